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
 * The public part of a game at one moment: the board, the captures, the sizes of racks and piles, and the turn.
 * Immutable.
 *
 * <p>A {@link GameState} adds all hidden information, a {@link PlayerView} the part that one viewer may see. Programs
 * that display games accept either.
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

    /** {@return the ruleset of this game} */
    Ruleset ruleset();

    /** {@return the face-up tiles: those on the cells, and those captured by each seat} */
    Board board();

    /** {@return the seat to move, or empty if the game is over} */
    Optional<Seat> turn();

    @Override
    default ImmutableList<Seat> seats() {
        return ruleset().seats();
    }

    /** {@return the owner of a color (R8, R38), or empty if the color is not in play} */
    Optional<Seat> owner(Color color);

    /** {@return whether the game is over because no seat can place a tile (Q2)} */
    default boolean isOver() {
        return turn().isEmpty();
    }

    /** {@return the number of tiles on the rack of a color, 0 to 28; 0 if the color is not in play} */
    int rackSize(Color color);

    /** {@return the number of tiles in the pile of a color, 0 to 27; 0 if the color is not in play (R25)} */
    int pileSize(Color color);

    /**
     * Returns whether a color is in play and has no more tiles to play: its pile is empty and its rack is one tile
     * short (R32, R43, Q2), or its owner has reached the {@linkplain Ruleset#placementLimit() limit} of the ruleset.
     */
    boolean isFinished(Color color);

    /**
     * Returns whether all colors of a seat are finished (Q2).
     *
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    default boolean isFinished(Seat seat) {
        return colors(seat).stream().allMatch(this::isFinished);
    }

    /**
     * Returns whether the rack of a color lies face up for everybody, because the color has no more tiles to play and
     * its owner has other colors (R43).
     */
    boolean isFaceUp(Color color);

    /**
     * Returns the tiles that a seat has captured, in canonical order (R22).
     *
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
     * Returns the standings of all seats: the final result if the game is over, otherwise the standings of the current
     * board (R35).
     */
    default Standings standings() {
        return Standings.of(this, ruleset().scoring());
    }

    /**
     * Returns the rack of a color if its owner is to move and the color is not finished, otherwise the empty set. The
     * faces need not fit any cell. A view returns the empty set for seats other than its viewer.
     */
    FaceSet playable(Color color);

    /**
     * Returns the legal moves of the seat to move. A seat must capture if it has no other move (Q4). A view has no
     * legal moves while another seat is to move.
     */
    MoveList legalMoves();

    /** {@return whether a move is legal; if not, {@link #faults(Move)} returns the reasons} */
    default boolean isLegal(Move move) {
        return MoveList.isLegal(this, move);
    }

    /**
     * Returns the cells where a tile could be placed on the current board (R14 to R21), whether or not its owner is to
     * move and has it on the rack. Empty if its color is finished or not in play.
     */
    default CellSet targets(Tile tile) {
        Optional<Seat> owner = owner(tile.color());
        return owner.isPresent() && !isFinished(tile.color())
                ? tile.cells().intersection(board().openCells(colors(owner.get())))
                : CellSet.none();
    }

    /**
     * Returns the groups and captures of all seats after a move, without playing it, so that bots can evaluate moves of
     * any seat at any time.
     *
     * <pre>{@code
     * Tally after = view.tallyAfter(move);
     * after.groupCount(Seat.ONE);                           // -> 1
     * rules.scoring().score(after, Seat.ONE);               // -> -1
     * }</pre>
     *
     * @param move a move to one of the {@link #targets} of its tile
     * @throws IllegalArgumentException if the cell is not one of the targets
     */
    default Tally tallyAfter(Move move) {
        if (!targets(move.tile()).contains(move.cell())) {
            throw new IllegalArgumentException(move + " is not possible as the board stands");
        }
        return new TallyAfter(this, owner(move.tile().color()).orElseThrow(), move);
    }

    /** {@return all reasons why a move is illegal; empty if and only if it is one of the {@link #legalMoves()}} */
    default ImmutableSet<MoveFault> faults(Move move) {
        return faults(move.tile(), move.cell());
    }

    /**
     * Returns all reasons why a tile may not be placed on a cell. The tile need not fit the cell, for example when a
     * player drops it there. Empty if and only if the move is legal. A view returns the reasons that its viewer can
     * see.
     */
    ImmutableSet<MoveFault> faults(Tile tile, Cell cell);

    /**
     * Returns the move that places a tile on a cell, if it is legal.
     *
     * @throws IllegalMoveException if the move is illegal; it lists all reasons
     */
    default Move legalMove(Tile tile, Cell cell) {
        ImmutableSet<MoveFault> faults = faults(tile, cell);
        if (!faults.isEmpty()) {
            throw new IllegalMoveException(faults);
        }
        return Move.of(tile, cell);
    }

    /** {@return this position as plain data, which can be edited and turned into a position again} */
    Setup toSetup();

    /**
     * Returns a 64-bit key for transposition tables. Equal positions have equal keys, and different positions have
     * different keys with near certainty. Keys never change between machines or releases.
     */
    long positionKey();
}
