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
 * A game from some position on, move by move, with headers and comments: what is saved to a file. Immutable. It is the
 * whole truth; for anybody else than the server, {@linkplain #redactedFor redact} it.
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

    /**
     * A record without a move.
     *
     * @param start the position at the start
     * @return the record
     */
    public static GameRecord of(GameState start) {
        requireNonNull(start, "start");
        return new GameRecord(RecordContent.of(RecordBody.of(start)));
    }

    /**
     * This record and one move more.
     *
     * @param move a legal move
     * @return the record
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     * @throws IllegalArgumentException if the game was terminated
     */
    public GameRecord play(Move move) {
        Outcome outcome = end().outcome(move);
        return new GameRecord(content.with(outcome, outcome.after()));
    }

    /**
     * This record of a game that ended, though the board did not end it. The positions know nothing of it, and {@link #end}
     * still has a seat to move: from then on ask the record whether the game {@linkplain #isOver is over}, and for the
     * {@link #standings}. It can be played on only where the last moves are {@linkplain #upTo taken back}.
     *
     * @param how why it ended, and who has lost
     * @return the record
     * @throws IllegalArgumentException if the game is over already, a loser is not at the table, or all would lose
     */
    public GameRecord terminated(Termination how) {
        return new GameRecord(RecordHeaders.terminated(content, how));
    }

    @Override
    public GameRecord upTo(int ply) {
        return new GameRecord(content.upTo(ply));
    }

    /**
     * This record with a header, such as {@code Seat1} for the name of the player on seat 1.
     *
     * @param name letters, digits and {@code _}, a letter first
     * @param value one line of text: without any character that ends a line somewhere (U+000A to U+000D, U+0085, U+2028,
     *     U+2029), or that is half of a surrogate pair
     * @return the record; if it had such a header, the new value takes its place
     * @throws IllegalArgumentException if the name or the value is of another form, or the header is one that the record
     *     writes itself
     */
    public GameRecord withHeader(String name, String value) {
        return new GameRecord(content.with(body -> body.withHeader(name, value, RecordHeaders.FORMAT)));
    }

    /**
     * This record with a comment after the last move, or before the first if there is none yet.
     *
     * @param text any text without <code>}</code>
     * @return the record
     * @throws IllegalArgumentException if there is a <code>}</code> in the text, or half of a surrogate pair
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
     * What a move brought about: to be sent to clients, now or when they reconnect.
     *
     * @param ply 1 for the first move, to the number of moves for the last
     * @return what it captured and drew, who was skipped, and the position after it
     * @throws IndexOutOfBoundsException if there are fewer moves
     */
    public Outcome outcome(int ply) {
        return content.body().move(ply);
    }

    /**
     * The comments after a number of moves.
     *
     * @param ply 0 to the number of moves
     * @return the comments, in order
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
     * What a viewer may see of this record. Comments and headers are left out, for they may give anything away; only
     * the names of the players and how the game ended stay.
     *
     * @param viewer a seat at the table, or a spectator
     * @return the record as the viewer saw the game
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
