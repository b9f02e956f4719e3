package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.NOTATION;
import static io.github.uptownrules.upturn.Texts.position;
import static io.github.uptownrules.upturn.Texts.whole;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** The texts of positions and views, and all their faults. */
class PositionTest {
    /** A text length that only a linear-time reader handles quickly. */
    private static final int HUGE = Effort.of(1_000_000, 300_000);

    private static List<String> faults(String text) {
        NotationException error =
                Assertions.catchThrowableOfType(NotationException.class, () -> NOTATION.readPosition(text));
        assertThat(error).as(text).isNotNull();
        return error.faults().stream().map(TextFault::message).toList();
    }

    /** Returns the faults of a position in which {@code ~} means all other tiles. */
    private static List<String> faultsOf(String text) {
        return faults(whole(text));
    }

    private static List<String> viewFaults(String text, Viewer viewer) {
        NotationException error =
                Assertions.catchThrowableOfType(NotationException.class, () -> NOTATION.readView(text, viewer));
        assertThat(error).as(text).isNotNull();
        return error.faults().stream().map(TextFault::toString).toList();
    }

    @Test
    void readsAndWritesEveryField() {
        for (String text : List.of(
                whole("upturn-3 40+ 1L ~ 3,U,4 20,42,U;9;12"),
                whole("upturn-3 51*- 3Rd ~ - 20,42,U;9;12,14"),
                whole("upturn-2 20= 2L - ~ 21*,42,U;9"),
                whole("upturn-4 20= 2Ld - ~ 21*,42,U;9,J;1*;2"),
                whole("upturn-4 99- - ~ 6 21*,42,U;9,J;-;2"),
                whole("upturn-2 20+ 1L - - 21*,42,U;~"))) {
            assertThat(NOTATION.readPosition(text)).hasToString(text);
        }
        String generator = whole("upturn-3 40+ 1L ~ 3 20;9;12").replaceAll("0{16}$", "fedcba9876543210");
        assertThat(NOTATION.readPosition(generator)).hasToString(generator);
        assertThat(NOTATION.readPosition(generator).generatorState()).isEqualTo(0xfedcba9876543210L);
    }

    @Test
    void rejectsAPositionOrViewThatEndsTooSoon() {
        UpTurnState game = position("upturn-3 51*- 3Rd ~ 3,U,4 20,42,U;9;12,14");
        String text = game.toString();
        for (int end = 0; end < text.length(); end++) {
            assertThat(faults(text.substring(0, end))).isNotEmpty();
        }
        for (Viewer viewer : List.of(Seat.ONE, Seat.THREE, Viewer.SPECTATOR)) {
            String view = game.viewFor(viewer).toString();
            for (int end = 0; end < view.length(); end++) {
                assertThat(viewFaults(view.substring(0, end), viewer)).isNotEmpty();
            }
        }
    }

    @Test
    void readsTheMeaningOfEveryField() {
        UpTurnState game = position("upturn-3 51*- 3Rd ~ 3,U,4 20,42,U;9;12,14");
        assertThat(game.ruleset()).isEqualTo(UpTurnRuleset.of(3));
        assertThat(game.reference()).isEqualTo(Tile.marked(51));
        assertThat(game.direction()).isEqualTo(Direction.FALLING);
        assertThat(game.turn()).contains(Seat.THREE);
        assertThat(game.rotation()).isEqualTo(Rotation.RIGHT);
        assertThat(game.hasDrawn()).isTrue();
        assertThat(game.bag()).containsExactly(Tile.of(3), Tile.UP, Tile.of(4));
        assertThat(game.rack(Seat.ONE)).hasToString("20,42,U");
        assertThat(game.played().size()).isEqualTo(106 - 1 - 3 - 6);
    }

    @Test
    void aPositionHasSevenFieldsSeparatedByOneSpace() {
        String good = whole("upturn-3 40+ 1L ~ 3 20;9;12");
        assertThat(faults(good + " "))
                .containsExactly(
                        "a position has 7 fields with a space between them (ruleset line turn played bag racks generator), not 8");
        assertThat(faults(good.replaceFirst(" ", "  "))).hasSize(1);
        assertThat(faults("")).hasSize(1);
        assertThat(faults(good.replace(" 1L", "")).get(0)).endsWith("not 6");
    }

    @Test
    void theRulesetIsKnown() {
        assertThat(faultsOf("upturn-5 40+ 1L ~ 3 20;9;12"))
                .containsExactly("unknown ruleset 'upturn-5'; known: upturn-2, upturn-3, upturn-4");
    }

