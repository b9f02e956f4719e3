package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.arena.street.StreetGame;
import io.github.uptownrules.arena.uptown.UptownGame;
import io.github.uptownrules.arena.upturn.UpTurnGame;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

class GamesTest {
    @Test
    void thoseOfTheLibraryAreFoundAsServices() {
        assertThat(Games.load().all()).extracting(Game::name).containsExactly("Uptown", "UP TURN", "the street game");
        assertThat(Games.load().first()).isInstanceOf(UptownGame.class);
    }

    @Test
    void aTextTellsItsGame() {
        Games games = Games.load();
        for (String ruleset : games.rulesets()) {
            Game game = games.ofRuleset(ruleset);
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
        assertThatThrownBy(() -> Games.of(new UpTurnGame(), new StreetGame(), new UpTurnGame()))
                .hasMessage("the games 'UP TURN' and 'UP TURN' cannot be told apart: they have a ruleset, a family or a"
                        + " notation in common");
        assertThatThrownBy(Games::of).hasMessage("there has to be a game");
    }

    @Test
    void whatAGameIsPlayedWithCanBeExchanged() {
        Games games = Games.load();
        assertThat(games.with("tiles", games.equipment("tiles").text()).rulesets())
                .isEqualTo(games.rulesets());
        assertThatThrownBy(() -> games.with("deck", "nonsense")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> games.equipment("dice")).hasMessage("no game here is played with a dice");
        assertThat(games.with("deck", games.equipment("deck").text()).all()).hasSize(3);
    }
}
