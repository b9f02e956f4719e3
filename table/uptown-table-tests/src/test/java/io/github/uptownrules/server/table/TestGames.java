package io.github.uptownrules.server.table;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.games.UptownGame;
import java.util.Optional;

/** What the tests of the server play. */
public final class TestGames {
    public static final Games ALL = Games.of(new UptownGame(), new UpTurnGame(), new StreetGame());

    private TestGames() {}

    public static TableRuleset ruleset(String id) {
        return TableRuleset.find(ALL, id, Optional.empty()).orElseThrow();
    }

    /** A clock that has not been started. */
    static ServiceClock clock() {
        return new ServiceClock(0, System::nanoTime, ServiceClock.LONGEST_TIMER);
    }

    /** The first legal move of a game of Uptown. */
    public static String firstMove(PlayedGame.Whole game) {
        return UptownGame.position(game).legalMoves().get(0).toString();
    }

    /** The table after the first legal move of a game of Uptown. */
    static TableState moved(TableState table) {
        PlayedGame.Whole game = table.game().orElseThrow();
        return table.played(game.play(firstMove(game)));
    }

    /** A game that is always dealt alike. */
    public static PlayedGame.Whole dealt(String ruleset, long seed) {
        return ruleset(ruleset).game().deal(ruleset, seed, "1");
    }
}
