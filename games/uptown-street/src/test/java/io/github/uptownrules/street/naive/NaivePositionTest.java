package io.github.uptownrules.street.naive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.effort.Effort;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The positions of the naive engine (section 5), and the coverage of its generators. */
class NaivePositionTest {
    private static final NaiveDeck DECK = Fixtures.deck(
            "b1a 9 - 0 0 g",
            "b1b 9 - 0 0 n",
            "b2a 9 - 0 0 b",
            "b3a 9 - 0 0 u",
            "b4a 9 - 0 0 t",
            "b4b 9 - 0 0 tr",
            "b5a 9 - 0 0 r",
            "b2b 0 - 0 0 u",
            "b3b 9 - 0 0 -");

    private static final String BARE = "-/-/-/-/-;-/-/-/-/-";

    private static void assertFaults(String position, int faults) {
        assertThat(NaiveStreet.positionFaults(position, DECK)).hasSize(faults);
    }

    private static String position(String streets) {
        return Fixtures.position("1.1", streets, "6/0;6/0", "b20,b30;b21", "-");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "b1b/-/-/-/- 0",
                "b1a/-/-/-/- 0",
                "b9a,b1a/-/-/-/- 0",
                "b1b,b9a/-/-/-/- 0",
                "b2a/-/-/-/- 0",
                "b9a,b2a/-/-/-/- 1",
                "b3a/-/-/-/- 1",
                "b9a,b3a/-/-/-/- 0",
                "b4a/-/-/-/- 1",
                "b9a,b4a/-/-/-/- 1",
                "b5a,b4a/-/-/-/- 0",
                "b5a,b9a/-/-/-/- 1",
                "b5a,b4a,b9a/-/-/-/- 1",
                "b5a,b4b,b9a/-/-/-/- 1",
                "b5a,b4b/-/-/-/- 0",
                "b5c/-/-/-/- 1",
                "p5d/-/-/-/- 0",
                "b5/-/-/-/- 1",
                "-/-/-/- 1",
                "-/-/-/-/-/- 1",
                "-,b5a/-/-/-/- 1",
                "/-/-/-/- 1",
                "b5a,/-/-/-/- 1"
            })
    void checksTheSites(String street, int faults) {
        assertFaults(position(street + ";-/-/-/-/-"), faults);
        assertFaults(position("-/-/-/-/-;" + street), faults);
    }

    @Test
    void acceptsAGiftBelowANoGiftsProject() {
        NaiveDeck deck = Fixtures.deck("b1a 0 - 0 0 g", "b2b 0 - 0 0 n", "b3a 0 - 0 0 gn");
        assertThat(NaiveStreet.positionFaults(position("b1a,b2b/b3a/-/-/-;-/-/-/-/-"), deck))
                .isEmpty();
        assertThat(NaiveStreet.positionFaults(position("b2b,b1a/-/-/-/-;-/-/-/-/-"), deck))
                .hasSize(1);
        assertThat(NaiveStreet.positionFaults(position("b3a,b1a/-/-/-/-;-/-/-/-/-"), deck))
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "0/0;0/0 0",
                "999999999/0;999999999/9 0",
                "1000000000/0;0/0 1",
                "0/1;0/0 1",
                "0/0;0/10 1",
                "00/0;0/0 1",
                "06/0;0/0 1",
                "-1/0;0/0 1",
                "+1/0;0/0 1",
                "0/0 1",
                "0/0;0/0;0/0 1",
                "0;0/0 1",
                "0/0/0;0/0 1",
                "/0;0/0 1"
            })
    void checksTheMoney(String checksTheMoney, int faults) {
        assertFaults(Fixtures.position("1.1", BARE, checksTheMoney, "b20,b30;b21", "-"), faults);
    }

    /** b2b costs nothing but must not be first; b1 costs nine, more than a seat has. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "1.1 b20;b21 0",
                "2.1 b20;b21 0",
                "1.2 b20;b21 0",
                "1.1 -;b21 2",
                "1.1 b20;- 1",
                "2.1 -;b21 0",
                "2.1 b20;- 1",
                "2.2 b20;- 0",
                "1.2 b20;- 0",
                "1.2 -;- 0",
                "- b20;b21 1",
                "- -;b21 0",
                "- b20;- 0",
                "3.1 b20;b21 1",
                "0.1 b20;b21 1",
                "1.3 b20;b21 1",
                "1.0 b20;b21 1",
                "1 b20;b21 1",
                "1.1. b20;b21 1"
            })
    void checksTheTurn(String turn, String piles, int faults) {
        assertFaults(Fixtures.position(turn, BARE, "6/0;6/0", piles, "-"), faults);
    }

    @Test
    void checksFinishedStreets() {
        NaiveDeck roofs =
                Fixtures.deck("b1a 0 - 0 0 r", "b2a 0 - 0 0 r", "b3a 0 - 0 0 r", "b4a 0 - 0 0 r", "b5a 0 - 0 0 r");
        String streets = "b1a/b2a/b3a/b4a/b5a;-/-/-/-/-";
        for (String turn : new String[] {"2.1", "2.2", "-"}) {
            String position = Fixtures.position(turn, streets, "6/0;6/0", "b20;b21", "-");
            assertThat(NaiveStreet.positionFaults(position, roofs)).as(turn).isEmpty();
        }
        String position = Fixtures.position("1.1", streets, "6/0;6/0", "b20;b21", "-");
        assertThat(NaiveStreet.positionFaults(position, roofs)).hasSize(1);
    }

    @Test
    void action2NeedsALegalMove() {
        String streets = String.join("a,", NaiveCards.PUBLIC_CARDS) + "a/-/-/-/-;-/-/-/-/-";
        assertFaults(Fixtures.position("1.2", streets, "8/0;8/0", "b1;b3", "-"), 1);
        assertFaults(Fixtures.position("1.2", streets, "9/0;8/0", "b1;b3", "-"), 0);
        assertFaults(Fixtures.position("1.2", streets, "8/0;8/0", "b1;b2", "-"), 0);
        assertFaults(Fixtures.position("1.2", streets, "8/0;8/1", "b1;b2", "-"), 1);
    }

    @Test
    void everyCardIsInOnePlace() {
        String good = position(BARE);
        assertFaults(good, 0);
        assertFaults(good.replace(" p1,", " "), 1);
        assertFaults(good.replace(" p1,", " p1,p1,"), 1);
        assertFaults(good.replace(" p1,", " b84,p1,"), 2); // and one too few in the box
        assertFaults(good.replace(" p1,", " ").replace("b20,", "b20,p1,"), 1);
        assertFaults(good.replace(" p1,", " ") + ",p1", 1);
        assertFaults(good.replace("b20,", "b20,b20,"), 1);
        assertFaults(good.replace("b20,", "b20,b21,"), 1);
        assertFaults(good.replace("b20,", "b20,b84,"), 1); // one too few in the box
        assertFaults(good.replace("b20,", ""), 1); // one too many
        assertFaults(good.replace("b20,", "b85,"), 1);
        assertFaults(good.replace("b20,", "b020,"), 1);
        assertFaults(good.replace("b20,", "b20,,"), 1);
        assertFaults(good.replace(" b1,b2,", " b2,b1,"), 1);
        assertFaults(good.replace("b20,b30;b21", "b20,b30,b21;b21"), 1);
    }

    @Test
    void aPileHas21CardsAtMost() {
        String many = String.join(",", NaiveCards.PROJECT_CARDS.subList(20, 41));
        assertFaults(Fixtures.position("1.1", BARE, "6/0;6/0", many + ";b1", "-"), 0);
        assertFaults(Fixtures.position("1.1", BARE, "6/0;6/0", many + ",b50;b1", "-"), 1);
    }

    @Test
    void checksTheFields() {
        String good = position(BARE);
        assertFaults("", 1);
        assertFaults(good + " ", 1);
        assertFaults(" " + good, 1);
        assertFaults(good.replace("blank 1.1", "blank  1.1"), 1);
        assertFaults(good.replace("blank", "other"), 1);
        assertFaults(good.replace("street-2", "street-5"), 1);
        assertFaults(good.replace("street-2", "street-02"), 1);
        assertFaults(good.replace("street-2", "street-3"), 3);
        assertFaults(good + "\n", 1);
    }

    @Test
    void rejectsInvalidViews() {
        String view = NaiveStreet.parse(position(BARE), DECK).view();
        assertThat(view).contains(" b20,?1;b21 p1,?27 b1,");
        assertThat(NaiveView.faults(view, DECK)).isEmpty();
        for (String wrong :
                new String[] {"b20,?0", "b20,?2", "b20,?01", "b20,b30", "?2", "b20,?", "b20,?1,?1", "b20,?99"}) {
            assertThat(NaiveView.faults(view.replace("b20,?1", wrong), DECK))
                    .as(wrong)
                    .isNotEmpty();
        }
        assertThat(NaiveView.faults(view.replace("p1,?27", "p1,?26"), DECK)).isNotEmpty();
        assertThat(NaiveView.faults(view.replace("p1,?27", "p1,?28"), DECK)).isNotEmpty();
        assertThat(NaiveView.faults(position(BARE), DECK)).isNotEmpty();
    }

    /** The random positions cover every reason and every situation listed. */
    @Test
    void randomPositionsMeetAllSituations() {
        RandomGenerator random = new SplittableRandom(8);
        Map<String, Integer> met = new TreeMap<>();
        int valid = 0;
        int positions = Effort.of(600, 60);
        for (int i = 0; i < positions; i++) {
            NaiveDeck deck = i % 4 == 0 ? Fixtures.SAMPLE : NaiveDeck.parse(NaiveDecks.random(random));
            String text = NaivePositions.random(deck, random);
            assertThat(NaiveStreet.positionFaults(text, deck)).isEmpty();
            String mutated = NaivePositions.mutated(text, deck, random);
            valid += NaiveStreet.positionFaults(mutated, deck).isEmpty() ? 1 : 0;
            NaiveStreet game = NaiveStreet.parse(text, deck);
            assertThat(game.text()).isEqualTo(text);
            look(game, met);
            for (int j = 0; j < 20; j++) {
                game.why(NaivePositions.move(game, random)).forEach(reason -> met.merge(reason, 1, Integer::sum));
            }
        }
        assertThat(valid).isBetween(positions / 10, positions / 2);
        assertThat(met.values()).as(met.toString()).allMatch(times -> times >= Math.max(1, positions / 60));
        assertThat(met.keySet())
                .containsAll(NaiveReasons.CODES)
                .contains(
                        "syntax",
                        "roof on roof",
                        "high income",
                        "negative income",
                        "finished street",
                        "empty pile",
                        "no public card",
                        "checksTheMoney on a pile",
                        "broke",
                        "rich",
                        "over",
                        "action 1",
                        "action 2",
                        "tall");
    }

    private static void look(NaiveStreet game, Map<String, Integer> met) {
        NaiveTable table = game.table();
        for (int seat = 1; seat <= game.seats(); seat++) {
            see("high income", game.income(seat) >= 50, met);
            see("negative income", game.income(seat) < 0, met);
            see("checksTheMoney on a pile", game.moneyOnPile(seat) > 0, met);
            see("broke", game.account(seat) == 0, met);
            see("rich", game.account(seat) > 999_999_900L, met);
            see("tall", game.height(seat) > 12, met);
            for (var site : table.street(seat)) {
                long roofs = site.stream()
                        .filter(it -> game.deck().project(it).isRoof())
                        .count();
                see("roof on roof", roofs > 1, met);
            }
        }
        see("finished street", table.hasFinishedStreet(), met);
        see("empty pile", table.hasEmptyPile(), met);
        see("no public card", table.publicPile.isEmpty(), met);
        see("over", game.isOver(), met);
        see("action " + table.action, !game.isOver(), met);
    }

    private static void see(String what, boolean isThere, Map<String, Integer> met) {
        if (isThere) {
            met.merge(what, 1, Integer::sum);
        }
    }
}
