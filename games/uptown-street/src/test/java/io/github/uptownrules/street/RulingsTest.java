package io.github.uptownrules.street;

import static io.github.uptownrules.street.MoveFault.Kind.ACCOUNT_SHORT;
import static io.github.uptownrules.street.MoveFault.Kind.GIFT_FOR_OWN_STREET;
import static io.github.uptownrules.street.MoveFault.Kind.NO_DISCARD;
import static io.github.uptownrules.street.MoveFault.Kind.NO_GIFTS_HERE;
import static io.github.uptownrules.street.MoveFault.Kind.ROOF_ONLY;
import static io.github.uptownrules.street.MoveFault.Kind.SITE_FINISHED;
import static io.github.uptownrules.street.Scene.kinds;
import static io.github.uptownrules.street.Scene.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import io.github.uptownrules.street.town.Street;
import io.github.uptownrules.street.town.Valuation;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rulings Y1 to Y20, where the rule sheet is silent. */
class RulingsTest {
    private static final Deck PLAIN = Decks.of();

    @Test
    void y1_twoToFourPlayAndSeatOneBegins() {
        assertThat(StreetRuleset.all()).hasToString("[street-2, street-3, street-4]");
        assertThat(StreetRuleset.all())
                .allSatisfy(rules -> assertThat(rules.deal(PLAIN, 1).turn()).contains(new Turn(Seat.ONE, 1)));
        assertThatIllegalArgumentException().isThrownBy(() -> StreetRuleset.of(1));
        assertThatIllegalArgumentException().isThrownBy(() -> StreetRuleset.of(5));
    }

    @Test
    void y2_eachGets21CardsAndTheRestStaysInTheBox() {
        assertThat(StreetRuleset.all()).allSatisfy(rules -> {
            StreetState game = rules.deal(PLAIN, 7);
            assertThat(game.seats())
                    .allSatisfy(seat -> assertThat(game.pile(seat)).hasSize(21).noneMatch(Card::isPublic));
            assertThat(game.box()).hasSize(84 - 21 * game.seats().size());
            assertThat(ImmutableSet.copyOf(game.publicPile())).isEqualTo(ImmutableSet.copyOf(Card.publicCards()));
            ImmutableSet.Builder<Card> projectCards =
                    ImmutableSet.<Card>builder().addAll(game.box());
            game.seats().forEach(seat -> projectCards.addAll(game.pile(seat)));
            assertThat(projectCards.build()).hasSize(84);
        });
    }

    @Test
    void y3_theDeckSetsTheMoneyAtTheStart() {
        Deck rich = Deck.parse(PLAIN.toString().replace("money 6", "money 99"));
        Deck poor = Deck.parse(PLAIN.toString().replace("money 6", "money 0"));
        assertThat(StreetRuleset.of(2).deal(rich, 1).account(Seat.TWO)).isEqualTo(99);
        assertThat(StreetRuleset.of(2).deal(poor, 1).account(Seat.TWO)).isZero();
        assertThat(StreetRuleset.of(2).deal(poor, 1).moneyOnPile(Seat.TWO)).isZero();
    }

    /** The box and the cards below the tops are hidden; everything else is visible. */
    @Test
    void y4_onlyCardsBelowTheTopsAndInTheBoxAreHidden() {
        StreetState dealt = StreetRuleset.of(2).deal(Deck.sample1(), 3);
        Card top = dealt.top(Seat.ONE).orElseThrow();
        StreetState game = play(dealt, top + "x");
        StreetView view = game.view();
        assertThat(view)
                .hasToString(game.toString()
                        .replace(
                                Joiner.on(',').join(game.pile(Seat.ONE)),
                                game.pile(Seat.ONE).get(0) + ",?19")
                        .replace(
                                Joiner.on(',').join(game.pile(Seat.TWO)),
                                game.pile(Seat.TWO).get(0) + ",?20")
                        .replace(
                                Joiner.on(',').join(game.publicPile()),
                                game.publicPile().get(0) + ",?27"));
        assertThat(view.discards()).containsExactly(top);
    }

