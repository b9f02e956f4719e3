package io.github.uptownrules.server.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.table.Clocks;
import io.github.uptownrules.server.table.Occupant;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Occupant.Person.Part;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.TableRuleset;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableSettings.AfterResignation;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.server.table.TestGames;
import io.github.uptownrules.server.table.TimeControl;
import io.github.uptownrules.server.table.TimeControl.Timeout;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTextTest {
    private static final TableSettings PRACTICE = new TableSettings(
            Optional.of(Long.MIN_VALUE),
            TimeControl.NONE,
            AfterResignation.ENDS,
            TableSettings.Visibility.INVITED,
            TableSettings.Hints.ALLOWED);

    private static TableState table(TableRuleset ruleset, Occupant first) {
        ImmutableList.Builder<Occupant> seats =
                ImmutableList.<Occupant>builder().add(first);
        ruleset.seats().stream().skip(1).forEach(seat -> seats.add(new Robot("bot-" + seat)));
        return new TableState(
                "ABCDEFGHIJKLMNOPQRSTUV",
                ruleset,
                PRACTICE,
                seats.build(),
                Optional.empty(),
                Long.MAX_VALUE,
                7,
                Optional.empty(),
                Optional.of("WXYZabcdefghijklmnopqr"));
    }

    private static List<TableRuleset> rulesets() {
        return TestGames.ALL.all().stream()
                .flatMap(game -> game.rulesets().keySet().stream())
                .map(TestGames::ruleset)
                .toList();
    }

    private static void assertKept(TableState table) {
        assertThat(TableText.read(TableText.write(table), TestGames.ALL)).isEqualTo(table);
    }

    @Test
    void keepsATableBeforeItsGame() {
        assertKept(table(TestGames.ruleset("standard-4"), new OpenSeat()));
        assertKept(new TableState(
                "a",
                TestGames.ruleset("two-player"),
                TableSettings.USUAL,
                ImmutableList.of(new OpenSeat(), new OpenSeat()),
                Optional.empty(),
                1,
                1,
                Optional.empty(),
                Optional.empty()));
    }

    /** Names with all kinds of characters, and each position of a game of every ruleset, resigned or played to its end. */
    @Test
    void keepsEveryPositionOfAGame() {
        SplitMix64 random = new SplitMix64(29);
        for (TableRuleset ruleset : rulesets()) {
            TableState table =
                    table(ruleset, new Person("Zo\u00eb \"]\\ \ud83c\udf06", "hash", Part.AWAY, Answer.NONE));
            PlayedGame.Whole game = table.begin(ruleset.game().deal(ruleset.id(), random));
            while (!game.isOver()) {
                assertKept(table.withGame(game));
                assertKept(table.withGame(game.terminated("resignation 1")));
                game = game.play(game.seenBy(game.turn().orElseThrow()).choose("casual", random));
            }
            assertKept(table.withGame(game));
        }
    }

    /** Time limits, resignations, and answers to a rematch. */
    @Test
    void keepsAllSettingsAndAnswers() {
        for (TimeControl time : List.of(
                TimeControl.NONE,
                TimeControl.perMove(Duration.ofDays(3), Timeout.BOT),
                TimeControl.perGame(Duration.ofSeconds(300), Duration.ofSeconds(5), Timeout.LOSES))) {
            assertKept(TableState.open(
                            "a",
                            TestGames.ruleset("two-player"),
                            new TableSettings(
                                    Optional.empty(),
                                    time,
                                    AfterResignation.BOT,
                                    TableSettings.Visibility.LISTED,
                                    TableSettings.Hints.NONE),
                            ImmutableList.of(new OpenSeat(), new OpenSeat()))
                    .withClocks(new Clocks(ImmutableList.of(0L, 12_345L), 99)));
        }
        TableSettings settings = new TableSettings(
                Optional.empty(),
                TimeControl.NONE,
                AfterResignation.BOT,
                TableSettings.Visibility.LISTED,
                TableSettings.Hints.NONE);
        for (Part part : Part.values()) {
            for (Answer answer : Answer.values()) {
                assertKept(TableState.open(
                        "a",
                        TestGames.ruleset("two-player"),
                        settings,
                        ImmutableList.of(new Person("Ada", "hash", part, answer), new OpenSeat())));
            }
        }
    }

    /** Later releases read the texts of earlier ones. */
    @Test
    void keepsItsFormat() {
        TableState table = table(TestGames.ruleset("two-player"), new Person("Ada", "hash", Part.PLAYS, Answer.AGREES));
        String text = "{\"form\":1,\"id\":\"ABCDEFGHIJKLMNOPQRSTUV\",\"ruleset\":\"two-player\","
                + "\"version\":9223372036854775807,\"positionVersion\":7,\"practiceSeed\":-9223372036854775808,"
                + "\"next\":\"WXYZabcdefghijklmnopqr\",\"seats\":["
                + "{\"person\":\"Ada\",\"secretHash\":\"hash\",\"away\":false,\"agrees\":true},{\"bot\":\"bot-2\"}]}";
        assertThat(TableText.write(table)).isEqualTo(text);
        assertThat(TableText.read(text, TestGames.ALL)).isEqualTo(table);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null", "[]", "{}", "{\"ruleset\":\"b1\"}", "nonsense"})
    void rejectsOtherTexts(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TableText.read(text, TestGames.ALL))
                .withMessage("the text is not a table of this program");
    }
}
