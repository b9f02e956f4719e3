package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Sample values of many types: given values, and the results of their methods and of static methods without parameters. */
final class KnownValues {
    private final ImmutableList<Class<?>> types;
    private final List<Object> values = new ArrayList<>();
    private final Set<Class<?>> known = new HashSet<>();

    private KnownValues(ImmutableList<Class<?>> types) {
        this.types = types;
    }

    /**
     * Returns at least one value of each reachable class.
     *
     * @param types the types of interest
     * @param given the initial values, all of which are kept
     */
    static ImmutableList<Object> of(ImmutableList<Class<?>> types, Iterable<Object> given) {
        KnownValues found = new KnownValues(types);
        given.forEach(value -> {
            found.values.add(value);
            found.known.add(value.getClass());
        });
        types.stream().filter(Class::isEnum).forEach(type -> found.add(type.getEnumConstants()[0]));
        types.forEach(type -> found.ask(type, Optional.empty()));
        for (int i = 0; i < found.values.size(); i++) {
            Object value = found.values.get(i);
            types.stream().filter(type -> type.isInstance(value)).forEach(type -> found.ask(type, Optional.of(value)));
        }
        return ImmutableList.copyOf(found.values);
    }

    private void ask(Class<?> type, Optional<Object> value) {
        Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && method.getParameterCount() == 0)
                .filter(method -> Modifier.isStatic(method.getModifiers()) != value.isPresent())
                .filter(method -> !method.getReturnType().isPrimitive() && method.getReturnType() != Stream.class)
                .forEach(method -> answer(method, value));
    }

    private void answer(Method method, Optional<Object> value) {
        try {
            Object answer = method.invoke(value.orElse(null));
            if (answer instanceof Optional<?> optional) {
                optional.ifPresent(this::add);
            } else if (answer instanceof Collection<?> collection) {
                collection.stream().limit(1).forEach(this::add);
            } else {
                add(answer);
            }
        } catch (InvocationTargetException e) {
            // The method cannot be called in this state, such as the winner of an unfinished game.
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private void add(Object value) {
        if (types.stream().anyMatch(type -> type.isInstance(value)) && known.add(value.getClass())) {
            values.add(value);
        }
    }
}