    @Test
    void y5_eachProjectHasItsOwnCost() {
        Deck deck = Decks.of("b10a 1 - 0 0 - Cheap", "b10b 6 - 0 0 - Dear");
        StreetState game = Scene.of(deck, 2).turn("1.2").pile(1, "b10", 5).state();
        assertThat(play(game, "b10a@1").account(Seat.ONE)).isEqualTo(5);
        assertThat(play(game, "b10b@1").account(Seat.ONE)).isZero();
    }

    @Test
    void y6_moneyIsCollectedWithoutAMoveButAnOnlyMoveIsPlayed() {
        StreetState game =
                Scene.of(PLAIN, 2).turn("1.2").money(2, "6/3").publicTop("p1").state();
        assertThat(play(game, "p1a@1").turn()).contains(new Turn(Seat.TWO, 2));
        Deck deck = Decks.of("b10a 0 - 0 0 u Attic", "b10b 0 - 0 0 u Attic");
        StreetState single = Scene.of(deck, 2).pile(1, "b10", 5).state();
        assertThat(single.legalMoves()).containsExactly(Move.parse("b10x"));
    }

    @Test
    void y6_withNeitherMoneyNorCardTheFirstActionIsSkipped() {
        StreetState game =
                Scene.of(PLAIN, 3).turn("1.2").emptyPile(2).publicTop("p1").state();
        StreetState after = play(game, "p1a@1");
        assertThat(after.turn()).contains(new Turn(Seat.TWO, 2));
    }

    @Test
    void y7_theSecondActionCannotBeDeclinedNorItsCardDiscarded() {
        StreetState game =
                Scene.of(PLAIN, 2).turn("1.2").pile(1, "b10", 5).publicTop("p1").state();
        assertThat(kinds(game, "b10x")).containsExactly(NO_DISCARD);
        assertThat(kinds(game, "p1x")).containsExactly(NO_DISCARD);
        assertThat(game.legalMoves()).noneMatch(Move::isDiscard);
    }

    /** Without money and with only attics on top, no seat can build on empty sites. */
    @Test
    void y7_ifNothingCanBeBuiltTheSecondActionIsSkipped() {
        String attic = " 0 - 0 0 u Attic";
        Deck deck = Decks.of(Stream.concat(
                        Card.publicCards().stream().flatMap(card -> card.projects().stream()),
                        Stream.of(ProjectId.parse("b83a"), ProjectId.parse("b83b")))
                .map(project -> project + attic)
                .toArray(String[]::new));
        StreetState game = Scene.of(deck, 2)
                .pile(1, "b10", 1)
                .pile(2, "b83", 5)
                .street(1, "b1a/b2a/b3a/b4a/b5a")
                .state();
        // Seat 1 can build attics. Seat 2 has only empty sites; its own pile continues with plain projects.
        StreetState second =
                Scene.of(deck, 2).pile(1, "b10", 1).pile(2, "b83", 1).state();
        assertThat(play(game, "b10x").turn()).contains(new Turn(Seat.ONE, 2));
        StreetState skipped = play(second, "b10x");
        assertThat(skipped.turn())
                .as("seat 1 has only attics for its second action")
                .contains(new Turn(Seat.TWO, 1));
        StreetState end = play(skipped, "b83x");
        assertThat(end.isOver()).isTrue();
    }

    @Test
    void y8_thePriceMustBeInTheAccountAndTheIncomeComesAfter() {
        Deck deck = Decks.of("b10a 7 - 9 0 r Dear Roof", "b10b 6 - 9 0 r Roof", "b1a 0 - 9 0 - Shop");
        Scene scene = Scene.of(deck, 2).turn("1.2").pile(1, "b10", 5);
        StreetState game = scene.state();
        assertThat(kinds(game, "b10a@1")).containsExactly(ACCOUNT_SHORT);
        assertThat(kinds(scene.street(1, "b1a/-/-/-/-").state(), "b10a@2")).containsExactly(ACCOUNT_SHORT);
        assertThat(play(game, "b10b@1").account(Seat.ONE)).isEqualTo(9);
    }

