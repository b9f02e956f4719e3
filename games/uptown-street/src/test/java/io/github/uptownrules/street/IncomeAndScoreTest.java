package io.github.uptownrules.street;

import static io.github.uptownrules.street.Scene.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import io.github.uptownrules.street.town.ProjectType;
import io.github.uptownrules.street.town.Street;
import io.github.uptownrules.street.town.Valuation;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Income and score by the rule sheet: X16 to X19, X21 and X22. */
class IncomeAndScoreTest {
    @Test
    void x16_whenASiteIsFinishedItsOwnerGetsTheIncomeOfTheWholeStreet() {
        Deck deck = Decks.of(
                "b1a 0 - 3 0 r Finished", "b2a 0 - -1 0 - Dear", "b3a 0 - 2 0 - Unfinished", "b10a 0 - 1 0 r Roof");
        StreetState game =
                Scene.of(deck, 2).street(1, "b1a/b2a/b3a/-/-").pile(1, "b10", 5).state();
        StreetState after = play(game, "b10a@4");
        assertThat(after.account(Seat.ONE)).isEqualTo(6 + 3 - 1 + 2 + 1);
        assertThat(after.account(Seat.TWO)).isEqualTo(6);
        Outcome.Income income = game.outcome(Move.parse("b10a@1.4")).income().orElseThrow();
        assertThat(income.owner()).isEqualTo(Seat.ONE);
        assertThat(income.paid()).isEqualTo(5);
        assertThat(income.projects().stream().map(Valuation::total)).containsExactly(3, -1, 2, 1);
        // Without a roof, nothing is paid.
        assertThat(play(game, "b10b@4").account(Seat.ONE)).isEqualTo(6);
    }

    @Test
    void x16_theOwnerIsPaidNotTheGiver() {
        Deck deck = Decks.of("b1a 0 - 3 0 - Shop", "b10a 0 - 0 0 rg Tin Roof");
        StreetState game =
                Scene.of(deck, 2).street(2, "b1a/-/-/-/-").pile(1, "b10", 5).state();
        StreetState after = play(game, "b10a@2.1");
        assertThat(after.account(Seat.ONE)).isEqualTo(6);
        assertThat(after.account(Seat.TWO)).isEqualTo(9);
        assertThat(game.outcome(Move.parse("b10a@2.1")).income().orElseThrow().owner())
                .isEqualTo(Seat.TWO);
    }

    @Test
    void x16_anIncomeThatIsNotPositivePaysNothing() {
        Deck deck = Decks.of("b1a 0 - -3 0 - Ruin", "b10a 0 - 2 0 r Roof", "b10b 0 - 3 0 r Roof");
        StreetState game =
                Scene.of(deck, 2).street(1, "b1a/-/-/-/-").pile(1, "b10", 5).state();
        assertThat(play(game, "b10a@1").account(Seat.ONE)).isEqualTo(6);
        assertThat(play(game, "b10b@1").account(Seat.ONE)).isEqualTo(6);
        assertThat(game.outcome(Move.parse("b10a@1.1")).income().orElseThrow().paid())
                .isZero();
        assertThat(game.outcome(Move.parse("b10a@1.1")).income().orElseThrow().projects().stream()
                        .mapToInt(Valuation::total)
                        .sum())
                .isEqualTo(-1);
    }

