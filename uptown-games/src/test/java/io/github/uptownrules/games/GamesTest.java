package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
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
    void findsTheLibrarysGamesAsServices() {
        assertThat(Games.load().all()).extracting(Game::name).containsExactly("Uptown", "UP TURN", "the street game");
        assertThat(Games.load().first()).isInstanceOf(UptownGame.class);
    }

    @Test
    void findsTheGameOfAText() {
        Games games = Games.load();
        for (String ruleset : games.rulesets()) {
            Game game = games.ofRuleset(ruleset);
            assertThat(games.ofPosition(game.deal(ruleset, 1, "1").text())).isSameAs(game);
            assertThat(games.ofPosition(
                            game.deal(ruleset, 1, "1").seenBy(Seat.ONE).text()))
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
    void rejectsAmbiguousGames() {
        assertThatThrownBy(() -> Games.of(new UpTurnGame(), new StreetGame(), new UpTurnGame()))
                .hasMessage("the games 'UP TURN' and 'UP TURN' cannot be distinguished: both have the id 'upturn'");
        assertThatThrownBy(Games::of)
                .hasMessage("no game found; add a module with games to the class path or module path");
    }

    /** Adds another author's game to Uptown. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            mine 1   | uptown | mine-2     | both have the id 'uptown'
            uptown 1 | mine   | mine-2     | both have the notation 'uptown 1'
            mine 1   | two    | two-player | both have the ruleset 'two-player'
            mine 1   | mine   | mine2      | both have rulesets that do not begin with the id of their game
            """)
    void rejectsAGameThatConflictsWithUptown(String notation, String id, String ruleset, String both) {
        Game mine = mine(notation, id, ruleset);
        assertThatThrownBy(() -> Games.of(new UptownGame(), mine))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the games 'Uptown' and 'Mine' cannot be distinguished: " + both);
    }

    /** A position of such a ruleset would be attributed to the other game, even if that game does not have the ruleset. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            upturn-3 | the games 'Mine' and 'UP TURN' cannot be distinguished: both have the ruleset 'upturn-3'
            upturn-5 | the game 'Mine' has the ruleset 'upturn-5', but 'upturn-' is for the game 'UP TURN'
            street-2 | the games 'Mine' and 'the street game' cannot be distinguished: both have the ruleset 'street-2'
            """)
    void rejectsRulesetsWithThePrefixOfAnotherGame(String ruleset, String message) {
        Game mine = mine("mine 1", "mine", ruleset);
        assertThat(Games.of(mine).ofRuleset(ruleset)).isSameAs(mine);
        assertThatThrownBy(() -> Games.of(mine, new UpTurnGame(), new StreetGame()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Mine", "2nd", "my-game", "averylongnameofagame1", "m\u00ebine"})
    void rejectsAnInvalidId(String id) {
        assertThatThrownBy(() -> Games.of(mine("mine 1", id, "mine-2")))
                .hasMessageStartingWith(
                        "the id of a game is 1 to 20 letters of lower case and digits, a letter first, not '");
    }

    @Test
    void acceptsAGameWithItsOwnId() {
        Game mine = mine("mine 1", "mine", "mine-2");
        Games games = Games.of(new UptownGame(), new UpTurnGame(), new StreetGame(), mine);
        assertThat(games.ofRuleset("mine-2")).isSameAs(mine);
        assertThat(games.ofPosition("mine-2 x")).isSameAs(mine);
    }

    /** Returns Uptown under another name. */
    private static Game mine(String notation, String id, String ruleset) {
        Map<String, Object> own =
                Map.of("name", "Mine", "notation", notation, "id", id, "rulesets", ImmutableMap.of(ruleset, 2));
        Game uptown = new UptownGame();
        return (Game) Proxy.newProxyInstance(
                GamesTest.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) -> method.getName().equals("findSeats")
                        ? Optional.of(2).filter(seats -> ruleset.equals(arguments[0]))
                        : own.getOrDefault(
                                method.getName(), method.getParameterCount() == 0 ? method.invoke(uptown) : ""));
    }

    @Test
    void replacesTheEquipment() {
        Games games = Games.load();
        assertThat(games.with("tiles", games.equipment("tiles").text()).rulesets())
                .isEqualTo(games.rulesets());
        assertThatThrownBy(() -> games.with("deck", "nonsense")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> games.equipment("dice")).hasMessage("no game has equipment of the kind 'dice'");
        assertThat(games.with("deck", games.equipment("deck").text()).all()).hasSize(3);
    }
}
