package io.github.uptownrules.core.simulation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A mutable game, for searches that need the results of many games.
 *
 * <p>It follows the same rules as {@link GameState}, but changes in place. It is created once, reused for many games,
 * and not thread-safe. After creation, moves and whole games allocate nothing. Playing to the end takes a few
 * microseconds.
 *
 * <pre>{@code
 * Rollout rollout = Rollout.of(view.sample(random));    // made once, used for every game
 * int[] wins = new int[game.seats().size()];
 * for (int i = 0; i < 1000; i++) {
 *     rollout.set(view.sample(random)).playOut(random);
 *     for (Seat seat : rollout.seats()) {
 *         wins[seat.ordinal()] += rollout.winnerBits() >> seat.ordinal() & 1;
 *     }
 * }
 * }</pre>
 *
 * <p>The {@link Tally} has the current groups and captures of every seat. A rollout stores only the colors of the tiles
 * on the board, because their faces do not affect the rest of the game.
 *
 * @since 0.1.0
 */
public final class Rollout implements Tally {
    /** Each color as an optional, to avoid allocation. */
    private static final ImmutableList<Optional<Color>> COLORS =
            Color.all().stream().map(Optional::of).collect(ImmutableList.toImmutableList());

    private static final int NO_SEAT = -1;
    private static final int NO_MOVE = -1;

    /** The number of random draws of a tile and a cell before the legal moves are listed instead. */
    private static final int ATTEMPTS = 24;

    private final RolloutTable table;
    private int turn;

    private static final int FIRST_PLY = RolloutTable.PADDING / Integer.BYTES;

    /** The moves since the start, packed by {@link Ply}, from {@link #FIRST_PLY} on. */
    private final int[] plies =
            new int[FIRST_PLY + Color.all().size() * Face.all().size() + FIRST_PLY];

    private int ply;

    private final int[] listed = new int[Move.all().size()];

    private Rollout(GameState start) {
        this.table = new RolloutTable(start);
        set(start);
    }

    /** Creates a rollout at a state. */
    public static Rollout of(GameState game) {
        return new Rollout(game);
    }

    /**
     * Sets this rollout to a state, in any ruleset. Costs about as much as five moves.
     *
     * @return this
     */
    public Rollout set(GameState game) {
        table.set(requireNonNull(game, "game"));
        turn = game.turn().isPresent() ? game.turn().get().ordinal() : NO_SEAT;
        ply = 0;
        return this;
    }

    /**
     * Copies another rollout, including the moves that can be undone. This is cheaper than setting a state.
     *
     * @return this
     */
    public Rollout set(Rollout other) {
        table.set(other.table);
        turn = other.turn;
        ply = other.ply;
        System.arraycopy(other.plies, FIRST_PLY, plies, FIRST_PLY, ply);
        return this;
    }

    /** {@return the ruleset} */
    public Ruleset ruleset() {
        return table.ruleset();
    }

    @Override
    public ImmutableList<Seat> seats() {
        return table.seats();
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return table.colors(seat);
    }

    /** {@return the seat to move, or empty if the game is over} */
    public Optional<Seat> turn() {
        return isOver() ? Optional.empty() : Seat.all().get(turn).asSeat();
    }

    /** {@return whether no seat can place a tile (Q2)} */
    public boolean isOver() {
        return turn == NO_SEAT;
    }

    /** {@return whether the seat to move may play a move now} */
    public boolean isLegal(Move move) {
        int color = move.tile().color().ordinal();
        return !isOver()
                && table.owner(color) == turn
                && table.slotOf(color, move.tile().face().ordinal()) != RolloutTable.NONE
                && table.isOpen(turn, move.cell().ordinal());
    }

