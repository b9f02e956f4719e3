package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
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
    default Optional<Seat> owner(Color color) {
        return seats().stream().filter(seat -> colors(seat).contains(color)).findFirst();
    }

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
    default int rackSize(Color color) {
        return owner(color).isPresent()
                ? ruleset().onRack(board().unplayed(color).size())
                : 0;
    }

    /**
     * How many tiles are left in the pile of a color; everybody may count them (R25).
     *
     * @param color any color
     * @return 0 to 27; 0 if the color is not in play
     */
    default int pileSize(Color color) {
        return owner(color).isPresent() ? board().unplayed(color).size() - rackSize(color) : 0;
    }

    /**
     * Whether a color has played all the tiles it may: its pile is empty, and its rack has one tile less than a full one
     * (R32, R43, Q2).
     *
     * @param color any color
     * @return whether it is finished; false if it is not in play
     */
    default boolean isFinished(Color color) {
        return ruleset().isFinished(board().unplayed(color).size());
    }

    /**
     * Whether all colors of a seat are finished (Q2).
     *
     * @param seat a seat at the table
     * @return whether they are
     */
    default boolean isFinished(Seat seat) {
        return colors(seat).stream().allMatch(this::isFinished);
    }

    /**
     * Whether the rack of a color was put aside face up: the color is finished, and its owner plays on with another or has
     * done so (R43). Then everybody may see it.
     *
     * @param color any color
     * @return whether its rack lies face up
     */
    default boolean isFaceUp(Color color) {
        return isFinished(color) && colors(owner(color).orElseThrow()).size() > 1;
    }

    /**
     * The tiles a seat has captured (R22).
     *
     * @param captor a seat at the table
     * @return the tiles in canonical order
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    default ImmutableList<ColoredTile> captures(Seat captor) {
        ruleset().indexOf(captor);
        return board().captures(captor);
    }

    @Override
    default int groupCount(Color color) {
        return board().cells(color).groupCount();
    }

    @Override
    default int captureCount(Seat captor, Color color) {
        ruleset().indexOf(captor);
        return board().captures(captor, color).size();
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
    TileSet playable(Color color);

    /**
     * The legal moves. A capture has to be made if there is nothing else (Q4).
     *
     * @return the moves of the seat to move; in a view, none if that is not the viewer
     */
    MoveList legalMoves();

    /**
     * Why a move is illegal.
     *
     * @param move any move
     * @return every reason that holds; empty exactly when the move is among {@link #legalMoves()}
     */
    default ImmutableSet<MoveFault> faults(Move move) {
        return faults(move.color(), move.tile(), move.cell());
    }

    /**
     * Why a tile may not go to a cell, whether or not it fits, as when a player drops it somewhere.
     *
     * @param color any color
     * @param tile any tile
     * @param cell any cell
     * @return every reason that holds; empty exactly when that is a legal move
     */
    ImmutableSet<MoveFault> faults(Color color, Tile tile, Cell cell);

    /**
     * This position as plain data, to be written or changed.
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