    @Test
    void theNumberOfRacksIsRight() {
        assertThat(faultsOf("upturn-3 40+ 1L ~ 3 20;9")).containsExactly("there are 2 racks, not 3");
        assertThat(faultsOf("upturn-2 40+ 1L ~ 3 20")).containsExactly("there is 1 rack, not 2");
        assertThat(faultsOf("upturn-2 40+ 1L ~ 3 20;9;12")).containsExactly("there are 3 racks, not 2");
        assertThat(faultsOf("upturn-3 40+ 4L ~ 3 20;9;12")).containsExactly("there is no such seat in upturn-3");
    }

    @Test
    void eachTileOfTheSetIsInExactlyOnePlace() {
        assertThat(faults(whole("upturn-3 40+ 1L ~ 3 20;9;12")
                        .replace("U,U,U,U,U,U,", "U,U,U,U,")
                        .replace(",99,", ",")))
                .containsExactly("missing tiles: 99,U");
        assertThat(faults(whole("upturn-3 40+ 1L ~ 3 20;9;12").replace(" 20;", " 20,20;")))
                .containsExactly("the tile set has 20 only once");
        assertThat(faults(whole("upturn-3 40+ 1L ~ 3 20;9;12").replace(" 20;", " 20,S;")))
                .containsExactly("the tile set has S only 3 times");
        assertThat(faults(whole("upturn-3 40+ 1L ~ 3 20;9;12").replace(" 20;", " 5,20,51;")))
                .containsExactly("the tile set has no 5", "the tile set has no 51");
        assertThat(faults(whole("upturn-3 40+ 1L ~ 3 20;9;12").replace(" 40+", " 42+")))
                .containsExactly("the tile set has 42 only once", "missing tiles: 40");
    }

    @Test
    void theReferenceIsNumbered() {
        assertThat(faultsOf("upturn-3 U+ 1L ~ 3 20;9;12")).containsExactly("the reference is a number, not an action");
        assertThat(faultsOf("upturn-3 40 1L ~ 3 20;9;12"))
                .containsExactly("expected a number followed by '+', '-' or '=', not '40'");
        assertThat(faultsOf("upturn-3 x+ 1L ~ 3 20;9;12").get(0)).startsWith("'x' is not a tile");
        assertThat(faultsOf("upturn-3 + 1L ~ 3 20;9;12").get(0)).startsWith("'' is not a tile");
    }

    @Test
    void whileOpenNothingIsPlayed_theRotationIsLeft_andTheGameNotOver() {
        assertThat(faultsOf("upturn-3 40= 1L 3 ~ 20;9;12")).containsExactly("while open nothing has been played");
        assertThat(faultsOf("upturn-3 40= 1R - ~ 20;9;12")).containsExactly("while open the rotation is left");
        assertThat(faultsOf("upturn-3 40= - - ~ 20;9;-")).containsExactly("while open the game is not over");
    }

    @Test
    void withTwoSeatsTheRotationIsLeft() {
        assertThat(faultsOf("upturn-2 40+ 1R ~ 3 20;9")).containsExactly("with two seats the rotation is left");
    }

    @Test
    void theTurnIsADashExactlyWhenARackIsEmpty_andAtMostOneIs() {
        assertThat(faultsOf("upturn-3 40+ 1L ~ 3 20;9;-")).containsExactly("a rack is empty, so the turn is '-'");
        assertThat(faultsOf("upturn-3 40+ - ~ 3 20;9;12")).containsExactly("the turn is '-' only when a rack is empty");
        assertThat(faultsOf("upturn-3 40+ - ~ 3 -;9;-")).containsExactly("at most one rack may be empty");
        assertThat(position("upturn-3 40+ - ~ 3 20;9;-").isOver()).isTrue();
    }

    @Test
    void aSeatThatHasDrawnHoldsTwoTilesOrMore() {
        assertThat(faultsOf("upturn-3 40+ 1Ld ~ 3 20;9,14;12"))
                .containsExactly("a seat that has drawn holds two tiles or more");
        assertThat(position("upturn-3 40+ 2Ld ~ 3 20;9,14;12").hasDrawn()).isTrue();
    }

    @Test
    void listsAreInCanonicalOrderButForTheBag() {
        assertThat(faultsOf("upturn-3 40+ 1L ~ 4,3 20,19;9;S,12"))
                .containsExactly("19 comes before 20 in canonical order", "12 comes before S in canonical order");
        assertThat(faults(whole("upturn-3 40+ 1L ~ 3 20;9;12")
                                .replace("J,J", "J,J,B")
                                .replace(",B,", ","))
                        .get(0))
                .isEqualTo("B comes before J in canonical order");
    }

