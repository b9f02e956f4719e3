package io.github.uptownrules.core.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.recorded.RecordContent;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game as a player or a spectator saw it: a {@link GameRecord} without hidden information. Immutable. Replaying a
 * redacted record shows the same views as replaying the record and taking the view of each position.
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
public final class RedactedRecord implements RecordedGame<PlayerView, Move, Seat, Standings> {
    private final RecordContent<PlayerView, SeenOutcome> content;

    RedactedRecord(RecordContent<PlayerView, SeenOutcome> content) {
        this.content = content;
    }

    /** Creates a record without moves, for a client that begins with a view. */
    public static RedactedRecord of(PlayerView start) {
        requireNonNull(start, "start");
        return new RedactedRecord(RecordContent.of(RecordBody.of(start)));
    }

    /**
     * Returns this record with one more move, as a client received it.
     *
     * @param move the move and the information that it revealed
     * @throws IllegalArgumentException if the move contradicts the view, or the game was terminated
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

    static RedactedRecord of(RecordContent<GameState, Outcome> whole, Viewer viewer) {
        GameState start = whole.body().start();
        ImmutableList<SeenOutcome> seen = whole.body().moves().stream()
                .map(outcome -> outcome.seenBy(viewer))
                .collect(ImmutableList.toImmutableList());
        ImmutableList<PlayerView> views = ImmutableList.<PlayerView>builder()
                .add(start.viewFor(viewer))
                .addAll(seen.stream().map(SeenOutcome::after).iterator())
                .build();
        return new RedactedRecord(new RecordContent<>(
                whole.body().redacted(views, seen, start.seats().size()), whole.termination()));
    }

    /** {@return the viewer of this record} */
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
     * Returns the outcome of a move as the viewer saw it.
     *
     * @param ply 1 to the number of moves
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public SeenOutcome outcome(int ply) {
        return content.body().move(ply);
    }

    @Override
    public PlayerView at(int ply) {
        return content.body().at(ply);
    }

    @Override
    public PlayerView end() {
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

    /** Returns everything that the viewer has seen, for a bot or an analysis. */
    public Memory memory() {
        Memory memory = Memory.of(content.body().start());
        for (SeenOutcome outcome : content.body().moves()) {
            memory = memory.with(outcome);
        }
        return memory;
    }

    /** Returns the tiles that the viewer saw drawn, by color. */
    String drawn() {
        List<String> drawn = new ArrayList<>();
        PlayerView start = content.body().start();
        for (Seat seat : start.seats()) {
            if (start.ruleset().showsRack(viewer(), seat)) {
                start.colors(seat).forEach(color -> drawn.add(color + "=" + drawn(color)));
            }
        }
        return drawn.isEmpty() ? "-" : String.join(" ", drawn);
    }

    private String drawn(Color color) {
        StringBuilder drawn = new StringBuilder();
        content.body()
                .moves()
                .forEach(outcome -> outcome.drawn()
                        .filter(tile -> tile.color() == color)
                        .ifPresent(tile -> drawn.append(tile.face())));
        return drawn.isEmpty() ? "-" : drawn.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RedactedRecord that && content.equals(that.content);
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }

    /** {@return the record in notation, with three additional headers: the viewer, the drawn tiles and the turn} */
    @Override
    public String toString() {
        return RecordHeaders.write(
                content,
                ImmutableMap.of(
                        RecordHeaders.VIEW, viewer().toString(),
                        RecordHeaders.DRAWN, drawn(),
                        RecordHeaders.TURN, end().turn().map(Seat::toString).orElse("-")));
    }
}
