package io.github.uptownrules.core.notation;

/**
 * Thrown when a text cannot be read. Its message says in one line what is wrong, where and why.
 *
 * <pre>{@code
 * String[] texts = {"b5@J5", "b2xA2", "g2@A2"};
 * for (String line : texts) {
 *     try {
 *         MoveText.parse(line).resolve(game).legal(game);
 *     } catch (NotationException | IllegalMoveException e) {
 *         System.out.println(e.getMessage());
 *     }
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public abstract sealed class NotationException extends IllegalArgumentException
        permits MoveSyntaxException, MoveResolutionException, PositionException, RecordException {
    private static final long serialVersionUID = 1;

    NotationException(String message) {
        super(message);
    }
}
