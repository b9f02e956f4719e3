package io.github.uptownrules.upturn;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.recorded.RecordContent;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game as one player or a spectator saw it: a {@link GameRecord} without the information hidden from the viewer.
 * Immutable. It replays to the same views as the full record.
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
public final class RedactedRecord implements RecordedGame<UpTurnView, Move, Seat, Standings> {
    private final RecordContent<UpTurnView, SeenOutcome> content;

    RedactedRecord(RecordContent<UpTurnView, SeenOutcome> content) {
        this.content = content;
    }

    /** Returns a record without moves, for a client that starts from a view. */
    public static RedactedRecord of(UpTurnView start) {
        requireNonNull(start, "start");
        return new RedactedRecord(RecordContent.of(RecordBody.of(start)));
    }

    /**
     * Returns this record with one more move, as the server sent it.
     *
     * @param move the move, and the tiles that the viewer drew
     * @throws IllegalArgumentException if the viewer cannot have seen this move, or the game was terminated
     */
    public RedactedRecord follow(SeenMove move) {
        requireNonNull(move, "move");
        SeenOutcome outcome = end().follow(move);
        return new RedactedRecord(content.with(outcome, outcome.after()));
    }

    @Override
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

    /** {@return the viewer whose record this is} */
    public Viewer viewer() {
        return content.body().start().viewer();
    }

    @Override
    public ImmutableMap<String, String> headers() {
        return content.body().headers();
    }

    @Override
    public ImmutableList<Move> moves() {
        return content.body().moves().stream().map(SeenOutcome::move).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns a move as the viewer saw it, with the view after it.
     *
     * @param ply 1 to the number of moves
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public SeenOutcome outcome(int ply) {
        return content.body().move(ply);
    }

    @Override
    public UpTurnView at(int ply) {
        return content.body().at(ply);
    }

    @Override
    public UpTurnView end() {
        return content.body().end();
    }

    @Override
    public Optional<Seat> turn() {
        return content.turn(end().turn());
    }

    @Override
    public Optional<Termination> termination() {
        return content.termination();
    }

    @Override
    public Standings standings() {
        return content.standings(end().standings(), Standings::withForfeit);
    }

    private String drawn() {
        String drawn = content.body().moves().stream()
                .flatMap(outcome -> SeenMove.of(outcome).drawn().stream())
                .map(Tile::toString)
                .collect(Collectors.joining(","));
        return drawn.isEmpty() ? "-" : drawn;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RedactedRecord that && content.equals(that.content);
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }

    /** {@return the record in notation, with two more headers after the start: the viewer and the tiles the viewer drew} */
    @Override
    public String toString() {
        return RecordHeaders.write(
                content, ImmutableMap.of(RecordHeaders.VIEW, viewer().toString(), RecordHeaders.DRAWN, drawn()));
    }
}
