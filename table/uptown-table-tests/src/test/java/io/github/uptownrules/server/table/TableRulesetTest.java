package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableRulesetTest {
    @Test
    void customBotsPlayWithAnyEquipment() {
        List<Game> games = List.of(
                new UpTurnGame()
                        .withBot("mine", (view, random) -> view.legalMoves().get(0)),
                new StreetGame()
                        .withBot("mine", (view, random) -> view.legalMoves().get(0)));
        assertThat(games).allSatisfy(game -> {
            Game own = game.with(game.equipment().orElseThrow().text());
            assertThat(own.bots()).contains("mine");
            assertThat(own.levels()).isEqualTo(game.levels());
        });
    }

    /** Equipment equal to the server's is not custom, regardless of its spelling. */
    @Test
    void theServersEquipmentIsNotCustom() {
        Game offered = new UpTurnGame();
        Games games = Games.of(offered);
        String text = offered.equipment().orElseThrow().text();
        assertThat(isOwn(games, text)).isFalse();
        assertThat(isOwn(games, text.replace(",", " "))).isFalse();
        assertThat(TableRuleset.find(games, "street-2", Optional.empty())).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> isOwn(games, "1 2"));
    }

    @Test
    void findsHouseRules() {
        TableRuleset six = TableRuleset.find(Games.load(), "standard-4+rack=6", Optional.empty())
                .orElseThrow();
        assertThat(six.id()).isEqualTo("standard-4+rack=6");
        assertThat(six.seats()).hasSize(4);
        assertThat(six.another("two-player+limit=9").orElseThrow().seats()).hasSize(2);
        assertThat(six.another("two-player+limit=0")).isEmpty();
        assertThat(TableRuleset.find(Games.load(), "standard-4+rack=5", Optional.empty()))
                .isEmpty();
    }

    private static boolean isOwn(Games games, String equipment) {
        return TableRuleset.find(games, "upturn-2", Optional.of(equipment))
                .orElseThrow()
                .isOwn();
    }
}
