package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.MoveRefusal;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/** Why something is not done. */
public final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    /** What kind of reason it is; the name in lower case is the code that clients see. */
    public enum Code {
        /** The move breaks a rule. */
        ILLEGAL,
        /** The text is no move, or no part of one. */
        SYNTAX,
        /** The move could mean more than one thing, or nothing. */
        MEANING,
        /** The game cannot be played with that. */
        EQUIPMENT,
        /** The position has changed since. */
        STALE,
        /** Only who sits on a seat may. */
        NOT_A_SEAT,
        /** The game has not begun, or is over. */
        NOT_PLAYING,
        /** Another seat is to move. */
        NOT_YOUR_TURN,
        /** Only when the game is over. */
        NOT_OVER,
        /** There is no such ply. */
        NO_SUCH_PLY,
        /** The seat is taken. */
        TAKEN,
        /** Another player at the table has this name, or one that looks like it. */
        NAME_TAKEN,
        /** There is no such table. */
        UNKNOWN_TABLE,
        /** The request is not understood. */
        BAD_REQUEST,
        /** The table was made so that it is not allowed. */
        NOT_ALLOWED,
        /** A table without a person or an open seat. */
        NO_PLAYER,
        /** Another player does not want the move to be taken back. */
        KEPT,
        /** The one who is waited for still has some time. */
        TOO_EARLY,
        /** Too much in too short a time. */
        TOO_FAST,
        /** There are too many tables. */
        TOO_MANY,
        /** The server has too much to think about. */
        BUSY,
        /** It could not be stored, and so was not done. */
        UNAVAILABLE;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private final Code code;
    /** Not sent to other programs, as exceptions may be, but to the client. */
    private final transient JsonMembers faults;

    private Refusal(Code code, String message, JsonMembers faults) {
        super(message, null, false, false);
        this.code = code;
        this.faults = faults;
    }

    /** A reason without more to it. */
    public static Refusal of(Code code, String message) {
        return new Refusal(code, message, out -> {});
    }

    /** A request that cannot be understood. */
    public static Refusal badRequest(String message) {
        return of(Code.BAD_REQUEST, message);
    }

    /** A move that the game refuses: if it is illegal, with the member with the reasons. */
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

    /** The refusal that made something fail, if it was one; {@code CompletableFuture} wraps it on the way. */
    public static Optional<Refusal> causeOf(Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        return cause instanceof Refusal refusal ? Optional.of(refusal) : Optional.empty();
    }

    /** {@return the kind of reason} */
    public Code code() {
        return code;
    }

    /** {@return the message, on one line} */
    public String message() {
        return String.valueOf(getMessage());
    }

    /**
     * Returns the frame that answers a refused message.
     *
     * @param id the message's id; empty if it has none that can be read
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
