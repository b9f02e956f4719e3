package io.github.uptownrules.street.naive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The naive engine, rule by rule. */
class NaiveRulesTest {
    private static final String BARE = "-/-/-/-/-;-/-/-/-/-";

    /** A building that contains all public cards. */
    private static final String ALL_PUBLIC = String.join("a,", NaiveCards.PUBLIC_CARDS) + "a";

    private static final NaiveDeck DECK = Fixtures.deck(
            "b1a 4 - 0 0 g",
            "b1b 4 - 0 0 -",
            "b2a 3 - 0 0 b",
            "b2b 3 - 0 0 u",
            "b3a 2 - 5 0 r",
            "b3b 2 - 1 0 tr",
            "b4a 0 - 0 0 t",
            "b4b 0 - 0 0 n",
            "b5a 1 - 7 0 rg",
            "b5b 1 - -9 0 rg",
            "b6a 0 - 0 0 r",
            "b7a 0 - 0 0 r",
            "b8a 0 - 0 0 r",
            "b9a 0 - 0 0 r",
            "b10a 0 - 0 0 r",
            "b10b 0 - 0 0 bg",
            "b11a 0 oc 1+-1/d+2/c* 2/b+1/o -",
            "b12a 0 cc 0 3/d+-1/c -",
            "b13a 0 o 1/d+1/b+1/o 0 -");

    private static NaiveStreet game(String turn, String streets, String money, String piles) {
        return Fixtures.game(DECK, turn, streets, money, piles, "-");
    }

    @Test
    void reason2IsTheOnlyOneForACardNotOnTopOfAPile() {
        NaiveStreet game = game("1.2", "b4b/-/-/-/-;-/-/-/-/-", "0/0;0/0", "b20,b1;b21");
        assertThat(game.why("b1a@1.1")).containsExactly("not-on-top");
        assertThat(game.why("b1x")).containsExactly("not-on-top");
        assertThat(game.why("b4b@1.1")).containsExactly("not-on-top");
        assertThat(game.why("p2x")).containsExactly("not-on-top");
    }

    @Test
    void reason3Action1PlaysOnlyTheOwnCard() {
        NaiveStreet game = game("1.1", "b4b/-/-/-/-;-/-/-/-/-", "0/0;0/3", "b20;b1");
        assertThat(game.why("b1b@1.1")).containsExactly("not-own-card");
        assertThat(game.why("b1a@1.1")).containsExactly("not-own-card", "gift-for-own-street", "gift-refused");
        assertThat(game.why("b1x")).containsExactly("not-own-card");
        assertThat(game.why("p1x")).containsExactly("not-own-card");
        assertThat(game.why("p1a@1")).containsExactly("not-own-card");
        assertThat(game.why("b20x")).isEmpty();
        assertThat(game.why("b20a@1")).isEmpty();
    }

    @Test
    void reasons4To6AtAction2() {
        NaiveStreet game = game("1.2", BARE, "3/0;0/1", "b2;b1");
        assertThat(game.why("b2x")).containsExactly("discard-at-action-2");
        assertThat(game.why("b1x")).containsExactly("discard-at-action-2");
        assertThat(game.why("p1x")).containsExactly("discard-at-action-2");
        assertThat(game.why("b2a@1.1")).isEmpty();
        assertThat(game.why("b1b@1.1")).containsExactly("money-on-pile", "account-short");
        assertThat(game.why("b1b@2.1")).containsExactly("money-on-pile", "account-short", "no-gift-for-rival");
        assertThat(game.why("p1a@1.1")).isEmpty();
    }

    @Test
    void reasons7To9Gifts() {
        NaiveStreet game = game("1.1", "-/-/-/-/-;b4b/-/-/-/-", "0/0;0/0", "b1;b20");
        assertThat(game.why("b1a@1.1")).containsExactly("gift-for-own-street");
        assertThat(game.why("b1a@2.2")).isEmpty();
        assertThat(game.why("b1a@2.1")).containsExactly("gift-refused");
        assertThat(game.why("b1b@2.1")).containsExactly("no-gift-for-rival");
        assertThat(game.why("b1b@1.1")).isEmpty();
    }

