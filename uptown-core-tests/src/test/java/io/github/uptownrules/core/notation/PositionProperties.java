package io.github.uptownrules.core.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.FewestGroups;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import io.github.uptownrules.testkit.laws.MutatedText;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RandomSetup;
import io.github.uptownrules.testkit.laws.ViewLaws;
import io.github.uptownrules.testkit.naive.NaiveGame;
import io.github.uptownrules.testkit.naive.NaivePositions;
import io.github.uptownrules.testkit.naive.NaiveShape;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Positions round-trip, and all faults of a text are listed. */
class PositionProperties {
    private static final String EXAMPLE = "four 9/9/9/9/9/9/9/9/9 1 -;-;-;- "
            + "b=CE25g/1$h49iG7adDFBH6A8ce3fIb;g=H2378/1BI5$aciD4G9Adf6ebEChgF;"
            + "o=DG49c/B8f$7iH6hgedAab12CIEF53;r=C1bce/f7E2I8HDdgGFB6hai359A4$";

    /** Blue has a chain E4 E5 E6 and has lost its B; green, to move, has A1 and A2. */
    private static final String SMALL =
            "two gAg$7/9/9/9/3b4beb63/9/9/9/9 2 -;bB " + "b=ACDEF/GHI1235789abcdfghi$;g=CDE5a/BFGHI12346789bcdefghi";

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(JudgedRuleset.shapes()).map(JudgedRuleset::ruleset);
    }

    @Provide
    Arbitrary<String> positions() {
        return Combinators.combine(rulesets(), Arbitraries.longs(), Arbitraries.of(true, false))
                .as((ruleset, seed, played) ->
                        (played ? RandomPlay.position(ruleset, seed) : RandomSetup.of(ruleset, seed)).toString());
    }

    @Property
    void everyPositionRoundTrips(@ForAll("positions") String text) {
        GameState game = Texts.position(text);
        assertThat(game).hasToString(text);
        assertThat(Texts.position(game.toString())).isEqualTo(game);
    }

    private static final ImmutableMap<String, NaiveShape> SHAPES = JudgedRuleset.shapes().stream()
            .collect(ImmutableMap.toImmutableMap(judged -> judged.ruleset().id(), JudgedRuleset::naiveShape));

    @Property(tries = 20_000)
    void mutatedTextsAreAcceptedExactlyIfTheNaiveJudgeAcceptsThem(@ForAll("positions") String text, @ForAll long seed) {
        String mutated = MutatedText.of(text, new SplitMix64(seed));
        List<String> problems = NaivePositions.problems(mutated, SHAPES);
        if (problems.isEmpty()) {
            GameState game = Texts.position(mutated);
            JudgedRuleset judged = JudgedRuleset.shape(game.ruleset().id());
            assertThat(game)
                    .hasToString(NaiveGame.parse(mutated, judged.naive()).toText());
        } else {
            assertThatExceptionOfType(PositionException.class)
                    .as("%s: %s", mutated, problems)
                    .isThrownBy(() -> Texts.position(mutated))
                    .satisfies(e -> assertThat(e.faults()).isNotEmpty());
        }
    }

    @Example
    void rejectsAPositionOrViewThatEndsTooSoon() {
        GameState game = Texts.position(SMALL);
        for (int end = 0; end < SMALL.length(); end++) {
            String cut = SMALL.substring(0, end);
            assertThatExceptionOfType(PositionException.class)
                    .as(cut)
                    .isThrownBy(() -> Texts.position(cut))
                    .satisfies(e -> assertThat(e.faults()).isNotEmpty());
        }
        for (Viewer viewer : ViewLaws.viewers(game.ruleset())) {
            String view = game.viewFor(viewer).toString();
            for (int end = 0; end < view.length(); end++) {
                String cut = view.substring(0, end);
                assertThatExceptionOfType(PositionException.class)
                        .as(cut)
                        .isThrownBy(() -> Texts.notation().readView(cut, viewer));
            }
        }
    }

    /** R38: colors are written in canonical order and read in any order. */
    @Property(tries = 200)
    void theOrderOfASeatsColorsDoesNotMatter(@ForAll("positions") String text) {
        GameState game = Texts.position(text);
        String other = withColorsReversed(text);
        assertThat(Texts.position(other)).isEqualTo(game).hasToString(text);
        assertThat(Texts.position(other).positionKey()).isEqualTo(game.positionKey());
        assertThat(Texts.notation().readSetup(other)).isEqualTo(game.toSetup()).hasToString(text);
        for (Viewer viewer : ViewLaws.viewers(game.ruleset())) {
            PlayerView view = game.viewFor(viewer);
            PlayerView read = Texts.notation().readView(withColorsReversed(view.toString()), viewer);
            assertThat(read).isEqualTo(view).hasToString(view.toString());
            assertThat(read.positionKey()).isEqualTo(view.positionKey());
        }
        JudgedRuleset judged = JudgedRuleset.shape(game.ruleset().id());
        assertThat(NaiveGame.parse(other, judged.naive()).toText()).isEqualTo(text);
    }

    private static String withColorsReversed(String text) {
        int holdings = text.lastIndexOf(' ') + 1;
        return text.substring(0, holdings)
                + Stream.of(text.substring(holdings).split(";"))
                        .map(seat -> String.join(",", Lists.reverse(List.of(seat.split(",")))))
                        .collect(Collectors.joining(";"));
    }

    @Property
    void anyTextIsReadOrRejected(@ForAll String text) {
        try {
            assertThat(Texts.position(text)).hasToString(text);
        } catch (PositionException e) {
            assertThat(e.faults()).isNotEmpty();
        }
    }

    private static String change(String from, String to) {
        assertThat(SMALL).containsOnlyOnce(from);
        return SMALL.replace(from, to);
    }

    private static List<String> faults(String text) {
        try {
            return List.of(Texts.position(text).toString());
        } catch (PositionException e) {
            return e.faults().stream().map(PositionFault::toString).toList();
        }
    }

    private static void assertFaults(String text, String... faults) {
        assertThat(faults(text)).containsExactly(faults);
    }

    @Example
    void theExampleOfTheNotation() {
        GameState game = Texts.position(EXAMPLE);
        assertThat(game.legalMoves().size()).isEqualTo(45);
        assertThat(game).hasToString(EXAMPLE);
    }

    /** Setups may be inconsistent, but every seat has a holding. */
    @Property(tries = 300)
    void setupsRoundTrip(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Setup.Builder changed = RandomSetup.of(ruleset, seed).toBuilder();
        List<Seat> seats = ruleset.seats();
        for (int i = random.nextInt(5); i > 0; i--) {
            Tile tile = Tile.all().get(random.nextInt(Tile.all().size()));
            changed.tile(Cell.all().get(random.nextInt(Cell.all().size())), tile)
                    .capture(seats.get(random.nextInt(seats.size())), tile)
                    .turn(Seat.all().get(random.nextInt(Seat.all().size())));
        }
        Setup setup = changed.build();
        Setup read = Texts.notation().readSetup(setup.toString());
        assertThat(read).isEqualTo(setup).hasToString(setup.toString());
        assertThat(read.faults()).isEqualTo(setup.faults());
        String handless = changed.noHoldings(Seat.TWO).build().toString();
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> Texts.notation().readSetup(handless));
    }

    /** All 140 tiles are played, 81 of them on the board, under a ruleset with the longest id. */
    @Example
    void theLongestPositionRoundTrips() {
        Ruleset ruleset = Ruleset.builder(Strings.repeat("a", 64))
                .seats(5, 1)
                .rackSize(1)
                .scoring(new FewestGroups())
                .build();
        String board = "b1b2b3b4b5b6b7b8b9/g1g2g3g4g5g6g7g8g9/o1o2o3o4o5o6o7o8o9/r1r2r3r4r5r6r7r8r9/"
                + "y1y2y3y4y5y6y7y8y9/bFgFoFrFyFbebfgfof/bGgGoGrGyGbhbigioi/bHgHoHrHyHghriyib$/bIgIoIrIyIohg$o$r$";
        String captures = "gAgBgCgDgEgagbgcgdgegg;oAoBoCoDoEoaobocodoeogrf;rArBrCrDrErarbrcrdrergrh;"
                + "yAyByCyDyEyaybycydyeyfygyhy$;bAbBbCbDbEbabbbcbdbg";
        String text = ruleset.id() + " " + board + " - " + captures + " b=-/-;g=-/-;o=-/-;r=-/-;y=-/-";
        assertThat(text).hasSize(390);
        assertThat(Notation.of(ImmutableList.of(ruleset)).readPosition(text)).hasToString(text);
    }

    @Example
    void fields() {
        assertFaults(
                "",
                "column 1: a position has 5 fields with a space between them (ruleset board turn captures hands), not 1");
        assertFaults(
                EXAMPLE + " ",
                "column 1: a position has 5 fields with a space between them (ruleset board turn captures hands), not 6");
        assertThat(faults(EXAMPLE.replace("four", "fore")))
                .singleElement()
                .asString()
                .startsWith("column 1: unknown ruleset 'fore'; known: three, four, five,");
    }

    @Example
    void board() {
        assertFaults(change("gAg$7/", "gAg$7"), "column 5: a board has 9 rows joined by '/', not 8");
        assertFaults(change("gAg$7/", "gAg$6/"), "column 5: row A has 8 cells, not 9");
        assertFaults(change("gAg$7/", "gAg$8/"), "column 5: row A has 10 cells, not 9");
        assertFaults(change("gAg$7/", "gAg$34/"), "column 10: adjacent empty cells are written as one number");
        assertFaults(change("gAg$7/", "gAg$07/"), "column 9: expected a color (b, g, o, r, y), not '0'");
        assertFaults(change("gAg$7/", "g@g$7/"), "column 6: expected a face (A-I, 1-9, a-i, $), not '@'");
        assertFaults(change("gAg$7/", "gA7g/"), "column 9: expected a face (A-I, 1-9, a-i, $), not the end");
        assertFaults(change("gAg$7/", "/"), "column 5: row A has 0 cells, not 9");
        assertFaults(change("gAg$7/", "1/"), "column 5: row A has 1 cell, not 9");
        assertFaults(change("gAg$7/", "9gA/"), "column 5: row A has 10 cells, not 9");
    }

    @Example
    void turn() {
        assertFaults(change(" 2 ", " 6 "), "column 34: the turn is a seat (1 to 5) or '-', not '6'");
        assertFaults(change(" 2 ", "  "), "column 34: the turn is a seat (1 to 5) or '-', not ''");
        assertFaults(change(" 2 ", " 4 "), "seat 4: the ruleset has no such seat");
        assertFaults(change(" 2 ", " - "), "turn: no seat is to move, but these can place a tile: 1, 2");
    }

    @Example
    void captures() {
        assertFaults(change(" -;bB ", " -;bB;- "), "column 36: there are 3 seats in the captures, not 2");
        assertFaults(change(" -;bB ", " ;bB "), "column 36: expected a color (b, g, o, r, y), not the end");
        assertFaults(change(" -;bB ", " -;- "), "blue: tile bB is missing");
        assertFaults(
                change(" -;bB ", " -;bBbA "),
                "column 40: bA comes before bB in canonical order",
                "captures of seat 2, rack of blue: tile bA occurs 2 times");
        assertFaults(change(" -;bB ", " -;bB- "), "column 40: expected a color (b, g, o, r, y), not '-'");
        assertFaults(change(" -;bB ", " bB;- "), "captures of seat 1: tile bB is the seat's own");
        assertFaults(change(" -;bB ", " -;bBbB "), "captures of seat 2, captures of seat 2: tile bB occurs 2 times");
    }

    @Example
    void holdings() {
        assertFaults(change("b=ACDEF/", "b=CADEF/"), "column 44: A comes before C in canonical order");
        assertFaults(change("b=ACDEF/", "b=A@!EF/"), "column 44: expected a face (A-I, 1-9, a-i, $), not '@'");
        assertFaults(change("b=ACDEF/", "z=ACDEF/"), "column 41: expected a color (b, g, o, r, y), not 'z'");
        assertFaults(change("b=ACDEF/", "b:ACDEF/"), "column 42: expected '=', not ':'");
        assertFaults(
                SMALL.substring(0, 41),
                "column 41: there is 1 seat in the hands, not 2",
                "column 42: expected '=', not the end");
        assertFaults(change("b=ACDEF/", "b=ACDEF"), "column 43: expected a rack and a pile with one '/' between them");
        assertFaults(change("b=ACDEF/", "b=/ACDEF"), "column 43: expected a face (A-I, 1-9, a-i, $), not the end");
        assertFaults(change("b=ACDEF/", "b=?5/"), "rack of blue: hidden, but this viewer sees it");
        for (String hidden : List.of("?", "?0", "?05", "?29", "?5x", "?-5", "??")) {
            assertFaults(
                    change("b=ACDEF/", "b=" + hidden + "/"),
                    "column 44: expected the number of hidden tiles after '?', 1 to 28");
        }
        assertFaults(change(";g=", ",g="), "column 41: there is 1 seat in the hands, not 2");
        assertFaults(
                change("b=ACDEF/G", "b=ACDEFG/"),
                "rack of blue: it has 6 tiles, but must have 5 until the pile is empty");
    }

    @Example
    void reportsFaultsThatDoNotDependOnAnUnreadableField() {
        String noTurn = change(" 2 ", " 6 ");
        assertThat(faults(noTurn.replace("b=ACDEF/G", "b=ACDEFG/")))
                .contains("rack of blue: it has 6 tiles, but must have 5 until the pile is empty");
        assertThat(faults(noTurn.replace("b=ACDEF/", "b=?5/")))
                .contains("rack of blue: hidden, but this viewer sees it");
        assertThat(faults(noTurn.replace(" -;bB ", " bB;- ")))
                .contains("captures of seat 1: tile bB is the seat's own");
        assertThat(faults(noTurn.replace(" -;bB ", " -;bBoA ")))
                .contains("captures of seat 2: tile oA is of a color that is not in play");
        assertThat(faults(noTurn.replace(";g=", ";b="))).contains("seat 2: blue belongs to seat 1 already");
        assertThat(faults(noTurn + ",o=ABCDE/FGHI123456789abcdefghi$")).contains("seat 2: it owns 2 colors, not 1");
        assertThat(faults(noTurn.replace(" -;bB ", " -;bBbEbe ")))
                .contains("captures of seat 2: 3 tiles, but it has played only 2");
        assertThat(faults(noTurn.replace(" -;bB ", " -;- "))).contains("blue: tile bB is missing");
        assertThat(faults(change(" -;bB ", " -;b ").replace(" 2 ", " - ")))
                .contains("turn: no seat is to move, but these can place a tile: 1, 2");
        String noHolding = change("b=ACDEF/", "z=ACDEF/");
        assertThat(faults(noHolding.replace("gAg$7", "gBg$7"))).contains("cell A1: tile gB does not fit");
        assertThat(faults(noHolding.replace("gAg$7", "gAgA7"))).contains("cell A1, cell A2: tile gA occurs 2 times");
        assertThat(faults(noHolding.replace(" 2 ", " 4 "))).contains("seat 4: the ruleset has no such seat");
    }

    @Example
    void views() {
        String view = "two gAg$7/9/9/9/3b4beb63/9/9/9/9 2 -;bB b=?5/?19;g=CDE5a/?21";
        assertThat(Texts.notation().readView(view, Seat.TWO)).hasToString(view);
        assertViewFaults(
                view,
                Seat.ONE,
                "rack of blue: hidden, but this viewer sees it",
                "rack of green: shown, but hidden from this viewer");
        assertViewFaults(
                view.replace("?21", "BFGHI12346789bcdefghi"),
                Seat.TWO,
                "pile of green: shown, but hidden from this viewer");
        assertViewFaults(view.replace("?19", "?18"), Seat.TWO, "blue: expected 24 hidden tiles, not 23");
        assertViewFaults(
                view.replace(" 2 -", " - -"), Seat.TWO, "turn: no seat is to move, but these can place a tile: 1, 2");
        assertViewFaults(
                view.replace("?5/?19", "?4/?20"),
                Seat.TWO,
                "rack of blue: it has 4 tiles, but must have 5 until the pile is empty");
        String spectated = view.replace("CDE5a", "?5");
        assertThat(Texts.notation().readView(spectated, Viewer.SPECTATOR)).hasToString(spectated);
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> Texts.notation().readView(view, Viewer.SPECTATOR))
                .withMessage("rack of green: shown, but hidden from this viewer");
    }

    private static void assertViewFaults(String text, Seat viewer, String... faults) {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> Texts.notation().readView(text, viewer))
                .satisfies(e -> assertThat(e.faults().stream().map(PositionFault::toString))
                        .containsExactly(faults));
    }

    @Example
    void reportsFaultsOfDifferentFieldsTogether() {
        assertFaults(
                change("gAg$7/", "gAg$6/").replace(" -;bB ", " -;bBb ").replace("g=CDE5a/", "g=DCE5a/"),
                "column 5: row A has 8 cells, not 9",
                "column 41: expected a face (A-I, 1-9, a-i, $), not the end",
                "column 73: C comes before D in canonical order");
        assertFaults(
                change("gAg$7/9/", "gAg$7/1gI7/").replace(" 2 ", " 3 ").replace("bB", "bBrE"),
                "seat 3: the ruleset has no such seat",
                "cell B2: tile gI does not fit",
                "captures of seat 2: tile rE is of a color that is not in play",
                "cell B2, pile of green: tile gI occurs 2 times");
    }

    @Example
    void unreadableFieldsCauseNoFaultsInOthers() {
        // The unreadable row may contain g$, but bB is certainly captured by its own seat.
        assertFaults(
                change("gAg$7/", "gAg%7/").replace(" -;bB ", " bB;- "),
                "column 8: expected a face (A-I, 1-9, a-i, $), not '%'",
                "captures of seat 1: tile bB is the seat's own");
        // There may be more captures in the unreadable part.
        String end = "expected a face (A-I, 1-9, a-i, $), not the end";
        assertFaults(change(" -;bB ", " -;b "), "column 39: " + end);
        assertFaults(
                change(" -;bB ", " -;bBbEbeb "),
                "column 45: " + end,
                "captures of seat 2, rack of blue: tile bE occurs 2 times",
                "cell E5, captures of seat 2: tile be occurs 2 times");
        assertViewFaults("two gAg$7/9/9/9/3b4beb63/9/9/9/9 2 -;b b=?5/?19;g=CDE5a/?21", Seat.TWO, "column 39: " + end);
    }
}
