package io.github.uptownrules.testkit.laws;

import static org.mockito.AdditionalAnswers.delegatesTo;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.withSettings;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.function.Consumer;
import org.mockito.stubbing.Answer;

/**
 * Something that breaks a law and, as far as the law allows, no other.
 *
 * @param law the beginning of the message: the name of the law, and the words of the check
 * @param error what is wrong, for the document
 * @param check asks about it, and is to find that
 */
public record Breaker(String law, String error, Runnable check) {

    /** The law among all laws that is found broken, or what is found in its place. */
    public String found(Set<String> laws) {
        try {
            check.run();
            return "nothing";
        } catch (AssertionError e) {
            String message = String.valueOf(e.getMessage());
            return laws.stream()
                    .filter(message::startsWith)
                    .reduce((one, other) -> one.length() > other.length() ? one : other)
                    .orElse(message);
        }
    }

    /** A copy that answers some questions otherwise. It equals only itself, and so has another hash code. */
    static <T> T but(T object, Consumer<T> wrong) {
        @SuppressWarnings("unchecked")
        T copy = (T) mock(
                object.getClass(),
                withSettings()
                        .spiedInstance(object)
                        .defaultAnswer(answersOf(object))
                        .stubOnly());
        wrong.accept(copy);
        return copy;
    }

    /** The answers of the object itself. Those of Mockito look for the method anew each time, which takes longer. */
    private static Answer<Object> answersOf(Object object) {
        if (!Modifier.isPublic(object.getClass().getModifiers())) {
            return delegatesTo(object);
        }
        return call -> {
            try {
                return call.getMethod().invoke(object, call.getRawArguments());
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        };
    }

    @Override
    public String toString() {
        return law;
    }
}
