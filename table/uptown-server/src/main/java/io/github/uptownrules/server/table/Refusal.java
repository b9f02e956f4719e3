package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.MoveRefusal;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/** The reason why a request is refused. */
public final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    /** The kind of reason. Clients see the name in lower case as a code. */
    public enum Code {
        /** The move breaks a rule. */
        ILLEGAL,
        /** The text is not a move. */
        SYNTAX,
        /** The move is ambiguous or has no meaning. */
        MEANING,
        /** The game cannot be played with this equipment. */
        EQUIPMENT,
        /** The game has no such house rules. */
        RULESET,
        /** The operator has banned the address or the name. */
        BANNED,
        /** The operator has closed the server to new tables. */
        CLOSED,
        /** The position has changed in the meantime. */
        STALE,
        /** The client does not hold the seat. */
        NOT_A_SEAT,
        /** The game has not begun, or is over. */
        NOT_PLAYING,
        NOT_YOUR_TURN,
        NOT_OVER,
        NO_SUCH_PLY,
        TAKEN,
        /** Another player at the table has this name or one that looks like it. */
        NAME_TAKEN,
        UNKNOWN_TABLE,
        /** The request cannot be parsed. */
        BAD_REQUEST,
        /** The settings of the table do not allow it. */
        NOT_ALLOWED,
        /** The table has neither a person nor an open seat. */
        NO_PLAYER,
        /** Another player does not agree to take back the move. */
        KEPT,
        /** The player to move still has time. */
        TOO_EARLY,
        TOO_FAST,
        /** The server has too many tables. */
        TOO_MANY,
        /** The server has too much to compute. */
        BUSY,
        /** The change could not be stored and was not made. */
        UNAVAILABLE;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private final Code code;
    /** Transient: the server sends the faults to the client, but never serializes the exception. */
    private final transient JsonMembers faults;

    private Refusal(Code code, String message, JsonMembers faults) {
        super(message, null, false, false);
        this.code = code;
        this.faults = faults;
    }

    public static Refusal of(Code code, String message) {
        return new Refusal(code, message, out -> {});
    }

    public static Refusal badRequest(String message) {
        return of(Code.BAD_REQUEST, message);
    }

    /** Returns the refusal of a move. If the move is illegal, it includes the faults. */
    static Refusal of(MoveRefusal move) {
        return switch (move.kind()) {
            case SYNTAX -> of(Code.SYNTAX, move.message());
            case MEANING -> of(Code.MEANING, move.message());
            case ILLEGAL ->
                new Refusal(
                        Code.ILLEGAL,
                        move.message(),
                        out -> out.name("faults").jsonValue(move.faults().toString()));
        };
    }

    /** Returns the refusal as the cause of a failure; {@code CompletableFuture} may wrap it. */
    public static Optional<Refusal> causeOf(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof Refusal refusal ? Optional.of(refusal) : Optional.empty();
    }

    public Code code() {
        return code;
    }

    public String message() {
        return String.valueOf(getMessage());
    }

    /**
     * Returns the frame that answers a refused message.
     *
     * @param id the id of the message; empty if it has none
     */
    public String frame(Optional<Long> id) {
        return JsonMembers.object(out -> {
            out.name("type").value("refused");
            if (id.isPresent()) {
                out.name("id").value(id.get());
            }
            out.name("code").value(code.toString());
            out.name("message").value(message());
            faults.writeTo(out);
        });
    }
}
