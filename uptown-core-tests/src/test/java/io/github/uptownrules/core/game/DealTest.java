package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DealTest {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset);
    }

    @Property
    void r9_r10_aRackIsDrawnFromEachShuffledColor(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = ruleset.deal(seed);
        for (Color color : Color.all()) {
            int tiles = game.owner(color).isPresent() ? 28 : 0;
            int rack = game.owner(color)
                    .map(owner -> Math.min(ruleset.rackSize(owner), tiles))
                    .orElse(0);
            assertThat(game.rack(color).size()).isEqualTo(rack);
            assertThat(game.pileSize(color))
                    .isEqualTo(tiles - rack)
                    .isEqualTo(game.pile(color).size());
            assertThat(game.pile(color)).doesNotHaveDuplicates().noneMatch(game.rack(color)::contains);
        }
        assertThat(game.board().occupiedCells()).isEmpty();
    }

    /** R8: the ruleset assigns the colors. */
    @Property
    void r8_everySeatOwnsItsColors(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameState game = ruleset.deal(seed);
        for (Seat seat : game.seats()) {
            assertThat(game.colors(seat)).isEqualTo(ruleset.colors(seat));
            assertThat(game.colors(seat)).allMatch(color -> game.owner(color).orElseThrow() == seat);
        }
    }

    @Property
    void r11_q9_theCallerChoosesTheFirstSeat(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        assertThat(ruleset.deal(seed).turn()).contains(Seat.ONE);
        for (Seat seat : ruleset.seats()) {
            assertThat(ruleset.deal(seed, seat).turn()).contains(seat);
        }
    }

    @Example
    void rejectsAFirstSeatThatIsNotAtTheTable() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JudgedRuleset.shape("three").ruleset().deal(1, Seat.FOUR))
                .withMessage("there is no seat 4 in ruleset three");
    }

    /** These must never change in any release, because records and bug reports contain seeds. */
    @Example
    void dealsOfASeedNeverChange() {
        assertThat(holdings("three", 0))
                .isEqualTo("b=B25dh/ibc9f6FG17I4eaE8DHC$A3g;"
                        + "g=G257h/36DC1b4de8c$aEIiABFfg9H;"
                        + "o=BF257/AGd4D136fIabCihHg9$cE8e");
        assertThat(holdings("four", 42))
                .isEqualTo("b=247ad/956efFBC1h$gD3G8ibAIHEc;"
                        + "g=GI2f$/F37A8e1DCgi4EBH596cbahd;"
                        + "o=CDI16/ahG3BH8gbE72fi4cF$d59eA;"
                        + "r=D45eh/fFBi3H8dA2$CIb697gEa1Gc");
        assertThat(holdings("two-by-two", -1))
                .isEqualTo("b=G16bd/H3iDBfEIC495eA7$ca82Fgh,o=AG9bh/58EcIie$37BDgfCd61aF2H4;"
                        + "g=C58bd/6F72a9Ihe3GgEBH$f1iDAc4,r=DGdi$/398A1H7bFhc45EfB2gCaeI6");
        assertThat(holdings("five", Long.MIN_VALUE))
                .isEqualTo("b=AE4af/9Fi725bDCd8eh$6g3GBI1cH;"
                        + "g=A156b/9EFich24CG873gI$dfaBDHe;"
                        + "o=I1237/4c$Ai6FhBd5f8EHDabg9CGe;"
                        + "r=AI349/E1F2abC75gdi8h6GecBD$fH;"
                        + "y=EF4bh/AidD3HCB$6cG7e295gaIf18");
    }

    private static String holdings(String shape, long seed) {
        String position = JudgedRuleset.shape(shape).ruleset().deal(seed).toString();
        return position.substring(position.lastIndexOf(' ') + 1);
    }

    @Example
    void acceptsGivenOrders() {
        Ruleset ruleset = JudgedRuleset.shape("two").ruleset();
        Deal deal = Deal.of(
                ruleset,
                ImmutableMap.of(Color.RED, Face.all(), Color.YELLOW, Face.all().reverse()));
        GameState game = GameState.start(deal, Seat.TWO);
        assertThat(game)
                .hasToString("two 9/9/9/9/9/9/9/9/9 2 -;- "
                        + "y=fghi$/edcba987654321IHGFEDCBA;r=ABCDE/FGHI123456789abcdefghi$");
        assertThat(deal.order(Color.RED)).isEqualTo(Face.all());
        assertThat(deal.order(Color.BLUE)).isEmpty();
    }

    @Example
    void rejectsInvalidOrders() {
        Ruleset ruleset = JudgedRuleset.shape("two").ruleset();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Deal.of(ruleset, ImmutableMap.of(Color.RED, Face.all())))
                .withMessage("ruleset two: yellow is in play, but has no order");
        ImmutableList<Face> short27 = Face.all().subList(0, 27);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Deal.of(ruleset, ImmutableMap.of(Color.RED, short27, Color.YELLOW, Face.all())))
                .withMessage("an order has each of the 28 faces once, but this one has 27, and $ is missing");
        ImmutableList<Face> twice =
                ImmutableList.<Face>builder().addAll(short27).add(Face.ROW_A).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Deal.of(ruleset, ImmutableMap.of(Color.RED, twice, Color.YELLOW, Face.all())))
                .withMessage("an order has each of the 28 faces once, but this one has 28, and $ is missing");
    }

    /** Every tile is first equally often: a chi-square test over 28,000 deals with fixed seeds. */
    @Example
    void q12_everyOrderIsEquallyLikely() {
        Ruleset ruleset = JudgedRuleset.shape("two").ruleset();
        Map<Face, Integer> firsts = Face.all().stream().collect(Collectors.toMap(Function.identity(), tile -> 0));
        Map<Face, Integer> lasts = Face.all().stream().collect(Collectors.toMap(Function.identity(), tile -> 0));
        for (long seed = 0; seed < 28_000; seed++) {
            ImmutableList<Face> order =
                    Deal.shuffled(ruleset, new SplitMix64(seed)).order(Color.RED);
            firsts.merge(order.get(0), 1, Integer::sum);
            lasts.merge(order.get(27), 1, Integer::sum);
        }
        // With 27 degrees of freedom, a fair shuffle exceeds 55.5 once in a thousand runs.
        assertThat(chiSquare(firsts)).isLessThan(55.5);
        assertThat(chiSquare(lasts)).isLessThan(55.5);
    }

    private static double chiSquare(Map<Face, Integer> counts) {
        return counts.values().stream()
                .mapToDouble(count -> (count - 1000.0) * (count - 1000.0) / 1000.0)
                .sum();
    }

    /** R11, Q9: the seed determines the racks and piles, and every seat starts equally often. */
    @Example
    void q9_theFirstSeatIsDrawnWithoutChangingTheDeal() {
        Ruleset ruleset = JudgedRuleset.shape("five").ruleset();
        int[] starts = new int[5];
        for (long seed = 0; seed < 5_000; seed++) {
            GameState game = ruleset.dealRandomStart(seed);
            Seat first = game.turn().orElseThrow();
            assertThat(game).isEqualTo(ruleset.deal(seed, first));
            assertThat(game).isEqualTo(ruleset.dealRandomStart(new SplitMix64(seed)));
            starts[first.ordinal()]++;
        }
        for (int start : starts) {
            // Five standard deviations.
            assertThat(start).isBetween(860, 1_140);
        }
    }

    /** The starting seats, like the deals, must never change. */
    @Example
    void q9_theFirstSeatOfASeedNeverChanges() {
        Ruleset ruleset = JudgedRuleset.shape("four").ruleset();
        assertThat(LongStream.range(0, 12)
                        .mapToObj(seed -> ruleset.dealRandomStart(seed)
                                .turn()
                                .orElseThrow()
                                .toString())
                        .collect(Collectors.joining()))
                .isEqualTo("141441234124");
    }
}
