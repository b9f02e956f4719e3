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
 * An object that breaks a law and, if possible, no other.
 *
 * @param law the beginning of the message: the name of the law and the text of the check
 * @param error the injected error, as the document lists it
 * @param check runs the check that is expected to fail
 */
public record Breaker(String law, String error, Runnable check) {

    /** Returns the broken law among all laws, or the actual result. */
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

    /** Returns a copy that gives other answers to some calls. It equals only itself, so it has a different hash code. */
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

    /** Returns the answers of the object itself. Mockito's own answer is slower, because it looks up the method each time. */
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
