package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.games.UptownGame;
import java.util.Optional;

/** The games for tests of the server. */
public final class TestGames {
    public static final Games ALL = Games.of(new UptownGame(), new UpTurnGame(), new StreetGame());

    private TestGames() {}

    public static TableRuleset ruleset(String id) {
        return TableRuleset.find(ALL, id, Optional.empty()).orElseThrow();
    }

    /** Returns a clock that has not been started. */
    static ServiceClock clock() {
        return new ServiceClock(0, System::nanoTime, ServiceClock.LONGEST_TIMER);
    }

    public static String firstMove(PlayedGame.Whole game) {
        return UptownGame.position(game).legalMoves().get(0).toString();
    }

    static TableState moved(TableState table) {
        PlayedGame.Whole game = table.game().orElseThrow();
        return table.played(game.play(firstMove(game)));
    }

    public static PlayedGame.Whole dealt(String ruleset, long seed) {
        return ruleset(ruleset).game().deal(ruleset, seed, "1");
    }
}
