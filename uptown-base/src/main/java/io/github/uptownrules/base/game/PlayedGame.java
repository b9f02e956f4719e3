package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quote;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game with its moves so far: {@link Whole}, or {@linkplain SeenGame as one viewer saw it}. All properties except the
 * moves describe the game after its last move; {@link #upTo} goes back. Immutable.
 *
 * <pre>{@code
 * PlayedGame.Whole start = game.deal("two-player", 42, "1");
 * PlayedGame.Whole played = start.play(start.legalMoves().get(0));
 * played.turn();                                              // -> Optional[2]
 * played.find(played.text());                                 // -> [1]
 * played.upTo(0).text().equals(start.text());                 // -> true
 * game.record(played.record()).text().equals(played.text());  // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public interface PlayedGame {
    /** A complete game, including all hidden information. */
    interface Whole extends PlayedGame {
        /** {@return empty, because a whole game has no viewer} */
        @Override
        default Optional<Viewer> viewer() {
            return Optional.empty();
        }

        /**
         * Plays a move of the seat to move. The move is parsed and checked once.
         *
         * @return the game after the move
         * @throws IllegalArgumentException if the move is not legal, or the game was terminated; unless it is a
         *     {@link MoveRefusal}, the message may reveal hidden information
         */
        Whole play(String move);

        /**
         * Plays a player's move.
         *
         * @param seat the player's seat, which need not be the seat to move
         * @param move untrusted text
         * @return the game after the move
         * @throws MoveRefusal if it is not a legal move of this seat; the reason depends only on information that
         *     the seat can see
         */
        default Whole play(Seat seat, String move) {
            requireNonNull(seat, "seat");
            requireNonNull(move, "move");
            if (turn().equals(Optional.of(seat))) {
                try {
                    return play(move);
                } catch (MoveRefusal e) {
                    throw e; // its reason is safe to show to the seat
                } catch (IllegalArgumentException e) {
                    seenBy(seat).check(move); // throws with a reason that is safe to show to the seat
                    throw e;
                }
            }
            seenBy(seat).check(move);
            throw MoveRefusal.illegal("it is not the turn of seat " + seat);
        }

        /**
         * Returns the game after its first {@code ply} moves, with its headers. A termination is kept if {@code ply}
         * is the number of moves.
         *
         * @throws IndexOutOfBoundsException if the game has fewer moves
         */
        @Override
        Whole upTo(int ply);

        /**
         * Returns this game with a header in its record, such as {@code Seat1} with the name of a player.
         *
         * @throws IllegalArgumentException if the name is not a capital letter followed by letters and digits, if
         *     the record writes this header itself, or if the value has several lines
         */
        Whole withHeader(String name, String value);

        /**
         * Returns this game terminated by something other than its rules. Text, JSON and record then show it as over
         * to all viewers: no seat is to move, no move is legal, and every move is refused.
         *
         * @param how {@code resignation} or {@code time} and the losing seat, such as {@code time 2}; or
         *     {@code agreement} or {@code limit}
         * @return the game, in which the loser ranks last
         * @throws IllegalArgumentException if {@code how} is invalid, or the game is over
         */
        Whole terminated(String how);

        /**
         * Returns the reason why the last move may not be taken back: it
         * {@linkplain SeenGame#lastSeen revealed something} to a seat. Players read the reason, so it must not depend
         * on hidden information.
         *
         * @return a sentence on one line; empty if the move may be taken back
         */
        default Optional<String> whyLastMoveStays() {
            return Seat.first(seats()).stream()
                            .anyMatch(seat -> !seenBy(seat).lastSeen().equals(SeenGame.NOTHING))
                    ? Optional.of("the move revealed something that has been seen")
                    : Optional.empty();
        }

        /**
         * Counts the sequences of legal moves.
         *
         * @param depth the number of moves in a sequence, 0 or more
         * @throws IllegalArgumentException if the depth is negative
         */
        default long perft(int depth) {
            if (depth < 0) {
                throw new IllegalArgumentException("the depth must be 0 or more, not " + depth);
            }
            return depth == 0
                    ? 1
                    : legalMoves().stream()
                            .mapToLong(move -> play(move).perft(depth - 1))
                            .sum();
        }
    }

    /**
     * {@return the id of the ruleset, which {@link Game#findSeats} knows: the dealt id, possibly with a suffix that
     * identifies the equipment}
     */
    String ruleset();

    /** {@return the number of seats, 1 to 5} */
    int seats();

    /** {@return the viewer of this game; empty if it is whole} */
    Optional<Viewer> viewer();

    /**
     * Returns this game, which must be whole.
     *
     * @throws IllegalArgumentException if this is a viewer's game
     */
    default Whole whole() {
        if (viewer().isEmpty() && this instanceof Whole whole) {
            return whole;
        }
        throw new IllegalArgumentException("a whole record is needed, but this one is redacted for "
                + viewer().orElse(Viewer.SPECTATOR).label());
    }

    /** {@return the headers of the record that do not follow from the game, in order} */
    ImmutableMap<String, String> headers();

    /** {@return the number of moves so far} */
    int plies();

    /**
     * Returns a move in notation.
     *
     * @param ply 1 to the number of moves
     * @throws IndexOutOfBoundsException if the game has fewer moves
     */
    String move(int ply);

    /**
     * Returns the game after its first {@code ply} moves. A termination is kept if {@code ply} is the number of
     * moves.
     *
     * @throws IndexOutOfBoundsException if the game has fewer moves
     */
    PlayedGame upTo(int ply);

    /**
     * Returns the game as a viewer saw it, without anything hidden from the viewer. This is cheap, because the view
     * is computed on demand.
     *
     * @throws IllegalArgumentException if there is no such seat, or this is another viewer's game
     */
    SeenGame seenBy(Viewer viewer);

    /** {@return the position or view in notation, without the {@linkplain #termination termination}} */
    String text();

    /**
     * Finds a pattern in this game. By default, a pattern is the whole text of a position or view. The three games of this
     * library also accept a view as a pattern of positions, where {@code ?} and a number match any part of that size, and
     * patterns of tiles such as {@code b5@E5}. In a viewer's game, only what the viewer saw matches.
     *
     * @param pattern the pattern
     * @return the numbers of moves after which the position matches, in ascending order, 0 for the start
     * @throws IllegalArgumentException if the text is not a pattern of the game
     */
    default ImmutableList<Integer> find(String pattern) {
        requireNonNull(pattern, "pattern");
        return IntStream.rangeClosed(0, plies())
                .filter(ply -> upTo(ply).text().equals(pattern))
                .boxed()
                .collect(ImmutableList.toImmutableList());
    }

    /** {@return the seat to move; empty if the game is over or was terminated} */
    Optional<Seat> turn();

    /** {@return whether the game is over} */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /** {@return the termination, such as {@code resignation 2}; empty if the game continues or its rules ended it} */
    Optional<String> termination();

    /**
     * Returns the legal moves in canonical order, without duplicates. The list is empty if the game is over, and in the game
     * of a viewer who is not to move.
     */
    ImmutableList<String> legalMoves();

    /**
     * Returns the reasons why a move is illegal.
     *
     * @return all reasons; empty if the move is legal
     * @throws IllegalArgumentException if the text is not a move in any position
     */
    default ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        return legalMoves().contains(move)
                ? ImmutableList.of()
                : ImmutableList.of("not a legal move: " + Quote.of(move));
    }

    /**
     * Returns the visible effects of the last move: the seat, the move, and details as {@code name=value}. After the
     * seat, a game may add a dot and a number to distinguish turns of the same seat.
     *
     * @return for example {@code 1 b5@E5 captured=g3 skipped=3}
     * @throws IllegalStateException if there was no move
     */
    default String lastMove() {
        if (plies() == 0) {
            throw noMove();
        }
        return upTo(plies() - 1).turn().orElseThrow() + " " + move(plies());
    }

    /**
     * Returns the rank and the {@linkplain Game#resultColumns numbers} of each seat, in order of seats. A rank is 1
     * plus the number of seats ahead.
     */
    ImmutableList<SeatResult> results();

    /** {@return the standings in notation} */
    default String standings() {
        return results().stream()
                .map(result ->
                        result.numbers().stream().map(number -> number + ":").collect(Collectors.joining())
                                + result.rank())
                .collect(Collectors.joining(" "));
    }

    /** {@return a list of objects, one per seat in order, with {@code seat}, {@code rank} and other members} */
    default JsonText standingsJson() {
        ImmutableList.Builder<Map<String, Object>> seats = ImmutableList.builder();
        for (Seat seat : Seat.first(seats())) {
            SeatResult result = results().get(seat.ordinal());
            seats.add(ImmutableMap.of("seat", seat.number(), "rank", result.rank(), "numbers", result.numbers()));
        }
        return JsonText.of(seats.build());
    }

    /**
     * Answers a question that not all games support.
     *
     * @param question such as {@code groups} or {@code protected} in Uptown
     * @throws IllegalArgumentException if the game does not support the question
     */
    default String ask(String question) {
        requireNonNull(question, "question");
        throw new IllegalArgumentException("a game of " + ruleset() + " has no answer to '" + question + "'");
    }

    /**
     * Reviews the moves.
     *
     * @param playouts the number of playouts per move, 2 to 10,000,000
     * @param seed the seed of all randomness; the same seed gives the same judgments
     * @return the review, which computes its judgments on demand; empty if the game
     *     {@linkplain Game#hasHints does not support reviews}
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    default Optional<GameReview<String>> review(int playouts, long seed) {
        return Optional.empty();
    }

    /**
     * Returns the record of the game, as {@link Game#record} reads it, with a header {@code Notation}. The record of
     * a viewer's game is redacted: at each ply it contains exactly what {@linkplain #seenBy the viewer} saw.
     */
    String record();

    /**
     * Checks that the game was not terminated.
     *
     * @throws IllegalArgumentException if it was
     */
    default void checkNotTerminated() {
        termination().ifPresent(how -> {
            throw new IllegalArgumentException("the game has ended: " + how);
        });
    }

    /** {@return the exception that {@link #lastMove} throws if there was no move} */
    static IllegalStateException noMove() {
        return new IllegalStateException("no move was made yet");
    }
}
