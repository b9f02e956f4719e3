package io.github.uptownrules.core.notation;

/** Thrown when a move is well written but means nothing in a position: it leaves open which color, or captures nothing. */
public final class MoveResolutionException extends NotationException {
    private static final long serialVersionUID = 1;

    MoveResolutionException(String message) {
        super(message);
    }
}
