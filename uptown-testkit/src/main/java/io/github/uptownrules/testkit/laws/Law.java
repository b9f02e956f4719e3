package io.github.uptownrules.testkit.laws;

import java.util.Objects;
import java.util.Optional;

/**
 * A law, checked for one subject. Breaking it gives one line: the law, the actual and the expected value, and the text of the
 * subject, which is enough to reproduce the failure.
 *
 * @param name the numbers of the rules, or a few words if no rule has a number for it
 * @param subject the subject of the check; its text is only built for a failure
 */
public record Law(String name, Object subject) {

    /** Asserts that a value is as expected. */
    public void same(String what, Object found, Object expected) {
        if (!Objects.equals(found, expected)) {
            throw broken(what + " should be " + expected + ", not " + found);
        }
    }

    /** Asserts that a value is as expected, with a detail for the message. */
    public void same(String what, Object about, Object found, Object expected) {
        if (!Objects.equals(found, expected)) {
            throw broken(what + " " + about + " should be " + expected + ", not " + found);
        }
    }

    /** Asserts that two objects are equal and have equal hash codes and texts. */
    public void equal(String what, Object found, Object expected) {
        same(what, found, expected);
        same(what, "by its hash", found.hashCode(), expected.hashCode());
        same(what, "by its text", found.toString(), expected.toString());
    }

    /** Asserts a condition. */
    public void holds(String what, boolean isTrue) {
        if (!isTrue) {
            throw broken(what);
        }
    }

    /** Asserts a condition, with a detail for the message. */
    public void holds(String what, Object about, boolean isTrue) {
        if (!isTrue) {
            throw broken(what + " " + about);
        }
    }

    /** Asserts that a call throws an exception of a type. */
    public void refuses(String what, Class<? extends RuntimeException> type, Runnable call) {
        Optional<RuntimeException> error = error(call);
        same(what, error.<Object>map(RuntimeException::getClass).orElse("no error"), type);
    }

    /** Asserts that a call throws an IllegalArgumentException with a one-line message. */
    public void refuses(String what, Runnable call) {
        Optional<RuntimeException> error = error(call);
        holds(what + " is not refused", error.isPresent());
        error.ifPresent(thrown -> proper(what, thrown));
    }

    /** Asserts that an exception is an IllegalArgumentException with a one-line message. */
    public void proper(String what, RuntimeException thrown) {
        holds(
                what + " is refused with",
                thrown.toString(),
                thrown instanceof IllegalArgumentException
                        && !String.valueOf(thrown.getMessage()).isEmpty()
                        && String.valueOf(thrown.getMessage()).lines().count() == 1);
    }

    /** Returns the exception that a call throws, or empty. */
    static Optional<RuntimeException> error(Runnable call) {
        try {
            call.run();
            return Optional.empty();
        } catch (RuntimeException e) {
            return Optional.of(e);
        }
    }

    /** Returns the error for a violation of this law. */
    public AssertionError broken(String how) {
        return new AssertionError(name + ": " + how + "; in " + subject);
    }
}
