package io.github.uptownrules.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.base.Strings;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.fixtures.Texts;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.FewestGroups;
import io.github.uptownrules.testkit.laws.JudgedRuleset;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesetTest {
    private static Ruleset.Builder builder() {
        return Ruleset.builder("own").scoring(new FewestGroups());
    }

    @Test
    void hasTheDataOfItsBuilder() {
        Ruleset ruleset = builder()
                .seat(Color.RED)
                .seat(Color.BLUE, Color.GREEN)
                .rackSize(7)
                .build();
        assertThat(ruleset.id()).isEqualTo("own").isEqualTo(ruleset.toString());
        assertThat(ruleset.seats()).containsExactly(Seat.ONE, Seat.TWO);
        assertThat(ruleset.colors(Seat.ONE)).containsExactly(Color.RED);
        assertThat(ruleset.colors(Seat.TWO)).containsExactly(Color.BLUE, Color.GREEN);
        assertThat(ruleset.rackSize(Seat.TWO)).isEqualTo(7);
        assertThat(ruleset.scoring()).isInstanceOf(FewestGroups.class);
    }

    @Test
    void r10_theDefaultRackSizeIsFive() {
        assertThat(builder().seats(3, 1).build().rackSize(Seat.THREE)).isEqualTo(5);
    }

    @Test
    void dealsColorsOutInTurn() {
        Ruleset ruleset = builder().seats(2, 2).build();
        assertThat(ruleset.colors(Seat.ONE)).containsExactly(Color.BLUE, Color.ORANGE);
        assertThat(ruleset.colors(Seat.TWO)).containsExactly(Color.GREEN, Color.RED);
    }

    @Test
    void toBuilderNeedsAnotherId() {
        Ruleset ruleset = builder().seats(2, 2).build();
        Ruleset changed = ruleset.toBuilder("other").rackSize(6).build();
        assertThat(changed.id()).isEqualTo("other");
        assertThat(changed.rackSize(Seat.ONE)).isEqualTo(6);
        assertThat(changed.scoring()).isSameAs(ruleset.scoring());
        assertThat(changed.colors(Seat.TWO)).isEqualTo(ruleset.colors(Seat.TWO));
        assertThat(ruleset.rackSize(Seat.ONE)).isEqualTo(5);
        assertThat(changed.toBuilder("third").build().rackSize(Seat.ONE)).isEqualTo(6);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ruleset.toBuilder(ruleset.id()))
                .withMessage("a ruleset made from '" + ruleset.id() + "' needs another id");
    }

    @Test
    void rejectsSeatsThatAreNotAtTheTable() {
        Ruleset ruleset = JudgedRuleset.shape("two").ruleset();
        GameState game = ruleset.deal(1);
        List<ThrowingCallable> calls = List.of(
                () -> ruleset.colors(Seat.THREE),
                () -> ruleset.deal(1, Seat.THREE),
                () -> game.deal().colors(Seat.THREE),
                () -> game.colors(Seat.THREE),
                () -> game.groupCount(Seat.THREE),
                () -> game.isFinished(Seat.THREE),
                () -> game.viewFor(Seat.THREE),
                () -> game.viewFor(Viewer.SPECTATOR).colors(Seat.THREE),
                () -> game.captures(Seat.THREE),
                () -> game.captureCount(Seat.THREE),
                () -> game.captureCount(Seat.THREE, Color.RED),
                () -> game.viewFor(Seat.ONE).captures(Seat.THREE),
                () -> ruleset.rackSize(Seat.THREE),
                () -> ruleset.showsRack(Seat.THREE, Seat.ONE),
                () -> ruleset.showsRack(Seat.ONE, Seat.THREE),
                () -> ruleset.deal(new SplitMix64(1), Seat.THREE),
                () -> game.outcome(game.legalMoves().get(0)).seenBy(Seat.THREE),
                () -> game.toSetup().faults(Seat.THREE),
                () -> PlayerView.of(game.viewFor(Seat.ONE).toSetup(), Seat.THREE),
                () -> Texts.notation().readView(game.viewFor(Viewer.SPECTATOR).toString(), Seat.THREE),
                () -> Texts.notation().readView(game.toString(), Seat.THREE),
                () -> GameRecord.of(game).redactedFor(Seat.THREE),
                () -> Rollout.of(game).captureCount(Seat.THREE),
                () -> Rollout.of(game).captureCount(Seat.THREE, Color.RED),
                () -> Rollout.of(game).colors(Seat.THREE),
                () -> Rollout.of(game).score(Seat.THREE),
                () -> Rollout.of(game).rank(Seat.THREE));
        for (ThrowingCallable call : calls) {
            assertThatIllegalArgumentException().isThrownBy(call).withMessage("there is no seat 3 in ruleset two");
        }
    }

    @Test
    void equalityDependsOnTheId() {
        assertThat(builder().seats(3, 1).build())
                .isEqualTo(builder().seats(4, 1).build())
                .hasSameHashCodeAs(builder().seats(4, 1).build())
                .isNotEqualTo(Ruleset.builder("other")
                        .seats(3, 1)
                        .scoring(new FewestGroups())
                        .build())
                .isNotEqualTo("own");
        assertThat(builder().seats(3, 1).build().hashCode())
                .isNotEqualTo(Ruleset.builder("other")
                        .seats(3, 1)
                        .scoring(new FewestGroups())
                        .build()
                        .hashCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Own", "my own", "-own", "own-", "a--b", "own;", "öwn", "own\n"})
    void rejectsInvalidIds(String id) {
        assertThatIllegalArgumentException().isThrownBy(() -> Ruleset.builder(id));
    }

    @Test
    void anIdHasAtMost64Characters() {
        assertThat(Ruleset.builder(Strings.repeat("a", 64))).isNotNull();
        for (String id :
                List.of(Strings.repeat("a", 65), Strings.repeat("a", 1_000_000), Strings.repeat("a-", 1_000_000))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Ruleset.builder(id))
                    .withMessageStartingWith(
                            "the id of a ruleset is lower-case letters and digits in parts joined by '-',"
                                    + " at most 64 characters, not 'a")
                    .withMessageEndingWith("...' (" + id.length() + " characters)");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a+b=c", "standard-4+rack=6", "standard-4+rack=5/4/5/5+limit=10", "a+b=by-color", "a+b=1+b=1"})
    void anIdMayBeALineOfHouseRules(String id) {
        assertThat(Ruleset.builder(id).seats(3, 1).scoring(new FewestGroups()).build())
                .hasToString(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a+", "a+b", "a+b=", "a+=1", "+b=1", "a++b=1", "a+b=1+", "a+b==1", "a+b=1=2", "a+B=1", "a+b1=1",
                "a+b=1 ", "a-+b=1", "a+b-c=1"
            })
    void rejectsAnIdThatIsNoLineOfHouseRules(String id) {
        assertThatIllegalArgumentException().isThrownBy(() -> Ruleset.builder(id));
    }

    @Test
    void aLineOfHouseRulesHas128CharactersAtMost() {
        String longest = "a+b=" + Strings.repeat("1", 124);
        assertThat(Ruleset.builder(longest)).isNotNull();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ruleset.builder(longest + "1"))
                .withMessageStartingWith(
                        "a line of house rules is an id and options such as '+rack=6', at most 128 characters");
    }

    @Test
    void r11_aRulesetSaysWhoStarts() {
        Ruleset usual = builder().seats(3, 1).build();
        Ruleset second = builder().seats(3, 1).start(Seat.TWO).build();
        Ruleset drawn = builder().seats(3, 1).randomStart().build();
        assertThat(usual.start()).contains(Seat.ONE);
        assertThat(second.start()).contains(Seat.TWO);
        assertThat(drawn.start()).isEmpty();
        for (long seed = 0; seed < 20; seed++) {
            assertThat(usual.deal(seed)).isEqualTo(usual.deal(seed, Seat.ONE));
            assertThat(second.deal(seed)).isEqualTo(usual.deal(seed, Seat.TWO));
            assertThat(second.deal(new SplitMix64(seed))).isEqualTo(usual.deal(seed, Seat.TWO));
            assertThat(drawn.deal(seed)).isEqualTo(usual.dealRandomStart(seed));
            assertThat(drawn.deal(new SplitMix64(seed))).isEqualTo(usual.dealRandomStart(seed));
            assertThat(drawn.deal(seed, Seat.THREE)).isEqualTo(usual.deal(seed, Seat.THREE));
        }
        assertThat(second.toBuilder("other").build().start()).contains(Seat.TWO);
        assertThat(drawn.toBuilder("other").build().start()).isEmpty();
        assertThatIllegalStateException()
                .isThrownBy(() -> builder().seats(3, 1).start(Seat.FOUR).build())
                .withMessage("ruleset own: there is no seat 4 at the table");
    }

    @ParameterizedTest
    @CsvSource({
        "65536, 65536, 65536 seats cannot own 65536 colors each: there are 5",
        "2, -1, 2 seats cannot own -1 colors each: there are 5",
        "-1, 2, -1 seats cannot own 2 colors each: there are 5",
        "-1, -1, -1 seats cannot own -1 colors each: there are 5",
        "6, 0, 6 seats cannot own 0 colors each: there are 5",
        "6, 1, 6 seats cannot own 1 color each: there are 5",
        "1, 6, 1 seat cannot own 6 colors each: there are 5",
        "2147483647, 0, 2147483647 seats cannot own 0 colors each: there are 5"
    })
    void rejectsMoreColorsThanThereAre(int seats, int colorsEach, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder().seats(seats, colorsEach))
                .withMessage(message);
    }

    @Test
    void r1_twoToFiveSeats() {
        assertThatIllegalStateException()
                .isThrownBy(() -> builder().seat(Color.RED).build())
                .withMessage("ruleset own: two to five seats can play, not 1");
        assertThatIllegalStateException()
                .isThrownBy(() -> builder().seats(5, 1).seat(Color.RED).build())
                .withMessage("ruleset own: two to five seats can play, not 6");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder().seats(3, 2))
                .withMessage("3 seats cannot own 2 colors each: there are 5");
    }

    @Test
    void r8_everySeatOwnsColorsThatNoOtherSeatOwns() {
        assertThatIllegalStateException()
                .isThrownBy(() -> builder().seat(Color.RED).seat().build())
                .withMessage("ruleset own: seat 2 owns no color");
        assertThatIllegalStateException()
                .isThrownBy(() ->
                        builder().seat(Color.RED).seat(Color.BLUE, Color.RED).build())
                .withMessage("ruleset own: red is owned twice, by seat 1 and seat 2");
        assertThatIllegalStateException()
                .isThrownBy(() ->
                        builder().seat(Color.RED, Color.RED).seat(Color.BLUE).build())
                .withMessage("ruleset own: red is owned twice, by seat 1 and seat 1");
    }

    @Test
    void aRackSizeIs1To28() {
        assertThatIllegalStateException()
                .isThrownBy(() -> builder().seats(3, 1).rackSize(0).build())
                .withMessage("ruleset own: a rack holds 1 to 28 tiles, not 0");
        assertThatIllegalStateException()
                .isThrownBy(() -> builder().seats(3, 1).rackSize(29).build())
                .withMessage("ruleset own: a rack holds 1 to 28 tiles, not 29");
    }

    @Test
    void requiresAScoring() {
        assertThatIllegalStateException()
                .isThrownBy(() -> Ruleset.builder("own").seats(3, 1).build())
                .withMessage("ruleset own: the scoring is missing");
    }

    @Test
    void r10_rackSizesMayDiffer() {
        Ruleset ruleset =
                builder().seats(3, 1).rackSize(6).rackSize(Seat.TWO, 9).build();
        assertThat(ruleset.seats().stream().map(ruleset::rackSize)).containsExactly(6, 9, 6);
        GameState game = ruleset.deal(1);
        assertThat(game.rack(Color.GREEN).size()).isEqualTo(9);
        assertThat(game.pileSize(Color.GREEN)).isEqualTo(19);
        assertThat(game.pileSize(Color.BLUE)).isEqualTo(22);
        while (!game.isOver()) {
            game = game.play(game.legalMoves().get(0));
        }
        assertThat(game.rack(Color.GREEN).size()).isEqualTo(8);
        assertThat(ruleset.toBuilder("even").rackSize(7).build().rackSize(Seat.TWO))
                .isEqualTo(7);
        assertThatIllegalStateException()
                .isThrownBy(() -> builder().seats(3, 1).rackSize(Seat.TWO, 29).build())
                .withMessage("ruleset own: a rack holds 1 to 28 tiles, not 29");
        assertThatIllegalStateException()
                .isThrownBy(() -> builder().seats(3, 1).rackSize(Seat.FOUR, 6).build())
                .withMessage("ruleset own: there is no seat 4 at the table");
    }

    @Test
    void q13_partnersSeeEachOthersRacks() {
        Ruleset ruleset = builder().seats(4, 1).partners(Seat.ONE, Seat.THREE).build();
        GameState game = ruleset.deal(1);
        assertThat(game.viewFor(Seat.ONE).rack(Color.ORANGE)).contains(game.rack(Color.ORANGE));
        assertThat(game.viewFor(Seat.THREE).rack(Color.BLUE)).contains(game.rack(Color.BLUE));
        assertThat(game.viewFor(Seat.TWO).rack(Color.BLUE)).isEmpty();
        assertThat(game.viewFor(Viewer.SPECTATOR).rack(Color.BLUE)).isEmpty();
        assertThat(game.viewFor(Seat.THREE).legalMoves()).isEmpty();
        Outcome outcome = game.outcome(game.legalMoves().get(0));
        assertThat(outcome.seenBy(Seat.THREE).drawn())
                .isEqualTo(outcome.drawn())
                .isPresent();
        assertThat(outcome.seenBy(Seat.TWO).drawn()).isEmpty();
        assertThat(ruleset.toBuilder("same").build().showsRack(Seat.THREE, Seat.ONE))
                .isTrue();
        assertThatIllegalStateException()
                .isThrownBy(() ->
                        builder().seats(3, 1).partners(Seat.ONE, Seat.FIVE).build())
                .withMessage("ruleset own: there is no seat 5 at the table");
    }

    @Test
    void q2_aLimitOfPlacementsEndsTheGame() {
        Ruleset ruleset = builder().seats(3, 1).placementLimit(4).build();
        GameState game = ruleset.deal(1);
        int placements = 0;
        while (!game.isOver()) {
            game = game.play(game.legalMoves().get(0));
            placements++;
        }
        assertThat(placements).isEqualTo(12);
        assertThat(game.isFinished(Color.BLUE)).isTrue();
        assertThat(game.isFinished(Seat.TWO)).isTrue();
        assertThat(game.faults(Tile.of(Color.BLUE, Face.MONEY), Cell.A1).stream()
                        .map(MoveFault::kind))
                .startsWith(MoveFault.Kind.GAME_OVER, MoveFault.Kind.COLOR_FINISHED);
        assertThat(ruleset.toBuilder("same").build().placementLimit()).hasValue(4);
        assertThatIllegalStateException()
                .isThrownBy(() -> builder().seats(3, 1).placementLimit(0).build())
                .withMessage("ruleset own: the placement limit is 1 or more, not 0");
    }

    /** Placements of both colors of a seat count; at the limit both are finished, and the racks stay hidden. */
    @Test
    void q2_aLimitCountsAllColorsOfASeat() {
        Ruleset ruleset = builder().seats(2, 2).placementLimit(5).build();
        GameState game = ruleset.deal(1);
        for (int i = 0; i < 10; i++) {
            game = game.play(game.legalMoves().get(0));
        }
        assertThat(game.isOver()).isTrue();
        for (Color color : List.of(Color.BLUE, Color.ORANGE)) {
            assertThat(game.isFinished(color)).isTrue();
            assertThat(game.isFaceUp(color)).isFalse();
            assertThat(game.viewFor(Seat.TWO).rack(color)).isEmpty();
        }
    }

    @Test
    void r38_theColorsOfASeatAreInCanonicalOrder() {
        Ruleset ruleset =
                builder().seat(Color.ORANGE, Color.BLUE).seat(Color.GREEN).build();
        assertThat(ruleset.colors(Seat.ONE)).containsExactly(Color.BLUE, Color.ORANGE);
        assertThat(ruleset.hasSameRules(builder()
                        .seat(Color.BLUE, Color.ORANGE)
                        .seat(Color.GREEN)
                        .build()))
                .isTrue();
        GameState game = ruleset.deal(1);
        assertThat(GameState.of(game.toSetup())).isEqualTo(game);
    }

    @Test
    void rejectsDifferentRulesetsWithTheSameId() {
        Ruleset ruleset = builder().seats(3, 1).build();
        assertThat(ruleset.hasSameRules(builder().seats(3, 1).build())).isTrue();
        assertThat(ruleset.hasSameRules(ruleset.toBuilder("other").build())).isTrue();
        for (Ruleset other : List.of(
                builder().seats(4, 1).build(),
                builder().seats(3, 1).rackSize(6).build(),
                builder().seats(3, 1).rackSize(Seat.ONE, 6).build(),
                builder().seats(3, 1).partners(Seat.ONE, Seat.TWO).build(),
                builder().seats(3, 1).placementLimit(4).build(),
                builder().seats(3, 1).start(Seat.TWO).build(),
                builder().seats(3, 1).randomStart().build(),
                builder().seats(3, 1).scoring(Tally::captureCount).build(),
                builder().seats(3, 1).scoring(weighted(2)).build())) {
            assertThat(ruleset.hasSameRules(other)).isFalse();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Notation.of(List.of(ruleset, other)))
                    .withMessage("two rulesets with the id 'own' have different rules or scorings");
        }
        assertThat(Notation.of(List.of(ruleset, builder().seats(3, 1).build()))).isNotNull();
    }

    @Test
    void aNotationFindsOtherRulesetsByTheirIds() {
        Ruleset known = builder().seats(3, 1).build();
        Ruleset other = known.toBuilder("other").build();
        Notation notation = Notation.of(List.of(known)).withOthers(id -> switch (id) {
            case "other", "alias", "own" -> Optional.of(other);
            case "bad" -> throw new IllegalArgumentException("it is bad");
            default -> Optional.empty();
        });
        assertThat(notation.readPosition(known.deal(1).toString()).ruleset()).isSameAs(known);
        assertThat(notation.readPosition(other.deal(1).toString()).ruleset()).isSameAs(other);
        assertThat(notation.readRecord(GameRecord.of(other.deal(1)).toString())
                        .at(0)
                        .ruleset())
                .isSameAs(other);
        String rest = known.deal(1).toString().substring("own".length());
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> notation.readPosition("bad" + rest))
                .withMessageContaining("it is bad");
        for (String unknown : List.of("alias", "none")) {
            assertThatExceptionOfType(PositionException.class)
                    .isThrownBy(() -> notation.readPosition(unknown + rest))
                    .withMessageContaining("unknown ruleset '" + unknown + "'; known: own");
        }
    }

    /** Lambdas created by the same expression may share a class but score differently. */
    private static Scoring weighted(int weight) {
        return (tally, seat) -> weight * tally.captureCount(seat);
    }

    @Test
    void differentLambdasAreDifferentScorings() {
        Ruleset twice = builder().seats(3, 1).scoring(weighted(2)).build();
        assertThat(twice.hasSameRules(
                        builder().seats(3, 1).scoring(weighted(-2)).build()))
                .isFalse();
        assertThat(twice.hasSameRules(twice.toBuilder("other").build())).isTrue();
    }

    @Test
    void aScoringWithoutTieBreaksIsALambda() {
        Ruleset ruleset =
                builder().seats(3, 1).scoring((tally, seat) -> -seat.number()).build();
        Standings standings = ruleset.deal(1).standings();
        assertThat(standings.winners()).containsExactly(Seat.ONE);
        assertThat(standings).hasToString("1. seat 1: -1; 2. seat 2: -2; 3. seat 3: -3");
        Ruleset even = builder().seats(3, 1).scoring((tally, seat) -> 0).build();
        assertThat(even.deal(1).standings().winners()).hasSize(3);
    }
}
