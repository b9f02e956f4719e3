package io.github.uptownrules.core.game;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
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
 * <p>There is no move for passing. A seat that cannot place is skipped (Q1), so the seat whose {@link #turn()} it is has a
 * legal move, and the game is over exactly when no seat has one (Q2).
 *
 * @since 0.1.0
 */
public final class GameState implements Position {
    private final Deal deal;
    private final Board board;
    private final Optional<Seat> turn;

    GameState(Deal deal, Board board, Optional<Seat> turn) {
        this.deal = deal;
        this.board = board;
        this.turn = turn;
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
        requireNonNull(first, "first");
        deal.ruleset().indexOf(first);
        return new GameState(deal, Board.empty(), first.asSeat());
    }

    /**
     * The game in a position that was set up.
     *
     * @param setup the position
     * @return the game
     * @throws PositionException if no game can be in that position; it lists every fault
     */
    public static GameState of(Setup setup) {
        ImmutableSet<PositionFault> faults = setup.faults();
        if (!faults.isEmpty()) {
            throw new PositionException(faults);
        }
        return new GameState(setup.deal(), setup.board(), setup.turn());
    }

    /**
     * The deal by which this game goes: the whole truth about all draws, past and to come. No player may see it.
     *
     * @return the deal; in a position that was set up, the tiles already drawn come first, in no particular order
     */
    public Deal deal() {
        return deal;
    }

    @Override
    public Ruleset ruleset() {
        return deal.ruleset();
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public Optional<Seat> turn() {
        return turn;
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return deal.colors(seat);
    }

    @Override
    public Optional<Seat> owner(Color color) {
        return deal.owner(color);
    }

    @Override
    public int rackSize(Color color) {
        return deal.table().rackSize(color, board);
    }

    @Override
    public int pileSize(Color color) {
        return deal.table().pileSize(color, board);
    }

    @Override
    public boolean isFinished(Color color) {
        return deal.table().isFinished(color, board);
    }

    @Override
    public boolean isFaceUp(Color color) {
        return deal.table().isFaceUp(color, board);
    }

    /**
     * The rack of a color (R10). Only its owner and the owner's partners may see it, unless it is turned face up (R43).
     *
     * @param color any color
     * @return the faces of its tiles; none if the color is not in play
     */
    public FaceSet rack(Color color) {
        return FaceSet.ofBits(deal.rackBits(board, color));
    }

    /**
     * The pile of a color, in the order in which it will be drawn (Q12). No player may see it.
     *
     * @param color any color
     * @return the faces of its tiles, the next to be drawn first; none if the color is not in play
     */
    public ImmutableList<Face> pile(Color color) {
        return deal.faceOrder(color).after(deal.drawn(board, color));
    }

    @Override
    public FaceSet playable(Color color) {
        requireNonNull(color, "color");
        return FaceSet.ofBits(playableBits(color));
    }

    /** A method of its own, so that the one above is short enough for the compiler to do without the set. */
    private int playableBits(Color color) {
        boolean isToMove = turn.isPresent() && turn.equals(owner(color));
        return isToMove && !isFinished(color) ? deal.rackBits(board, color) : 0;
    }

    @Override
    public MoveList legalMoves() {
        return new MoveList(this, turn.isPresent() ? board.openCells(colors(turn.get())) : CellSet.none());
    }

    @Override
    public ImmutableSet<MoveFault> faults(Tile tile, Cell cell) {
        return MoveFaults.of(this, tile, cell);
    }

    /**
     * What a viewer may know of this state.
     *
     * @param viewer a seat at the table, or a spectator
     * @return the view, from which no way leads back
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public PlayerView viewFor(Viewer viewer) {
        int[] racks = PlayerView.noRacks();
        for (int seat = 0; seat < seats().size(); seat++) {
            if (ruleset().showsRack(viewer, seats().get(seat))) {
                ImmutableList<Color> own = colors(seats().get(seat));
                for (int i = 0; i < own.size(); i++) {
                    racks[own.get(i).ordinal()] = deal.rackBits(board, own.get(i));
                }
            }
        }
        return new PlayerView(deal.table(), board, turn, viewer, racks);
    }

    /**
     * Plays a move (R13): places the tile, captures what lay there, draws, and passes the turn to the next seat clockwise
     * that can place (R12, Q1).
     *
     * @param move a legal move
     * @return the game after it; this one is unchanged
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     */
    public GameState play(Move move) {
        requireNonNull(move, "move");
        if (!isLegal(move)) {
            throw new IllegalMoveException(faults(move));
        }
        Seat mover = turn.get();
        Board after = board.place(mover, move);
        return new GameState(deal, after, next(mover, after));
    }

    /** The next seat clockwise that can place, the mover itself last of all; empty if the game ends (R12, R31, Q1, Q2). */
    private Optional<Seat> next(Seat mover, Board after) {
        int seats = seats().size();
        for (int step = 1; step <= seats; step++) {
            Seat next = Seat.all().get((mover.ordinal() + step) % seats);
            if (canPlace(after, next)) {
                return next.asSeat();
            }
        }
        return Optional.empty();
    }

    /** Whether a seat has an unfinished color with a tile that fits a cell open to it (Q1). */
    private boolean canPlace(Board after, Seat seat) {
        ImmutableList<Color> own = colors(seat);
        CellSet open = after.openCells(own);
        for (int i = 0; i < own.size(); i++) {
            if (!deal.table().isFinished(own.get(i), after)
                    && FaceSet.ofBits(deal.rackBits(after, own.get(i))).anyFits(open)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Plays a move, and returns everything that it brought about.
     *
     * @param move a legal move
     * @return what was captured and drawn, who was skipped, and the game after the move
     * @throws IllegalMoveException if the move is illegal; it lists every reason
     */
    public Outcome outcome(Move move) {
        GameState after = play(move);
        Color color = move.tile().color();
        return new Outcome(
                turn.get(),
                move,
                board.tileAt(move.cell()),
                pile(color).stream().findFirst().map(face -> Tile.of(color, face)),
                after.isFinished(color) ? Optional.of(color) : Optional.empty(),
                deal.table().passedOver(turn.get(), after.turn),
                after);
    }

    @Override
    public Setup toSetup() {
        Setup.Builder setup = Setup.builder(ruleset());
        board.tiles().forEach(setup::tile);
        turn.ifPresent(setup::turn);
        for (Seat seat : seats()) {
            captures(seat).forEach(tile -> setup.capture(seat, tile));
            colors(seat).forEach(color -> setup.holding(seat, Holding.of(color, rack(color), pile(color))));
        }
        return setup.build();
    }

    @Override
    public long positionKey() {
        long key = ruleset().key() + (turn.isPresent() ? turn.get().ordinal() : -1);
        ImmutableList<ImmutableList<Color>> colorsBySeat = deal.table().colorsBySeat();
        for (int seat = 0; seat < colorsBySeat.size(); seat++) {
            ImmutableList<Color> colors = colorsBySeat.get(seat);
            for (int i = 0; i < colors.size(); i++) {
                Color color = colors.get(i);
                key = SplitMix64.mix(key + color.ordinal());
                key = SplitMix64.mix(key + deal.faceOrder(color).keyAfter(deal.drawn(board, color)));
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
                && turn.equals(that.turn)
                && deal.table().equals(that.deal.table())
                && board.equals(that.board)
                && Color.all().stream().allMatch(color -> pile(color).equals(that.pile(color)));
    }

    /** {@return a hash of the {@link #positionKey()}} */
    @Override
    public int hashCode() {
        return Long.hashCode(positionKey());
    }

    /** {@return this position in notation} */
    @Override
    public String toString() {
        return new PositionText(this)
                .write((text, color) -> text.faces(rack(color)).append('/').faces(pile(color)));
    }
}
