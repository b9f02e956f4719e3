package io.github.uptownrules.street;

import static io.github.uptownrules.street.MoveFault.Kind.GIFT_FOR_OWN_STREET;
import static io.github.uptownrules.street.MoveFault.Kind.GROUND_ONLY;
import static io.github.uptownrules.street.MoveFault.Kind.MONEY_ON_PILE;
import static io.github.uptownrules.street.MoveFault.Kind.NOT_ON_TOP;
import static io.github.uptownrules.street.MoveFault.Kind.NOT_OWN_CARD;
import static io.github.uptownrules.street.MoveFault.Kind.NO_GIFT;
import static io.github.uptownrules.street.MoveFault.Kind.NO_GIFTS_HERE;
import static io.github.uptownrules.street.MoveFault.Kind.ROOF_ONLY;
import static io.github.uptownrules.street.MoveFault.Kind.SITE_FINISHED;
import static io.github.uptownrules.street.MoveFault.Kind.UPPER_ONLY;
import static io.github.uptownrules.street.Scene.kinds;
import static io.github.uptownrules.street.Scene.play;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Street;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The rules of the rule sheet, X1 to X15 and X20. */
class RulesTest {
    private static final Deck PLAIN = Decks.of();

    @Test
    void x1_eachHasAStreetOfFiveSitesAPileAndAnAccount() {
        StreetState game = StreetRuleset.of(3).deal(PLAIN, 1);
        assertThat(game.seats()).hasSize(3).allSatisfy(seat -> {
            assertThat(game.street(seat).buildings()).hasSize(5);
            assertThat(game.pileSize(seat)).isEqualTo(21);
            assertThat(game.account(seat)).isEqualTo(6);
        });
        assertThat(game.publicPileSize()).isEqualTo(28);
    }

    @Test
    void x2_projectCardsHaveTwoProjectsAndPublicCardsFour() {
        assertThat(Card.projectCards())
                .hasSize(84)
                .allMatch(card -> card.projects().size() == 2);
        assertThat(Card.publicCards())
                .hasSize(28)
                .allMatch(card -> card.projects().size() == 4);
        StreetState first = Scene.of(PLAIN, 2).pile(1, "b12", 5).state();
        assertThat(kinds(first, "b12a@1.1")).isEmpty();
        assertThat(kinds(first, "b12b@1.1")).isEmpty();
        StreetState second = Scene.of(PLAIN, 2).publicTop("p5").turn("1.2").state();
        assertThat(ImmutableList.of("p5a@1.1", "p5b@1.1", "p5c@1.1", "p5d@1.1"))
                .allSatisfy(move -> assertThat(kinds(second, move)).isEmpty());
    }

