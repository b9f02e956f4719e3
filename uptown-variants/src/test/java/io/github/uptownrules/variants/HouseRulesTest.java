package io.github.uptownrules.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.Strings;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HouseRulesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "standard-4+rack=6",
                "bloqueurs-3+ties=by-color",
                "standard-4+rack=5/4/5/5+limit=10",
                "standard-5+colors=y/r/o/g/b+partners=13/24+start=random",
                "two-player+colors=b/gr",
                "two-player-bloqueurs+colors=y/bgor+rack=28/1+partners=12+limit=99+ties=by-color+start=2",
                "standard-5+partners=12/13/14/25/35/45"
            })
    void readsALineAndWritesItAgain(String line) {
        Ruleset ruleset = HouseRules.parse(line);
        assertThat(ruleset.id()).isEqualTo(line);
        assertThat(HouseRules.line(ruleset)).contains(line);
        assertThat(HouseRules.line(ruleset.toBuilder("own").build())).contains(line);
        assertThat(Rulesets.parse(line).hasSameRules(ruleset)).isTrue();
        assertThat(Rulesets.byId(line)).contains(ruleset);
    }

    @Test
    void readsEachOption() {
        Ruleset ruleset =
                HouseRules.parse("bloqueurs-3+colors=ry/b/g+rack=6/5/4+partners=13+limit=20+ties=by-color+start=3");
        assertThat(ruleset.seats()).hasSize(3);
        assertThat(ruleset.colors(Seat.ONE)).containsExactly(Color.RED, Color.YELLOW);
        assertThat(ruleset.colors(Seat.TWO)).containsExactly(Color.BLUE);
        assertThat(ruleset.colors(Seat.THREE)).containsExactly(Color.GREEN);
        assertThat(ruleset.seats()).extracting(ruleset::rackSize).containsExactly(6, 5, 4);
        assertThat(ruleset.showsRack(Seat.ONE, Seat.THREE)).isTrue();
        assertThat(ruleset.showsRack(Seat.ONE, Seat.TWO)).isFalse();
        assertThat(ruleset.placementLimit()).hasValue(20);
        assertThat(ruleset.scoring()).isEqualTo(Scorings.BLOQUEURS_BY_COLOR);
        assertThat(ruleset.start()).contains(Seat.THREE);
    }

    @Test
    void theLineOfAPublishedRulesetIsItsId() {
        for (Ruleset ruleset : Rulesets.all()) {
            assertThat(HouseRules.line(ruleset)).contains(ruleset.id());
            assertThat(HouseRules.line(ruleset.toBuilder("own").build())).contains(ruleset.id());
            assertThat(HouseRules.parse(ruleset.id())).isSameAs(ruleset);
        }
    }

    @Test
    void aRulesetThatOnlyJavaCanDescribeHasNoLine() {
        Ruleset.Builder builder = Rulesets.standard(4).toBuilder("own");
        assertThat(HouseRules.line(builder.placementLimit(100).build())).isEmpty();
        assertThat(HouseRules.line(builder.placementLimit(99).build())).contains("standard-4+limit=99");
        assertThat(HouseRules.line(builder.scoring((tally, seat) -> tally.largestGroup(seat))
                        .build()))
                .isEmpty();
    }

    @Test
    void mergesPartnersIntoTheLargestGroups() {
        Ruleset.Builder builder = Rulesets.standard(4).toBuilder("own")
                .partners(Seat.FOUR, Seat.TWO)
                .partners(Seat.ONE, Seat.TWO)
                .partners(Seat.ONE);
        assertThat(HouseRules.line(builder.build())).contains("standard-4+partners=12/24");
        assertThat(HouseRules.line(builder.partners(Seat.ONE, Seat.FOUR).build()))
                .contains("standard-4+partners=124");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "standard-4+rack=0|17|a rack holds 1 to 28 tiles, not 0",
                "standard-4+rack=29|17|a rack holds 1 to 28 tiles, not 29",
                "standard-4+rack=06|17|a rack holds 1 to 28 tiles, not '06'",
                "standard-4+rack=|17|a rack holds 1 to 28 tiles, not ''",
                "standard-4+rack=5/x/5/5|19|a rack holds 1 to 28 tiles, not 'x'",
                "standard-4+rack=5/6|17|'standard-4' has 4 seats, not 2",
                "standard-4+rack=5|11|these rules are written 'standard-4'",
                "standard-4+rack=6/6/6/6|18|these rules are written 'standard-4+rack=6'",
                "standard-4+limit=9+rack=6|12|these rules are written 'standard-4+rack=6+limit=9'",
                "standard-4+start=1|11|these rules are written 'standard-4'",
                "standard-4+start=5|18|a seat is 1 to 4 or random, not 5",
                "standard-4+start=chance|18|a seat is 1 to 4 or random, not 'chance'",
                "standard-4+limit=0|18|a limit is 1 to 99, not 0",
                "standard-4+limit=100|18|a limit is 1 to 99, not '100'",
                "standard-4+ties=by-color|17|ties by color need a Bloqueurs ruleset, not 'standard-4'",
                "bloqueurs-4+ties=usual|18|ties are by-color, not 'usual'",
                "standard-4+colors=b/g/o|19|'standard-4' has 4 seats, not 3",
                "standard-4+colors=b/g/o/b|25|blue occurs twice",
                "standard-4+colors=b/g/o/x|25|a color is b, g, o, r or y, not 'x'",
                "standard-4+colors=b/g/o/|25|each seat owns a color",
                "standard-4+colors=b/g/o/yr|25|these rules are written 'standard-4+colors=b/g/o/ry'",
                "standard-4+partners=1|21|partners are two seats or more",
                "standard-4+partners=11|22|seat 1 occurs twice in its group",
                "standard-4+partners=15|22|a seat is 1 to 4, not 5",
                "standard-4+partners=21|21|these rules are written 'standard-4+partners=12'",
                "standard-4+partners=12/13/23|23|these rules are written 'standard-4+partners=123'",
                "standard-4+size=6|12|unknown option 'size'; known: colors, rack, partners, limit, ties, start",
                "standard-4+rack|12|an option has the form rack=value",
                "standard-4+rack=6+rack=6|19|the option 'rack' occurs twice",
                "standard-4+|12|unknown option ''; known: colors, rack, partners, limit, ties, start",
                "+rack=6|1|unknown ruleset ''; known: standard-3, standard-4, standard-5, two-player, bloqueurs-3,"
                        + " bloqueurs-4, bloqueurs-5, two-player-bloqueurs"
            })
    void reportsTheColumn(String line, int column, String message) {
        String expected = "ruleset '" + line + "': column " + column + ": " + message;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HouseRules.parse(line))
                .withMessage(expected);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rulesets.parse(line))
                .withMessage(expected);
        assertThat(Rulesets.byId(line)).isEmpty();
        assertThatExceptionOfPosition(line + " 9/9/9/9/9/9/9/9/9 - -;-;-;- -;-;-;-", expected);
    }

    private static void assertThatExceptionOfPosition(String position, String expected) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rulesets.notation().readPosition(position))
                .isInstanceOf(PositionException.class)
                .withMessageContaining(expected);
    }

    @Test
    void rejectsALongLine() {
        String line = "standard-4+rack=" + Strings.repeat("6", 113);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> HouseRules.parse(line))
                .withMessage("ruleset 'standard-4+rack=666666666666666666666666...' (129 characters): column 129:"
                        + " a line of house rules has at most 128 characters");
    }

    @Test
    void r10_theOptionRackOfSix() {
        assertThat(HouseOption.RACK_OF_SIX).hasToString("rack=6");
        Ruleset ruleset = HouseOption.RACK_OF_SIX.on(Rulesets.standard(4)).orElseThrow();
        assertThat(ruleset).hasToString("standard-4+rack=6");
        assertThat(ruleset.deal(1).viewFor(Seat.ONE).rack(Color.BLUE).orElseThrow())
                .hasSize(6);
        assertThat(HouseOption.RACK_OF_SIX.on(ruleset)).contains(ruleset);
        assertThat(HouseOption.RACK_OF_SIX.on(HouseRules.parse("standard-4+rack=1/2/3/4")))
                .contains(ruleset);
    }

    @Test
    void r36_theOptionTiesByColor() {
        assertThat(HouseOption.TIES_BY_COLOR).hasToString("ties=by-color");
        assertThat(HouseOption.TIES_BY_COLOR.on(Rulesets.bloqueurs(3)).map(Ruleset::id))
                .contains("bloqueurs-3+ties=by-color");
        assertThat(HouseOption.TIES_BY_COLOR.on(Rulesets.standard(3))).isEmpty();
    }

    @Test
    void r11_theOptionRandomStart() {
        assertThat(HouseOption.RANDOM_START).hasToString("start=random");
        Ruleset ruleset = HouseOption.RANDOM_START.on(Rulesets.twoPlayer()).orElseThrow();
        assertThat(ruleset).hasToString("two-player+start=random");
        Set<Optional<Seat>> starts = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            starts.add(ruleset.deal(seed).turn());
        }
        assertThat(starts).hasSize(2);
    }

    @Test
    void anOptionNeedsALine() {
        Ruleset own =
                Rulesets.standard(4).toBuilder("house").placementLimit(100).build();
        for (HouseOption option : HouseOption.values()) {
            assertThat(option.on(own)).isEmpty();
            assertThat(option.on(Rulesets.bloqueurs(5).toBuilder("house").build()))
                    .contains(HouseRules.parse("bloqueurs-5+" + option));
        }
    }

    /** Without a limit, seats with one color each rarely tie; with a limit of one placement, all of them tie. */
    @Test
    void r34_playsAgainWhileWinnersTie() {
        GameState over = end(HouseRules.parse("standard-3+limit=1"));
        assertThat(over.standings().winners()).hasSize(3);
        GameState next = Rulesets.playAgain(over, new SplitMix64(7)).orElseThrow();
        assertThat(next).isEqualTo(over.ruleset().deal(7));
        GameState decided = end(HouseRules.parse("standard-3"));
        assertThat(decided.standings().winners()).hasSize(1);
        assertThat(Rulesets.playAgain(decided, new SplitMix64(7))).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rulesets.playAgain(next, new SplitMix64(7)))
                .withMessage("the game is not over: seat 1 is to move");
    }

    private static GameState end(Ruleset ruleset) {
        GameState game = ruleset.deal(1);
        while (!game.isOver()) {
            game = game.play(game.legalMoves().get(0));
        }
        return game;
    }
}