    @Test
    void reasons10To13Sites() {
        String streets = "-/b30a/b6a/b7a,b4a/-;-/-/-/-/-";
        NaiveStreet ground = game("1.1", streets, "0/0;0/0", "b2;b20");
        assertThat(ground.why("b2a@1")).isEmpty();
        assertThat(ground.why("b2a@2")).containsExactly("ground-not-first");
        assertThat(ground.why("b2a@3")).containsExactly("ground-not-first", "site-finished");
        assertThat(ground.why("b2b@1")).containsExactly("upper-first");
        assertThat(ground.why("b2b@2")).isEmpty();
        assertThat(ground.why("b2b@4")).containsExactly("site-finished");
        NaiveStreet roof = game("1.1", streets, "0/0;0/0", "b3;b20");
        assertThat(roof.why("b3b@1")).containsExactly("no-roof-below");
        assertThat(roof.why("b3b@2")).containsExactly("no-roof-below");
        assertThat(roof.why("b3b@3")).isEmpty();
        // Above a project that is not a roof nothing can be built, although the site stays finished (Y11).
        assertThat(roof.why("b3b@4")).containsExactly("no-roof-below");
        assertThat(roof.why("b3a@4")).containsExactly("site-finished");
    }

    @Test
    void listsAllReasonsInOrder() {
        NaiveStreet game = game("1.2", "b4b,b6a/-/-/-/-;-/-/-/-/-", "0/0;0/0", "b1;b20");
        assertThat(game.why("b1a@1"))
                .containsExactly("account-short", "gift-for-own-street", "gift-refused", "site-finished");
        NaiveStreet other = game("2.1", "-/-/-/-/-;b4b,b6a/-/-/-/-", "0/0;0/0", "b10;b20");
        assertThat(other.why("b10b@1"))
                .containsExactly(
                        "not-own-card", "gift-for-own-street", "gift-refused", "ground-not-first", "site-finished");
    }

    @Test
    void rejectsUnknownCardsProjectsSeatsAndSites() {
        NaiveStreet game = game("1.1", BARE, "0/0;0/0", "b2;b20");
        for (String move : List.of(
                "",
                "x",
                "b2",
                "b2a",
                "b2@1",
                "b2c@1",
                "b2a@0",
                "b2a@6",
                "b2a@3.1",
                "b2a@0.1",
                "b2a@1.6",
                "b2a@1.0",
                "b02a@1",
                "b85a@1",
                "b0a@1",
                "b85x",
                "p29x",
                "p29a@1",
                "p1e@1",
                "b2ax",
                "b2xx",
                "B2a@1",
                " b2x",
                "b2x ",
                "b2a@",
                "b2a@1.",
                "b2a@.1",
                "b2a@1.1.1",
                "b2a@1@1",
                "b2a1",
                "b2a@11",
                "b2a@+1",
                "-",
                "b2x\n",
                "c2x")) {
            assertThat(game.why(move)).as(move).containsExactly("syntax");
        }
        assertThat(game.why("p1d@1")).containsExactly("not-own-card");
    }

    /** The price goes to the bank, or onto the rival's pile, and is collected when its turn comes (X4, X7, X8). */
    @Test
    void pricesGoToTheBankOrTheRivalsPile() {
        NaiveStreet game = game("1.2", BARE, "9/0;0/0", "b2,b30;b1,b31");
        assertThat(game.play("b2a@1").text()).contains(" 2.1 ").contains(" 6/0;0/0 b30;b1,b31 ");
        NaiveStreet paid = game.play("b1b@1");
        assertThat(paid.text()).contains(" 2.2 ").contains(" 5/0;4/0 b2,b30;b31 ");
        assertThat(game.play("p1a@1").text()).contains(" 2.1 ").contains(" 9/0;0/0 ");
        // At action 1 the card is free (X5).
        assertThat(game("1.1", BARE, "0/0;0/0", "b2;b20").play("b2a@1").text())
                .contains(" 1.2 ")
                .contains(" 0/0;0/0 ");
        // A price of 0 leaves no money on the pile, so its cards can still be bought.
        assertThat(game("1.2", BARE, "0/0;0/0", "b20;b4,b21").play("b4b@1").text())
                .contains(" 2.1 ");
    }

