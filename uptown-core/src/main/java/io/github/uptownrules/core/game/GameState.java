package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
import io.github.uptownrules.random.SplitMix64;
import java.util.Optional;
import java.util.random.RandomGenerator;

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
 *
 * @since 0.1.0
 */
public final class GameState implements Position {
    /** By seat, an optional with it, so that none is made for a move. */
    private static final ImmutableList<Optional<Seat>> OPTIONALS =
            Seat.all().stream().map(Optional::of).collect(ImmutableList.toImmutableList());

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
        return new GameState(deal, Board.empty(), OPTIONALS.get(deal.ruleset().indexOf(first)));
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
        return new GameState(setup.deal(), setup.board(), setup.turn());
    }

    static Optional<Seat> optional(Seat seat) {
        return OPTIONALS.get(seat.ordinal());
    }

    /**
     * The deal by which this game goes: the whole truth about all draws, past and to come. Nobody may see it.
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

    /**
     * The rack of a color (R10). Only its owner may see it, unless it is turned face up (R43).
     *
     * @param color any color
     * @return its tiles; none if the color is not in play
     */
    public TileSet rack(Color color) {
        return TileSet.ofBits(deal.rackBits(board, color));
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

    @Override
    public TileSet playable(Color color) {
        boolean isToMove = turn.isPresent() && colors(turn.get()).contains(color);
        return TileSet.ofBits(isToMove && !isFinished(color) ? deal.rackBits(board, color) : 0);
    }

    @Override
    public MoveList legalMoves() {
        return new MoveList(this, turn.isPresent() ? board.openCells(colors(turn.get())) : CellSet.none());
    }

    @Override
    public ImmutableSet<MoveFault> faults(Color color, Tile tile, Cell cell) {
        return MoveFaults.of(this, Optional.of(rack(color)), ColoredTile.of(color, tile), cell);
    }

    /**
     * What a player may know of this state.
     *
     * @param viewer a seat at the table
     * @return the view, from which no way leads back
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public PlayerView viewFor(Seat viewer) {
        return new PlayerView(
                ruleset(), deal.colorsBySeat(), board, turn, optional(viewer), Maps.toMap(colors(viewer), this::rack));
    }

    /**
     * What somebody who only watches may know of this state.
     *
     * @return the view, from which no way leads back
     */
    public PlayerView spectatorView() {
        return new PlayerView(ruleset(), deal.colorsBySeat(), board, turn, Optional.empty(), ImmutableMap.of());
    }

    /**
     * Another state in which a player would see just the same: all that the player cannot see is drawn anew.
     *
     * @param viewer a seat at the table
     * @param random where the bits come from, as for {@link PlayerView#sample}
     * @return a state with the same {@link #viewFor} that seat
     * @throws IllegalArgumentException if there is no such seat at the table
     */
    public GameState resample(Seat viewer, RandomGenerator random) {
        return viewFor(viewer).sample(random);
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
        Seat mover = turn.get();
        Board after = board.place(mover, ColoredTile.of(move.color(), move.tile()), move.cell());
        return new GameState(deal, after, turnAfter(mover, after));
    }

    private boolean isLegal(Move move) {
        return playable(move.color()).contains(move.tile()) && board.isOpen(move.cell(), colors(turn.get()));
    }

    /** The next seat clockwise that can place, the mover itself last of all; nobody if the game ends (R12, R31, Q1, Q2). */
    private Optional<Seat> turnAfter(Seat mover, Board after) {
        int seats = seats().size();
        for (int step = 1; step <= seats; step++) {
            Seat next = Seat.all().get((mover.ordinal() + step) % seats);
            if (canPlace(after, next)) {
                return optional(next);
            }
        }
        return Optional.empty();
    }

    /** Whether a seat has an unfinished color with a tile that fits a cell open to it (Q1). */
    private boolean canPlace(Board after, Seat seat) {
        CellSet open = after.openCells(colors(seat));
        ImmutableList<Color> own = colors(seat);
        for (int i = 0; i < own.size(); i++) {
            if (!ruleset().isFinished(after.unplayed(own.get(i)).size())
                    && TileSet.ofBits(deal.rackBits(after, own.get(i))).fitsInto(open)) {
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
                turn.get(),
                move,
                board.tileAt(move.cell()),
                pile(color).stream().findFirst(),
                after.isFinished(color) ? Optional.of(color) : Optional.empty(),
                after.turn.map(next -> ruleset().seatsBetween(turn.get(), next)).orElse(ImmutableList.of()),
                after);
    }

    @Override
    public Setup toSetup() {
        Setup.Builder setup = Setup.builder(ruleset());
        board.tiles().forEach(setup::tile);
        turn.ifPresent(setup::turn);
        for (Seat seat : seats()) {
            captures(seat).forEach(tile -> setup.capture(seat, tile));
            colors(seat).forEach(color -> setup.hand(seat, Hand.of(color, rack(color), pile(color))));
        }
        return setup.build();
    }

    @Override
    public long positionKey() {
        long key = ruleset().key() + (turn.isPresent() ? turn.get().ordinal() : -1);
        for (int seat = 0; seat < seats().size(); seat++) {
            ImmutableList<Color> colors = deal.colorsBySeat().get(seat);
            for (int i = 0; i < colors.size(); i++) {
                Color color = colors.get(i);
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
                && turn.equals(that.turn)
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
