package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import java.util.List;

/**
 * Thrown for a move that cannot be played. The reason depends only on information that the player can see.
 *
 * <pre>{@code
 * MoveRefusal refusal = MoveRefusal.illegal("column d is full");
 * refusal.kind();       // -> ILLEGAL
 * refusal.faults();     // -> [{"message":"column d is full"}]
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MoveRefusal extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The kind of a reason. */
    public enum Kind {
        /** The text is not a move. */
        SYNTAX,
        /** The text could mean several moves, or none. */
        MEANING,
        /** The move breaks a rule. */
        ILLEGAL
    }

    private final Kind kind;
    private final transient JsonText faults;

    private MoveRefusal(Kind kind, String message, JsonText faults) {
        super(requireNonNull(message, "message"));
        this.kind = kind;
        this.faults = requireNonNull(faults, "faults");
    }

    /**
     * Returns the refusal of a text that is not a move in any position.
     *
     * @param message the reason, on one line
     */
    public static MoveRefusal syntax(String message) {
        return new MoveRefusal(Kind.SYNTAX, message, JsonText.of(List.of()));
    }

    /**
     * Returns the refusal of a text that could mean several moves, or none.
     *
     * @param message the reason, on one line
     */
    public static MoveRefusal meaning(String message) {
        return new MoveRefusal(Kind.MEANING, message, JsonText.of(List.of()));
    }

    /**
     * Returns the refusal of a move that breaks a rule. Its faults are a list of one object with the message.
     *
     * @param message the reason, on one line
     */
    public static MoveRefusal illegal(String message) {
        requireNonNull(message, "message");
        return illegal(message, JsonText.of(List.of(ImmutableMap.of("message", message))));
    }

    /**
     * Returns the refusal of a move that breaks rules.
     *
     * @param message all reasons, on one line
     * @param faults a list of objects for programs, one per reason
     */
    public static MoveRefusal illegal(String message, JsonText faults) {
        return new MoveRefusal(Kind.ILLEGAL, message, faults);
    }

    /** {@return the refusal of every move after the end of a game} */
    public static MoveRefusal gameOver() {
        String message = "the game is over";
        return illegal(message, JsonText.of(List.of(ImmutableMap.of("code", "game-over", "message", message))));
    }

    /** {@return the kind of the reason} */
    public Kind kind() {
        return kind;
    }

    /** {@return the reason, on one line} */
    public String message() {
        return String.valueOf(getMessage());
    }

    /** {@return a list of objects, one per broken rule; empty if the text is not a move} */
    public JsonText faults() {
        return faults;
    }
}
