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
 * A game as one viewer saw it: all that a client, and a bot on a seat, are given. Nothing of it depends on what the viewer cannot know:
 * its texts, JSON, refusals, record, estimates and choices of bots are equal in all worlds that look the same to the viewer.
 * Immutable; used on any thread.
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
    /** {@link #lastSeen} if nothing came to light for the viewer. */
    String NOTHING = "-";

    @Override
    SeenGame upTo(int ply);

    /** {@return whether the viewer is the seat to move} */
    default boolean isToMove() {
        return turn().isPresent() && turn().equals(viewer().flatMap(Viewer::asSeat));
    }

    /**
     * Checks that the viewer may make a move now.
     *
     * @param move the text of a move, by anybody
     * @throws MoveRefusal if it is no legal move of the viewer
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
     * Returns the view as JSON, with all that a page needs to draw it and to play. Its member {@code over} says whether the game is
     * over; until then {@code turn} is the number of the seat to move, or an object with that as {@code seat}; {@code standings} are the
     * {@linkplain #standingsJson standings}. At the end of a terminated game it has no turn, no targets, and the standings of the record.
     *
     * @return an object
     */
    default JsonText viewJson() {
        return JsonText.of(ViewMembers.of(this).buildOrThrow());
    }

    /**
     * Returns what the viewer saw of the last move, as JSON.
     *
     * @return an object, with the {@linkplain #move move} as {@code move}
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
     * Returns the reasons against a move of the viewer, as JSON.
     *
     * @param question the move, as the page of the game asks for it: as a rule the member {@code move} and nothing else
     * @return a list of objects, one for each reason; empty if the move is legal
     * @throws MoveRefusal if the question is not understood
     */
    default JsonText faultsJson(ImmutableMap<String, String> question) {
        String move = question.get("move");
        if (move == null || question.size() > 1) {
            throw MoveRefusal.syntax("a question has 'move', and nothing else");
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
     * Returns what came to light for the viewer by the last move, as {@link #follow} takes it: a client that is sent it with the move
     * knows what its seat knows.
     *
     * @return such as a tile that the viewer drew, or {@link #NOTHING}
     * @throws IllegalStateException if there was no move
     */
    default String lastSeen() {
        if (plies() == 0) {
            throw PlayedGame.noMove();
        }
        return NOTHING;
    }

    /**
     * Returns the game after a move that the viewer was sent.
     *
     * @param move the move of the seat to move
     * @param seen what came to light for the viewer by it, or {@link #NOTHING}
     * @param turn the seat to move then, or the spectator if the game is over; empty if the viewer does not know it
     * @return the game after the move
     * @throws IllegalArgumentException if the move or the turn cannot be, as far as the viewer sees, or the viewer cannot know the turn
     */
    SeenGame follow(String move, String seen, Optional<Viewer> turn);

    /**
     * Checks the turn that a client sent, for a game whose viewers can derive it.
     *
     * @param after the game after a move
     * @param turn the seat to move then; empty if the client sent none
     * @return the game
     * @throws IllegalArgumentException if the turn is another
     */
    static SeenGame checkTurn(SeenGame after, Optional<Viewer> turn) {
        Viewer found = after.turn().isPresent() ? after.turn().get() : Viewer.SPECTATOR;
        if (turn.isPresent() && turn.get() != found) {
            throw new IllegalArgumentException("the turn is that of " + found + " then, not of " + turn.get());
        }
        return after;
    }

    /**
     * Checks that a viewer is the one who saw a game.
     *
     * @param seen a game as its viewer saw it
     * @param viewer any viewer
     * @return the game
     * @throws IllegalArgumentException if it is another viewer
     */
    static SeenGame checkViewer(SeenGame seen, Viewer viewer) {
        requireNonNull(viewer, "viewer");
        Viewer own = seen.viewer().orElseThrow();
        if (own != viewer) {
            throw new IllegalArgumentException("this record is what " + own.label()
                    + " saw of the game, and does not say what " + viewer.label() + " saw");
        }
        return seen;
    }

    /** {@return the number of possible worlds, 1 or more} */
    default BigInteger worldCount() {
        return BigInteger.ONE;
    }

    /**
     * Returns one of the possible worlds, each equally likely.
     *
     * @param seed the seed of the choice; the same one gives the same world
     * @return the world, as a position that looks the same to the viewer
     */
    default String sample(long seed) {
        return text();
    }

    /**
     * Lets a bot choose a move for the viewer.
     *
     * @param bot the name of the bot, with a budget if it takes one
     * @param random the source of all its chance
     * @return the move in notation, the same for the same bits; the bot of another author may choose an illegal one
     * @throws BotFailure if the bot chooses none
     * @throws IllegalArgumentException if there is no such bot, or the viewer is not to move
     */
    String choose(String bot, RandomGenerator random);

    /**
     * Estimates the moves of the viewer.
     *
     * @param playouts the number of games in which they are tried together, 1 or more
     * @param random the source of all chance
     * @return legal moves, each once, the best first; the same for the same bits; none if the game {@linkplain Game#hasHints has no
     *     estimates}
     * @throws IllegalArgumentException if the viewer is not to move
     */
    default ImmutableList<MoveEstimate<String>> estimates(int playouts, RandomGenerator random) {
        requireNonNull(random, "random");
        return ImmutableList.of();
    }
}
