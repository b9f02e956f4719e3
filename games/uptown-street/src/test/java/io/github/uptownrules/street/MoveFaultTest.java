package io.github.uptownrules.street;

import static io.github.uptownrules.street.MoveFault.Kind.ACCOUNT_SHORT;
import static io.github.uptownrules.street.MoveFault.Kind.GAME_OVER;
import static io.github.uptownrules.street.MoveFault.Kind.GIFT_FOR_OWN_STREET;
import static io.github.uptownrules.street.MoveFault.Kind.GROUND_ONLY;
import static io.github.uptownrules.street.MoveFault.Kind.MONEY_ON_PILE;
import static io.github.uptownrules.street.MoveFault.Kind.NOT_ON_TOP;
import static io.github.uptownrules.street.MoveFault.Kind.NOT_OWN_CARD;
import static io.github.uptownrules.street.MoveFault.Kind.NO_DISCARD;
import static io.github.uptownrules.street.MoveFault.Kind.NO_GIFT;
import static io.github.uptownrules.street.MoveFault.Kind.NO_GIFTS_HERE;
import static io.github.uptownrules.street.MoveFault.Kind.ROOF_ONLY;
import static io.github.uptownrules.street.MoveFault.Kind.SITE_FINISHED;
import static io.github.uptownrules.street.MoveFault.Kind.UPPER_ONLY;
import static io.github.uptownrules.street.Scene.kinds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** All reasons against a move are listed, in order. */
class MoveFaultTest {
    private static final Deck DECK = Decks.of(
            "b1a 0 - 0 0 rn Fenced Roof",
            "b2a 0 - 0 0 n Fence",
            "b3a 0 - 0 0 t Never",
            "b10a 7 - 0 0 bg Ground Gift",
            "b10b 7 - 0 0 u Attic",
            "b20a 7 - 0 0 bg Ground Gift",
            "b20b 8 - 0 0 t Garden",
            "p1a 0 - 0 0 tg Sparrows");

    private static Scene scene() {
        return Scene.of(DECK, 2)
                .street(1, "b1a/b2a/-/-/-")
                .street(2, "b4a/-/-/-/-")
                .pile(1, "b10", 5)
                .pile(2, "b20", 5)
                .publicTop("p1");
    }

    @Test
    void theCodesAreStable() {
        assertThat(MoveFault.Kind.all().stream().map(MoveFault.Kind::code))
                .containsExactly(
                        "game-over",
                        "not-on-top",
                        "not-own-card",
                        "no-discard",
                        "money-on-pile",
                        "account-short",
                        "gift-for-own-street",
                        "no-gift",
                        "no-gifts-here",
                        "ground-only",
                        "upper-only",
                        "on-roof-only",
                        "site-finished");
    }

    @Test
    void reason1_aFinishedGameIsTheOnlyReason() {
        StreetState over =
                Scene.of(DECK, 2).turn("-").emptyPile(1).pile(2, "b20", 5).state();
        assertThat(kinds(over, "b20x")).containsExactly(GAME_OVER);
        assertThat(kinds(over, "b21a@2.2")).containsExactly(GAME_OVER);
        assertThat(kinds(over, "p1a@1.1")).containsExactly(GAME_OVER);
    }

    @Test
    void reason2_aCardNotOnTopOfAPileIsTheOnlyReason() {
        assertThat(kinds(scene().state(), "b1a@2.1")).containsExactly(NOT_ON_TOP);
        assertThat(kinds(scene().state(), "b11x")).containsExactly(NOT_ON_TOP);
        assertThat(kinds(scene().turn("1.2").state(), "p2a@1.1")).containsExactly(NOT_ON_TOP);
        assertThat(kinds(scene().turn("1.2").state(), "p2x")).containsExactly(NOT_ON_TOP);
    }

    @Test
    void reason3_theFirstActionPlaysTheCardOfTheOwnPile() {
        StreetState game = scene().state();
        assertThat(kinds(game, "b20x")).containsExactly(NOT_OWN_CARD);
        assertThat(kinds(game, "p1x")).containsExactly(NOT_OWN_CARD);
        assertThat(kinds(game, "b10x")).isEmpty();
        assertThat(kinds(game, "p1a@1.3")).containsExactly(NOT_OWN_CARD, GIFT_FOR_OWN_STREET, ROOF_ONLY);
        // Neither money nor price matters at the first action.
        StreetState rich = scene().money(2, "6/3").money(1, "0/0").state();
        assertThat(kinds(rich, "b20b@1")).containsExactly(NOT_OWN_CARD);
        assertThat(kinds(rich, "b10a@2.2")).isEmpty();
    }

    @Test
    void reason4_theSecondActionCannotDiscard() {
        StreetState game = scene().turn("1.2").money(2, "6/3").state();
        assertThat(kinds(game, "b10x")).containsExactly(NO_DISCARD);
        assertThat(kinds(game, "b20x")).as("money is no reason for a discard").containsExactly(NO_DISCARD);
        assertThat(kinds(game, "p1x")).containsExactly(NO_DISCARD);
    }

