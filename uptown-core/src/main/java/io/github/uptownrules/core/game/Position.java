package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;

/**
 * What everybody at the table can see of a game at one moment: the board, the captures, the sizes of racks and piles, whose
 * turn it is. Immutable.
 *
 * <p>A {@link GameState} adds the whole truth, a {@link PlayerView} what one player may know of it. A program that draws a
 * game takes a {@code Position} and draws either.
 *
 * <pre>{@code
 * Position position = game.viewFor(Seat.TWO);            // or the game itself
 * position.turn();                                       // -> Optional[1]
 * position.rackSize(Color.BLUE);                         // -> 5
 * position.pileSize(Color.BLUE);                         // -> 23
 * position.standings().winners();                        // -> [1, 2, 3, 4]
 * }</pre>
 *
 * @since 0.1.0
 */
public sealed interface Position extends Tally permits GameState, PlayerView {

    /**
     * The ruleset played.
     *
     * @return the ruleset
     */
    Ruleset ruleset();

    /**
     * The tiles that lie face up: on the cells, and captured before the seats.
     *
     * @return the board
     */
    Board board();

    /**
     * Whose turn it is.
     *
     * @return the seat to move, or empty if the game is over
     */
    Optional<Seat> turn();

    @Override
    default ImmutableList<Seat> seats() {
        return ruleset().seats();
    }

    /**
     * Who owns a color (R8, R38).
     *
     * @param color any color
     * @return its owner, or empty if it is not in play
     */
    Optional<Seat> owner(Color color);

    /**
     * Whether no seat can place a tile (Q2).
     *
     * @return whether the game is over
     */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /**
     * How many tiles are on the rack of a color; everybody may count them.
     *
     * @param color any color
     * @return 0 to 28; 0 if the color is not in play
     */
    int rackSize(Color color);

    /**
     * How many tiles are left in the pile of a color; everybody may count them (R25).
     *
     * @param color any color
     * @return 0 to 27; 0 if the color is not in play
     */
    int pileSize(Color color);

    /**
     * Whether a color has played all the tiles it may: its pile is empty, and its rack has one tile less than a full one
     * (R32, R43, Q2), or its owner has come to the {@linkplain Ruleset#placementLimit() limit} of the ruleset.
     *
     * @param color any color
     * @return whether it is finished; false if it is not in play
     */
    boolean isFinished(Color color);

    /**
     * Whether all colors of a seat are finished (Q2).
     *
     * @param seat a seat at the table
     * @return whether they are
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    default boolean isFinished(Seat seat) {
        return colors(seat).stream().allMatch(this::isFinished);
    }

    /**
     * Whether the rack of a color was put aside face up: its tiles are played, and its owner plays on with another color or
     * has done so (R43). Then everybody may see it.
     *
     * @param color any color
     * @return whether its rack lies face up
     */
    boolean isFaceUp(Color color);

    /**
     * The tiles a seat has captured (R22).
     *
     * @param captor a seat at the table
     * @return the tiles in canonical order
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    default ImmutableList<Tile> captures(Seat captor) {
        requireNonNull(captor, "captor");
        ruleset().indexOf(captor);
        return board().captures(captor);
    }

    @Override
    default int groupCount(Color color) {
        return board().groupCount(color);
    }

    @Override
    default int largestGroup(Color color) {
        return board().largestGroup(color);
    }

    @Override
    default int captureCount(Seat captor, Color color) {
        requireNonNull(captor, "captor");
        ruleset().indexOf(captor);
        return board().captureCount(captor, color);
    }

    /**
     * Who is ahead: the result if the game is over, else how the board stands (R35).
     *
     * @return the standings of all seats
     */
    default Standings standings() {
        return Standings.of(this, ruleset().scoring());
    }

    /**
     * The tiles of a color that may be chosen for the next move, whether or not they fit anywhere.
     *
     * @param color any color
     * @return its rack, if its owner is to move and it is not finished; else none. A view shows no rack but its viewer's
     */
    FaceSet playable(Color color);

    /**
     * The legal moves. A capture has to be made if there is nothing else (Q4).
     *
     * @return the moves of the seat to move; in a view, none if that is not the viewer
     */
    MoveList legalMoves();

    /**
     * Returns whether a move is legal. {@link #faults(Move)} gives the reasons why not.
     *
     * @param move any move
     * @return whether it is among {@link #legalMoves()}
     */
    default boolean isLegal(Move move) {
        return MoveList.isLegal(this, move);
    }

    /**
     * Where a tile could go as the board stands (R14 to R21), whichever seat is to move: for a player who plans ahead. Whether the
     * tile is on its owner's rack is not asked.
     *
     * @param tile any tile
     * @return the cells that it fits and that are open to its owner; none if its color is finished or not in play
     */
    default CellSet targets(Tile tile) {
        Optional<Seat> owner = owner(tile.color());
        return owner.isPresent() && !isFinished(tile.color())
                ? tile.cells().intersection(board().openCells(colors(owner.get())))
                : CellSet.none();
    }

    /**
     * The groups and captures of all seats as a move would make them, found without playing it: to weigh moves, one's own or
     * an opponent's, on one's turn or before it.
     *
     * <pre>{@code
     * Tally after = view.tallyAfter(move);
     * after.groupCount(Seat.ONE);                           // -> 1
     * rules.scoring().score(after, Seat.ONE);               // -> -1
     * }</pre>
     *
     * @param move a move to one of its {@link #targets}
     * @return the counts after it
     * @throws IllegalArgumentException if it goes anywhere else
     */
    default Tally tallyAfter(Move move) {
        if (!targets(move.tile()).contains(move.cell())) {
            throw new IllegalArgumentException(move + " is not possible as the board stands");
        }
        return new TallyAfter(this, owner(move.tile().color()).orElseThrow(), move);
    }

    /**
     * Why a move is illegal.
     *
     * @param move any move
     * @return every reason that holds; empty exactly when the move is among {@link #legalMoves()}
     */
    default ImmutableSet<MoveFault> faults(Move move) {
        return faults(move.tile(), move.cell());
    }

    /**
     * Why a tile may not go to a cell, whether or not it fits, as when a player drops it somewhere.
     *
     * @param tile any tile
     * @param cell any cell
     * @return every reason that holds, and in a view every one that the viewer can see; empty exactly when that is a legal
     *     move
     */
    ImmutableSet<MoveFault> faults(Tile tile, Cell cell);

    /**
     * The move that puts a tile on a cell, if it is legal.
     *
     * @param tile any tile
     * @param cell any cell
     * @return the move
     * @throws IllegalMoveException if it is illegal; it lists every reason
     */
    default Move legalMove(Tile tile, Cell cell) {
        ImmutableSet<MoveFault> faults = faults(tile, cell);
        if (!faults.isEmpty()) {
            throw new IllegalMoveException(faults);
        }
        return Move.of(tile, cell);
    }

    /**
     * This position as plain data, to be changed.
     *
     * @return a setup from which the same position can be made again
     */
    Setup toSetup();

    /**
     * A 64-bit number for tables of positions: equal positions have equal keys, and others differ with near certainty. It
     * is the same on every machine and in every release.
     *
     * @return the key
     */
    long positionKey();
}
