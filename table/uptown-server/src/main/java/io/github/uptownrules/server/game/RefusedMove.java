package io.github.uptownrules.server.game;

import static java.util.Objects.requireNonNull;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/**
 * Why a move is not made, as far as the seat that wants to make it can know.
 *
 * <pre>{@code
 * RefusedMove.illegal("take 1 to 3 stones").kind();    // -> ILLEGAL
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RefusedMove extends Exception {
    private static final long serialVersionUID = 1;

    /** What kind of reason it is. */
    public enum Kind {
        /** The text is no move. */
        SYNTAX,
        /** The text could mean more than one move, or none. */
        MEANING,
        /** The move breaks a rule. */
        ILLEGAL
    }

    private final Kind kind;

    /** Not for other programs, as exceptions may be, but for the client. */
    private final transient JsonValue faults;

    private RefusedMove(Kind kind, String message, JsonValue faults) {
        super(message, null, false, false);
        this.kind = kind;
        this.faults = faults;
    }

    /**
     * A text that is no move, whatever the position.
     *
     * @param message why, on one line
     * @return the refusal
     */
    public static RefusedMove syntax(String message) {
        requireNonNull(message, "message");
        return new RefusedMove(Kind.SYNTAX, message, RefusedMove::writeNone);
    }

    /**
     * A text that could be more than one move, or none.
     *
     * @param message why, on one line
     * @return the refusal
     */
    public static RefusedMove meaning(String message) {
        requireNonNull(message, "message");
        return new RefusedMove(Kind.MEANING, message, RefusedMove::writeNone);
    }

    /**
     * A move that breaks a rule.
     *
     * @param message which, on one line
     * @return the refusal, whose faults are a list with one object that has the message
     */
    public static RefusedMove illegal(String message) {
        return illegal(
                message,
                out -> out.beginArray()
                        .beginObject()
                        .name("message")
                        .value(message)
                        .endObject()
                        .endArray());
    }

    /**
     * A move that breaks rules.
     *
     * @param message which, on one line
     * @param faults the same for a program, as {@link SeenGame#faults} has it
     * @return the refusal
     */
    public static RefusedMove illegal(String message, JsonValue faults) {
        requireNonNull(message, "message");
        requireNonNull(faults, "faults");
        return new RefusedMove(Kind.ILLEGAL, message, faults);
    }

    private static void writeNone(JsonWriter out) throws IOException {
        out.beginArray().endArray();
    }

    /** {@return what kind of reason it is} */
    public Kind kind() {
        return kind;
    }

    /** {@return the reason for people, on one line} */
    public String message() {
        return String.valueOf(getMessage());
    }

    /** {@return a list of all rules that the move breaks, for a program} */
    public JsonValue faults() {
        return faults;
    }
}
