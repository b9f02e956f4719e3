package io.github.uptownrules.upturn.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.SeenMove;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.Viewer;
import io.github.uptownrules.upturn.tile.Tile;
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
    private final RecordBody<UpTurnView, SeenOutcome> body;

    RedactedRecord(RecordBody<UpTurnView, SeenOutcome> body) {
        this.body = body;
    }

    static RedactedRecord of(GameRecord record, RecordBody<UpTurnState, Move> whole, Viewer viewer) {
        UpTurnView start = whole.start().viewFor(viewer);
        ImmutableList<SeenOutcome> seen = IntStream.rangeClosed(1, whole.moves().size())
                .mapToObj(ply -> record.outcome(ply).seenBy(viewer))
                .collect(ImmutableList.toImmutableList());
        ImmutableList<UpTurnView> views = ImmutableList.<UpTurnView>builder()
                .add(start)
                .addAll(seen.stream().map(SeenOutcome::after).iterator())
                .build();
        return new RedactedRecord(whole.redacted(views, seen, start.seats().size()));
    }

    /** {@return whose record this is} */
    public Viewer viewer() {
        return body.start().viewer();
    }

    /**
     * The names of the players, as far as they were given.
     *
     * @return the values of the headers {@code Seat1} and so on, for the seats at the table
     */
    @Override
    public ImmutableMap<String, String> headers() {
        return body.headers();
    }

    /**
     * The moves, in order; everybody sees them.
     *
     * @return one for each ply
     */
    @Override
    public ImmutableList<Move> moves() {
        return body.moves().stream().map(SeenOutcome::move).collect(ImmutableList.toImmutableList());
    }

    /**
     * What the viewer saw of a move.
     *
     * @param ply 1 for the first move, to the number of moves for the last
     * @return what it brought about, as far as the viewer saw it, and the view after it
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public SeenOutcome outcome(int ply) {
        return body.move(ply);
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
        return body.at(ply);
    }

    /** {@return what the viewer saw after the last move} */
    @Override
    public UpTurnView end() {
        return body.end();
    }

    private String drawn() {
        String drawn = body.moves().stream()
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
        return other instanceof RedactedRecord that && body.equals(that.body);
    }

    /** {@return a hash of the record} */
    @Override
    public int hashCode() {
        return body.hashCode();
    }

    /** {@return the record in notation, with two headers more, behind the start: whose view it is, and what it drew} */
    @Override
    public String toString() {
        return RecordContent.write(
                body, ImmutableMap.of(RecordContent.VIEW, viewer().toString(), RecordContent.DRAWN, drawn()));
    }
}