    @Test
    void moneyStaysOnTheThirdSeatsPile() {
        String bare3 = BARE + ";-/-/-/-/-";
        NaiveStreet game = game("1.2", bare3, "9/0;9/0;9/0", "b20;b21;b1,b30,b31");
        NaiveStreet paid = game.play("b1b@1");
        assertThat(paid.text()).contains(" 2.1 ").contains(" 5/0;9/0;9/4 ");
        NaiveStreet second = paid.play("b21x");
        assertThat(second.why("b30a@2.1")).containsExactly("money-on-pile");
        assertThat(second.play("p1a@2.1").text()).contains(" 3.2 ").contains(" 5/0;9/0;13/0 ");
    }

    /** A roof pays the income of the whole street, itself included, and a roof on it pays again (X16, Y12). */
    @Test
    void roofsPay() {
        NaiveStreet game = game("1.1", "-/b11a/-/-/-;-/-/-/-/-", "0/0;0/0", "b3;b20");
        assertThat(game.income(1)).isEqualTo(3);
        assertThat(game.play("b3a@1").account(1)).isEqualTo(3 + 5);
        NaiveStreet again = game("1.1", "b6a/b11a/-/-/-;-/-/-/-/-", "0/0;0/0", "b3;b20");
        assertThat(again.play("b3b@1").account(1)).isEqualTo(3 + 1);
        assertThat(game.play("b3x").account(1)).isZero();
    }

    /** A gift pays the owner of the site; a negative sum costs nothing (X16). */
    @Test
    void giftsPayTheOwner() {
        NaiveStreet game = game("1.1", "b3a/-/-/-/-;b11a/-/-/-/-", "0/0;0/0", "b5;b20");
        assertThat(game.play("b5a@2.1").text()).contains(" 0/0;10/0 ");
        assertThat(game.play("b5b@2.1").text()).contains(" 0/0;0/0 ");
        assertThat(game.play("b5b@2.1").income(2)).isEqualTo(-6);
    }

    /** The price must be in the account before the income comes (Y8). */
    @Test
    void noDebts() {
        NaiveStreet game = game("1.2", BARE, "1/0;0/0", "b3;b20");
        assertThat(game.why("b3a@1")).containsExactly("account-short");
        NaiveStreet rich = game("1.2", BARE, "2/0;0/0", "b3;b20");
        assertThat(rich.play("b3a@1").account(1)).isEqualTo(5);
    }

    /** Tests the largest account (Y20). */
    @Test
    void theLargestAccountIs999999999() {
        NaiveStreet game = game("1.1", BARE, "999999997/0;999999999/0", "b3;b1,b20");
        NaiveStreet paid = game.play("b3a@1");
        assertThat(paid.account(1)).isEqualTo(999_999_999L);
        NaiveStreet collected = paid.play("b1b@2");
        assertThat(collected.text()).contains(" 999999995/0;999999999/0 ");
    }

    /**
     * The suffix d counts projects below, b applies on the ground floor, a type letter counts on the site, and a star on the
     * street (X17, X18, Y13, Y14, X19).
     */
    @Test
    void formulas() {
        NaiveStreet game = game("1.1", "b11a,b12a,b13a/b30a,b3a/-/-/-;-/-/-/-/-", "5/0;0/0", "b20;b21");
        // b11: 1 - 0 + 2 x 3 cafés; b13: 2 below, not on the ground, 2 offices on the site.
        assertThat(game.incomes(1))
                .containsExactly(
                        Map.entry("b11a", 7L),
                        Map.entry("b12a", 0L),
                        Map.entry("b13a", 4L),
                        Map.entry("b30a", 0L),
                        Map.entry("b3a", 5L));
        // b11: 2 + 2 offices; b12: 3 x 1 below - 3 cafés on the site.
        assertThat(game.prestiges(1)).containsEntry("b11a", 4L).containsEntry("b12a", 0L);
        assertThat(game.score()).isEqualTo("5:3:1 0:0:2");
    }

