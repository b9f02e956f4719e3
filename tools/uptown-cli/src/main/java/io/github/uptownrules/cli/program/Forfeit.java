package io.github.uptownrules.cli.program;

import com.google.common.base.Ascii;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.cli.files.Failure;
import java.nio.charset.StandardCharsets;

/** A program lost its game because it did not play on: in words, why. */
public final class Forfeit extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final int MOST_CHARACTERS = 600;

    private final Cause cause;

    Forfeit(Cause cause, String message) {
        super(written(message));
        this.cause = cause;
    }

    /** As a header of a record takes it: one line, no half of a surrogate pair. */
    private static String written(String message) {
        String line = Ascii.truncate(Failure.onOneLine(message), MOST_CHARACTERS, "...");
        return new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    }

    /** How a record tells it. */
    public enum Cause {
        /** No answer in time. */
        TIME("time"),
        /** An answer that is no move, or no program left to answer: taken as if it had given up. */
        RESIGNATION("resignation");

        private final String code;

        Cause(String code) {
            this.code = code;
        }

        /** What stands in the header {@code Termination}, before the seat. */
        public String code() {
            return code;
        }
    }

    /** A program that played what the game does not take. */
    public static Forfeit refused(String move, String reason) {
        return new Forfeit(Cause.RESIGNATION, "it plays " + Quote.of(move) + ": " + reason);
    }

    /** What kind of forfeit it is. */
    public Cause kind() {
        return cause;
    }
}
