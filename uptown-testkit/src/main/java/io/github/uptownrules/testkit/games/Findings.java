package io.github.uptownrules.testkit.games;

import com.google.common.base.CharMatcher;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The laws that a game breaks: each is found once, and the search goes on. */
public final class Findings {
    private final Map<String, String> lines = new LinkedHashMap<>();

    /** Asks about a law; an exception breaks it. */
    void ask(GameLaw law, Object subject, Consumer<Check> questions) {
        Check check = new Check(law, subject);
        Optional<RuntimeException> error = error(() -> questions.accept(check));
        error.ifPresent(thrown -> check.broken("", "it fails with " + thrown));
    }

    /**
     * Reports the laws that were broken.
     *
     * @throws AssertionError if there is one
     */
    public void report() {
        if (!lines.isEmpty()) {
            throw new AssertionError(String.join("\n", lines.values()));
        }
    }

    /** Returns the exception that a call throws. */
    static Optional<RuntimeException> error(Runnable call) {
        try {
            call.run();
            return Optional.empty();
        } catch (RuntimeException e) {
            return Optional.of(e);
        }
    }

    /** Questions about one law. */
    final class Check {
        private final GameLaw law;
        private final Object subject;

        private Check(GameLaw law, Object subject) {
            this.law = law;
            this.subject = subject;
        }

        /** Demands that two values are equal. */
        void same(String what, @Nullable Object found, @Nullable Object expected) {
            if (!Objects.equals(found, expected)) {
                broken(what, what + " should be " + expected + ", not " + found);
            }
        }

        /** Demands a truth; the words say what is wrong otherwise. */
        void holds(String wrong, boolean isTrue) {
            holds(wrong, "", isTrue);
        }

        /** Demands a truth about something. */
        void holds(String wrong, Object about, boolean isTrue) {
            if (!isTrue) {
                broken(wrong, (wrong + " " + about).strip());
            }
        }

        /** Demands an exception of one line. */
        void refuses(String what, Runnable call) {
            refuses(what, IllegalArgumentException.class, call);
        }

        /** Demands an exception of a type, of one line. */
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

        /** Demands a text of one line. */
        void oneLine(String what, String text) {
            if (text.isBlank() || text.chars().anyMatch(Character::isISOControl)) {
                broken(what, what + " should be one line, not '" + text + "'");
            }
        }

        private void broken(String what, String how) {
            String line = law + ": " + how + "; in " + subject + "; demanded by the javadoc of " + law.demand();
            lines.putIfAbsent(
                    law + ": " + what, CharMatcher.javaIsoControl().replaceFrom(line.replace("\n", "\\n"), '?'));
        }
    }
}
