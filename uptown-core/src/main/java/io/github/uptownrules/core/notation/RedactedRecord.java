package io.github.uptownrules.core.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.TileSet;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A game as one player, or a spectator, saw it: a {@link GameRecord} without anything that was hidden from the viewer.
 * Immutable. To redact a record and replay it shows the same views as to replay the record and look at each position.
 *
 * <pre>{@code
 * RedactedRecord seen = GameRecord.of(game).play(move).redactedFor(Seat.TWO);
 * seen.viewer();                                               // -> Optional[2]
 * seen.at(1).equals(game.play(move).viewFor(Seat.TWO));        // -> true
 * notation.readRedactedRecord(seen.toString()).equals(seen);   // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RedactedRecord {
    private static final Pattern PLAYER_NAME = Pattern.compile("Seat[1-5]");

    private final RecordBody<PlayerView> body;

    RedactedRecord(RecordBody<PlayerView> body) {
        this.body = body;
    }

    static RedactedRecord of(RecordBody<GameState> body, Function<GameState, PlayerView> view) {
        return new RedactedRecord(new RecordBody<>(
                ImmutableMap.copyOf(Maps.filterKeys(
                        body.headers(), name -> PLAYER_NAME.matcher(name).matches())),
                body.positions().stream().map(view).collect(ImmutableList.toImmutableList()),
                body.moves(),
                ImmutableListMultimap.of()));
    }

    /**
     * Whose record this is.
     *
     * @return the viewer's seat, or empty for a spectator
     */
    public Optional<Seat> viewer() {
        return body.start().viewer();
    }

    /**
     * The names of the players, as far as they were given.
     *
     * @return the values of the headers {@code Seat1} to {@code Seat5}
     */
    public ImmutableMap<String, String> headers() {
        return body.headers();
    }

    /**
     * The moves, in order; everybody sees them.
     *
     * @return one for each ply
     */
    public ImmutableList<Move> moves() {
        return body.moves();
    }

    /**
     * What the viewer saw after a number of moves.
     *
     * @param ply 0 for the start, to the number of moves for the end
     * @return the view
     * @throws IndexOutOfBoundsException if there are not so many moves
     */
    public PlayerView at(int ply) {
        return body.at(ply);
    }

    /** {@return what the viewer saw after the last move} */
    public PlayerView end() {
        return body.end();
    }

    /** What the viewer drew, color by color: the tiles that came to a rack from one position to the next. */
    private String drawn() {
        return viewer().map(seat -> body.start().colors(seat).stream()
                        .map(color -> color + "=" + drawn(color))
                        .collect(Collectors.joining(" ")))
                .orElse("-");
    }

    private String drawn(Color color) {
        StringBuilder drawn = new StringBuilder();
        for (int ply = 0; ply < body.moves().size(); ply++) {
            TileSet before = at(ply).rack(color).orElseThrow();
            at(ply + 1).rack(color).orElseThrow().minus(before).forEach(drawn::append);
        }
        return drawn.isEmpty() ? "-" : drawn.toString();
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

    /** {@return the record in notation, with three headers more: whose view it is, what was drawn, and whose turn it is} */
    @Override
    public String toString() {
        return body.write(ImmutableMap.of(
                RecordHeaders.VIEW, viewer().map(Seat::toString).orElse("-"),
                RecordHeaders.DRAWN, drawn(),
                RecordHeaders.TURN, end().turn().map(Seat::toString).orElse("-")));
    }
}
