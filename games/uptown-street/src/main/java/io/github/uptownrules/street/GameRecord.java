package io.github.uptownrules.street;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.record.RecordBody;
import io.github.uptownrules.base.recorded.RecordContent;
import java.util.Optional;

/**
 * A game saved move by move from a start position, with headers and comments. Immutable. A record includes hidden cards;
 * {@linkplain #redacted redact} it before it leaves the server.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game).withHeader("Seat1", "Ada").play(move);
 * record.at(1).turn();                                      // -> Optional[1.2]
 * notation.readRecord(record.toString()).equals(record);    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class GameRecord implements RecordedGame<StreetState, Move, Turn, Standings> {
    private final RecordContent<StreetState, Move> content;

    GameRecord(RecordContent<StreetState, Move> content) {
        this.content = content;
    }

    /** Returns a record that starts at a position and has no moves. */
    public static GameRecord of(StreetState start) {
        requireNonNull(start, "start");
        return new GameRecord(RecordContent.of(RecordBody.of(start)));
    }

    /**
     * Returns this record with one more move.
     *
     * @param move a legal move
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     * @throws IllegalArgumentException if the game was terminated
     */
    public GameRecord play(Move move) {
        return new GameRecord(content.with(move, end().play(move)));
    }

    /**
     * Returns this record with a termination: the game ended for a reason outside the rules. The positions do not change, and
     * {@link #end} still has a seat to move. So ask the record whether the game {@linkplain #isOver is over}, and for the
     * {@link #standings}. To continue the game, first {@linkplain #upTo take back} moves.
     *
     * @param how the reason and the losers
     * @throws IllegalArgumentException if the game is over already, a loser is not at the table, or every seat would lose
     */
    public GameRecord terminated(Termination how) {
        return new GameRecord(RecordHeaders.terminated(content, how));
    }

    @Override
    public GameRecord upTo(int ply) {
        return new GameRecord(content.upTo(ply));
    }

    /**
     * Returns this record with a header, such as {@code Seat1} for the name of the player in seat 1. A header of the same name
     * is replaced.
     *
     * @param name letters, digits and {@code _}, a letter first
     * @param value one line of text without line separators (U+000A to U+000D, U+0085, U+2028, U+2029) or lone surrogates
     * @throws IllegalArgumentException if the name or the value is malformed, or the record writes that header itself
     */
    public GameRecord withHeader(String name, String value) {
        return new GameRecord(content.with(body -> body.withHeader(name, value, RecordHeaders.FORMAT)));
    }

    /**
     * Returns this record with a comment after the last move, or before the first move if the record has none.
     *
     * @param text any text without <code>}</code> or lone surrogates
     * @throws IllegalArgumentException if the text is malformed
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
        return ImmutableList.copyOf(content.body().moves());
    }

    /**
     * Returns the comments after a number of moves, in order.
     *
     * @param ply 0 to the number of moves
     * @throws IndexOutOfBoundsException if the record has fewer moves
     */
    public ImmutableList<String> comments(int ply) {
        return content.body().commentsAt(ply);
    }

    @Override
    public StreetState at(int ply) {
        return content.body().at(ply);
    }

    @Override
    public StreetState end() {
        return content.body().end();
    }

    @Override
    public Optional<Turn> turn() {
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
     * Replays a move and returns its effects.
     *
     * @param ply 1 for the first move, up to the number of moves
     * @throws IndexOutOfBoundsException if the record has fewer moves
     */
    public Outcome outcome(int ply) {
        Move move = content.body().move(ply);
        return at(ply - 1).outcome(move);
    }

    /**
     * Returns this record without hidden cards (Y4). It keeps the players' names and the termination, and drops comments and
     * other headers, which could reveal hidden cards.
     */
    public RedactedRecord redacted() {
        return RedactedRecord.of(this, content);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that && content.equals(that.content);
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }

    /** {@return the record in notation: headers, an empty line, the moves in one line} */
    @Override
    public String toString() {
        return RecordHeaders.write(content, ImmutableMap.of());
    }
}