    @Test
    void rejectsOtherTurnsAndGenerators() {
        for (String turn : List.of("", "1", "0L", "5L", "1l", "1LD", "1dL", "L1", "--", "1Ldd")) {
            assertThat(faultsOf("upturn-3 40+ " + turn + "? ~ 3 20;9;12".replace("?", "")))
                    .as(turn)
                    .isNotEmpty();
        }
        for (String generator : List.of("", "0", "000000000000000", "00000000000000000", "000000000000000A", "?")) {
            assertThat(faults(whole("upturn-3 40+ 1L ~ 3 20;9;12").replaceAll("0{16}$", generator)))
                    .containsExactly("the generator is 16 digits 0 to 9 and a to f, not '" + generator + "'");
        }
    }

    @Test
    void rejectsListsOfAnotherForm() {
        String good = whole("upturn-3 40+ 1L ~ 3 20,21*;9;12");
        for (String rack : List.of("20,", ",20", "20,,21*", "20,021*", "20;21*", "20.21*", "-,20", "", "20,-")) {
            assertThat(faults(good.replace(" 20,21*;", " " + rack + ";")))
                    .as(rack)
                    .isNotEmpty();
        }
    }

    @Test
    void reportsAllFaultsInOrderWithTheirPlaces() {
        NotationException error = Assertions.catchThrowableOfType(
                NotationException.class, () -> NOTATION.readPosition("upturn-2 40= 3Rd 3,2 x 20,20;?3;- zz"));
        assertThat(error.faults().stream()
                        .map(fault -> fault.toString().replaceAll("'x' is not a tile.*", "'x' is not a tile")))
                .containsExactly(
                        "column 14: while open the rotation is left",
                        "column 14: there is no such seat in upturn-2",
                        "column 14: with two seats the rotation is left",
                        "column 14: a rack is empty, so the turn is '-'",
                        "column 14: a seat that has drawn holds two tiles or more",
                        "column 18: while open nothing has been played",
                        "column 20: 2 comes before 3 in canonical order",
                        "column 22: 'x' is not a tile",
                        "column 27: the tile set has 20 only once",
                        "column 30: these tiles are not hidden in a position",
                        "column 33: there are 3 racks, not 2",
                        "column 35: the generator is 16 digits 0 to 9 and a to f, not 'zz'");
    }

    @Test
    void rejectsHugeTextsQuicklyAndBriefly() {
        String good = whole("upturn-3 40+ 1L ~ 3 20;9;12");
        for (String text : ImmutableList.of(
                "x".repeat(HUGE),
                " ".repeat(HUGE),
                good.replace(" 20;", " " + "20,".repeat(HUGE / 3) + "20;"),
                good.replace(" 20;", " " + "x,".repeat(HUGE / 3) + "20;"),
                good.replace(" 20;", ";".repeat(HUGE / 3)),
                good.replace(" 20;", "?9999;".repeat(HUGE / 3)),
                good.replace(" 1L", " " + "1L".repeat(HUGE / 3)),
                good.replace("upturn-3", "upturn-3".repeat(HUGE / 10)),
                good.replace(" 40+", " " + "4".repeat(HUGE / 3) + "+"))) {
            NotationException error =
                    Assertions.catchThrowableOfType(NotationException.class, () -> NOTATION.readPosition(text));
            assertThat(error).message().hasSizeLessThan(5000).doesNotContain("\n");
        }
    }

    @Test
    void readsAndWritesViews() {
        for (String text : List.of(
                whole("upturn-3 40+ 1L ~ 3,U,4 20,42,U;9;12"),
                whole("upturn-4 99- - ~ 6 21*,42,U;9,J;-;2"),
                whole("upturn-2 20+ 1L - - 21*,42,U;~"))) {
            UpTurnState game = NOTATION.readPosition(text);
            for (Seat seat : game.seats()) {
                UpTurnView view = game.viewFor(seat);
                assertThat(NOTATION.readView(view.toString(), seat))
                        .isEqualTo(view)
                        .hasToString(view.toString());
            }
            UpTurnView view = game.viewFor(Viewer.SPECTATOR);
            assertThat(NOTATION.readView(view.toString(), Viewer.SPECTATOR)).isEqualTo(view);
        }
    }