    /** The example of the rule sheet: a park bought from the rival for 6 $ brings 6 $. */
    @Test
    void x16_theExampleOfTheRuleSheet() {
        Deck deck = Decks.of(
                "b1a 0 s 2 0 - Magasin",
                "b2a 0 f 0 0 - Appartement",
                "b3a 0 c 0 0 - Cafe",
                "b4a 0 s 1/f* 0 - Magasin",
                "b10a 3 o 0 0 - Bureau",
                "b10b 3 f 0 0 - Appartement",
                "b20a 6 f 1 0 br Parc");
        StreetState game = Scene.of(deck, 2)
                .street(1, "b1a/b2a/b3a/b4a/-")
                .pile(1, "b10", 5)
                .pile(2, "b20", 5)
                .state();
        StreetState built = play(game, "b10b@2");
        assertThat(built.account(Seat.ONE)).as("the first action is free").isEqualTo(6);
        ImmutableList<Move> ofThePark = built.legalMoves().stream()
                .filter(move -> move.project().equals(Optional.of(ProjectId.parse("b20a"))))
                .collect(ImmutableList.toImmutableList());
        assertThat(ofThePark).containsExactly(Move.parse("b20a@1.5"));
        Outcome outcome = built.outcome(Move.parse("b20a@1.5"));
        assertThat(outcome.price()).isEqualTo(6);
        assertThat(outcome.pile()).contains(Seat.TWO);
        Outcome.Income income = outcome.income().orElseThrow();
        assertThat(income.paid()).isEqualTo(6);
        assertThat(income.projects().stream().map(Valuation::total)).containsExactly(2, 0, 0, 0, 3, 1);
        StreetState after = play(built, "b20a@5");
        assertThat(after.account(Seat.ONE)).isEqualTo(6);
        assertThat(after.account(Seat.TWO)).as("the 6 $ were on its pile").isEqualTo(12);
    }

    /** An outcome has the exact amount of every price that a rival can pay, up to 9 $. */
    @Test
    void x4_outcomeHasTheExactAmountCollected() {
        for (int price = 1; price <= 9; price++) {
            Deck deck = Decks.of("b1a 0 - 0 0 - Flat", "b10a " + price + " - 0 0 - Bought", "b20a 0 - 0 0 - Flat");
            StreetState game = Scene.of(deck, 3)
                    .turn("1.2")
                    .money(1, "9/0")
                    .pile(1, "b1", 5)
                    .pile(2, "b10", 5)
                    .pile(3, "b20", 5)
                    .state();
            Outcome outcome = game.outcome(Move.parse("b10a@1.1"));
            assertThat(outcome.price()).isEqualTo(price);
            assertThat(outcome.collected()).containsExactly(Map.entry(Seat.TWO, price));
            assertThat(outcome.after().account(Seat.TWO)).isEqualTo(6 + price);
        }
    }

    /** An amount, for each floor below, on the ground floor, and for each project of a type on the site or in the street. */
    @Test
    void x17_theIncomeOfAProject() {
        Deck deck = Decks.of(
                "b1a 0 f 0 0 - Flat",
                "b2a 0 ff 0 0 - Two Flats",
                "b3a 0 - 4 0 - Amount",
                "b3b 0 - -4 0 - Amount",
                "b4a 0 - -2/d 0 - Floors",
                "b5a 0 - 3/b 0 - Ground",
                "b6a 0 - 1/f 0 - On the Site",
                "b7a 0 - 2/f* 0 - In the Street");
        assertThat(income(deck, "b3a")).isEqualTo(4);
        assertThat(income(deck, "b3b")).isEqualTo(-4);
        assertThat(income(deck, "b1a,b2a,b4a")).isEqualTo(-4);
        assertThat(income(deck, "b4a")).isZero();
        assertThat(income(deck, "b5a,b1a")).isEqualTo(3);
        assertThat(income(deck, "b1a,b5a")).isZero();
        assertThat(income(deck, "b1a,b6a,b2a/b8a")).isEqualTo(3);
        assertThat(income(deck, "b6a/b1a")).isZero();
        assertThat(income(deck, "b7a,b1a/b2a")).isEqualTo(6);
    }

    private static int income(Deck deck, String sites) {
        return street(deck, sites).income();
    }

    private static Street street(Deck deck, String sites) {
        Street street = Street.empty();
        int number = 1;
        for (String site : sites.split("/")) {
            for (String project : site.split(",")) {
                street = street.with(number, deck.project(ProjectId.parse(project)));
            }
            number++;
        }
        return street;
    }

