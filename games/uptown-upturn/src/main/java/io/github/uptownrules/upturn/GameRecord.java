package io.github.uptownrules.upturn;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multimaps;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * A game from some position on, move by move, with headers and comments: what is saved to a file. Immutable. It is the whole
 * truth, racks and bag included.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game).withHeader("Seat1", "Ada").play(Move.parse("67*>2"));
 * record.at(1).reference();                                 // -> 67*
 * notation.readRecord(record.toString()).equals(record);    // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class GameRecord {
    private final ImmutableMap<String, String> headers;

    /** The position at the start and after each move. */
    private final ImmutableList<UpTurnState> positions;

    private final ImmutableList<Move> moves;

    /** By the number of moves before them. */
    private final ImmutableListMultimap<Integer, String> comments;

    GameRecord(
            ImmutableMap<String, String> headers,
            ImmutableList<UpTurnState> positions,
            ImmutableList<Move> moves,
            ImmutableListMultimap<Integer, String> comments) {
        this.headers = headers;
        this.positions = positions;
        this.moves = moves;
        this.comments = comments;
    }

    /**
     * A record without a move.
     *
     * @param start the position at the start
     * @return the record
     */
    public static GameRecord of(UpTurnState start) {
        return new GameRecord(
                ImmutableMap.of(), ImmutableList.of(start), ImmutableList.of(), ImmutableListMultimap.of());
    }

    /**
     * This record and one move more.
     *
     * @param move a legal move
     * @return the record
     * @throws IllegalMoveException if the move is illegal; it tells every reason
     */
    public GameRecord play(Move move) {
        return new GameRecord(
                headers,
                ImmutableList.<UpTurnState>builder()
                        .addAll(positions)
                        .add(end().play(move))
                        .build(),
                ImmutableList.<Move>builder().addAll(moves).add(move).build(),
                comments);
    }

    /**
     * This record as it was after a number of moves, for moves to be taken back.
     *
     * @param ply 0 for the start, to the number of moves for this record
     * @return the record with all its headers, and with the comments up to there
     * @throws IndexOutOfBoundsException if there are not so many moves
     */
    public GameRecord upTo(int ply) {
        Preconditions.checkPositionIndex(ply, moves.size(), "ply");
        return new GameRecord(
                headers,
                positions.subList(0, ply + 1),
                moves.subList(0, ply),
                ImmutableListMultimap.copyOf(Multimaps.filterKeys(comments, before -> before <= ply)));
    }

    /**
     * This record with a header, such as {@code Seat1} for the name of the player on seat 1.
     *
     * @param name letters, digits and {@code _}, a letter first
     * @param value one line of text: without any character that ends a line somewhere (U+000A to U+000D, U+0085, U+2028,
     *     U+2029)
     * @return the record; if it had such a header, the new value takes its place
     * @throws IllegalArgumentException if the name or the value is of another form, could not be written as UTF-8, or the header
     *     is one that the record writes itself
     */
    public GameRecord withHeader(String name, String value) {
        if (RecordText.isReserved(name)) {
            throw new IllegalArgumentException("the header '" + name + "' is written by the record itself");
        }
        RecordText.checkName(name);
        RecordText.checkValue(value);
        Map<String, String> changed = new LinkedHashMap<>(headers);
        changed.put(name, value);
        return new GameRecord(ImmutableMap.copyOf(changed), positions, moves, comments);
    }

    /**
     * This record with a comment after the last move, or before the first if there is none yet.
     *
     * @param text any text without <code>}</code>
     * @return the record
     * @throws IllegalArgumentException if there is a <code>}</code> in the text, or it could not be written as UTF-8
     */
    public GameRecord withComment(String text) {
        RecordText.checkComment(text);
        return new GameRecord(
                headers,
                positions,
                moves,
                ImmutableListMultimap.<Integer, String>builder()
                        .putAll(comments)
                        .put(moves.size(), text)
                        .build());
    }

    /**
     * The headers that were given, in order.
     *
     * @return the values by their names, without those that follow from the game
     */
    public ImmutableMap<String, String> headers() {
        return headers;
    }

    /**
     * The moves, in order.
     *
     * @return one for each ply
     */
    public ImmutableList<Move> moves() {
        return moves;
    }

    /**
     * The comments after a number of moves.
     *
     * @param ply 0 to the number of moves
     * @return the comments, in order
     * @throws IndexOutOfBoundsException if there are not so many moves
     */
    public ImmutableList<String> comments(int ply) {
        return comments.get(Preconditions.checkPositionIndex(ply, moves.size(), "ply"));
    }

    /**
     * The position after a number of moves.
     *
     * @param ply 0 for the start, to the number of moves for the end
     * @return the position
     * @throws IndexOutOfBoundsException if there are not so many moves
     */
    public UpTurnState at(int ply) {
        return positions.get(Preconditions.checkPositionIndex(ply, moves.size(), "ply"));
    }

    /** {@return the position after the last move} */
    public UpTurnState end() {
        return positions.get(moves.size());
    }

    /**
     * Whether the other object is a record that is written the same.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that
                && headers.entrySet().asList().equals(that.headers.entrySet().asList())
                && positions.get(0).equals(that.positions.get(0))
                && moves.equals(that.moves)
                && comments.equals(that.comments);
    }

    /** {@return a hash of the record} */
    @Override
    public int hashCode() {
        return Objects.hash(headers, positions.get(0), moves, comments);
    }

    /** {@return the record in notation: headers, an empty line, the moves} */
    @Override
    public String toString() {
        return RecordText.of(this);
    }
}
