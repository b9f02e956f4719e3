package io.github.uptownrules.core.notation;

/**
 * Thrown when a text is not a move in any position.
 *
 * <pre>{@code
 * try {
 *     MoveText.parse("b5@J5");
 * } catch (MoveSyntaxException e) {
 *     e.getMessage();    // -> not a move (such as b5@E5): 'b5@J5': not a cell (A1 to I9): 'J5'
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MoveSyntaxException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    MoveSyntaxException(String message) {
        super(message);
    }
}
