package io.github.uptownrules.core.notation;

/** Thrown when a text cannot be read. Its message says in one line what is wrong, where and why. */
public abstract sealed class NotationException extends IllegalArgumentException
        permits MoveSyntaxException, MoveResolutionException, PositionException, RecordException {
    private static final long serialVersionUID = 1;

    NotationException(String message) {
        super(message);
    }
}
