package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.random.SplitMix64;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
import java.util.Optional;

/**
 * A game of Uptown at one moment: the whole truth, hidden tiles included. Immutable, and safe to share between threads.
 *
 * <p>A state is a deal, a board and a turn; all else follows. In particular the racks do: a color's rack is what it has
 * drawn and not yet played, and it draws after each placement (R24).
 *
 * <pre>{@code
 * GameState game = rules.deal(42);
 * while (!game.isOver()) {
 *     MoveList moves = game.legalMoves();
 *     game = game.play(moves.get(random.nextInt(moves.size())));
 * }
 * System.out.println(game.standings());
 * }</pre>
 *
 * <p>There is no move for passing. A seat that cannot place is skipped (Q1), so whoever's {@link #turn()} it is has a
 * legal move, and the game is over exactly when nobody has one (Q2).
 */
public final class GameState implements Tally {
    private static final int NOBODY = -1;

    private final Deal deal;
    private final Board board;

    /** The seat to move, counted from 0. */
    private final int mover;

    private GameState(Deal deal, Board board, int mover) {
        this.deal = deal;
        this.board = board;
        this.mover = mover;
    }

    /**
     * The game before its first move.
     *
     * @param deal the deal
     * @param first the seat that starts (Q9)
     * @return the game
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public static GameState start(Deal deal, Seat first) {
        if (!deal.ruleset().seats().contains(first)) {
            throw new IllegalArgumentException("there is no seat " + first + " in ruleset " + deal.ruleset());
        }
        return new GameState(deal, Board.empty(), first.ordinal());
    }

    /**
     * The game in a position that was set up.
     *
     * @param setup the position
     * @return the game
     * @throws IllegalSetupException if no game can be in that position; it tells every fault
     */
    public static GameState of(Setup setup) {
        ImmutableSet<SetupFault> faults = setup.faults();
        if (!faults.isEmpty()) {
            throw new IllegalSetupException(faults);
        }
        return new GameState(
                setup.deal(), setup.board(), setup.turn().map(Seat::ordinal).orElse(NOBODY));
    }

    /** {@return the ruleset played} */
    public Ruleset ruleset() {
        return deal.ruleset();
    }

    /** {@return the tiles that lie face up} */
    public Board board() {
        return board;
    }

    @Override
    public ImmutableList<Seat> seats() {
        return deal.ruleset().seats();
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return deal.colors(seat);
    }

    /**
     * Who owns a color.
     *
     * @param color any color
     * @return its owner, or empty if it is not in play
     */
    public Optional<Seat> owner(Color color) {
        return deal.owner(color);
    }

    /**
     * Whose turn it is.
     *
     * @return the seat to move, or empty if the game is over
     */
    public Optional<Seat> turn() {
        return isOver() ? Optional.empty() : Optional.of(seat(mover));
    }

    /** {@return whether no seat can place a tile (Q2)} */
    public boolean isOver() {
        return mover == NOBODY;
    }

    /**
     * The rack of a color (R10). Only its owner may see it, unless it is turned face up (R43).
     *
     * @param color any color
     * @return its tiles; none if the color is not in play
     */
    public TileSet rack(Color color) {
        return deal.rack(board, color);
    }

    /**
     * The pile of a color, in the order in which it will be drawn (Q12). Nobody may see it.
     *
     * @param color any color
     * @return its tiles, the next to be drawn first; none if the color is not in play
     */
    public ImmutableList<Tile> pile(Color color) {
        return deal.tileOrder(color).after(deal.drawn(board, color));
    }

    /**
     * How many tiles are left in the pile of a color; everybody may know (R25).
     *
     * @param color any color
     * @return 0 to 27
     */
    public int pileSize(Color color) {
        return deal.tileOrder(color).size() - deal.drawn(board, color);
    }

    /**
     * Whether a color has played all the tiles it may: its pile is empty, and its rack has one tile less than a full one
     * (R32, R43, Q2).
     *
     * @param color any color
     * @return whether it is finished; false if it is not in play
     */
    public boolean isFinished(Color color) {
        return deal.isFinished(board, color);
    }

    /**
     * Whether all colors of a seat are finished (Q2).
     *
     * @param seat a seat at the table
     * @return whether they are
     */
    public boolean isFinished(Seat seat) {
        return colors(seat).stream().allMatch(this::isFinished);
    }

    /**
     * Whether the rack of a color was put aside face up: the color is finished, and its owner plays on with another or has
     * done so (R43). Then everybody may see it.
     *
     * @param color any color
     * @return whether its rack lies face up
     */
    public boolean isFaceUp(Color color) {
        return isFinished(color) && colors(owner(color).orElseThrow()).size() > 1;
    }

    /**
     * The tiles a seat has captured (R22).
     *
     * @param captor a seat at the table
     * @return the tiles in canonical order
     */
    public ImmutableList<ColoredTile> captures(Seat captor) {
        return board.captures(captor);
    }

    @Override
    public int groupCount(Color color) {
        return board.groups(color).size();
    }

    @Override
    public int captureCount(Seat captor, Color color) {
        return board.captures(captor, color).size();
    }

    /**
     * Who is ahead: the result if the game is over, else how the board stands (R35).
     *
     * @return the standings of all seats
     */
    public Standings standings() {
        return Standings.of(this, ruleset().scoring());
    }

    /**
     * The moves of the seat to move. A legal capture has to be made if there is nothing else (Q4).
     *
     * @return the legal moves, a view of at most 64 bytes; none exactly when the game is over
     */
    public MoveList legalMoves() {
        return new MoveList(this, isOver() ? CellSet.none() : openCells());
    }