    @Test
    void reasons5to13_areListedInOrder() {
        StreetState game = scene().turn("1.2").money(2, "6/3").state();
        assertThat(kinds(game, "b20a@1.1"))
                .containsExactly(
                        MONEY_ON_PILE, ACCOUNT_SHORT, GIFT_FOR_OWN_STREET, NO_GIFTS_HERE, GROUND_ONLY, SITE_FINISHED);
        assertThat(kinds(game, "b20a@1.2"))
                .containsExactly(MONEY_ON_PILE, ACCOUNT_SHORT, GIFT_FOR_OWN_STREET, NO_GIFTS_HERE, GROUND_ONLY);
        assertThat(kinds(game, "b20b@2.1")).containsExactly(MONEY_ON_PILE, ACCOUNT_SHORT, NO_GIFT, ROOF_ONLY);
        assertThat(kinds(game, "b20b@1.1")).containsExactly(MONEY_ON_PILE, ACCOUNT_SHORT);
        assertThat(kinds(game, "b10b@2.2")).containsExactly(ACCOUNT_SHORT, NO_GIFT, UPPER_ONLY);
        assertThat(kinds(game, "b10b@1.1")).containsExactly(ACCOUNT_SHORT, SITE_FINISHED);
        assertThat(kinds(game, "p1a@1.2")).containsExactly(GIFT_FOR_OWN_STREET, NO_GIFTS_HERE, ROOF_ONLY);
    }

    /** The giver pays, and the message has the giver's money, not the site owner's. */
    @Test
    void aGiftIsPaidFromTheAccountOfTheGiver() {
        StreetState game = scene().turn("1.2").money(2, "9/0").state();
        assertThat(game.faults(Move.parse("b20a@2.2")).stream().map(MoveFault::toString))
                .contains("Ground Gift (b20a) costs 7 $, but you have 6 $");
    }

    @Test
    void dataMatchTheMessage() {
        StreetState game = scene().turn("1.2").money(2, "6/3").state();
        MoveFault money = game.faults(Move.parse("b20a@1.1")).asList().get(0);
        assertThat(money.pile()).contains(Seat.TWO);
        assertThat(money.money()).isEqualTo(OptionalInt.of(3));
        assertThat(money.card()).isEqualTo(Card.parse("b20"));
        assertThat(money.site()).contains(Site.parse("1.1"));
        MoveFault account = game.faults(Move.parse("b20a@1.1")).asList().get(1);
        assertThat(account.money()).isEqualTo(OptionalInt.of(6));
        assertThat(account.code()).isEqualTo("account-short");
        assertThat(account.message()).isEqualTo("Ground Gift (b20a) costs 7 $, but you have 6 $");
        assertThat(account.project()).contains(DECK.project(ProjectId.parse("b20a")));
        assertThat(game.faults(Move.parse("b20a@1.1")).stream().map(MoveFault::toString))
                .containsExactly(
                        "you cannot buy b20: the pile of seat 2 has 3 $ on it",
                        "Ground Gift (b20a) costs 7 $, but you have 6 $",
                        "Ground Gift (b20a) is a gift: you build it in the street of a rival, not in your own",
                        "Ground Gift (b20a) is a gift, but site 1.1 takes no gifts",
                        "Ground Gift (b20a) must be the first on its site, but site 1.1 is not empty",
                        "site 1.1 is finished, and Ground Gift (b20a) cannot be built on a roof");
        assertThat(game.faults(Move.parse("b10b@2.2")).stream().map(MoveFault::toString))
                .containsExactly(
                        "Attic (b10b) costs 7 $, but you have 6 $",
                        "Attic (b10b) is not a gift: you build it in your own street",
                        "Attic (b10b) must not be the first on its site, but site 2.2 is empty");
        assertThat(game.faults(Move.parse("p1a@1.2")).asList().get(2))
                .hasToString("Sparrows (p1a) must be built on a roof, but site 1.2 has no roof on top");
        assertThat(game.faults(Move.parse("b10x")).asList().get(0))
                .hasToString("with your second action you cannot discard b10, only build it");
        assertThat(scene().state().faults(Move.parse("b20x")).asList().get(0))
                .hasToString("your first action is for the card of your own pile, not for b20");
        assertThat(game.faults(Move.parse("b11x")).asList().get(0)).hasToString("b11 is not on top of a pile");
    }

    @Test
    void anIllegalMoveIsRejectedWithAllReasons() {
        StreetState game = scene().turn("1.2").state();
        String before = game.toString();
        Move move = Move.parse("b20b@2.1");
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> game.play(move))
                .satisfies(thrown -> assertThat(thrown.faults()).isEqualTo(game.faults(move)))
                .withMessage("Garden (b20b) costs 8 $, but you have 6 $; "
                        + "Garden (b20b) is not a gift: you build it in your own street; "
                        + "Garden (b20b) must be built on a roof, but site 2.1 has no roof on top");
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> game.outcome(move));
        assertThat(game).hasToString(before);
    }

    @Test
    void rejectsBuildingInTheStreetOfAnAbsentSeat() {
        StreetState game = scene().state();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.faults(Move.parse("b10a@3.1")))
                .withMessage("there is no seat 3 in ruleset street-2");
        assertThatIllegalArgumentException().isThrownBy(() -> game.street(Seat.THREE));
        assertThatIllegalArgumentException().isThrownBy(() -> game.pile(Seat.FOUR));
    }

    /** The game has at most four seats, although other games have a fifth. */
    @Test
    void y1_rejectsSeat5() {
        StreetState game = StreetRuleset.of(4).deal(Deck.sample1(), 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Site.of(Seat.FIVE, 1))
                .withMessage("seats are numbered 1 to 4, not 5");
        assertThatIllegalArgumentException().isThrownBy(() -> Site.parse("5.1"));
        assertThatIllegalArgumentException().isThrownBy(() -> Move.parse("b12a@5.1"));
        assertThatIllegalArgumentException().isThrownBy(() -> game.account(Seat.FIVE));
        assertThatIllegalArgumentException().isThrownBy(() -> game.street(Seat.FIVE));
        assertThatIllegalArgumentException().isThrownBy(() -> game.pile(Seat.FIVE));
        assertThatIllegalArgumentException().isThrownBy(() -> game.view().top(Seat.FIVE));
        assertThatIllegalArgumentException().isThrownBy(() -> game.standings().forSeat(Seat.FIVE));
    }
}
