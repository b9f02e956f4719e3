package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.street.town.Deck;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and views as text: tests each condition of the notation in turn. */
class PositionTextTest {
    private static final Deck DECK = Decks.of(
            "b1a 0 - 0 0 r Roof",
            "b2a 0 - 0 0 n Fence",
            "b3a 0 - 0 0 g Gift",
            "b4a 0 - 0 0 b Hall",
            "b5a 0 - 0 0 u Attic",
            "b6a 0 - 0 0 t Garden",
            "b7a 0 - 0 0 r Roof",
            "b8a 0 - 0 0 r Roof",
            "b9a 0 - 0 0 r Roof",
            "b10a 0 - 0 0 r Roof",
            "b11a 0 - 0 0 tr Turret",
            "p1a 0 - 0 0 - Plain");
    private static final Notation NOTATION = Notation.of(ImmutableList.of(DECK));

    private static Scene scene() {
        return Scene.of(DECK, 2).pile(1, "b50", 5).pile(2, "b60", 5);
    }

    private static ImmutableList<String> faults(String text) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> NOTATION.readPosition(text));
        assertThat(thrown).as(text).isNotNull();
        return thrown.faults().stream().map(TextFault::toString).collect(ImmutableList.toImmutableList());
    }

    private static String only(String text) {
        assertThat(faults(text)).hasSize(1);
        return faults(text).get(0).replaceFirst("column \\d+: ", "");
    }

    /** Returns the text with one field replaced; fields are counted from 1. */
    private static String with(String text, int field, String changed) {
        List<String> fields = new ArrayList<>(Splitter.on(' ').splitToList(text));
        fields.set(field - 1, changed);
        return Joiner.on(' ').join(fields);
    }

    private static String field(String text, int field) {
        return Splitter.on(' ').splitToList(text).get(field - 1);
    }

    @Test
    void aPositionIsReadAndWritten() {
        String text = scene().street(1, "b1a,b6a/b2a/-/-/-")
                .street(2, "b4a,b5a,p1d/-/-/-/-")
                .turn("2.1")
                .money(1, "10/9")
                .text();
        StreetState game = NOTATION.readPosition(text);
        assertThat(game).hasToString(text);
        assertThat(game.turn()).contains(new Turn(Seat.TWO, 1));
        assertThat(game.moneyOnPile(Seat.ONE)).isEqualTo(9);
        assertThat(game.publicPileSize()).isEqualTo(27);
    }

    @Test
    void rejectsAPositionOrViewThatEndsTooSoon() {
        StreetState game = scene().street(1, "b1a,b6a/b2a/-/-/-")
                .street(2, "b4a,b5a,p1d/-/-/-/-")
                .money(1, "10/0")
                .state();
        String text = game.toString();
        for (int end = 0; end < text.length(); end++) {
            assertThat(faults(text.substring(0, end))).isNotEmpty();
        }
        String view = game.view().toString();
        for (int end = 0; end < view.length(); end++) {
            String cut = view.substring(0, end);
            assertThatExceptionOfType(NotationException.class).as(cut).isThrownBy(() -> NOTATION.readView(cut));
        }
    }

    @Test
    void requiresEightFieldsWithOneSpaceBetween() {
        String text = scene().text();
        assertThat(only(text + " ")).startsWith("a position has 8 fields");
        assertThat(only(text.substring(0, text.lastIndexOf(' ')))).endsWith("not 7");
        assertThat(only("")).endsWith("not 1");
        assertThat(only(text.replaceFirst(" ", "  "))).endsWith("not 9");
        assertThat(faults(text + "\n")).hasSize(1);
    }

    @Test
    void rejectsUnknownRulesetsAndDecks() {
        assertThat(only(with(scene().text(), 1, "street-5")))
                .isEqualTo("unknown ruleset 'street-5'; known: street-2, street-3, street-4");
        assertThat(only(with(scene().text(), 2, "sample-1"))).isEqualTo("unknown deck 'sample-1'; known: test");
        assertThat(faults(with(with(scene().text(), 1, "x"), 2, "y"))).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.1", "1.3", "1", "0.1", "1.0", "", "--", "1.1.1", "1,1"})
    void theTurnIsASeatAndAnAction(String turn) {
        assertThat(only(with(scene().text(), 3, turn)))
                .isEqualTo("the turn is a seat (1 to 2), '.' and 1 or 2, or '-', not '" + turn + "'");
    }

    @Test
    void aStreetHasFiveSitesAndEachSeatAStreet() {
        String text = scene().text();
        assertThat(only(with(text, 4, "-/-/-/-/-"))).isEqualTo("expected 2 seats joined by ';', not 1");
        assertThat(only(with(text, 4, "-/-/-/-;-/-/-/-/-"))).isEqualTo("expected 5 sites joined by '/', not 4");
        assertThat(faults(with(text, 4, "/-/-/-/-;-/-/-/-/-"))).hasSize(1);
        assertThat(faults(with(text, 4, "b1a,/-/-/-/-;-/-/-/-/-"))).hasSize(1);
        assertThat(faults(with(text, 4, "b1/b1c/b99a/-,-/x;-/-/-/-/-"))).hasSize(6);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"06/0", "6/10", "6", "6/", "/0", "-1/0", "1000000000/0", "6/0/0", "6/-", "+6/0", "6/00", ""})
    void moneyIsWrittenWithoutLeadingZerosAndBounded(String money) {
        assertThat(only(with(scene().text(), 5, money + ";6/0"))).startsWith("the money of a seat is");
    }

    @Test
    void y20_anAccountHasAtMostNineDigitsAndMoneyOnAPileOne() {
        StreetState game = scene().money(1, "999999999/0").money(2, "0/9").state();
        assertThat(game.account(Seat.ONE)).isEqualTo(999_999_999);
        assertThat(game.moneyOnPile(Seat.TWO)).isEqualTo(9);
    }

    @Test
    void noCardIsInTwoPlaces() {
        String text = scene().street(1, "b1a/-/-/-/-").text();
        assertThat(faults(with(text, 4, "b1a/b1b/-/-/-;-/-/-/-/-")))
                .containsExactly("column 23: b1 is already in column 19");
        assertThat(faults(text.replace("b50,", "b50,b1,")))
                .anyMatch(fault -> fault.endsWith("b1 is already in column 19"));
        assertThat(faults(text.replace("b60,", "b60,b50,")))
                .anyMatch(fault -> fault.contains("b50 is already in column"));
        String discards = field(text, 8);
        assertThat(faults(with(text, 8, "b1," + discards)))
                .anyMatch(fault -> fault.contains("b1 is already in column 19"));
        assertThat(faults(with(text, 7, "p1," + field(text, 7))))
                .anyMatch(fault -> fault.contains("p1 is already in column"));
        assertThat(faults(with(text, 8, discards + ",b84,b84")))
                .anyMatch(fault -> fault.contains("b84 is already in column"));
    }

    @Test
    void noPublicCardIsMissingOrMisplaced() {
        String text = scene().text();
        assertThat(only(text.replace(",p3,", ",").replace(",p28", ""))).isEqualTo("missing: p3, p28");
        assertThat(only(with(text, 7, "-"))).startsWith("missing: p1, p2, ");
        assertThat(faults(text.replace("p1,", "").replace("b50,", "b50,p1,")))
                .singleElement()
                .asString()
                .endsWith("p1 is a public card and cannot be in a personal pile");
        assertThat(faults(with(text.replace(",p28 ", " "), 8, field(text, 8) + ",p28")))
                .singleElement()
                .asString()
                .endsWith("p28 is a public card and cannot be in the discards");
    }

    @Test
    void noProjectCardIsInThePublicPile() {
        String text = scene().text();
        String last = field(text, 8).substring(field(text, 8).lastIndexOf(',') + 1);
        assertThat(only(with(with(text, 8, field(text, 8).replace("," + last, "")), 7, field(text, 7) + "," + last)))
                .isEqualTo(last + " is a project card and cannot be in the public pile");
    }

    @Test
    void aPersonalPileHasAtMost21Cards() {
        assertThat(scene().pile(1, "b50", 21).state().pileSize(Seat.ONE)).isEqualTo(21);
        assertThat(only(scene().pile(1, "b50", 22).text())).isEqualTo("a personal pile has at most 21 cards, not 22");
    }

    @Test
    void theBoxHas84CardsLess21PerSeat() {
        String text = scene().text();
        String discards = field(text, 8);
        assertThat(only(with(text, 8, discards.substring(discards.indexOf(',') + 1))))
                .isEqualTo("expected 42 project cards in the box, outside streets, piles and discards, not 43");
        assertThat(only(with(text, 8, "b1," + discards)))
                .isEqualTo("expected 42 project cards in the box, outside streets, piles and discards, not 41");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "b2a,b3a; Gift (b3a) is a gift, but the site takes no gifts",
                "b12a,b4a; Hall (b4a) must be the first on its site",
                "b5a; Attic (b5a) must not be the first on its site",
                "b6a; Garden (b6a) must be built on a roof",
                "b12a,b6a; Garden (b6a) must be built on a roof",
                "b1a,b12a; Plain (b12a) is on a finished site, but not on a roof",
                "b1a,b6a,b11a; Turret (b11a) must be built on a roof",
            })
    void eachProjectWasAllowedOnItsSite(String site, String fault) {
        assertThat(only(scene().street(2, "-/" + site + "/-/-/-").text())).isEqualTo(fault);
    }

    @Test
    void theGiverOfAGiftIsUnknown() {
        assertThat(scene().street(1, "b3a,b2a/-/-/-/-").state().street(Seat.ONE).tallest())
                .isEqualTo(2);
    }

    @Test
    void theSeatToMoveHasNoMoneyOnItsPile() {
        assertThat(only(scene().money(1, "6/1").text()))
                .isEqualTo("seat 1 is to move, so its pile must have no money on it");
        assertThat(only(scene().turn("2.2").money(2, "6/1").text()))
                .isEqualTo("seat 2 is to move, so its pile must have no money on it");
        assertThat(scene().turn("2.2").money(1, "6/1").state().isOver()).isFalse();
    }

    @Test
    void theFirstActionNeedsACardOnThePile() {
        assertThat(only(scene().turn("2.1").emptyPile(2).text()))
                .isEqualTo("seat 2 has its first action, so its pile must not be empty");
        assertThat(scene().turn("2.2").emptyPile(2).state().turn()).contains(new Turn(Seat.TWO, 2));
        assertThat(scene().turn("2.1").emptyPile(1).state().turn()).contains(new Turn(Seat.TWO, 1));
    }

    @Test
    void theSecondActionNeedsALegalMove() {
        String full = "b1a/b7a/b8a/b9a/b10a";
        assertThat(only(scene().turn("2.2").street(2, full).text())).isEqualTo("seat 2 has no legal move");
        // With a turret on top of a pile, the seat has legal moves.
        assertThat(scene().turn("2.2").street(2, full).pile(1, "b11", 5).state().legalMoves())
                .hasSize(5);
    }

    @Test
    void theGameEndsOnlyWithAnEmptyPileOrAFinishedStreet() {
        assertThat(only(scene().turn("-").text()))
                .isEqualTo("the game is not over: no personal pile is empty and no street is finished");
        assertThat(scene().turn("-").emptyPile(2).state().isOver()).isTrue();
        assertThat(scene().turn("-").street(1, "b1a/b7a/b8a/b9a/b10a").state().isOver())
                .isTrue();
        assertThat(scene().turn("-").emptyPile(2).money(1, "6/5").state().isOver())
                .isTrue();
    }

    @Test
    void noRoundBeginsWithAnEmptyPileOrAFinishedStreet() {
        String fault = "no round begins once a personal pile is empty or a street is finished";
        assertThat(only(scene().turn("1.1").emptyPile(2).text())).isEqualTo(fault);
        assertThat(only(scene().turn("1.1").street(2, "b1a/b7a/b8a/b9a/b10a").text()))
                .isEqualTo(fault);
        assertThat(scene().turn("1.2").emptyPile(2).state().isOver()).isFalse();
    }

    @Test
    void discardsAreInCanonicalOrder() {
        String text = scene().text();
        List<String> discards = new ArrayList<>(Splitter.on(',').splitToList(field(text, 8)));
        String first = discards.remove(0);
        discards.add(1, first);
        assertThat(only(with(text, 8, Joiner.on(',').join(discards))))
                .isEqualTo(first + " comes before " + discards.get(0) + " in canonical order");
    }

    @Test
    void rejectsAViewAsAPosition() {
        StreetState game = scene().state();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.readPosition(game.view().toString()));
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> NOTATION.readView(game.toString()));
    }

    @Test
    void reportsAllFaultsWithTheirPlaces() {
        String text = "street-2 test 3.1 b4a,b4b/-/-/-/b5a;-/-/-/- 6/0;06/0 b50,b60;b60 p1,b2 b3,b1";
        assertThat(faults(text))
                .containsExactly(
                        "column 15: the turn is a seat (1 to 2), '.' and 1 or 2, or '-', not '3.1'",
                        "column 23: b4 is already in column 19",
                        "column 33: Attic (b5a) must not be the first on its site",
                        "column 37: expected 5 sites joined by '/', not 4",
                        "column 49: the money of a seat is its account (0 to 999999999), '/' and the money on its pile (0 to"
                                + " 9), not '06/0'",
                        "column 62: b60 is already in column 58",
                        "column 69: b2 is a project card and cannot be in the public pile",
                        "column 75: b1 comes before b3 in canonical order");
    }

    @Test
    void readersTakeLinearTimeAndMessagesAreBounded() {
        for (String garbage : List.of(";", "/", ",", "b1a,", "?", " ", "x")) {
            String text =
                    with(scene().text(), 4, Strings.repeat(garbage, Effort.of(300_000, 100_000) / garbage.length()));
            assertThatExceptionOfType(NotationException.class)
                    .isThrownBy(() -> NOTATION.readPosition(text))
                    .satisfies(thrown -> assertThat(thrown.getMessage()).hasSizeLessThan(10_000));
        }
    }
}
