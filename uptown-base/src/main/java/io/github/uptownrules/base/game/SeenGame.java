package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.search.MoveEstimate;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game as one viewer saw it, the only thing that clients and bots receive. It does not depend on hidden information:
 * in all worlds that look the same to the viewer, it gives the same texts, JSON, refusals, record, estimates and bot
 * choices. Immutable and thread-safe.
 *
 * <pre>{@code
 * SeenGame seen = game.deal("two-player", 42, "1").seenBy(Seat.TWO);
 * seen.legalMoves();    // -> [] (it is not its turn)
 * seen.sample(7);       // a position that looks the same to seat 2
 * }</pre>
 *
 * @since 0.1.0
 */
public interface SeenGame extends PlayedGame {
    /** The value of {@link #lastSeen} if the move revealed nothing to the viewer. */
    String NOTHING = "-";

    @Override
    SeenGame upTo(int ply);

    /** {@return whether the viewer is the seat to move} */
    default boolean isToMove() {
        return turn().isPresent() && turn().equals(viewer().flatMap(Viewer::asSeat));
    }

    /**
     * Checks that the viewer may play a move now.
     *
     * @param move untrusted text
     * @throws MoveRefusal if it is not a legal move of the viewer
     */
    default void check(String move) {
        ImmutableList<String> faults;
        try {
            faults = faults(move);
        } catch (MoveRefusal refusal) {
            throw refusal;
        } catch (IllegalArgumentException e) {
            throw MoveRefusal.syntax(String.valueOf(e.getMessage()));
        }
        if (isOver()) {
            throw MoveRefusal.gameOver();
        }
        if (!faults.isEmpty()) {
            throw MoveRefusal.illegal(String.join("; ", faults));
        }
    }

    /**
     * Returns the view as a JSON object with everything that a page needs to draw it and to play. The member
     * {@code over} is true once the game is over. Until then, {@code turn} is the number of the seat to move, or an
     * object with that number as {@code seat}. The member {@code standings} has the
     * {@linkplain #standingsJson standings}. A terminated game has no turn, no targets, and the standings of the
     * record.
     */
    default JsonText viewJson() {
        return JsonText.of(ViewMembers.of(this).buildOrThrow());
    }

    /**
     * Returns the last move as the viewer saw it, as a JSON object with the {@linkplain #move move} as {@code move}.
     *
     * @throws IllegalStateException if there was no move
     */
    default JsonText moveJson() {
        if (plies() == 0) {
            throw PlayedGame.noMove();
        }
        return JsonText.of(
                ImmutableMap.of("seat", upTo(plies() - 1).turn().orElseThrow().number(), "move", move(plies())));
    }

    /**
     * Returns the reasons against a move of the viewer as a JSON list with one object per reason, empty if the move
     * is legal.
     *
     * @param question the move in the form that the game's page sends, usually a single member {@code move}
     * @throws MoveRefusal if the question is malformed
     */
    default JsonText faultsJson(ImmutableMap<String, String> question) {
        String move = question.get("move");
        if (move == null || question.size() > 1) {
            throw MoveRefusal.syntax("expected the member 'move' and no other");
        }
        try {
            check(move);
            return JsonText.of(List.of());
        } catch (MoveRefusal refusal) {
            if (refusal.kind() == MoveRefusal.Kind.ILLEGAL) {
                return refusal.faults();
            }
            throw refusal;
        }
    }

    /**
     * Returns the information that the last move revealed to the viewer, in the form that {@link #follow} takes. A
     * client that receives it together with the move knows as much as its seat.
     *
     * @return for example a tile that the viewer drew, or {@link #NOTHING}
     * @throws IllegalStateException if there was no move
     */
    default String lastSeen() {
        if (plies() == 0) {
            throw PlayedGame.noMove();
        }
        return NOTHING;
    }

    /**
     * Returns the game after a move that the viewer received.
     *
     * @param move the move of the seat to move
     * @param seen the information that the move revealed to the viewer, or {@link #NOTHING}
     * @param turn the next seat to move, or the spectator if the game is over; empty if the viewer does not know
     *     it
     * @throws IllegalArgumentException if the move or the turn contradicts the view, or the viewer cannot know
     *     the turn
     */
    SeenGame follow(String move, String seen, Optional<Viewer> turn);

    /**
     * Checks the turn that a client received, in a game whose viewers can derive it.
     *
     * @param after the game after a move
     * @param turn the next seat to move; empty if unknown
     * @return the game
     * @throws IllegalArgumentException if the turn differs
     */
    static SeenGame checkTurn(SeenGame after, Optional<Viewer> turn) {
        Viewer found = after.turn().isPresent() ? after.turn().get() : Viewer.SPECTATOR;
        if (turn.isPresent() && turn.get() != found) {
            throw new IllegalArgumentException("the turn after the move is " + found + ", not " + turn.get());
        }
        return after;
    }

    /**
     * Checks that a game is the given viewer's.
     *
     * @return the game
     * @throws IllegalArgumentException if it is another viewer's
     */
    static SeenGame checkViewer(SeenGame seen, Viewer viewer) {
        requireNonNull(viewer, "viewer");
        Viewer own = seen.viewer().orElseThrow();
        if (own != viewer) {
            throw new IllegalArgumentException(
                    "this is the record of " + own.label() + ", which does not contain the view of " + viewer.label());
        }
        return seen;
    }

    /** {@return the number of possible worlds, 1 or more} */
    default BigInteger worldCount() {
        return BigInteger.ONE;
    }

    /**
     * Returns a random possible world, a position that looks the same to the viewer. All worlds are equally likely.
     *
     * @param seed the seed; the same seed gives the same world
     */
    default String sample(long seed) {
        return text();
    }

    /**
     * Lets a bot choose a move for the viewer.
     *
     * @param bot the name of the bot, with a budget if it takes one
     * @param random the source of randomness; the same bits give the same move
     * @return the move in notation; a third-party bot may choose an illegal one
     * @throws BotFailure if the bot fails to choose a move
     * @throws IllegalArgumentException if there is no such bot, or the viewer is not to move
     */
    String choose(String bot, RandomGenerator random);

    /**
     * Estimates the moves of the viewer.
     *
     * @param playouts the number of playouts over all moves, 1 or more
     * @param random the source of randomness; the same bits give the same estimates
     * @return legal moves without duplicates, the best first; empty if the game
     *     {@linkplain Game#hasHints does not support estimates}
     * @throws IllegalArgumentException if the viewer is not to move
     */
    default ImmutableList<MoveEstimate<String>> estimates(int playouts, RandomGenerator random) {
        requireNonNull(random, "random");
        return ImmutableList.of();
    }

    /**
     * Compares two legal moves of the viewer.
     *
     * @return the respects in which the position is worse after {@code move} than after {@code better}, each a code and
     *     its values, such as {@code more-groups 2}; empty if the game does not explain moves
     * @throws IllegalArgumentException if one of the moves is not a legal move of the viewer
     */
    default ImmutableList<String> drawbacks(String move, String better) {
        requireNonNull(move, "move");
        requireNonNull(better, "better");
        check(move);
        check(better);
        return ImmutableList.of();
    }
}