    @Test
    void aViewHidesTheGeneratorTheBagAndTheRacksOfOthers() {
        String text = whole("upturn-4 99- - ~ 6,8 21*,42,U;9,J;-;2");
        String start = text.substring(0, text.indexOf(" 6,8 "));
        UpTurnState game = NOTATION.readPosition(text);
        assertThat(game.viewFor(Seat.ONE)).hasToString(start + " ?2 21*,42,U;?2;-;?1 ?");
        assertThat(game.viewFor(Seat.THREE)).hasToString(start + " ?2 ?3;?2;-;?1 ?");
        assertThat(game.viewFor(Seat.FOUR)).hasToString(start + " ?2 ?3;?2;-;2 ?");
        assertThat(game.viewFor(Viewer.SPECTATOR)).hasToString(start + " ?2 ?3;?2;-;?1 ?");
        assertThat(position("upturn-2 40+ 1L ~ - 20;9").viewFor(Seat.ONE).toString())
                .contains(" - 20;?1 ?");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> position("upturn-2 40+ 1L ~ - 20;9").viewFor(Seat.THREE));
    }

    @Test
    void aViewIsNotAPosition_norTheViewOfAnotherViewer() {
        UpTurnState game = position("upturn-3 40+ 1L ~ 3,U 20,42;9;12");
        String view = game.viewFor(Seat.ONE).toString();
        assertThat(faults(view))
                .containsExactly(
                        "these tiles are not hidden in a position",
                        "these tiles are not hidden in a position",
                        "these tiles are not hidden in a position",
                        "the generator is 16 digits 0 to 9 and a to f, not '?'");
        assertThat(viewFaults(view, Seat.TWO))
                .hasSize(2)
                .satisfiesExactly(
                        fault -> assertThat(fault).endsWith("these tiles are hidden from the viewer"),
                        fault -> assertThat(fault).endsWith("these tiles are not hidden from their owner"));
        assertThat(viewFaults(view, Viewer.SPECTATOR)).hasSize(1);
        assertThat(viewFaults(game.toString(), Seat.ONE)).hasSize(4);
        assertThat(viewFaults(view, Seat.FOUR)).anyMatch(fault -> fault.contains("there is no seat 4 in upturn-3"));
    }

    /** Returns a position, possibly with faults, as a spectator would see it. */
    private static String seen(String position) {
        List<String> fields = new ArrayList<>(List.of(position.split(" ")));
        fields.set(4, hidden(fields.get(4)));
        fields.set(
                5, Stream.of(fields.get(5).split(";")).map(PositionTest::hidden).collect(Collectors.joining(";")));
        fields.set(6, "?");
        return String.join(" ", fields);
    }

    private static String hidden(String tiles) {
        return tiles.equals("-") ? "-" : "?" + tiles.split(",").length;
    }

    @Test
    void aViewHasTheVisibleFaultsOfAPosition() {
        for (String text : List.of(
                "upturn-3 40= 1L 3 ~ 20;9;12",
                "upturn-3 40= 1R - ~ 20;9;12",
                "upturn-3 40= - - ~ 20;9;-",
                "upturn-2 40+ 1R ~ 3 20;9",
                "upturn-3 40+ 1L ~ 3 20;9;-",
                "upturn-3 40+ - ~ 3 20;9;12",
                "upturn-3 40+ - ~ 3 -;9;-",
                "upturn-3 40+ 1Ld ~ 3 20;9,14;12",
                "upturn-3 40+ 4L ~ 3 20;9;12")) {
            assertThat(viewFaults(seen(whole(text)), Viewer.SPECTATOR).stream()
                            .map(fault -> fault.replaceFirst("column \\d+: ", ""))
                            .toList())
                    .as(text)
                    .isEqualTo(faultsOf(text));
        }
    }

    @Test
    void aViewHidesExactlyTheUnseenTiles() {
        UpTurnState game = position("upturn-3 40+ 1L ~ 3,U 20,42;9;12");
        String view = game.viewFor(Seat.ONE).toString();
        assertThat(viewFaults(view.replace(" ?2 ", " ?3 "), Seat.ONE).get(0))
                .endsWith("expected 4 hidden tiles, not 5");
        assertThat(viewFaults(view.replace(" ?2 ", " ?1 "), Seat.ONE))
                .singleElement()
                .asString()
                .endsWith("expected 4 hidden tiles, not 3");
        for (String count : List.of("?", "?0", "?02", "?-2", "?2 ".strip() + "x", "2")) {
            assertThat(viewFaults(view.replace(" ?2 ", " " + count + " "), Seat.ONE))
                    .as(count)
                    .isNotEmpty();
        }
        assertThat(viewFaults(view.replace(" 1L ", " 1L ?"), Seat.ONE)).isNotEmpty();
        assertThat(viewFaults(view.replaceAll("\\?$", "0000000000000000"), Seat.ONE))
                .singleElement()
                .asString()
                .endsWith("in a view the generator is '?', not '0000000000000000'");
    }

    @Test
    void rejectsTwoRulesetsWithOneId() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Notation.of(List.of(UpTurnRuleset.of(2), UpTurnRuleset.of(2))))
                .withMessage("two rulesets have the id 'upturn-2'");
    }
}