    /** Tied seats share a rank, and the next rank is skipped. Equal scores rank by the tallest building (section 6, X22). */
    @Test
    void ranks() {
        String three = "b30a/-/-/-/-;b31a,b32a/-/-/-/-;b33a/-/-/-/-";
        assertThat(game("1.1", three, "5/0;4/0;3/0", "b20;b21;b22").score()).isEqualTo("1:1:2 1:2:1 1:1:2");
        assertThat(game("1.1", three, "9/0;4/9;9/0", "b20;b21;b22").score()).isEqualTo("3:1:1 1:2:3 3:1:1");
    }

    /** If there is no legal second action, the turn is over (Y7, section 4). */
    @Test
    void action2IsSkippedWithoutALegalMove() {
        String streets = ALL_PUBLIC + "/-/-/-/-;-/-/-/-/-";
        NaiveStreet able = game("1.1", streets, "3/0;0/0", "b20,b2,b22;b1");
        assertThat(able.play("b20x").text()).contains(" 1.2 ");
        NaiveStreet stuck = game("1.1", streets, "2/0;0/0", "b20,b2,b22;b1");
        assertThat(stuck.play("b20x").text()).contains(" 2.1 ");
        // Seat 2 has an empty pile: it has no action 1 either, and the game ends.
        NaiveStreet last = game("1.2", streets, "3/0;0/0", "b2;-");
        assertThat(last.play("b2a@2").isOver()).isTrue();
    }

    /** The round number grows each time the turn reaches or passes seat 1 (section 5, records). */
    @Test
    void countsARoundWhenTheTurnPassesSeat1() {
        NaiveDeck deck =
                Fixtures.deck("b1a 9 - 0 0 -", "b1b 9 - 0 0 -", "b2a 9 - 0 0 -", "b2b 9 - 0 0 -", "b3b 1 - 0 0 -");
        String streets = ALL_PUBLIC + "/-/-/-/-;-/-/-/-/-";
        // Seat 2 buys from seat 1, which collects the money and cannot buy anything.
        NaiveStreet game = Fixtures.game(deck, "2.2", streets, "0/0;1/0", "b3,b1,b30;b2,b31", "-");
        assertThat(game.play("b3b@2.1").text()).contains(" 2.1 ").contains(" 1/0;0/0 ");
        assertThat(game.record(List.of("b3b@2.1", "b2x"), Map.of())).endsWith("\n\n1. b3b@2.1  2. b2x");
    }

    /** The game ends after the turn of the last seat if a pile is empty or a street has five finished sites (X20, Y16). */
    @Test
    void theGameEndsAfterTheTurnOfTheLastSeat() {
        NaiveStreet game = game("1.1", BARE, "0/0;0/0", "b20;b21,b22");
        NaiveStreet last = game.play("b20x").play("p1a@1");
        assertThat(last.text()).contains(" 2.1 ");
        NaiveStreet over = last.play("b21x").play("p2a@2");
        assertThat(over.isOver()).isTrue();
        assertThat(over.text()).startsWith("street-2 blank - p1a/-/-/-/-;-/p2a/-/-/- 0/0;0/0 -;b22 p3,");
        NaiveStreet finished = game("2.2", "b6a/b7a/b8a/b9a/b10a;-/-/-/-/-", "0/0;0/0", "b20;b21");
        assertThat(finished.play("p1a@1").isOver()).isTrue();
        NaiveStreet four = game("2.2", "b6a/b7a/b8a/b9a/-;-/-/-/-/-", "0/0;0/0", "b20;b21");
        assertThat(four.play("p1a@1").isOver()).isFalse();
    }

    /** Money on piles does not count (Y17, Y18). */
    @Test
    void moneyOnPilesDoesNotCount() {
        String text = Fixtures.position("-", "b6a/-/-/-/-;-/-/-/-/-", "7/9;0/0", "-;b20", "-");
        assertThat(NaiveStreet.parse(text, DECK).result()).isEqualTo("2:1 0:0");
    }
}
