package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Computes the deal of a seed again with big integers. */
class DealTest {
    private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(64);
    private static final BigInteger TWO_TO_32 = BigInteger.ONE.shiftLeft(32);

    private BigInteger state = BigInteger.ZERO;
    private int rejections;

    private static BigInteger hex(String digits) {
        return new BigInteger(digits, 16);
    }

    private BigInteger bits() {
        state = state.add(hex("9E3779B97F4A7C15")).mod(TWO_TO_64);
        BigInteger z = state.xor(state.shiftRight(30))
                .multiply(hex("BF58476D1CE4E5B9"))
                .mod(TWO_TO_64);
        z = z.xor(z.shiftRight(27)).multiply(hex("94D049BB133111EB")).mod(TWO_TO_64);
        return z.xor(z.shiftRight(31));
    }

    private int below(int n) {
        BigInteger bound = BigInteger.valueOf(n);
        BigInteger product = bits().shiftRight(32).multiply(bound);
        while (product.mod(TWO_TO_32).compareTo(TWO_TO_32.mod(bound)) < 0) {
            rejections++;
            product = bits().shiftRight(32).multiply(bound);
        }
        return product.shiftRight(32).intValueExact();
    }

    private List<String> shuffled(String letter, int count) {
        List<String> cards = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            cards.add(letter + number);
        }
        for (int place = count - 1; place >= 1; place--) {
            Collections.swap(cards, place, below(place + 1));
        }
        return cards;
    }

    private String position(int seats, long seed) {
        state = BigInteger.valueOf(seed).mod(TWO_TO_64);
        List<String> projectCards = shuffled("b", 84);
        List<String> publicCards = shuffled("p", 28);
        List<String> piles = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            piles.add(String.join(",", projectCards.subList(21 * seat, 21 * seat + 21)));
        }
        return String.join(
                " ",
                "street-" + seats,
                "sample-1",
                "1.1",
                String.join(";", Collections.nCopies(seats, "-/-/-/-/-")),
                String.join(";", Collections.nCopies(seats, "6/0")),
                String.join(";", piles),
                String.join(",", publicCards),
                "-");
    }

    static LongStream seeds() {
        return LongStream.concat(
                LongStream.of(0, 1, -1, -7, 42, Long.MIN_VALUE, Long.MAX_VALUE, 989381), LongStream.range(100, 200));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theSameSeedDealsTheSameGameEverywhere(long seed) {
        for (StreetRuleset ruleset : StreetRuleset.all()) {
            rejections = 0;
            assertThat(ruleset.deal(Deck.sample1(), seed))
                    .hasToString(position(ruleset.seats().size(), seed));
            assertThat(seed != 989381 || rejections == 1)
                    .as("this seed meets a rejection")
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theDealOfASeatIsIndependentOfTheNumberOfSeats(long seed) {
        ImmutableList<Card> pile =
                StreetRuleset.of(2).deal(Deck.sample1(), seed).pile(Seat.TWO);
        assertThat(StreetRuleset.of(4).deal(Deck.sample1(), seed).pile(Seat.TWO))
                .isEqualTo(pile);
    }
}
