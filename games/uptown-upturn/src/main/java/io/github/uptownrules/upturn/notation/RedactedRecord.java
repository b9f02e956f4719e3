package io.github.uptownrules.upturn.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.SeenMove;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.Standings;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game as one player, or a spectator, saw it: a {@link GameRecord} without anything that was hidden from the viewer.
 * Immutable. To redact a record and replay it shows the same views as to replay the record and look at each position.
 *
 * <pre>{@code
 * RedactedRecord seen = GameRecord.of(game).play(move).redactedFor(Seat.TWO);
 * seen.viewer();                                               // -> 2
 * seen.at(1).equals(game.play(move).viewFor(Seat.TWO));        // -> true
 * notation.readRedactedRecord(seen.toString()).equals(seen);   // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RedactedRecord implements RecordedGame {
    private final RecordContent<UpTurnView, SeenOutcome> content;

    RedactedRecord(RecordContent<UpTurnView, SeenOutcome> content) {
        this.content = content;
    }

    /**
     * Returns a record without a move, for a client that begins with a view.
     *
     * @param start the view at the start
     * @return the record
     */
    public static RedactedRecord of(UpTurnView start) {
        requireNonNull(start, "start");
        return new RedactedRecord(new RecordContent<>(RecordBody.of(start), Optional.empty()));
    }

    /**
     * Returns this record with one move more, as a client was sent it.
     *
     * @param move the move and what came to light by it
     * @return the record
     * @throws IllegalArgumentException if the move cannot be, as far as the viewer sees, or the game was terminated
     */
    public RedactedRecord follow(SeenMove move) {
        requireNonNull(move, "move");
        SeenOutcome outcome = end().follow(move);
        return new RedactedRecord(content.with(outcome, outcome.after()));
    }

    /**
     * Returns this record as it was after a number of moves.
     *
     * @param ply 0 for the start, to the number of moves for this record
     * @return the record; a termination stays if no move is taken back
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public RedactedRecord upTo(int ply) {
        return new RedactedRecord(content.upTo(ply));
    }

    static RedactedRecord of(GameRecord record, RecordContent<UpTurnState, Move> whole, Viewer viewer) {
        UpTurnView start = whole.body().start().viewFor(viewer);
        ImmutableList<SeenOutcome> seen = IntStream.rangeClosed(
                        1, record.moves().size())
                .mapToObj(ply -> record.outcome(ply).seenBy(viewer))
                .collect(ImmutableList.toImmutableList());
        ImmutableList<UpTurnView> views = ImmutableList.<UpTurnView>builder()
                .add(start)
                .addAll(seen.stream().map(SeenOutcome::after).iterator())
                .build();
        return new RedactedRecord(new RecordContent<>(
                whole.body().redacted(views, seen, start.seats().size()), whole.termination()));
    }

    /** {@return whose record this is} */
    public Viewer viewer() {
        return content.body().start().viewer();
    }

    /**
     * The names of the players, as far as they were given.
     *
     * @return the values of the headers {@code Seat1} and so on, for the seats at the table
     */
    @Override
    public ImmutableMap<String, String> headers() {
        return content.body().headers();
    }

    /**
     * The moves, in order; everybody sees them.
     *
     * @return one for each ply
     */
    @Override
    public ImmutableList<Move> moves() {
        return content.body().moves().stream().map(SeenOutcome::move).collect(ImmutableList.toImmutableList());
    }

    /**
     * What the viewer saw of a move.
     *
     * @param ply 1 for the first move, to the number of moves for the last
     * @return what it brought about, as far as the viewer saw it, and the view after it
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public SeenOutcome outcome(int ply) {
        return content.body().move(ply);
    }

    /**
     * What the viewer saw after a number of moves.
     *
     * @param ply 0 for the start, to the number of moves for the end
     * @return the view
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    @Override
    public UpTurnView at(int ply) {
        return content.body().at(ply);
    }

    /** {@return what the viewer saw after the last move} */
    @Override
    public UpTurnView end() {
        return content.body().end();
    }

    /** {@return whether a rack is empty, or the game was terminated} */
    @Override
    public boolean isOver() {
        return content.isOver();
    }

    /** {@return the seat to move; empty if the game is over or was terminated} */
    @Override
    public Optional<Seat> turn() {
        return content.turn();
    }

    /** {@return how the game ended, if no rack is empty} */
    @Override
    public Optional<Termination> termination() {
        return content.termination();
    }

    /**
     * Who is ahead: the result if the game is over, else how it stands. Who lost by a termination comes last.
     *
     * @return the standings of all seats
     */
    @Override
    public Standings standings() {
        return content.standings();
    }

    private String drawn() {
        String drawn = content.body().moves().stream()
                .flatMap(outcome -> SeenMove.of(outcome).drawn().stream())
                .map(Tile::toString)
                .collect(Collectors.joining(","));
        return drawn.isEmpty() ? "-" : drawn;
    }

    /**
     * Whether the other object is a redacted record that is written the same.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof RedactedRecord that && content.equals(that.content);
    }

    /** {@return a hash of the record} */
    @Override
    public int hashCode() {
        return content.hashCode();
    }

    /** {@return the record in notation, with two headers more, behind the start: whose view it is, and what it drew} */
    @Override
    public String toString() {
        return content.write(ImmutableMap.of(RecordHeaders.VIEW, viewer().toString(), RecordHeaders.DRAWN, drawn()));
    }
}
