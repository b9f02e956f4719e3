package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game without hidden information and without chance after its start. Its author implements {@link Position} and
 * two methods that create positions. Records, views, terminations, taking back and validation of texts follow from
 * these.
 *
 * <pre>{@code
 * record Stones(int left, Seat next) implements OpenGame.Position {
 *   public Optional<Seat> turn() { return left == 0 ? Optional.empty() : Optional.of(next); }
 *   public ImmutableList<String> legalMoves() { return left == 0 ? ImmutableList.of() : ImmutableList.of("take"); }
 *   public Stones play(String move) { return new Stones(left - 1, next == Seat.ONE ? Seat.TWO : Seat.ONE); }
 *   public ImmutableList<SeatResult> results() {
 *     return Seat.first(2).stream()
 *         .map(seat -> new SeatResult(left == 0 && seat == next ? 2 : 1, ImmutableList.of()))
 *         .collect(ImmutableList.toImmutableList());
 *   }
 *   public String toString() { return "stones-2 " + left + " " + next; }
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public interface OpenGame extends Game {
    /**
     * A position of the game, the same for all viewers. Immutable. Equal positions have equal texts. The text of a
     * move fits into a record: it has no spaces, line breaks, braces or parentheses, does not end with {@code .} or
     * {@code :}, and is not a glyph such as {@code !}.
     */
    interface Position {
        /** {@return the id of the ruleset, by default the first word of the text} */
        default String ruleset() {
            String text = toString();
            int end = text.indexOf(' ');
            return end < 0 ? text : text.substring(0, end);
        }

        /** {@return the seat to move; empty if the game is over} */
        Optional<Seat> turn();

        /** {@return the legal moves in canonical order, equal for equal positions; empty if the game is over} */
        ImmutableList<String> legalMoves();

        /**
         * Returns the reasons why a move is illegal.
         *
         * @param move untrusted text
         * @return all reasons, empty if the move is legal; any list if the game is over
         * @throws IllegalArgumentException if the text is not a move in any position
         */
        default ImmutableList<String> faults(String move) {
            requireNonNull(move, "move");
            return legalMoves().contains(move)
                    ? ImmutableList.of()
                    : ImmutableList.of("not a legal move: " + Quote.of(move));
        }

        /**
         * Plays a move.
         *
         * @param move a legal move, already checked by {@link #faults}
         * @return the position after the move
         */
        Position play(String move);

        /** {@return the rank and the numbers of each seat in the current position, in order of seats} */
        ImmutableList<SeatResult> results();

        /** {@return members of the view's JSON, in addition to those of {@link SeenGame#viewJson}} */
        default ImmutableMap<String, Object> viewMembers() {
            return ImmutableMap.of();
        }

        /**
         * Lets a bot choose a move for the seat to move. By default, every legal move is equally likely.
         *
         * @param bot one of {@link Game#bots}
         * @param random the source of randomness
         * @return a legal move
         */
        default String choose(String bot, RandomGenerator random) {
            requireNonNull(bot, "bot");
            requireNonNull(random, "random");
            return legalMoves().get(RandomInts.below(random, legalMoves().size()));
        }

        /**
         * {@return the text of the position on one line, from which {@link OpenGame#read} creates an equal position}
         */
        @Override
        String toString();
    }

    /**
     * Creates the position before the first move.
     *
     * @param ruleset one of {@link #rulesets}
     * @param seed any number; the same seed gives the same position in every release
     * @param first the seat that begins
     */
    Position start(String ruleset, long seed, Seat first);

    /**
     * Reads a position. It may accept other forms than {@code toString} writes, because the caller compares the
     * position's text with the input.
     *
     * @param text untrusted text
     * @throws IllegalArgumentException if the text is not a position; the message states the reason
     */
    Position read(String text);

    @Override
    default PlayedGame.Whole deal(String ruleset, long seed, String first) {
        int seats = seats(ruleset);
        requireNonNull(first, "first");
        // The bits that choose the first seat are independent of the bits that create the position.
        Seat seat = first.equals("random")
                ? Seat.of(1 + RandomInts.below(new SplitMix64(SplitMix64.mix(seed)), seats))
                : Seat.parse(first, seats);
        return OpenWhole.of(this, start(ruleset, seed, seat));
    }

    @Override
    default PlayedGame.Whole position(String text) {
        return OpenWhole.of(this, OpenRecords.position(this, text));
    }

    @Override
    default SeenGame view(String viewer, String view) {
        requireNonNull(viewer, "viewer");
        requireNonNull(view, "view");
        PlayedGame.Whole whole = position(view);
        return whole.seenBy(Viewer.parse(viewer, whole.seats()));
    }

    @Override
    default PlayedGame record(String text) {
        return OpenRecords.read(this, text);
    }

    @Override
    default GameTree tree(String record) {
        requireNonNull(record, "record");
        record(record); // reports faults as for a main line
        return Game.super.tree(record);
    }
}
