package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Passes null for each parameter of the public constructors and methods of a type, one at a time. Each call must throw a {@link
 * NullPointerException} whose message names the parameter: {@code requireNonNull(move, "move")} does this, and so does the JVM
 * if the method dereferences the argument.
 */
final class NullCheck {
    private static final ImmutableMap<Class<?>, Object> PRIMITIVES = ImmutableMap.<Class<?>, Object>builder()
            .put(boolean.class, false)
            .put(byte.class, (byte) 1)
            .put(char.class, 'x')
            .put(double.class, 1.0)
            .put(float.class, 1.0f)
            .put(int.class, 1)
            .put(long.class, 1L)
            .put(short.class, (short) 1)
            .buildOrThrow();

    private final ImmutableList<Object> values;
    private final ImmutableSet<String> others;

    /**
     * Creates a check.
     *
     * @param values the values on which methods are called, and which are passed for the other parameters
     * @param others methods that users implement and the library calls, such as {@code Game.deal}; they are only checked if the
     * values include an implementation
     */
    NullCheck(ImmutableList<Object> values, ImmutableSet<String> others) {
        this.values = values;
        this.others = others;
    }

    ImmutableList<String> complaints(Class<?> type) {
        return Stream.concat(constructors(type), methods(type))
                .flatMap(this::complaints)
                .distinct()
                .sorted()
                .collect(ImmutableList.toImmutableList());
    }

    private static Stream<Executable> constructors(Class<?> type) {
        return Modifier.isAbstract(type.getModifiers()) || type.isEnum()
                ? Stream.empty()
                : Stream.of(type.getConstructors());
    }

    /** Returns all methods except {@code equals}, which accepts null, and synthetic ones. */
    private static Stream<Executable> methods(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
                .filter(method -> !method.getName().equals("equals"))
                .filter(method -> !(type.isEnum() && method.getName().equals("valueOf")))
                .map(Executable.class::cast);
    }

    private Stream<String> complaints(Executable executable) {
        return IntStream.range(0, executable.getParameterCount())
                .filter(i -> !executable.getParameterTypes()[i].isPrimitive())
                .filter(i -> !executable.getAnnotatedParameterTypes()[i].isAnnotationPresent(Nullable.class))
                .boxed()
                .flatMap(i -> complaints(executable, i));
    }

    private Stream<String> complaints(Executable executable, int at) {
        String parameter = executable.getParameters()[at].getName();
        ImmutableList<Optional<Object>> receivers = receivers(executable);
        if (receivers.isEmpty()) {
            return others.contains(name(executable))
                    ? Stream.empty()
                    : Stream.of(name(executable) + ": there is no value to call it on");
        }
        @Nullable Object[] arguments = new Object[executable.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = i == at ? null : value(executable.getParameterTypes()[i]);
        }
        return receivers.stream()
                .flatMap(receiver -> call(executable, receiver, arguments, parameter).stream())
                .map(complaint -> signature(executable) + " with null as " + parameter + ": " + complaint);
    }

    private static String name(Executable executable) {
        return executable.getDeclaringClass().getSimpleName() + "."
                + (executable instanceof Method ? executable.getName() : "new");
    }

    private static String signature(Executable executable) {
        return name(executable)
                + Arrays.stream(executable.getParameterTypes())
                        .map(Class::getSimpleName)
                        .toList();
    }

    /** Returns the receiver of a call, or empty for a static method. */
    private ImmutableList<Optional<Object>> receivers(Executable executable) {
        return executable instanceof Method && !Modifier.isStatic(executable.getModifiers())
                ? values.stream()
                        .filter(executable.getDeclaringClass()::isInstance)
                        .map(Optional::of)
                        .collect(ImmutableList.toImmutableList())
                : ImmutableList.of(Optional.empty());
    }

    private Object value(Class<?> type) {
        Optional<Object> given = values.stream().filter(type::isInstance).findFirst();
        if (given.isPresent()) {
            return given.get();
        }
        if (type.isPrimitive()) {
            return Optional.ofNullable(PRIMITIVES.get(type)).orElseThrow();
        }
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 0);
        }
        if (type.isInstance("")) {
            return "x";
        }
        if (type.isInterface() && !type.isSealed()) {
            return Proxy.newProxyInstance(
                    NullCheck.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, with) -> {
                        throw new UnsupportedOperationException(method.getName());
                    });
        }
        throw new IllegalArgumentException("there is no value of " + type);
    }

    private static Optional<String> call(
            Executable executable, Optional<Object> receiver, @Nullable Object[] arguments, String parameter) {
        try {
            if (executable instanceof Method method) {
                method.invoke(receiver.orElse(null), arguments);
            } else {
                ((Constructor<?>) executable).newInstance(arguments);
            }
            return Optional.of("accepted");
        } catch (InvocationTargetException e) {
            String message = String.valueOf(e.getCause().getMessage());
            return e.getCause() instanceof NullPointerException
                            && (message.equals(parameter) || message.endsWith("because \"" + parameter + "\" is null"))
                    ? Optional.empty()
                    : Optional.of(String.valueOf(e.getCause()));
        } catch (ReflectiveOperationException e) {
            return Optional.of(e.toString());
        }
    }
}
