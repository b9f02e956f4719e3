package io.github.uptownrules.street.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.Decks;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Scene;
import io.github.uptownrules.street.StreetState;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The values that {@code greedy} gives to moves. */
class AppraisalTest {
    private static final Offset<Double> EXACTLY = within(1e-9);

    /** The value of a free card to the owner of a pile. */
    private static final double FREE_CARD = 2.8;

    private static double value(StreetState game, String move) {
        MutableTable table = new MutableTable(game, new DeckNumbers(game.deck()), Piles.of(game));
        return new Appraisal(table).look().of(MutableTable.number(Move.parse(move, game)));
    }

    /** Projects differ only in their cost; 6 dollars are 2 points. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aSaleBenefitsOnlyTheOwnerOfThePile(int seats) {
        Scene scene = Scene.of(Decks.of("b20b 6 - 0 0 - Dear"), seats)
                .pile(1, "b10", 5)
                .pile(2, "b20", 5)
                .publicTop("p1");
        double gain = value(scene.state(), "b10a@1");
        StreetState second = scene.turn("1.2").state();
        assertThat(value(second, "b10a@1")).isEqualTo(gain, EXACTLY);
        assertThat(value(second, "p1a@1")).isEqualTo(gain, EXACTLY);
        int rivals = seats - 1;
        assertThat(value(second, "b20a@1")).isEqualTo(gain + FREE_CARD / rivals, EXACTLY);
        assertThat(value(second, "b20b@1")).isEqualTo(gain - 2 - (2 - FREE_CARD) / rivals, EXACTLY);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void helpfulAndHarmfulGiftsHaveOppositeValues(int seats) {
        Scene scene = Scene.of(Decks.of("b10a 0 - 0 4 g Gift", "b10b 0 - 0 -4 g Gift"), seats)
                .pile(1, "b10", 5);
        StreetState game = scene.state();
        assertThat(value(game, "b10a@2.1")).isEqualTo(-2.0 / (seats - 1), EXACTLY);
        assertThat(value(game, "b10b@2.1")).isEqualTo(2.0 / (seats - 1), EXACTLY);
    }

    @Test
    void greedyGivesHarmfulGiftsAndNoHelpfulOnes() {
        Bot greedy = Bots.parse("greedy");
        StreetState helping =
                Scene.of(Decks.of("b10a 0 - 0 4 g Gift"), 2).pile(1, "b10", 5).state();
        StreetState harming =
                Scene.of(Decks.of("b10a 0 - 0 -4 g Gift"), 2).pile(1, "b10", 5).state();
        for (long seed = 0; seed < 20; seed++) {
            assertThat(greedy.choose(helping.view(), new SplitMix64(seed)).toString())
                    .doesNotStartWith("b10a");
            assertThat(greedy.choose(harming.view(), new SplitMix64(seed)).toString())
                    .startsWith("b10a@2.");
        }
    }
}
