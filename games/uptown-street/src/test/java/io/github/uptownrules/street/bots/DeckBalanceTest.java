package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.street.Decks;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The report on a deck. */
class DeckBalanceTest {
    @Test
    void figuresAreConsistent() {
        DeckBalance balance = DeckBalance.measure(Deck.sample1(), 30, 1);
        assertThat(balance.tables().stream().map(DeckBalance.TableBalance::ruleset))
                .isEqualTo(StreetRuleset.all());
        assertThat(balance.tables()).allSatisfy(table -> {
            assertThat(table.seatShares()).hasSize(table.ruleset().seats().size());
            assertThat(table.seatShares().stream().mapToDouble(share -> share).sum())
                    .isCloseTo(1, within(1e-9));
            assertThat(table.score()).isBetween((double) table.lowest(), (double) table.highest());
            assertThat(table.rounds()).isBetween(5.0, 21.0);
            assertThat(table.winnersLead()).isPositive();
            assertThat(table.deviation()).isPositive();
            assertThat(table.shareMargin()).isBetween(0.01, 0.5);
        });
        assertThat(balance.rates().keySet())
                .containsExactlyElementsOf(Deck.sample1().projects());
        assertThat(balance.rates().values())
                .allSatisfy(rate -> assertThat(rate).isBetween(0.0, 1.0))
                .anyMatch(rate -> rate > 0 && rate < 1);
        assertThat(balance.toString())
                .startsWith("deck sample-1 (invented), 30 games for each number of seats\nstreet-2: ")
                .hasLineCount(7);
    }

    /** Figures are rounded to a tenth. Whole numbers are also written with one decimal. */
    @Test
    void figuresAreRoundedToATenth() {
        assertThat(new DeckBalance.TableBalance(
                        StreetRuleset.of(2), 12.36, 30, 4.05, -3, 61, 0.04, ImmutableList.of(0.5126, 0.4874), 0.0214))
                .hasToString("street-2: 12.4 rounds; score 30.0, deviation 4.1, from -3 to 61; the best is 0.0 ahead of"
                        + " the others; the seats win 51.3 % 48.7 % (+- 2.1 %)");
        ImmutableMap<Project, Double> rates =
                ImmutableMap.of(Deck.sample1().projects().get(0), 0.3849);
        assertThat(new DeckBalance(Deck.sample1(), 1, ImmutableList.of(), rates))
                .asString()
                .contains("projects never built: 0 of 1\n")
                .endsWith(") 38.5 %");
    }

    @Test
    void theSameSeedGivesTheSameNumbers() {
        assertThat(DeckBalance.measure(Deck.sample1(), 3, 5)).isEqualTo(DeckBalance.measure(Deck.sample1(), 3, 5));
        assertThat(DeckBalance.measure(Deck.sample1(), 3, 5).tables())
                .isNotEqualTo(DeckBalance.measure(Deck.sample1(), 3, 6).tables());
    }

    /** A project that cannot be built is never built; a very valuable one nearly always. */
    @Test
    void reportsProjectsNeverBuilt() {
        Deck deck = Decks.of("b1a 0 - 0 0 t Castle in the Air", "b2a 0 - 0 9 - Palace");
        DeckBalance balance = DeckBalance.measure(deck, 20, 1);
        assertThat(balance.rates().get(deck.projects().get(0))).isZero();
        assertThat(balance.rates().get(deck.projects().get(2))).isGreaterThan(0.9);
        assertThat(balance.toString().lines().filter(line -> line.startsWith("most: ")))
                .singleElement()
                .asString()
                .contains("Palace (b2a) ");
    }

    @Test
    void acceptsOneGame() {
        assertThat(DeckBalance.measure(Decks.random(1), 1, 1).tables().get(0).shareMargin())
                .isEqualTo(1);
        assertThatIllegalArgumentException().isThrownBy(() -> DeckBalance.measure(Deck.sample1(), 0, 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, 0, 1_000_001, 600_000_000, Integer.MAX_VALUE})
    void rejectsANumberOfGamesOutOfRange(int games) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DeckBalance.measure(Deck.sample1(), games, 1))
                .withMessage("the number of games is 1 to 1000000, not " + games);
    }
}
