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

    /** Equipment equal to the server's is not custom, however it was written. */
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

    private static boolean isOwn(Games games, String equipment) {
        return TableRuleset.find(games, "upturn-2", Optional.of(equipment))
                .orElseThrow()
                .isOwn();
    }
}
