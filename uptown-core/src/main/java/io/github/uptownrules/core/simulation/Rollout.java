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
 * A game that is played on in place, for searches that need the results of very many games and none of the games.
 *
 * <p>It plays by the same rules as a {@link GameState}, and is the one class of this library that changes: for one thread
 * at a time, made once and used again and again. Nothing is allocated after that, neither by moves nor by whole games. A
 * game to the end takes a few microseconds.
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
 * <p>As a {@link Tally} it has the groups and captures of every seat at any moment. Of the tiles on the board it knows the
 * colors only, for what they show has no bearing on how a game goes on.
 *
 * @since 0.1.0
 */
public final class Rollout implements Tally {
    /** By color, an optional with it, so that none is made for a cell. */
    private static final ImmutableList<Optional<Color>> COLORS =
            Color.all().stream().map(Optional::of).collect(ImmutableList.toImmutableList());

    private static final int NOBODY = -1;
    private static final int NO_MOVE = -1;

    /** How often a move is drawn from all pairs of a tile and a cell before all legal ones are listed. */
    private static final int ATTEMPTS = 24;

    private final RolloutTable table;
    private int turn;

    private static final int FIRST_PLY = RolloutTable.PADDING / Integer.BYTES;

    /** What was played since the start, as {@link Ply} packs it, from {@link #FIRST_PLY} on. */
    private final int[] plies =
            new int[FIRST_PLY + Color.all().size() * Face.all().size() + FIRST_PLY];

    private int ply;

    /** Legal moves, while one of them is drawn. */
    private final int[] listed = new int[Move.all().size()];

    private Rollout(GameState start) {
        this.table = new RolloutTable(start);
        set(start);
    }

    /**
     * A rollout that stands at a state.
     *
     * @param game where to start
     * @return a new rollout
     */
    public static Rollout of(GameState game) {
        return new Rollout(game);
    }

    /**
     * Goes to a state. Costs about as much as a handful of moves.
     *
     * @param game where to start, in any ruleset
     * @return this
     */
    public Rollout set(GameState game) {
        table.set(requireNonNull(game, "game"));
        turn = game.turn().isPresent() ? game.turn().get().ordinal() : NOBODY;
        ply = 0;
        return this;
    }

    /**
     * Becomes a copy of another rollout, with its moves that can be undone. Costs less than to go to a state.
     *
     * @param other the rollout to copy
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
        return turn == NOBODY;
    }

    /**
     * Whether a move is legal.
     *
     * @param move any move
     * @return whether the seat to move may play it now
     */
    public boolean isLegal(Move move) {
        int color = move.tile().color().ordinal();
        return !isOver()
                && table.owner(color) == turn
                && table.slotOf(color, move.tile().face().ordinal()) != RolloutTable.NONE
                && table.isOpen(turn, move.cell().ordinal());
    }

    /**
     * Plays a move (R13), and passes the turn to the next seat that can place (R12, Q1).
     *
     * @param move a legal move
     * @return this
     * @throws IllegalArgumentException if the move is illegal; {@link GameState#faults} says why a move is
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
     * Takes the last move back.
     *
     * @return that move
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
     * How many moves have been played since the start, which is where {@link #of} or {@link #set(GameState)} put it.
     *
     * @return how often {@link #undo} can be called
     */
    public int ply() {
        return ply;
    }

