package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.server.game.TableGame;
import io.github.uptownrules.table.games.StreetTableGame;
import io.github.uptownrules.table.games.UpTurnTableGame;
import io.github.uptownrules.table.games.UptownTableGame;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameCatalogTest {
    private static void assertRefused(String message, TableGame... games) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameCatalog.of(List.of(games)))
                .withMessageContaining(message);
    }

    @Test
    void gamesStandInTheirPlaces() {
        assertThat(GameCatalog.of(List.of(new StreetTableGame(), new UptownTableGame(), new UpTurnTableGame()))
                        .all())
                .extracting(TableGame::id)
                .containsExactly("uptown", "upturn", "street");
    }

    @Test
    void gamesThatCannotBeToldApartAreRefused() {
        assertRefused("there is no game");
        assertRefused("there are two games uptown", new UptownTableGame(), new UptownTableGame());
    }

    /** Who brings tiles or a deck may play against the bots that the server offers. */
    @Test
    void botsOfOnesOwnPlayWithAnyEquipment() {
        List<TableGame> games = List.of(
                new UpTurnTableGame()
                        .withBot("mine", (view, random) -> view.legalMoves().get(0)),
                new StreetTableGame()
                        .withBot("mine", (view, random) -> view.legalMoves().get(0)));
        assertThat(games).allSatisfy(game -> {
            TableGame own = game.with(game.equipment().orElseThrow().text());
            assertThat(own.hasBot("mine")).isTrue();
            assertThat(own.levels()).isEqualTo(game.levels());
        });
    }

    /** What this server offers is not a player's own, however it was written. */
    @Test
    void whatIsOfferedIsNotOwn() {
        TableGame offered = new UpTurnTableGame();
        GameCatalog games = GameCatalog.of(List.of(offered));
        String text = offered.equipment().orElseThrow().text();
        assertThat(games.find("upturn-2", Optional.of(text)).orElseThrow().isOwn())
                .isFalse();
        assertThat(games.find("upturn-2", Optional.of(text.replace(",", " ")))
                        .orElseThrow()
                        .isOwn())
                .isFalse();
        assertThat(games.find("street-2", Optional.empty())).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> games.find("upturn-2", Optional.of("1 2")));
    }
}
