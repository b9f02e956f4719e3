package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.math.BigInteger;
import java.util.random.RandomGenerator;

/**
 * What a seat or a spectator sees of a game, and nothing else. Immutable.
 *
 * <pre>{@code
 * TextView view = OldGames.load().first().deal("two-player", 42, "1").viewFor("2");
 * view.legalMoves();        // -> [] (it is not its turn)
 * view.sample(7);      // a position that looks like this from here
 * }</pre>
 *
 * @since 0.1.0
 */
public interface TextView extends TextPosition {
    /** {@return whose place it is: a seat, or {@link #SPECTATOR}} */
    String viewer();

    /** {@return whether the viewer is to move} */
    default boolean isToMove() {
        return !isOver() && turn().equals(viewer());
    }

    /**
     * What the viewer saw by the last move, as {@link #follow} takes it: so a client that is sent it with the move knows what its seat
     * knows.
     *
     * @return such as a tile that was drawn, or {@code -} if nothing came to light for the viewer
     * @throws IllegalStateException if there was no move
     */
    String lastSeen();

    /** {@return how many possible worlds there are, 1 or more} */
    BigInteger worldCount();

    /**
     * One of the possible worlds, each equally likely.
     *
     * @param seed chooses it
     * @return the world, as a position
     */
    String sample(long seed);

    /**
     * The move that a bot would make here.
     *
     * @param bot the name of the bot
     * @param random where all its chance comes from
     * @return the move; a bot of others may choose an illegal one
     * @throws BotFailure if the bot chooses none
     * @throws IllegalArgumentException if there is no such bot, or the viewer is not to move
     */
    String choose(String bot, RandomGenerator random);

    /**
     * What bots of this game think of the moves of the viewer.
     *
     * @param playouts how many games they are tried in together, 1 or more
     * @param random where all chance comes from
     * @return the moves, the best first; none if the game cannot tell
     * @throws IllegalArgumentException if it is not the turn of the viewer
     */
    default ImmutableList<EstimatedMove> estimates(int playouts, RandomGenerator random) {
        return ImmutableList.of();
    }

    /**
     * The view after a move, in a game in which the viewer knows who is to move then.
     *
     * @param move the move of the seat to move
     * @param seen what the viewer saw by it, such as a tile that it drew, or {@code -}
     * @return the view after the move
     * @throws IllegalArgumentException if the move cannot be, as far as the viewer sees, or the viewer cannot know who is to move
     */
    TextView follow(String move, String seen);

    /**
     * The view after a move.
     *
     * @param move the move of the seat to move
     * @param seen what the viewer saw by it, such as a tile that it drew, or {@code -}
     * @param turn the seat to move then, or {@link #SPECTATOR} if the game is over
     * @return the view after the move
     * @throws IllegalArgumentException if the move or the turn cannot be, as far as the viewer sees
     */
    default TextView follow(String move, String seen, String turn) {
        requireNonNull(move, "move");
        requireNonNull(seen, "seen");
        requireNonNull(turn, "turn");
        TextView after = follow(move, seen);
        if (!after.turn().equals(turn)) {
            throw new IllegalArgumentException("the turn is that of " + after.turn() + " then, not of " + turn);
        }
        return after;
    }
}