    @Test
    void x3_turnsGoClockwiseFromSeatOneWithTwoActionsEach() {
        StreetState game = StreetRuleset.of(3).deal(PLAIN, 1);
        StringBuilder turns = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            turns.append(game.turn().orElseThrow()).append(' ');
            game = game.play(game.legalMoves().get(0));
        }
        assertThat(turns.toString()).isEqualTo("1.1 1.2 2.1 2.2 3.1 3.2 1.1 1.2 ");
    }

    @Test
    void x4_moneyOnTheOwnPileGoesToTheAccountAndNoCardIsDrawn() {
        StreetState game =
                Scene.of(PLAIN, 2).turn("1.2").publicTop("p1").money(2, "6/4").state();
        StreetState after = play(game, "p1a@1");
        assertThat(after.turn()).contains(new Turn(Seat.TWO, 2));
        assertThat(after.account(Seat.TWO)).isEqualTo(10);
        assertThat(after.moneyOnPile(Seat.TWO)).isZero();
        assertThat(after.pile(Seat.TWO)).isEqualTo(game.pile(Seat.TWO));
        assertThat(game.outcome(Move.parse("p1a@1.1")).collected()).containsExactly(entry(Seat.TWO, 4));
    }

    private static Map.Entry<Seat, Integer> entry(Seat seat, int amount) {
        return Map.entry(seat, amount);
    }

    @Test
    void x5_withoutMoneyTheTopCardIsDrawnFreeOfChargeAndBuiltOrDiscarded() {
        Deck deck = Decks.of("b12a 9 - 0 0 - Dear", "b12b 9 - 0 0 - Dear");
        StreetState game = Scene.of(deck, 2).pile(1, "b12", 5).money(1, "0/0").state();
        StreetState built = play(game, "b12a@3");
        assertThat(built.account(Seat.ONE)).isZero();
        assertThat(built.street(Seat.ONE)).hasToString("-/-/b12a/-/-");
        assertThat(built.pileSize(Seat.ONE)).isEqualTo(4);
        assertThat(built.discards()).doesNotContain(Card.parse("b12"));
        StreetState discarded = play(game, "b12x");
        assertThat(discarded.discards()).contains(Card.parse("b12"));
        assertThat(discarded.street(Seat.ONE)).isEqualTo(Street.empty());
        assertThat(discarded.pileSize(Seat.ONE)).isEqualTo(4);
        // The first action accepts no other card.
        assertThat(kinds(game, game.top(Seat.TWO).orElseThrow() + "a@1")).containsExactly(NOT_OWN_CARD);
        assertThat(kinds(game, game.publicTop().orElseThrow() + "a@1")).containsExactly(NOT_OWN_CARD);
        assertThat(kinds(game, "b1a@1")).containsExactly(NOT_ON_TOP);
    }

    @Test
    void x6_thenATopCardIsBoughtFromAnyPileOrTakenFromThePublicPile() {
        StreetState game = Scene.of(PLAIN, 2)
                .turn("1.2")
                .pile(1, "b10", 5)
                .pile(2, "b20", 5)
                .publicTop("p7")
                .state();
        assertThat(kinds(game, "b10a@1")).isEmpty();
        assertThat(kinds(game, "b20b@1")).isEmpty();
        assertThat(kinds(game, "p7d@1")).isEmpty();
        StreetState taken = play(game, "p7d@1");
        assertThat(taken.account(Seat.ONE)).isEqualTo(6);
        assertThat(taken.publicPileSize()).isEqualTo(27);
        assertThat(taken.street(Seat.ONE)).hasToString("p7d/-/-/-/-");
    }

    @Test
    void x7_thePriceGoesToTheBankOrOntoTheRivalsPile() {
        Deck deck = Decks.of("b10a 2 - 0 0 - Own", "b20b 5 - 0 0 - Rival's");
        StreetState game = Scene.of(deck, 2)
                .turn("1.2")
                .pile(1, "b10", 5)
                .pile(2, "b20", 5)
                .state();
        Outcome own = game.outcome(Move.parse("b10a@1.1"));
        assertThat(own.price()).isEqualTo(2);
        assertThat(own.pile()).contains(Seat.ONE);
        StreetState afterOwn = play(game, "b10a@1");
        assertThat(afterOwn.account(Seat.ONE)).isEqualTo(4);
        assertThat(afterOwn.moneyOnPile(Seat.ONE)).isZero();
        assertThat(afterOwn.moneyOnPile(Seat.TWO)).isZero();
        Outcome rivals = game.outcome(Move.parse("b20b@1.1"));
        assertThat(rivals.price()).isEqualTo(5);
        assertThat(rivals.pile()).contains(Seat.TWO);
        // The price was put on the pile of seat 2, which collected it because its turn began at once.
        assertThat(rivals.collected()).containsExactly(entry(Seat.TWO, 5));
        assertThat(rivals.after().account(Seat.ONE)).isEqualTo(1);
        assertThat(rivals.after().account(Seat.TWO)).isEqualTo(11);
    }

    @Test
    void x7_thePriceLiesOnTheRivalsPileUntilItsTurnComes() {
        Deck deck = Decks.of("b20b 5 - 0 0 - Rival's");
        StreetState game = Scene.of(deck, 3).turn("1.2").pile(3, "b20", 5).state();
        StreetState after = play(game, "b20b@1");
        assertThat(after.account(Seat.ONE)).isEqualTo(1);
        assertThat(after.moneyOnPile(Seat.THREE)).isEqualTo(5);
        assertThat(after.account(Seat.THREE)).isEqualTo(6);
        assertThat(after.turn()).contains(new Turn(Seat.TWO, 1));
    }

    @Test
    void x8_aPileWithMoneyOnItIsNotForSale() {
        StreetState game =
                Scene.of(PLAIN, 2).turn("1.2").pile(2, "b20", 5).money(2, "6/1").state();
        assertThat(kinds(game, "b20a@1")).containsExactly(MONEY_ON_PILE);
    }

    @Test
    void x9_aProjectIsPutAboveThoseAlreadyThereAndTheirSymbolsStay() {
        Deck deck = Decks.of("b1a 0 f 1 0 - Flat", "b2a 0 f 0 3 - Flat", "b10a 0 s 1/f 1/f - Shop");
        StreetState game =
                Scene.of(deck, 2).street(1, "b1a,b2a/-/-/-/-").pile(1, "b10", 5).state();
        Street street = play(game, "b10a@1").street(Seat.ONE);
        assertThat(street).hasToString("b1a,b2a,b10a/-/-/-/-");
        assertThat(street.income()).isEqualTo(3);
        assertThat(street.prestige()).isEqualTo(5);
    }

    @Test
    void x10_aGroundProjectMustBeTheFirstOnItsSite() {
        Deck deck = Decks.of("b10a 0 - 0 0 b Hall");
        StreetState game =
                Scene.of(deck, 2).street(1, "b1a/-/-/-/-").pile(1, "b10", 5).state();
        assertThat(kinds(game, "b10a@1")).containsExactly(GROUND_ONLY);
        assertThat(kinds(game, "b10a@2")).isEmpty();
    }

    @Test
    void x11_anUpperProjectMustNotBeTheFirst() {
        Deck deck = Decks.of("b10a 0 - 0 0 u Attic");
        StreetState game =
                Scene.of(deck, 2).street(1, "b1a/-/-/-/-").pile(1, "b10", 5).state();
        assertThat(kinds(game, "b10a@1")).isEmpty();
        assertThat(kinds(game, "b10a@2")).containsExactly(UPPER_ONLY);
    }

    @Test
    void x12_aFinishedSiteAcceptsOnlyProjectsForARoof() {
        Deck deck = Decks.of("b1a 0 - 0 0 r Roof", "b10a 0 - 0 0 t Garden");
        StreetState game =
                Scene.of(deck, 2).street(1, "b2a,b1a/-/-/-/-").pile(1, "b10", 5).state();
        assertThat(game.street(Seat.ONE).building(1).isFinished()).isTrue();
        assertThat(kinds(game, "b10b@1")).containsExactly(SITE_FINISHED);
        assertThat(kinds(game, "b10a@1")).isEmpty();
    }

    @Test
    void x13_aProjectForARoofMustBeBuiltOnARoof() {
        Deck deck = Decks.of("b1a 0 - 0 0 r Roof", "b10a 0 - 0 0 t Garden");
        StreetState game =
                Scene.of(deck, 2).street(1, "b1a/b2a/-/-/-").pile(1, "b10", 5).state();
        assertThat(kinds(game, "b10a@1")).isEmpty();
        assertThat(kinds(game, "b10a@2")).containsExactly(ROOF_ONLY);
        assertThat(kinds(game, "b10a@3")).containsExactly(ROOF_ONLY);
    }

    @Test
    void x14_aGiftIsBuiltInARivalsStreetAndOtherProjectsInTheOwnStreet() {
        Deck deck = Decks.of("b10a 0 - 0 0 g Gift");
        StreetState game = Scene.of(deck, 3).pile(1, "b10", 5).state();
        assertThat(kinds(game, "b10a@1.1")).containsExactly(GIFT_FOR_OWN_STREET);
        assertThat(kinds(game, "b10a@2.1")).isEmpty();
        assertThat(kinds(game, "b10a@3.5")).isEmpty();
        assertThat(kinds(game, "b10b@1.1")).isEmpty();
        assertThat(kinds(game, "b10b@2.1")).containsExactly(NO_GIFT);
    }

    @Test
    void x15_noGiftMayBeBuiltOnASiteWithNoGifts() {
        Deck deck = Decks.of("b1a 0 - 0 0 n Fence", "b10a 0 - 0 0 g Gift");
        StreetState game =
                Scene.of(deck, 2).street(2, "b1a/-/-/-/-").pile(1, "b10", 5).state();
        assertThat(kinds(game, "b10a@2.1")).containsExactly(NO_GIFTS_HERE);
        assertThat(kinds(game, "b10a@2.2")).isEmpty();
    }

    @Test
    void x20_onceAPileIsEmptyTheRoundIsTheLast() {
        StreetState game = Scene.of(PLAIN, 3).turn("1.1").pile(1, "b10", 1).state();
        StreetState empty = play(game, "b10x");
        assertThat(empty.isOver()).isFalse();
        StreetState end = play(empty, empty.legalMoves().get(0).toString());
        StringBuilder turns = new StringBuilder();
        while (!end.isOver()) {
            turns.append(end.turn().orElseThrow()).append(' ');
            end = end.play(end.legalMoves().get(0));
        }
        assertThat(turns.toString()).isEqualTo("2.1 2.2 3.1 3.2 ");
        assertThat(end.legalMoves()).isEmpty();
    }

    @Test
    void x20_onceAStreetHasFiveFinishedSitesTheRoundIsTheLast() {
        Deck deck = Decks.of(
                "b1a 0 - 0 0 r Roof",
                "b2a 0 - 0 0 r Roof",
                "b3a 0 - 0 0 r Roof",
                "b4a 0 - 0 0 r Roof",
                "b10a 0 - 0 0 r Roof");
        StreetState game = Scene.of(deck, 2)
                .street(1, "b1a/b2a/b3a/b4a/-")
                .pile(1, "b10", 5)
                .publicTop("p1")
                .state();
        // Seat 1 has no site left to build on, so its second action is skipped.
        StreetState finished = play(game, "b10a@5");
        assertThat(finished.turn()).contains(new Turn(Seat.TWO, 1));
        StreetState end = play(finished, finished.top(Seat.TWO).orElseThrow() + "x", "p1a@2.1");
        assertThat(end.isOver()).isTrue();
    }
}