    @Test
    void x18_thereAreFiveTypesAndADoubleCountsAsTwo() {
        assertThat(ProjectType.all()).hasToString("[o, f, s, c, v]");
        Deck deck = Decks.of("b1a 0 ff 0 0 - Two", "b2a 0 oc 0 0 - Both", "b3a 0 f 0 0 - One");
        Street street = street(deck, "b1a,b2a/b3a");
        assertThat(ProjectType.all().stream().map(street::count)).containsExactly(1, 3, 0, 1, 0);
        assertThat(ProjectType.all().stream().map(street.building(1)::count)).containsExactly(1, 2, 0, 1, 0);
    }

    @Test
    void x19_thePrestigeOfAProject() {
        Deck deck = Decks.of(
                "b1a 0 c 9 2 - Amount",
                "b2a 0 c 9 1/d - Floors",
                "b3a 0 - 9 2/b - Ground",
                "b4a 0 - 9 1/c - On the Site",
                "b5a 0 - 9 3/c* - In the Street");
        assertThat(street(deck, "b1a").prestige()).isEqualTo(2);
        assertThat(street(deck, "b1a,b2a").prestige()).isEqualTo(3);
        assertThat(street(deck, "b3a,b1a").prestige()).isEqualTo(4);
        assertThat(street(deck, "b1a,b3a").prestige()).isEqualTo(2);
        assertThat(street(deck, "b1a,b4a/b2a").prestige()).isEqualTo(3);
        assertThat(street(deck, "b1a,b5a/b2a").prestige()).isEqualTo(8);
    }

    @Test
    void x21_theScoreIsThePrestigeAndOneForEveryFullThreeDollars() {
        Deck deck = Decks.of("b1a 0 - 0 7 - Tower");
        Standings standings = Scene.of(deck, 2)
                .street(1, "b1a/-/-/-/-")
                .money(1, "8/0")
                .money(2, "9/0")
                .state()
                .standings();
        assertThat(standings.forSeat(Seat.ONE).score()).isEqualTo(9);
        assertThat(standings.forSeat(Seat.TWO).score()).isEqualTo(3);
        assertThat(standings).hasToString("9:1:1 3:0:2");
    }

    @Test
    void x22_theTallestBuildingBreaksTiesAndEqualsShareTheVictory() {
        Deck deck = Decks.of("b1a 0 - 0 7 - Tower", "b2a 0 - 0 7 - Tower", "b3a 0 - 0 7 - Tower");
        Scene scene = Scene.of(deck, 3).street(1, "b1a/-/-/-/-").street(2, "b2a,b4a/-/-/-/-");
        Standings tied = scene.street(3, "b3a,b5a/b6a/-/-/-").state().standings();
        assertThat(tied.winners()).containsExactly(Seat.TWO, Seat.THREE);
        assertThat(tied).hasToString("9:1:3 9:2:1 9:2:1");
        assertThat(tied.byRank().stream().map(Standing::seat)).containsExactly(Seat.TWO, Seat.THREE, Seat.ONE);
        Standings higher = scene.money(1, "9/0").state().standings();
        assertThat(higher.winners()).containsExactly(Seat.ONE);
        assertThat(higher).hasToString("10:1:1 9:2:2 9:2:2");
    }

    /** The largest street: all cards, each with the largest amounts for two projects of a type. */
    @Test
    void x17_x19_nothingOverflowsInTheLargestStreet() {
        String project = "0 ff 9+9/d+9/b+9/f+9/f* -9+-9/d+-9/b+-9/f+-9/f* - Palace";
        Deck deck =
                Decks.of(ProjectId.all().stream().map(id -> id + " " + project).toArray(String[]::new));
        Street street = Street.empty();
        for (Card card : Card.all()) {
            street = street.with(3, deck.project(card.projects().get(0)));
        }
        int expected = 112 * 9 + 9 * (112 * 111 / 2) + 9 + 2 * 112 * 9 * 224;
        assertThat(street.income()).isEqualTo(expected);
        assertThat(street.prestige()).isEqualTo(-expected);
        assertThat(street.incomeByProject().stream().mapToInt(Valuation::total).sum())
                .isEqualTo(expected);
        Street full = street;
        assertThatIllegalArgumentException().isThrownBy(() -> full.with(1, deck.project(ProjectId.parse("b1b"))));
    }
}
