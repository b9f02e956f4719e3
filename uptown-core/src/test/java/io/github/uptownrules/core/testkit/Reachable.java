package io.github.uptownrules.core.testkit;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All objects that can be reached from one, through fields, collections and arrays. */
final class Reachable {
    private Reachable() {}

    static Set<Object> from(Object root) {
        Set<Object> reached = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> open = new ArrayDeque<>();
        open.add(root);
        while (!open.isEmpty()) {
            Object next = open.remove();
            if (reached.add(next)) {
                addNeighbors(next, open);
            }
        }
        return reached;
    }

    private static void addNeighbors(Object object, Deque<Object> open) {
        if (object instanceof Collection<?> collection) {
            open.addAll(collection);
        } else if (object instanceof Map<?, ?> map) {
            open.addAll(map.keySet());
            open.addAll(map.values());
        } else if (object instanceof Optional<?> optional) {
            optional.ifPresent(open::add);
        } else if (object instanceof Object[] array) {
            for (int i = 0; i < Array.getLength(array); i++) {
                open.add(array[i]);
            }
        } else {
            addFields(object, open);
        }
    }

    private static void addFields(Object object, Deque<Object> open) {
        for (Class<?> type = object.getClass();
                type.getName().startsWith("io.github.uptownrules.");
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    try {
                        field.setAccessible(true);
                        Optional.ofNullable(field.get(object)).ifPresent(open::add);
                    } catch (IllegalAccessException | InaccessibleObjectException e) {
                        throw new AssertionError(e);
                    }
                }
            }
        }
    }
}
