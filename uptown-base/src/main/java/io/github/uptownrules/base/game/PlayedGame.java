package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.text.Quote;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A game with its moves so far: {@link Whole}, or {@linkplain SeenGame as one viewer saw it}. Everything but the moves describes it
 * after the last move; {@link #upTo} goes back. Immutable.
 *
 * <pre>{@code
 * PlayedGame.Whole start = game.deal("two-player", 42, "1");
 * PlayedGame.Whole played = start.play(start.legalMoves().get(0));
 * played.turn();                                              // -> Optional[2]
 * played.upTo(0).text().equals(start.text());                 // -> true
 * game.record(played.record()).text().equals(played.text());  // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public interface PlayedGame {
    /** A game as it is, with all that is hidden. */
    interface Whole extends PlayedGame {
        /** {@return nothing: a whole game belongs to no viewer} */
        @Override
        default Optional<Viewer> viewer() {
            return Optional.empty();
        }

        /**
         * Plays a move of the seat to move, which is parsed and judged once.
         *
         * @param move the text of a move
         * @return the game after it; this one stays as it is
         * @throws IllegalArgumentException if it is no legal move, or the game was terminated; the reason may name what is hidden, unless
         *     it is a {@link MoveRefusal}
         */
        Whole play(String move);

        /**
         * Plays a move of a player, who need not be the seat to move.
         *
         * @param seat the seat of the player
         * @param move the text of a move, written by anybody
         * @return the game after it
         * @throws MoveRefusal if it is no legal move of this seat; the reason depends on nothing but what the seat sees
         */
        default Whole play(Seat seat, String move) {
            requireNonNull(seat, "seat");
            requireNonNull(move, "move");
            if (turn().equals(Optional.of(seat))) {
                try {
                    return play(move);
                } catch (MoveRefusal e) {
                    throw e; // which the seat may know
                } catch (IllegalArgumentException e) {
                    seenBy(seat).check(move); // which says what the seat may know
                    throw e;
                }
            }
            seenBy(seat).check(move);
            throw MoveRefusal.illegal("it is not the turn of seat " + seat);
        }

        /**
         * Returns the game after its first moves, with its headers.
         *
         * @param ply 0 to the number of moves
         * @return the game; a termination stays if no move is taken back
         * @throws IndexOutOfBoundsException if the game has fewer moves
         */
        @Override
        Whole upTo(int ply);

        /**
         * Returns this game with a header in its record, such as {@code Seat1} with the name of a player.
         *
         * @param name the name of the header
         * @param value its value, on one line
         * @return the game with the header
         * @throws IllegalArgumentException if the name is not of letters and digits with a capital first, if the record writes the header
         *     itself, or if the value is of several lines
         */
        Whole withHeader(String name, String value);

        /**
         * Returns this game as terminated by something other than its rules. In text, JSON and record, for all viewers, it is over: no
         * seat is to move, no move is legal, and every move is refused.
         *
         * @param how {@code resignation} or {@code time} and the seat that lost, such as {@code time 2}; or {@code agreement} or
         *     {@code limit}
         * @return the game, which is over; the loser ranks last
         * @throws IllegalArgumentException if it is anything else, or the game is over
         */
        Whole terminated(String how);

        /**
         * Returns the reason that the last move may not be taken back. There is one if something {@linkplain SeenGame#lastSeen came to
         * light} for a seat; players read it, so it depends on nothing hidden.
         *
         * @return a sentence for people, on one line; empty if it may be taken back
         */
        default Optional<String> whyLastMoveStays() {
            return Seat.first(seats()).stream()
                            .anyMatch(seat -> !seenBy(seat).lastSeen().equals(SeenGame.NOTHING))
                    ? Optional.of("something came to light with the move, and has been seen")
                    : Optional.empty();
        }

        /**
         * Counts the sequences of legal moves.
         *
         * @param depth the number of moves in a sequence, 0 or more
         * @return the number of sequences
         * @throws IllegalArgumentException if the depth is negative
         */
        default long perft(int depth) {
            if (depth < 0) {
                throw new IllegalArgumentException("a depth is 0 or more, not " + depth);
            }
            return depth == 0
                    ? 1
                    : legalMoves().stream()
                            .mapToLong(move -> play(move).perft(depth - 1))
                            .sum();
        }
    }

    /** {@return the id of the ruleset, which {@link Game#findSeats} knows: the id that was dealt, and perhaps a mark of the equipment} */
    String ruleset();

    /** {@return the number of seats, 1 to 5} */
    int seats();

    /** {@return the viewer who saw the game so; empty if it is whole} */
    Optional<Viewer> viewer();

    /**
     * Returns this game, if it is whole.
     *
     * @return this
     * @throws IllegalArgumentException if it is what one viewer saw
     */
    default Whole whole() {
        if (viewer().isEmpty() && this instanceof Whole whole) {
            return whole;
        }
        throw new IllegalArgumentException("this needs a whole record, and this one is what "
                + viewer().orElse(Viewer.SPECTATOR).label() + " saw of the game");
    }

    /** {@return the headers of the record that do not follow from the game, in order} */
    ImmutableMap<String, String> headers();

    /** {@return the number of moves that were made} */
    int plies();

    /**
     * Returns a move.
     *
     * @param ply 1 for the first, to the number of moves
     * @return the move in notation, as it can be played again
     * @throws IndexOutOfBoundsException if the game has fewer moves
     */
    String move(int ply);

    /**
     * Returns the game after its first moves.
     *
     * @param ply 0 to the number of moves
     * @return the game; a termination stays if no move is taken back
     * @throws IndexOutOfBoundsException if the game has fewer moves
     */
    PlayedGame upTo(int ply);

    /**
     * Returns the game as a viewer saw it, without anything hidden from the viewer. This is cheap: what a viewer saw is worked out when
     * it is asked for.
     *
     * @param viewer a seat at the table, or a spectator
     * @return the game as the viewer saw it
     * @throws IllegalArgumentException if there is no such seat, or this is what another viewer saw
     */
    SeenGame seenBy(Viewer viewer);

    /** {@return the position or view in notation, which does not contain the {@linkplain #termination termination}} */
    String text();

    /** {@return the seat to move; empty if the game is over, also if it was terminated} */
    Optional<Seat> turn();

    /** {@return whether the game is over} */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /** {@return the termination, such as {@code resignation 2}; empty if the game goes on or its rules ended it} */
    Optional<String> termination();

    /** {@return the legal moves in canonical order, each once; none exactly if the game is over; of what a viewer saw, only if it is its turn} */
    ImmutableList<String> legalMoves();

    /**
     * Returns the reasons against a move.
     *
     * @param move the text of a move
     * @return all reasons, none if it is legal
     * @throws IllegalArgumentException if the text is no move, whatever the position
     */
    default ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        return legalMoves().contains(move)
                ? ImmutableList.of()
                : ImmutableList.of("not a legal move: " + Quote.of(move));
    }

    /**
     * Returns what the last move brought about, as far as it is seen: the seat, the move, and other parts, each as {@code name=value}.
     * A game may add to the seat, after a dot, which turn of it that was.
     *
     * @return such as {@code 1 b5@E5 captured=g3 skipped=3}
     * @throws IllegalStateException if there was no move
     */
    default String lastMove() {
        if (plies() == 0) {
            throw noMove();
        }
        return upTo(plies() - 1).turn().orElseThrow() + " " + move(plies());
    }

    /**
     * Returns how each seat stands, in order. A rank is 1 more than the number of seats that are ahead.
     *
     * @return for each seat its rank, and a number for each of the {@linkplain Game#resultColumns columns}
     */
    ImmutableList<SeatResult> results();

    /** {@return how the seats stand, in notation} */
    default String standings() {
        return results().stream()
                .map(result ->
                        result.numbers().stream().map(number -> number + ":").collect(Collectors.joining())
                                + result.rank())
                .collect(Collectors.joining(" "));
    }

    /** {@return a list of objects, one for each seat in order, with {@code seat}, {@code rank}, and other members} */
    default JsonText standingsJson() {
        ImmutableList.Builder<Map<String, Object>> seats = ImmutableList.builder();
        for (Seat seat : Seat.first(seats())) {
            SeatResult result = results().get(seat.ordinal());
            seats.add(ImmutableMap.of("seat", seat.number(), "rank", result.rank(), "numbers", result.numbers()));
        }
        return JsonText.of(seats.build());
    }

    /**
     * Answers a question that not all games know.
     *
     * @param question such as {@code groups} or {@code protected} of Uptown
     * @return the answer
     * @throws IllegalArgumentException if the game does not know the question
     */
    default String ask(String question) {
        requireNonNull(question, "question");
        throw new IllegalArgumentException("a game of " + ruleset() + " has no answer to '" + question + "'");
    }

    /**
     * Reviews the moves.
     *
     * @param playouts the number of games in which each move is tried, 2 to 10,000,000
     * @param seed the seed of all chance
     * @return the review, which thinks when its moves are asked for, and judges them the same for the same seed; empty if the game
     *     {@linkplain Game#hasHints has none}
     * @throws IllegalArgumentException if the number of playouts is out of range
     */
    default Optional<GameReview<String>> review(int playouts, long seed) {
        return Optional.empty();
    }

    /**
     * Returns the record of the game, as {@link Game#record} reads it. Of what a viewer saw it is a redacted one: read, and {@linkplain
     * #seenBy seen by} that viewer, it says at each ply what the viewer saw, and no more.
     *
     * @return the record, with a header {@code Notation}
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
