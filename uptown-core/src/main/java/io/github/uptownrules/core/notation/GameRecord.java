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
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;

/**
 * A game from a start position, move by move, with headers and comments; the form in which games are saved.
 * Immutable. It contains hidden tiles, so only the server may have it: {@linkplain #redactedFor redact} it for all
 * others.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(rules.deal(42)).withHeader("Seat1", "Ada").play(move);
 * record.at(1).board();                                     // -> 1b27/9/9/9/9/9/9/9/9
 * notation.readRecord(record.toString()).equals(record);    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class GameRecord implements RecordedGame<GameState, Move, Seat, Standings> {
    private final RecordContent<GameState, Outcome> content;

    GameRecord(RecordContent<GameState, Outcome> content) {
        this.content = content;
    }

    /** Creates a record without moves. */
    public static GameRecord of(GameState start) {
        requireNonNull(start, "start");
        return new GameRecord(RecordContent.of(RecordBody.of(start)));
    }

    /**
     * Returns this record with one more move.
     *
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     * @throws IllegalArgumentException if the game was terminated
     */
    public GameRecord play(Move move) {
        Outcome outcome = end().outcome(move);
        return new GameRecord(content.with(outcome, outcome.after()));
    }

    /**
     * Returns this record with a termination. The positions do not contain it, and {@link #end} still has a seat to
     * move. Use the record's {@link #isOver} and {@link #standings} instead. To continue the game, {@linkplain #upTo take back}
     * a move first.
     *
     * @throws IllegalArgumentException if the game is already over, a loser is not at the table, or all seats
     *     would lose
     */
    public GameRecord terminated(Termination how) {
        return new GameRecord(RecordHeaders.terminated(content, how));
    }

    @Override
    public GameRecord upTo(int ply) {
        return new GameRecord(content.upTo(ply));
    }

    /**
     * Returns this record with a header, such as {@code Seat1} for the name of the player in seat 1. Replaces the
     * header's old value.
     *
     * @param name letters, digits and {@code _}, starting with a letter
     * @param value one line of text: without line ends (U+000A to U+000D, U+0085, U+2028, U+2029) and unpaired
     *     surrogates
     * @throws IllegalArgumentException if the name or the value is invalid, or the record writes this header
     *     itself
     */
    public GameRecord withHeader(String name, String value) {
        return new GameRecord(content.with(body -> body.withHeader(name, value, RecordHeaders.FORMAT)));
    }

    /**
     * Returns this record with a comment after the last move, or before the first move of a record without moves.
     *
     * @param text text without <code>}</code> and unpaired surrogates
     * @throws IllegalArgumentException if the text is invalid
     */
    public GameRecord withComment(String text) {
        return new GameRecord(content.with(body -> body.withComment(text)));
    }

    @Override
    public ImmutableMap<String, String> headers() {
        return content.body().headers();
    }

    @Override
    public ImmutableList<Move> moves() {
        return content.body().moves().stream().map(Outcome::move).collect(ImmutableList.toImmutableList());
    }

    /**
     * Returns the outcome of a move, to send to clients now or when they reconnect.
     *
     * @param ply 1 to the number of moves
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public Outcome outcome(int ply) {
        return content.body().move(ply);
    }

    /**
     * Returns the comments after {@code ply} moves, in order.
     *
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public ImmutableList<String> comments(int ply) {
        return content.body().commentsAt(ply);
    }

    @Override
    public GameState at(int ply) {
        return content.body().at(ply);
    }

    @Override
    public GameState end() {
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

    /**
     * Returns this record as a viewer may see it. It omits comments and headers, which may reveal anything, except
     * the names of the players and the termination.
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public RedactedRecord redactedFor(Viewer viewer) {
        return RedactedRecord.of(content, viewer);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that && content.equals(that.content);
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }

    /** {@return the record in notation: headers, an empty line, the moves} */
    @Override
    public String toString() {
        return RecordHeaders.write(content, ImmutableMap.of());
    }
}