    @Test
    void y9_giftsGoToRivalsAtEitherActionUnderAllOtherRules() {
        Deck deck = Decks.of("b10a 2 f 1 0 g Gift", "b11a 3 - 0 0 g Gift", "b1a 0 - 0 0 r Roof");
        Scene scene = Scene.of(deck, 2).pile(1, "b10", 5).pile(2, "b11", 5).street(2, "b1a/-/-/-/-");
        StreetState first = scene.state();
        assertThat(kinds(first, "b10a@2.2")).isEmpty();
        assertThat(kinds(first, "b10a@1.2")).containsExactly(GIFT_FOR_OWN_STREET);
        assertThat(kinds(first, "b10a@2.1")).containsExactly(SITE_FINISHED);
        StreetState given = play(first, "b10a@2.2");
        assertThat(given.street(Seat.TWO)).hasToString("b1a/b10a/-/-/-");
        assertThat(given.street(Seat.TWO).income()).isEqualTo(1);
        StreetState second = scene.turn("1.2").state();
        assertThat(play(second, "b10a@2.2").account(Seat.ONE)).isEqualTo(4);
        // The gift is bought from the seat that receives it.
        StreetState back = play(second, "b11a@2.2");
        assertThat(back.account(Seat.ONE)).isEqualTo(3);
        assertThat(back.account(Seat.TWO)).isEqualTo(9);
        assertThat(kinds(second, "b11a@1.2")).containsExactly(GIFT_FOR_OWN_STREET);
    }

    @Test
    void y10_noGiftsHoldsFromThenOnAndEarlierGiftsStay() {
        Deck deck = Decks.of("b1a 0 - 0 0 g Gift", "b2a 0 - 0 0 n Fence", "b10a 0 - 0 0 g Gift");
        StreetState game = Scene.of(deck, 2)
                .street(2, "b1a,b2a,b3a/-/-/-/-")
                .pile(1, "b10", 5)
                .state();
        assertThat(kinds(game, "b10a@2.1")).containsExactly(NO_GIFTS_HERE);
        assertThat(game.street(Seat.TWO).building(1).height()).isEqualTo(3);
    }

    @Test
    void y11_aProjectOnARoofNeedsARoofDirectlyBelow() {
        Deck deck = Decks.of(
                "b1a 0 - 0 0 r Roof",
                "b2a 0 - 0 0 t Garden",
                "b3a 0 - 0 0 tr Turret",
                "b10a 0 - 0 0 t Hives",
                "b4a 0 - 0 0 r Roof");
        StreetState game = Scene.of(deck, 2)
                .street(1, "b1a,b2a/b4a,b3a/-/-/-")
                .pile(1, "b10", 5)
                .state();
        assertThat(game.street(Seat.ONE).building(1).isFinished()).isTrue();
        assertThat(kinds(game, "b10a@1")).containsExactly(ROOF_ONLY);
        assertThat(kinds(game, "b10b@1")).containsExactly(SITE_FINISHED);
        assertThat(kinds(game, "b10a@2")).isEmpty();
    }

    @Test
    void y12_aRoofOnARoofPaysAgain() {
        Deck deck = Decks.of("b1a 0 - 2 0 r Roof", "b10a 0 - 1 0 tr Turret");
        StreetState game =
                Scene.of(deck, 2).street(1, "b1a/-/-/-/-").pile(1, "b10", 5).state();
        assertThat(play(game, "b10a@1").account(Seat.ONE)).isEqualTo(9);
    }

    @Test
    void y13_aProjectOfATypeCountsItself() {
        Deck deck = Decks.of("b1a 0 f 1/f 0 - Flats", "b2a 0 ff 1/f* 0 - Flats");
        assertThat(Street.empty().with(1, deck.project(ProjectId.parse("b1a"))).income())
                .isEqualTo(1);
        assertThat(Street.empty().with(1, deck.project(ProjectId.parse("b2a"))).income())
                .isEqualTo(2);
    }

    @Test
    void y14_formulasAreSumsAndAProjectMayHaveTwoTypes() {
        Deck deck = Decks.of("b1a 0 oc 1+2/b+1/o+3/c* -1+1/c - Corner");
        Street street = Street.empty().with(1, deck.project(ProjectId.parse("b1a")));
        assertThat(street.income()).isEqualTo(1 + 2 + 1 + 3);
        assertThat(street.prestige()).isZero();
    }