    private CellSet openCells() {
        return board.openCells(colors(seat(mover)));
    }

    /** The tiles of a color that the seat to move may choose from. */
    TileSet playable(Color color) {
        boolean own = mover != NOBODY && colors(seat(mover)).contains(color);
        return own && !isFinished(color) ? rack(color) : TileSet.none();
    }

    /**
     * Why a move is illegal.
     *
     * @param move any move
     * @return every reason that holds; empty exactly when the move is legal
     */
    public ImmutableSet<MoveFault> faults(Move move) {
        return faults(move.color(), move.tile(), move.cell());
    }

    /**
     * Why a tile may not go to a cell, whether or not it fits, as when a player drops it somewhere.
     *
     * @param color any color
     * @param tile any tile
     * @param cell any cell
     * @return every reason that holds; empty exactly when it is a legal move
     */
    public ImmutableSet<MoveFault> faults(Color color, Tile tile, Cell cell) {
        return MoveFaults.of(this, ColoredTile.of(color, tile), cell);
    }

    /**
     * Plays a move (R13): places the tile, captures what lay there, draws, and passes the turn to the next seat clockwise
     * that can place (R12, Q1).
     *
     * @param move a legal move
     * @return the game after it; this one is unchanged
     * @throws IllegalMoveException if the move is illegal; it tells every reason
     */
    public GameState play(Move move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(faults(move));
        }
        Board after = board.place(seat(mover), ColoredTile.of(move.color(), move.tile()), move.cell());
        return new GameState(deal, after, nextMover(after));
    }

    private boolean isLegal(Move move) {
        return playable(move.color()).contains(move.tile()) && board.isOpen(move.cell(), colors(seat(mover)));
    }

    /** The next seat clockwise that can place, the mover itself last of all; nobody if the game ends (R12, R31, Q1, Q2). */
    private int nextMover(Board after) {
        int seats = seats().size();
        for (int step = 1; step <= seats; step++) {
            int next = (mover + step) % seats;
            if (canPlace(after, seat(next))) {
                return next;
            }
        }
        return NOBODY;
    }

    /** Whether a seat has an unfinished color with a tile that fits a cell open to it (Q1). */
    private boolean canPlace(Board after, Seat seat) {
        CellSet open = after.openCells(colors(seat));
        ImmutableList<Color> own = colors(seat);
        for (int i = 0; i < own.size(); i++) {
            if (!deal.isFinished(after, own.get(i))
                    && deal.rack(after, own.get(i)).fitsInto(open)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Plays a move, and tells everything it brought about.
     *
     * @param move a legal move
     * @return what was captured and drawn, who was skipped, and the game after the move
     * @throws IllegalMoveException if the move is illegal; it tells every reason
     */
    public Placement place(Move move) {
        GameState after = play(move);
        Color color = move.color();
        return new Placement(
                seat(mover),
                move,
                board.tileAt(move.cell()),
                pile(color).stream().findFirst(),
                after.isFinished(color) ? Optional.of(color) : Optional.empty(),
                after.isOver() ? ImmutableList.of() : seatsBetween(mover, after.mover),
                after);
    }

    private ImmutableList<Seat> seatsBetween(int from, int to) {
        int seats = seats().size();
        ImmutableList.Builder<Seat> between = ImmutableList.builder();
        for (int seat = (from + 1) % seats; seat != to; seat = (seat + 1) % seats) {
            between.add(seat(seat));
        }
        return between.build();
    }

    private static Seat seat(int index) {
        return Seat.of(index + 1);
    }

    /**
     * This position as plain data, to be written or changed.
     *
     * @return a setup without faults
     */
    public Setup toSetup() {
        Setup.Builder setup = Setup.builder(ruleset());
        board.tiles().forEach(setup::tile);
        turn().ifPresent(setup::turn);
        for (Seat seat : seats()) {
            captures(seat).forEach(tile -> setup.capture(seat, tile));
            colors(seat)
                    .forEach(
                            color -> setup.hand(seat, new Hand(color, ImmutableList.copyOf(rack(color)), pile(color))));
        }
        return setup.build();
    }

    /**
     * A 64-bit number for tables of positions: equal states have equal keys, and others differ with near certainty. It is
     * the same on every machine and in every release.
     *
     * @return the key
     */
    public long positionKey() {
        long key = ruleset().key() + mover;
        for (Seat seat : seats()) {
            for (Color color : colors(seat)) {
                key = SplitMix64.mix(key + color.ordinal());
                key = SplitMix64.mix(key + deal.tileOrder(color).keyAfter(deal.drawn(board, color)));
            }
        }
        return SplitMix64.mix(key ^ board.key());
    }

    /**
     * Whether the other object is the same position: same ruleset, owners, board, captures, racks, piles and turn. How it
     * came about does not matter.
     *
     * @param other any object
     * @return whether it is
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameState that
                && mover == that.mover
                && ruleset().equals(that.ruleset())
                && board.equals(that.board)
                && seats().stream()
                        .allMatch(seat -> colors(seat).equals(that.colors(seat))
                                && colors(seat).stream()
                                        .allMatch(color -> pile(color).equals(that.pile(color))));
    }

    /** {@return a hash of the {@link #positionKey()}} */
    @Override
    public int hashCode() {
        return Long.hashCode(positionKey());
    }

    /** {@return this position in notation} */
    @Override
    public String toString() {
        return toSetup().toString();
    }
}
