package io.github.uptownrules.core.notation;

/**
 * Thrown when a move is well written but means nothing in a position: it leaves open which color, or captures nothing.
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
