package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.street.StreetGame;
import io.github.uptownrules.arena.uptown.UptownGame;
import io.github.uptownrules.arena.upturn.UpTurnGame;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.OldGames;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GamesTest {
    @Test
    void thoseOfTheLibraryAreFoundAsServices() {
        assertThat(OldGames.load().all())
                .extracting(OldGame::name)
                .containsExactly("Uptown", "UP TURN", "the street game");
        assertThat(OldGames.load().first()).isInstanceOf(UptownGame.class);
    }

    @Test
    void aTextTellsItsGame() {
        OldGames games = OldGames.load();
        for (String ruleset : games.rulesets()) {
            OldGame game = games.ofRuleset(ruleset);
            assertThat(games.ofPosition(game.deal(ruleset, 1, "1").text())).isSameAs(game);
            assertThat(games.ofPosition(game.deal(ruleset, 1, "1").viewFor("1").text()))
                    .isSameAs(game);
            String record = game.deal(ruleset, 1, "1").record();
            for (String end : List.of("\n", "\r\n", "\r")) {
                assertThat(games.ofRecord(record.replace("\n", end))).isSameAs(game);
            }
        }
        assertThat(games.ofPosition("")).isSameAs(games.first());
        assertThat(games.ofRecord("nonsense")).isSameAs(games.first());
        assertThatThrownBy(() -> games.ofRuleset("chess")).hasMessageStartingWith("unknown ruleset 'chess'; known: ");
    }

    @Test
    void gamesThatCannotBeToldApartAreRefused() {
        assertThatThrownBy(() -> OldGames.of(new UpTurnGame(), new StreetGame(), new UpTurnGame()))
                .hasMessage("the games 'UP TURN' and 'UP TURN' cannot be told apart: both have the family 'upturn'");
        assertThatThrownBy(OldGames::of).hasMessage("there has to be a game");
    }

    /** A game of another author, which takes the place of Uptown or joins it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            uptown 1 |      | mine-2     | the games 'Uptown' and 'Mine' cannot be told apart: both have no family
            uptown 1 | mine | mine-2     | the games 'Uptown' and 'Mine' cannot be told apart: both have the notation 'uptown 1'
            mine 1   | two  | two-player | the games 'Uptown' and 'Mine' cannot be told apart: both have the ruleset 'two-player'
            mine 1   | mine | two-player | the game 'Mine' has the ruleset 'two-player', which does not begin with its family, 'mine-'
            mine 1   | mine | mine2      | the game 'Mine' has the ruleset 'mine2', which does not begin with its family, 'mine-'
            """)
    void rejectsAGameThatCannotBeToldFromUptown(String notation, String family, String ruleset, String message) {
        OldGame mine = mine(notation, Optional.ofNullable(family), ruleset);
        assertThatThrownBy(() -> OldGames.of(new UptownGame(), mine))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    /** A position of such a ruleset would be taken for one of the other game, whether or not that has the ruleset. */
    @ParameterizedTest
    @ValueSource(strings = {"upturn-3", "upturn-5", "street-2"})
    void rejectsRulesetsOfUptownThatBeginWithTheFamilyOfAnotherGame(String ruleset) {
        OldGame mine = mine("mine 1", Optional.empty(), ruleset);
        assertThat(OldGames.of(mine).ofRuleset(ruleset)).isSameAs(mine);
        assertThatThrownBy(() -> OldGames.of(mine, new UpTurnGame(), new StreetGame()))
                .isInstanceOf(IllegalArgumentException.class)
                .message()
                .isIn(
                        "the games 'Mine' and 'UP TURN' cannot be told apart: both have the ruleset '" + ruleset + "'",
                        "the games 'Mine' and 'the street game' cannot be told apart: both have the ruleset '" + ruleset
                                + "'",
                        "the game 'Mine' has the ruleset '" + ruleset
                                + "', but the family 'upturn-' is that of the game 'UP TURN'");
    }

    @Test
    void takesAGameWithAFamilyOfItsOwn() {
        OldGame mine = mine("mine 1", Optional.of("mine"), "mine-2");
        OldGames games = OldGames.of(new UptownGame(), new UpTurnGame(), new StreetGame(), mine);
        assertThat(games.ofRuleset("mine-2")).isSameAs(mine);
        assertThat(games.ofPosition("mine-2 x")).isSameAs(mine);
    }

    /** Uptown under another name. */
    private static OldGame mine(String notation, Optional<String> family, String ruleset) {
        Map<String, Object> own =
                Map.of("name", "Mine", "notation", notation, "family", family, "rulesets", ImmutableList.of(ruleset));
        OldGame uptown = new UptownGame();
        return (OldGame) Proxy.newProxyInstance(
                GamesTest.class.getClassLoader(),
                new Class<?>[] {OldGame.class},
                (proxy, method, arguments) -> method.getName().equals("hasRuleset")
                        ? ruleset.equals(arguments[0])
                        : own.getOrDefault(
                                method.getName(), method.getParameterCount() == 0 ? method.invoke(uptown) : ""));
    }

    @Test
    void whatAGameIsPlayedWithCanBeExchanged() {
        OldGames games = OldGames.load();
        assertThat(games.with("tiles", games.equipment("tiles").text()).rulesets())
                .isEqualTo(games.rulesets());
        assertThatThrownBy(() -> games.with("deck", "nonsense")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> games.equipment("dice")).hasMessage("no game here is played with a dice");
        assertThat(games.with("deck", games.equipment("deck").text()).all()).hasSize(3);
    }
}
