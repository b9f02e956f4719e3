package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The number, the enumeration and the sampling of possible worlds. */
class WorldsTest {
    /** The quantile of the standard normal distribution that is exceeded with a probability of one in a million. */
    private static final double ONE_IN_A_MILLION = 4.7534;

    private static BigInteger factorial(int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @Test
    void countsTheWaysToPutUnseenTilesIntoHiddenRacksAndTheOrderedBag() {
        UpTurnState game = UpTurnRuleset.of(3).deal(42);
        assertThat(game.viewFor(Seat.ONE).unseen().size()).isEqualTo(98);
        assertThat(game.viewFor(Seat.ONE).worldCount())
                .isEqualTo(factorial(98).divide(factorial(7).pow(2)));
        assertThat(game.viewFor(Viewer.SPECTATOR).worldCount())
                .isEqualTo(factorial(105).divide(factorial(7).pow(3)));
        UpTurnState late = position("upturn-3 40+ 1L ~ 3 20,42;9,U;U");
        assertThat(late.viewFor(Seat.ONE).worldCount()).isEqualTo(12);
        assertThat(late.viewFor(Seat.TWO).worldCount()).isEqualTo(12);
        assertThat(late.viewFor(Viewer.SPECTATOR).worldCount()).isEqualTo(180);
    }

    @Test
    void aViewWithNothingHiddenHasOneWorld() {
        UpTurnState over = position("upturn-2 40+ - - - -;~");
        assertThat(over.viewFor(Seat.TWO).unseen().isEmpty()).isTrue();
        assertThat(over.viewFor(Seat.TWO).worldCount()).isOne();
        assertThat(over.viewFor(Seat.TWO).worlds().limit(2)).containsExactly(over);
        assertThat(over.viewFor(Seat.TWO).sample(3).toString())
                .isEqualTo(over.toString().replaceAll(" 0{16}$", " 0000000000000003"));
    }

    /** Under W5, a seat may draw while open only if it has no number, but a position does not contain the earlier rack. */
    @Test
    void w21_aSeatThatHasDrawnWhileOpenMayHoldSeveralNumbers() {
        UpTurnState game = position("upturn-2 20= 1Ld - ~ 21*,42,U;9,U");
        assertThat(Texts.legal(game)).containsExactly("21*", "21*>2", "42", "pass");
        for (Viewer viewer : List.of(Seat.ONE, Seat.TWO, Viewer.SPECTATOR)) {
            UpTurnView view = game.viewFor(viewer);
            assertThat(Texts.NOTATION.readView(view.toString(), viewer)).isEqualTo(view);
            assertThat(Texts.NOTATION.readPosition(view.sample(1).toString())).isEqualTo(view.sample(1));
        }
    }

    /** From W5, the other seats know that the rack has at most one number, but a view contains no history. */
    @Test
    void w21_theWorldsIncludeAllStatesWithTheSameView() {
        UpTurnState game = Texts.play(position("upturn-2 20= 1L - ~ U,D,B,S;9,12"), "draw");
        UpTurnView view = game.viewFor(Seat.TWO);
        assertThat(view.worldCount()).isEqualTo(factorial(103).divide(factorial(5)));
        assertThat(game.rack(Seat.ONE).stream().filter(Tile::isNumber).count()).isLessThan(2);
        assertThat(LongStream.range(0, 100).mapToObj(view::sample)).allSatisfy(world -> {
            assertThat(world.viewFor(Seat.TWO)).isEqualTo(view);
            assertThat(Texts.NOTATION.readPosition(world.toString())).isEqualTo(world);
        });
        assertThat(LongStream.range(0, 100).mapToObj(view::sample))
                .anyMatch(world ->
                        world.rack(Seat.ONE).stream().filter(Tile::isNumber).count() > 1);
    }

    @Test
    void distinguishesEqualTiles() {
        UpTurnView view = position("upturn-2 40+ 1L ~ S 20,42;S").viewFor(Seat.ONE);
        assertThat(view.worldCount()).isEqualTo(2);
        assertThat(view.worlds().limit(3)).hasSize(2);
        assertThat(new HashSet<>(view.worlds().limit(3).toList())).hasSize(1);
    }

    @Test
    void enumeratesAsManyDifferentWorldsAsItCounts_theTruthAmongThem() {
        for (String text : List.of(
                "upturn-2 40+ 1L ~ 3,9,2 20,42;29",
                "upturn-3 40+ 2L ~ 3,9 20,42;29;14,U",
                "upturn-4 40- 2R ~ 3 20,42;29;14,U;12",
                "upturn-4 40- - ~ 3,9 20,42;-;14,U;12",
                "upturn-2 40+ 1L ~ - 20,42;29,32")) {
            UpTurnState game = position(text);
            for (Viewer viewer : List.of(Seat.ONE, Seat.TWO, Viewer.SPECTATOR)) {
                UpTurnView view = game.viewFor(viewer);
                // The limit exceeds the real number of worlds, so that an endless stream fails the test.
                List<UpTurnState> worlds = view.worlds().limit(10_000).toList();
                assertThat(BigInteger.valueOf(worlds.size())).isEqualTo(view.worldCount());
                assertThat(worlds).doesNotHaveDuplicates().contains(game);
                assertThat(worlds).allMatch(world -> world.viewFor(viewer).equals(view));
            }
        }
    }

    @Test
    void theStreamOfWorldsIsLazy() {
        UpTurnView view = UpTurnRuleset.of(4).deal(1).viewFor(Seat.THREE);
        assertThat(view.worlds()
                        .limit(1000)
                        .filter(world -> world.viewFor(Seat.THREE).equals(view)))
                .hasSize(1000);
    }

    @Test
    void samplesExactlyAsDescribed() {
        for (long seed = -20; seed < 20; seed++) {
            UpTurnState game = UpTurnRuleset.of(4).deal(seed);
            UpTurnView view = game.viewFor(Seat.TWO);
            List<Tile> unseen = new ArrayList<>(view.unseen().asList());
            SplitMix64 random = new SplitMix64(seed * 31);
            RandomInts.shuffle(random, unseen);
            UpTurnState world = view.sample(seed * 31);
            assertThat(world.rack(Seat.ONE)).isEqualTo(Tiles.of(unseen.subList(0, 7)));
            assertThat(world.rack(Seat.TWO)).isEqualTo(game.rack(Seat.TWO));
            assertThat(world.rack(Seat.THREE)).isEqualTo(Tiles.of(unseen.subList(7, 14)));
            assertThat(world.rack(Seat.FOUR)).isEqualTo(Tiles.of(unseen.subList(14, 21)));
            assertThat(world.bag()).isEqualTo(unseen.subList(21, unseen.size()));
            assertThat(world.generatorState()).isEqualTo(random.state());
            assertThat(world.viewFor(Seat.TWO)).isEqualTo(view);
        }
    }

    @Test
    void theSampleOfASeedIsFixed() {
        // The expected world was computed with a short program in another language.
        assertThat(position("upturn-3 40+ 1L ~ 3,6,8 20,42;9,12;14,16")
                        .viewFor(Seat.ONE)
                        .sample(7))
                .hasToString(Texts.whole("upturn-3 40+ 1L ~ 12,3,8 20,42;9,14;6,16")
                        .replaceAll("0{16}$", "b54cda58fbbee885"));
    }

    @Test
    void samplesAreUniform() {
        Stream.of(
                        position("upturn-3 40+ 1L ~ 3,6 20,42;9,12;14"),
                        position("upturn-4 40+ 1L ~ 3 20,42;9;14;16"),
                        position("upturn-2 40+ 1L ~ 3,6,8 20,42;9,12"))
                .forEach(game -> {
                    assertUniform(game.viewFor(Seat.ONE));
                    assertUniform(game.viewFor(Seat.TWO));
                    assertUniform(game.viewFor(Viewer.SPECTATOR));
                });
    }

    private static void assertUniform(UpTurnView view) {
        int perWorld = Effort.of(40, 15);
        Map<String, Integer> counts = new HashMap<>();
        view.worlds().limit(10_000).forEach(world -> counts.put(withoutGenerator(world), 0));
        assertThat(BigInteger.valueOf(counts.size())).isEqualTo(view.worldCount());
        for (long seed = 0; seed < (long) perWorld * counts.size(); seed++) {
            counts.merge(withoutGenerator(view.sample(seed)), 1, Integer::sum);
        }
        assertThat(BigInteger.valueOf(counts.size())).isEqualTo(view.worldCount());
        double chiSquare = counts.values().stream()
                .mapToDouble(count -> Math.pow(count - perWorld, 2) / perWorld)
                .sum();
        // The limit is the quantile in the approximation of Wilson and Hilferty (1931).
        int degrees = counts.size() - 1;
        double spread = 2.0 / (9 * degrees);
        assertThat(chiSquare).isLessThan(degrees * Math.pow(1 - spread + ONE_IN_A_MILLION * Math.sqrt(spread), 3));
    }

    private static String withoutGenerator(UpTurnState world) {
        return world.bag() + Texts.racks(world);
    }
}
