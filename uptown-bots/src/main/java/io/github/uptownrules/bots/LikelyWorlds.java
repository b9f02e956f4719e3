package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Holding;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Tile;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Samples of the possible worlds of a memory, weighted by how well they explain its moves. {@link PlayerView#sample} draws all
 * possible worlds with equal probability. However, a player who places a poor tile probably has no better one, and a seat that was
 * skipped has none that fits (Q1, Q15).
 *
 * <pre>{@code
 * Memory memory = Memory.of(game.viewFor(Seat.ONE));          // and the moves seen since
 * LikelyWorlds worlds = LikelyWorlds.of(memory, random);
 * worlds.sample().viewFor(Seat.ONE).equals(memory.view());           // -> true
 * worlds.rackChances(100).get(Tile.parse("g5")) <= 1;                // -> true
 * }</pre>
 *
 * <p>In the model, a seat chooses among the moves of its rack. A move is more likely if it scores more points at once
 * and leaves more room to grow. Each seat's care is estimated too. The most careful seat is a third as likely to choose
 * a move that looks 0.05 points worse; for the least careful seat, the move must look 0.4 points worse. Each world
 * differs from the previous one by a few changes in the order of the drawn tiles, so successive worlds are alike
 * (Metropolis and others, <i>Equation of state calculations by fast computing machines</i>, 1953). A world takes a few
 * hundredths of a millisecond.
 *
 * <p>Not thread-safe. Equal memories and equal bits give equal worlds.
 *
 * @since 0.1.0
 */
public final class LikelyWorlds {
    /** The number of impossible worlds in a row after which a possible one is drawn, ignoring the moves. */
    private static final int MOST_TRIES = 10_000;

    private static final int MOST_WORLDS = 1_000_000;

    private final PlayerView view;
    private final RandomGenerator random;
    private final HiddenTiles.Dealer dealer;
    private final HiddenTiles tiles = new HiddenTiles();
    private final CopyableRandom chance = new CopyableRandom();
    private final SampledMovePolicy moves;

    LikelyWorlds(RackEvidence evidence, RandomGenerator random) {
        this.view = evidence.view();
        this.random = random;
        this.dealer = evidence.dealer(random);
        this.moves = new SampledMovePolicy(new MutableBoard(view));
    }

    /**
     * Returns a sampler of the worlds of a memory.
     *
     * @param memory the memory of a seat or a spectator
     * @param random the source of randomness
     * @throws IllegalArgumentException if the sampler notices that the moves of the memory cannot have been played
     */
    public static LikelyWorlds of(Memory memory, RandomGenerator random) {
        requireNonNull(random, "random");
        return new LikelyWorlds(RackEvidence.of(memory), random);
    }

    /** {@return a state in which the viewer would see the last view of the memory; states may repeat} */
    public GameState sample() {
        next();
        return GameState.of(setup());
    }

    /**
     * Estimates the probability that each hidden tile is on a rack.
     *
     * @param worlds the number of worlds to sample, 1 to 1,000,000
     * @return for each tile that the viewer has not seen, the share of the worlds with the tile on a rack, 0 to 1
     * @throws IllegalArgumentException if the number of worlds is out of range
     */
    public ImmutableMap<Tile, Double> rackChances(int worlds) {
        if (worlds < 1 || worlds > MOST_WORLDS) {
            throw new IllegalArgumentException("chances are counted in 1 to " + MOST_WORLDS + " worlds, not " + worlds);
        }
        int[] counts = new int[HiddenTiles.COLORS * HiddenTiles.FACES];
        for (int i = 0; i < worlds; i++) {
            next();
            for (int tile = 0; tile < counts.length; tile++) {
                counts[tile] += tiles.racks[tile / HiddenTiles.FACES] >> tile % HiddenTiles.FACES & 1;
            }
        }
        ImmutableMap.Builder<Tile, Double> chances = ImmutableMap.builder();
        for (Color color : Color.all()) {
            for (Face face : view.unseen(color)) {
                int count = counts[color.ordinal() * HiddenTiles.FACES + face.ordinal()];
                chances.put(Tile.of(color, face), count / (double) worlds);
            }
        }
        return chances.buildOrThrow();
    }

    private void next() {
        chance.set(random.nextLong());
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            dealer.deal(tiles, chance);
            if (isPossible()) {
                return;
            }
        }
        HiddenTiles.as(view.sample(random)).deal(tiles, chance);
    }

    /**
     * Returns whether the world is possible: the seat to move can place a tile, or after the end no seat can (Q1,
     * Q2).
     */
    private boolean isPossible() {
        return view.turn()
                .map(seat -> moves.list(seat.ordinal(), tiles.racks))
                .orElseGet(() -> view.seats().stream().noneMatch(seat -> moves.list(seat.ordinal(), tiles.racks)));
    }

    private Setup setup() {
        Setup.Builder setup = view.toSetup().toBuilder();
        for (Seat seat : view.seats()) {
            setup.noHoldings(seat);
            for (Color color : view.colors(seat)) {
                FaceStack rack = FaceStack.of(FaceSet.ofBits(tiles.racks[color.ordinal()]));
                setup.holding(seat, new Holding(color, rack, FaceStack.of(pile(color.ordinal()))));
            }
        }
        return setup.build();
    }

    private ImmutableList<Face> pile(int color) {
        return Arrays.stream(tiles.pile(color)).mapToObj(Face.all()::get).collect(ImmutableList.toImmutableList());
    }
}