    @Test
    void y15_discardsAreOutOfTheGameFaceUp() {
        StreetState game = Scene.of(PLAIN, 2).pile(1, "b10", 5).state();
        StreetState after = play(game, "b10x");
        assertThat(after.view().discards()).contains(Card.parse("b10"));
        assertThat(Sets.difference(ImmutableSet.copyOf(after.discards()), ImmutableSet.copyOf(game.discards())))
                .containsExactly(Card.parse("b10"));
        assertThat(kinds(after, "b10a@1")).containsExactly(MoveFault.Kind.NOT_ON_TOP);
    }

    @Test
    void y16_theEndIsTestedWhenTheTurnOfTheLastSeatEnds() {
        // The first action of seat 2, the last seat, empties its pile: its turn continues.
        StreetState game =
                Scene.of(PLAIN, 2).turn("2.1").pile(2, "b20", 1).publicTop("p1").state();
        StreetState second = play(game, "b20x");
        assertThat(second.turn()).contains(new Turn(Seat.TWO, 2));
        assertThat(play(second, "p1a@1").isOver()).isTrue();
    }

    @Test
    void y17_moneyStillOnPilesDoesNotCount() {
        Deck deck = Decks.of("b10a 6 - 0 0 - Dear");
        StreetState game =
                Scene.of(deck, 2).turn("2.2").emptyPile(2).pile(1, "b10", 5).state();
        StreetState end = play(game, "b10a@1");
        assertThat(end.isOver()).isTrue();
        assertThat(end.moneyOnPile(Seat.ONE)).isEqualTo(6);
        assertThat(end.account(Seat.ONE)).isEqualTo(6);
        assertThat(end.standings()).hasToString("2:0:1 0:1:2");
    }

    @Test
    void y18_theTallestBuildingHasTheMostProjectsAndEqualsShareARank() {
        Deck deck = Decks.of("b9a 0 - 0 1 - Better");
        Standings standings = Scene.of(deck, 4)
                .street(1, "b1a/b2a,b3a/-/-/-")
                .street(2, "b4a,b5a,b6a/-/-/-/-")
                .street(3, "b7a,b8a/-/-/-/-")
                .street(4, "b9a/-/-/-/-")
                .state()
                .standings();
        assertThat(standings).hasToString("2:2:3 2:3:2 2:2:3 3:1:1");
        Standings shared = Scene.of(PLAIN, 3).street(3, "b1a/-/-/-/-").state().standings();
        assertThat(shared).hasToString("2:0:2 2:0:2 2:1:1");
    }

    @Test
    void y19_noCardCanBeTakenFromAnEmptyPublicPile() {
        StringBuilder site = new StringBuilder("p1a");
        IntStream.rangeClosed(2, 28)
                .forEach(number -> site.append(",p").append(number).append('a'));
        StreetState game = Scene.of(PLAIN, 2)
                .turn("1.2")
                .pile(1, "b10", 5)
                .street(2, site + "/-/-/-/-")
                .state();
        assertThat(game.publicTop()).isEmpty();
        assertThat(game.publicPileSize()).isZero();
        assertThat(game.legalMoves()).isNotEmpty().noneMatch(move -> move.card().isPublic());
        assertThat(game.street(Seat.TWO).tallest()).isEqualTo(28);
    }

    @Test
    void y20_theLargestAccountIs999999999AndTheRestStaysInTheBank() {
        Deck deck = Decks.of("b10a 9 - 9 0 r Bank");
        Scene scene = Scene.of(deck, 3).pile(1, "b10", 5).money(1, "999999995/0");
        Outcome outcome = scene.state().outcome(Move.parse("b10a@1.1"));
        assertThat(outcome.after().account(Seat.ONE)).isEqualTo(999_999_999);
        assertThat(outcome.income().orElseThrow().paid()).isEqualTo(4);
        assertThat(outcome.income().orElseThrow().projects().stream()
                        .mapToInt(Valuation::total)
                        .sum())
                .isEqualTo(9);
        StreetState collecting =
                scene.turn("1.2").money(2, "999999998/5").publicTop("p1").state();
        Outcome collected = collecting.outcome(Move.parse("p1a@1.1"));
        assertThat(collected.after().account(Seat.TWO)).isEqualTo(999_999_999);
        assertThat(collected.collected()).containsEntry(Seat.TWO, 1);
        assertThat(collected.after().standings().forSeat(Seat.TWO).score()).isEqualTo(333_333_333);
    }
}
