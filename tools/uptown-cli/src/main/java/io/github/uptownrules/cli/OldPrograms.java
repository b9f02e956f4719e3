package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.OldGames;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.server.game.TableGame;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.ServiceLoader;

/** Games for the arena and the server, until these take a {@link Game}. */
final class OldPrograms {
    private OldPrograms() {}

    static OldGames games() {
        return OldGames.load();
    }

    static OldGame game(Game game) {
        Optional<Equipment> own = game.equipment();
        OldGames all =
                own.isPresent() ? games().with(own.get().kind(), own.get().text()) : games();
        return all.all().stream()
                .filter(old -> old.notation().equals(game.notation()))
                .findFirst()
                .orElseThrow();
    }

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

    /** A state that knows its moves and nothing else. */
    static TextState state(PlayedGame.Whole game) {
        return (TextState) Proxy.newProxyInstance(
                TextState.class.getClassLoader(),
                new Class<?>[] {TextState.class},
                (proxy, method, arguments) ->
                        method.getName().equals("play") ? state(game.play((String) arguments[0])) : game.legalMoves());
    }
}
