package io.github.uptownrules.core.notation;

/**
 * Thrown when a well-formed move has no meaning in a position: its color is ambiguous, or it captures on an empty
 * cell.
 *
 * <pre>{@code
 * try {
 *     MoveText.parse("b2xA2").resolve(game);
 * } catch (MoveResolutionException e) {
 *     e.getMessage();    // -> b2xA2 captures on cell A2, which is empty
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class MoveResolutionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    MoveResolutionException(String message) {
        super(message);
    }
}
