package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.server.game.TableGame;
import java.util.ServiceLoader;

/** Games for the server, until it takes a {@link Game}. */
final class OldPrograms {
    private OldPrograms() {}

    static TableGame[] tables(Games games) {
        return ServiceLoader.load(TableGame.class).stream()
                .map(ServiceLoader.Provider::get)
                .map(table -> games.find(table.id())
                        .flatMap(Game::equipment)
                        .filter(own -> !own.text()
                                .equals(table.equipment().orElseThrow().text()))
                        .map(own -> table.with(own.text()))
                        .orElse(table))
                .toArray(TableGame[]::new);
    }
}
