package io.github.uptownrules.testkit.games;

import com.google.common.base.CharMatcher;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The broken laws of a game. Each is reported once, and the search continues. */
public final class Findings {
    private final Map<String, String> lines = new LinkedHashMap<>();

    /** Checks a law. An exception also breaks the law. */
    void ask(GameLaw law, Object subject, Consumer<Check> questions) {
        Check check = new Check(law, subject);
        Optional<RuntimeException> error = error(() -> questions.accept(check));
        error.ifPresent(thrown -> check.broken("", "it fails with " + thrown));
    }

    /**
     * Reports the broken laws.
     *
     * @throws AssertionError if a law is broken
     */
    public void report() {
        if (!lines.isEmpty()) {
            throw new AssertionError(String.join("\n", lines.values()));
        }
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

    /** The assertions of one law. */
    final class Check {
        private final GameLaw law;
        private final Object subject;

        private Check(GameLaw law, Object subject) {
            this.law = law;
            this.subject = subject;
        }

        void same(String what, @Nullable Object found, @Nullable Object expected) {
            if (!Objects.equals(found, expected)) {
                broken(what, what + " should be " + expected + ", not " + found);
            }
        }

        /** Asserts a condition. The text describes its violation. */
        void holds(String wrong, boolean isTrue) {
            holds(wrong, "", isTrue);
        }

        /** Asserts a condition about a subject. */
        void holds(String wrong, Object about, boolean isTrue) {
            if (!isTrue) {
                broken(wrong, (wrong + " " + about).strip());
            }
        }

        /** Asserts that a call throws an IllegalArgumentException with a one-line message. */
        void refuses(String what, Runnable call) {
            refuses(what, IllegalArgumentException.class, call);
        }

        /** Asserts that a call throws an exception of a type, with a one-line message. */
        void refuses(String what, Class<? extends RuntimeException> type, Runnable call) {
            Optional<RuntimeException> error = error(call);
            if (error.isEmpty()) {
                broken(what, what + " is not refused");
            } else if (!type.isInstance(error.get())) {
                broken(what, what + " is refused with " + error.get());
            } else if (type != IndexOutOfBoundsException.class) {
                oneLine("the refusal of " + what, String.valueOf(error.get().getMessage()));
            }
        }

        void oneLine(String what, String text) {
            if (text.isBlank() || text.chars().anyMatch(Character::isISOControl)) {
                broken(what, what + " should be one line, not '" + text + "'");
            }
        }

        private void broken(String what, String how) {
            String line = law + ": " + how + "; in " + subject + "; required by the javadoc of " + law.demand();
            lines.putIfAbsent(
                    law + ": " + what, CharMatcher.javaIsoControl().replaceFrom(line.replace("\n", "\\n"), '?'));
        }
    }
}
