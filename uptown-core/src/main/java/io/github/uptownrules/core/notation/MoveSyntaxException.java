package io.github.uptownrules.core.notation;

/** Thrown when a text is not a move at all, in whatever position. */
public final class MoveSyntaxException extends NotationException {
    private static final long serialVersionUID = 1;

    MoveSyntaxException(String message) {
        super(message);
    }
}
