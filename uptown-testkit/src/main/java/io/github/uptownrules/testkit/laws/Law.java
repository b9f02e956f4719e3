package io.github.uptownrules.testkit.laws;

import java.util.Objects;
import java.util.Optional;

/**
 * A law, checked for one thing. Breaking it gives one line: which law, what was found in place of what, and the text of
 * that thing, from which all can be tried again.
 *
 * @param name the rules it is made of, or a few words where no rule has a number for it
 * @param subject what it is asked about; its text is only made when something is wrong
 */
public record Law(String name, Object subject) {

    /** Demands that something is as it should be. */
    public void same(String what, Object found, Object expected) {
        if (!Objects.equals(found, expected)) {
            throw broken(what + " should be " + expected + ", not " + found);
        }
    }

    /** Demands that something about something is as it should be. */
    public void same(String what, Object about, Object found, Object expected) {
        if (!Objects.equals(found, expected)) {
            throw broken(what + " " + about + " should be " + expected + ", not " + found);
        }
    }

    /** Demands that two things are equal. */
    public void equal(String what, Object found, Object expected) {
        same(what, found, expected);
        same(what, "by its hash", found.hashCode(), expected.hashCode());
        same(what, "by its text", found.toString(), expected.toString());
    }

    /** Demands a truth. */
    public void holds(String what, boolean isTrue) {
        if (!isTrue) {
            throw broken(what);
        }
    }

    /** Demands a truth about something. */
    public void holds(String what, Object about, boolean isTrue) {
        if (!isTrue) {
            throw broken(what + " " + about);
        }
    }

    /** Demands that a call is refused with an exception of some type. */
    public void refuses(String what, Class<? extends RuntimeException> type, Runnable call) {
        Optional<RuntimeException> error = error(call);
        same(what, error.<Object>map(RuntimeException::getClass).orElse("no error"), type);
    }

    /** Demands that a call is refused with an IllegalArgumentException of one line. */
    public void refuses(String what, Runnable call) {
        Optional<RuntimeException> error = error(call);
        holds(what + " is not refused", error.isPresent());
        error.ifPresent(thrown -> proper(what, thrown));
    }

    /** Demands that an exception is an IllegalArgumentException of one line. */
    public void proper(String what, RuntimeException thrown) {
        holds(
                what + " is refused with",
                thrown.toString(),
                thrown instanceof IllegalArgumentException
                        && !String.valueOf(thrown.getMessage()).isEmpty()
                        && String.valueOf(thrown.getMessage()).lines().count() == 1);
    }

    /** What a call throws. */
    static Optional<RuntimeException> error(Runnable call) {
        try {
            call.run();
            return Optional.empty();
        } catch (RuntimeException e) {
            return Optional.of(e);
        }
    }

    /** The error that says that this law is broken. */
    public AssertionError broken(String how) {
        return new AssertionError(name + ": " + how + "; in " + subject);
    }
}