    /**
     * Plays a move (R13), and passes the turn to the next seat that can place a tile (R12, Q1).
     *
     * @return this
     * @throws IllegalArgumentException if the move is illegal; see {@link GameState#faults} for the reasons
     */
    public Rollout play(Move move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException(
                    isOver() ? "the game is over" : "seat " + (turn + 1) + " may not play " + move);
        }
        int color = move.tile().color().ordinal();
        int face = move.tile().face().ordinal();
        play(Ply.of(turn, color, table.slotOf(color, face), face, move.cell().ordinal()), ply++);
        turn = nextThatCanPlace(turn);
        return this;
    }

    private void play(int played, int index) {
        int cell = Ply.cell(played);
        plies[FIRST_PLY + index] = Ply.withCaptured(played, table.colorOn(cell));
        table.place(Ply.seat(played), Ply.color(played), Ply.slot(played), cell);
    }

    /**
     * Takes back and returns the last move.
     *
     * @throws IllegalStateException if no move was played since the start
     */
    public Move undo() {
        if (ply == 0) {
            throw new IllegalStateException("no move was played since the start");
        }
        int played = plies[FIRST_PLY + --ply];
        turn = Ply.seat(played);
        table.takeBack(
                turn, Ply.color(played), Ply.slot(played), Ply.face(played), Ply.cell(played), Ply.captured(played));
        return Ply.move(played);
    }

    /**
     * Returns the number of moves since {@link #of} or {@link #set(GameState)}, which is how often {@link #undo} can
     * be called.
     */
    public int ply() {
        return ply;
    }

    /**
     * Draws a legal move; all are equally likely.
     *
     * @throws IllegalStateException if the game is over
     */
    public Move randomMove(RandomGenerator random) {
        requireNonNull(random, "random");
        if (isOver()) {
            throw new IllegalStateException("the game is over");
        }
        return Ply.move(draw(turn, random));
    }

    /**
     * Plays random moves to the end; all legal moves are equally likely. If the generator throws, the moves played so
     * far remain.
     *
     * @param random the source of bits; the same bits give the same game on every machine
     * @return this, at the end of the game
     */
    public Rollout playOut(RandomGenerator random) {
        requireNonNull(random, "random");
        int seats = seats().size();
        int seat = turn;
        int index = ply;
        int stuck = isOver() ? seats : 0;
        try {
            int aimed = isOver() ? NO_MOVE : aim(seat, random);
            // Drawing a move also finds out whether the seat can place a tile.
            while (stuck < seats) {
                int next = seat + 1 == seats ? 0 : seat + 1;
                // The rack of the next seat does not change, so its pair can be drawn before this seat's pair is
                // tested. It is then ready even if the processor mispredicts that test.
                int ahead = aim(next, random);
                boolean isClosed = aimed != NO_MOVE && !table.isOpen(seat, Ply.cell(aimed));
                int drawn = isClosed ? draw(seat, random) : aimed;
                if (drawn == NO_MOVE) {
                    stuck++;
                } else {
                    play(drawn, index++);
                    stuck = 0;
                }
                seat = next;
                aimed = ahead;
            }
        } finally {
            ply = index;
            turn = stuck == seats ? NO_SEAT : nextThatCanPlace(seat + seats - 1);
        }
        return this;
    }

    /**
     * Plays to the end with a policy. If the policy throws or chooses an illegal move, the rollout stays where the
     * policy left it.
     *
     * @param random the source of the policy's randomness
     * @return this, at the end of the game
     * @throws IllegalArgumentException if the policy chooses an illegal move
     */
    public Rollout playOut(RolloutPolicy policy, RandomGenerator random) {
        requireNonNull(policy, "policy");
        requireNonNull(random, "random");
        while (!isOver()) {
            play(policy.choose(this, random));
        }
        return this;
    }

    /** Draws one of a seat's pairs, all equally likely; {@link #NO_MOVE} if there are none. */
    private int aim(int seat, RandomGenerator random) {
        int pairs = table.pairs(seat);
        return pairs == 0 ? NO_MOVE : table.pair(seat, RandomInts.below(random, pairs));
    }

    /** Draws one of a seat's legal moves, all equally likely; {@link #NO_MOVE} if there are none. */
    private int draw(int seat, RandomGenerator random) {
        int pairs = table.pairs(seat);
        if (pairs == 0) {
            return NO_MOVE;
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int drawn = aim(seat, random);
            if (table.isOpen(seat, Ply.cell(drawn))) {
                return drawn;
            }
        }
        int count = list(seat, pairs);
        return count == 0 ? NO_MOVE : listed[RandomInts.below(random, count)];
    }

    /** Lists the legal moves of a seat, and returns their number. */
    private int list(int seat, int pairs) {
        int count = 0;
        for (int i = 0; i < pairs; i++) {
            int pair = table.pair(seat, i);
            if (table.isOpen(seat, Ply.cell(pair))) {
                listed[count++] = pair;
            }
        }
        return count;
    }

    /** Returns the next seat clockwise that can place a tile, the mover last (R12, R31, Q1, Q2). */
    private int nextThatCanPlace(int mover) {
        int seats = seats().size();
        for (int step = 1; step <= seats; step++) {
            int seat = (mover + step) % seats;
            if (canPlace(seat)) {
                return seat;
            }
        }
        return NO_SEAT;
    }

    private boolean canPlace(int seat) {
        int pairs = table.pairs(seat);
        for (int i = 0; i < pairs; i++) {
            if (table.isOpen(seat, Ply.cell(table.pair(seat, i)))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lists the legal moves, in no particular order.
     *
     * <pre>{@code
     * Move[] moves = new Move[Move.all().size()];      // made once
     * Rollout rollout = Rollout.of(game);
     * int count = rollout.legalMoves(moves);           // -> 45
     * rollout.play(moves[count - 1]).ply();            // -> 1
     * }</pre>
     *
     * @param moves receives the moves, from index 0 on; a length of {@code Move.all().size()} always suffices
     * @return the number of legal moves
     * @throws ArrayIndexOutOfBoundsException if the array is too short
     */
    public int legalMoves(Move[] moves) {
        requireNonNull(moves, "moves");
        int count = isOver() ? 0 : list(turn, table.pairs(turn));
        for (int i = 0; i < count; i++) {
            moves[i] = Ply.move(listed[i]);
        }
        return count;
    }

    /** {@return the cells of all legal moves with a tile} */
    public CellSet targets(Tile tile) {
        int color = tile.color().ordinal();
        if (isOver()
                || table.owner(color) != turn
                || table.slotOf(color, tile.face().ordinal()) == RolloutTable.NONE) {
            return CellSet.none();
        }
        return tile.cells().difference(table.closedCells(turn));
    }

    /** {@return the color of the tile on a cell, or empty if the cell is empty} */
    public Optional<Color> colorOn(Cell cell) {
        int color = table.colorOn(cell.ordinal());
        return color == RolloutTable.NONE ? Optional.empty() : COLORS.get(color);
    }

    /** {@return whether a legal move captures a tile (R18)} */
    public boolean captures(Move move) {
        return table.colorOn(move.cell().ordinal()) != RolloutTable.NONE;
    }

    /**
     * Returns the tiles of a color that are available for the next move, whether or not they fit anywhere: its rack
     * if its owner is to move and the color is not finished, otherwise the empty set.
     */
    public FaceSet playable(Color color) {
        requireNonNull(color, "color");
        return FaceSet.ofBits(!isOver() && table.owner(color.ordinal()) == turn ? table.faces(color.ordinal()) : 0);
    }

    /**
     * Returns the tiles of a color that can still be placed, on its rack and in its pile. This is public information.
     * Empty if the color is finished or not in play.
     */
    public FaceSet unplayed(Color color) {
        return FaceSet.ofBits(table.unplayed(color.ordinal()));
    }

    /** {@return the cells with a tile of a color, at most 28} */
    public CellSet cells(Color color) {
        return table.cells(color.ordinal());
    }

    @Override
    public int groupCount(Color color) {
        return table.groupCount(color);
    }

    @Override
    public int largestGroup(Color color) {
        return table.largestGroup(color);
    }

    @Override
    public int captureCount(Seat captor, Color color) {
        return table.captureCount(captor, color);
    }

    /** Returns the score of a seat by the scoring of the ruleset, in the current position. Higher is better. */
    public int score(Seat seat) {
        return ruleset().scoring().score(table, seat);
    }

    /** Returns the rank of a seat by the scoring of the ruleset: 1 for the best; tied seats share a rank (Q5). */
    public int rank(Seat seat) {
        requireNonNull(seat, "seat");
        int rank = 1;
        for (int i = 0; i < seats().size(); i++) {
            rank += ruleset().scoring().compare(table, seats().get(i), seat) > 0 ? 1 : 0;
        }
        return rank;
    }

    /** Returns the seats of rank 1 as bits: bit 0 is seat 1, and so on. Joint winners set several bits (R34). */
    public int winnerBits() {
        Scoring scoring = ruleset().scoring();
        Seat best = Seat.ONE;
        int bits = 1;
        for (int i = 1; i < seats().size(); i++) {
            Seat seat = seats().get(i);
            int ahead = scoring.compare(table, seat, best);
            if (ahead > 0) {
                best = seat;
                bits = 1 << i;
            } else if (ahead == 0) {
                bits |= 1 << i;
            }
        }
        return bits;
    }

    /** {@return the standings of all seats, equal to {@link GameState#standings}} */
    public Standings standings() {
        return Standings.of(this, ruleset().scoring());
    }
}
