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
 * A game of Uptown at one moment, including all hidden tiles. Immutable and thread-safe.
 *
 * <p>A state consists of a deal, a board and a turn; everything else is derived. For example, the rack of a color is
 * the tiles that it has drawn and not played, as it draws after each placement (R24).
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
 * <p>Passing is not a move. A seat that cannot place a tile is skipped (Q1), so the seat to {@linkplain #turn() move}
 * always has a legal move, and the game is over when no seat has one (Q2).
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
     * Returns the game before its first move.
     *
     * @param first the seat that starts (Q9)
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public static GameState start(Deal deal, Seat first) {
        requireNonNull(first, "first");
        deal.ruleset().indexOf(first);
        return new GameState(deal, Board.empty(), first.asSeat());
    }

    /**
     * Returns the game in a custom position.
     *
     * @throws PositionException if no game can be in that position; it lists all faults
     */
    public static GameState of(Setup setup) {
        ImmutableSet<PositionFault> faults = setup.faults();
        if (!faults.isEmpty()) {
            throw new PositionException(faults);
        }
        return new GameState(setup.deal(), setup.board(), setup.turn());
    }

    /**
     * Returns the deal of this game, which determines all draws, past and future. No player may see it. In a custom
     * position, tiles drawn earlier are in arbitrary order.
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
     * Returns the rack of a color (R10), empty if the color is not in play. Only its owner and the owner's partners may
     * see it, unless it lies face up (R43).
     */
    public FaceSet rack(Color color) {
        return FaceSet.ofBits(deal.rackBits(board, color));
    }

    /**
     * Returns the pile of a color, the next tile to be drawn first (Q12), empty if the color is not in play. No player
     * may see it.
     */
    public ImmutableList<Face> pile(Color color) {
        return deal.faceOrder(color).after(deal.drawn(board, color));
    }

    @Override
    public FaceSet playable(Color color) {
        requireNonNull(color, "color");
        return FaceSet.ofBits(playableBits(color));
    }

    /** A separate method, so that compilers can inline {@link #playable} and elide the set. */
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
     * Returns this game as a viewer may see it. The view does not refer to this state.
     *
     * @param viewer a seat at the table, or a spectator
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
     * Plays a move (R13): places the tile, captures the tile on the cell if any, draws, and passes the turn to the next
     * seat clockwise that can place (R12, Q1).
     *
     * @return the game after the move; this game is unchanged
     * @throws IllegalMoveException if the move is illegal; it lists all reasons
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

    /** {@return the next seat clockwise that can place, the mover last, or empty if the game is over (R12, R31, Q1, Q2)} */
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

    /** {@return whether a seat has an unfinished color with a tile that fits a cell open to it (Q1)} */
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
     * Plays a move and returns all its effects: the captured and drawn tiles, the skipped seats, and the game after the
     * move.
     *
     * @throws IllegalMoveException if the move is illegal; it lists all reasons
     */
    public Outcome outcome(Move move) {
        GameState after = play(move);
        Color color = move.tile().color();
        return new Outcome(
                turn.get(),
                move,
                board.tileAt(move.cell()),
                drawn(color),
                after.isFinished(color) ? Optional.of(color) : Optional.empty(),
                deal.table().passedOver(turn.get(), after.turn),
                after);
    }

    /** Returns the tile that a color draws next. */
    private Optional<Tile> drawn(Color color) {
        ImmutableList<Face> pile = pile(color);
        return pile.isEmpty() ? Optional.empty() : Optional.of(Tile.of(color, pile.get(0)));
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
     * Returns whether the other object is a game in the same position: same ruleset, owners, board, captures, racks,
     * piles and turn, regardless of how it was reached.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameState that
                && turn.equals(that.turn)
                && deal.table().equals(that.deal.table())
                && board.equals(that.board)
                && Color.all().stream().allMatch(color -> pile(color).equals(that.pile(color)));
    }

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