    /**
     * Draws a legal move, each equally likely.
     *
     * @param random where the bits come from
     * @return a move
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
     * Plays to the end, each legal move equally likely. If the generator throws in the middle, this stands after the last
     * move that was played.
     *
     * @param random where the bits come from; the same ones make the same game on every machine
     * @return this, standing at the end of the game
     */
    public Rollout playOut(RandomGenerator random) {
        requireNonNull(random, "random");
        int seats = seats().size();
        int seat = turn;
        int index = ply;
        int stuck = isOver() ? seats : 0;
        try {
            int aimed = isOver() ? NO_MOVE : aim(seat, random);
            // Whether a seat can place is found out by drawing a move for it.
            while (stuck < seats) {
                int next = seat + 1 == seats ? 0 : seat + 1;
                // The rack of the next seat stays as it is, so its pair can be drawn before this seat's is looked at: a
                // processor has it ready when it finds that it guessed wrong whether a tile lies there.
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
            turn = stuck == seats ? NOBODY : nextThatCanPlace(seat + seats - 1);
        }
        return this;
    }

    /**
     * Plays to the end as a policy chooses. If the policy throws in the middle, or chooses an illegal move, this stands where
     * the policy left it.
     *
     * @param policy chooses every move
     * @param random where the policy's chance comes from
     * @return this, standing at the end of the game
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

    /** A pair of a seat, each equally likely, or {@link #NO_MOVE} if it has none. */
    private int aim(int seat, RandomGenerator random) {
        int pairs = table.pairs(seat);
        return pairs == 0 ? NO_MOVE : table.pair(seat, RandomInts.below(random, pairs));
    }

    /** A legal move of a seat, each equally likely, or {@link #NO_MOVE} if it has none. */
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

    /** Lists the legal moves of a seat, and returns how many there are. */
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

    /** The next seat clockwise that can place, the mover itself last of all (R12, R31, Q1, Q2). */
    private int nextThatCanPlace(int mover) {
        int seats = seats().size();
        for (int step = 1; step <= seats; step++) {
            int seat = (mover + step) % seats;
            if (canPlace(seat)) {
                return seat;
            }
        }
        return NOBODY;
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
     * @param moves where they are written to, from index 0 on; one of {@code Move.all().size()} always has room
     * @return how many there are
     * @throws ArrayIndexOutOfBoundsException if there is no room for all
     */
    public int legalMoves(Move[] moves) {
        requireNonNull(moves, "moves");
        int count = isOver() ? 0 : list(turn, table.pairs(turn));
        for (int i = 0; i < count; i++) {
            moves[i] = Ply.move(listed[i]);
        }
        return count;
    }

    /**
     * Where a tile may go.
     *
     * @param tile any tile
     * @return the cells of all legal moves with this tile
     */
    public CellSet targets(Tile tile) {
        int color = tile.color().ordinal();
        if (isOver()
                || table.owner(color) != turn
                || table.slotOf(color, tile.face().ordinal()) == RolloutTable.NONE) {
            return CellSet.none();
        }
        return tile.cells().difference(table.closedCells(turn));
    }

    /**
     * The color of the tile on a cell.
     *
     * @param cell any cell
     * @return the color, or empty if no tile lies there
     */
    public Optional<Color> colorOn(Cell cell) {
        int color = table.colorOn(cell.ordinal());
        return color == RolloutTable.NONE ? Optional.empty() : COLORS.get(color);
    }

    /**
     * Whether a tile lies where a move goes.
     *
     * @param move a legal move
     * @return whether it captures (R18)
     */
    public boolean captures(Move move) {
        return table.colorOn(move.cell().ordinal()) != RolloutTable.NONE;
    }

    /**
     * The tiles of a color that may be chosen for the next move, whether or not they fit anywhere.
     *
     * @param color any color
     * @return its rack, if its owner is to move and it is not finished; else none
     */
    public FaceSet playable(Color color) {
        requireNonNull(color, "color");
        return FaceSet.ofBits(!isOver() && table.owner(color.ordinal()) == turn ? table.faces(color.ordinal()) : 0);
    }

    /**
     * The tiles of a color that have not been placed, and may be: everybody can tell which these are.
     *
     * @param color any color
     * @return those on its rack and in its pile; none if the color is finished or not in play
     */
    public FaceSet unplayed(Color color) {
        return FaceSet.ofBits(table.unplayed(color.ordinal()));
    }

    /**
     * The cells with a tile of a color.
     *
     * @param color any color
     * @return at most 28 cells
     */
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

    /**
     * The score of a seat by the scoring of the ruleset: the result if the game is over, else as the board stands.
     *
     * @param seat a seat at the table
     * @return its score, the higher the better
     */
    public int score(Seat seat) {
        return ruleset().scoring().score(table, seat);
    }

    /**
     * The rank of a seat by the scoring of the ruleset.
     *
     * @param seat a seat at the table
     * @return 1 for the best; tied seats share a rank (Q5)
     */
    public int rank(Seat seat) {
        requireNonNull(seat, "seat");
        int rank = 1;
        for (int i = 0; i < seats().size(); i++) {
            rank += ruleset().scoring().compare(table, seats().get(i), seat) > 0 ? 1 : 0;
        }
        return rank;
    }

    /**
     * The seats of rank 1, as a set of bits.
     *
     * @return a number in which bit 0 stands for seat 1, and so on; joint winners make several bits (R34)
     */
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

    /** {@return how all seats stand, as {@link GameState#standings} would say it} */
    public Standings standings() {
        return Standings.of(this, ruleset().scoring());
    }
}
