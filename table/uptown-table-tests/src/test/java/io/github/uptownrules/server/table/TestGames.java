package io.github.uptownrules.server.table;

import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.table.games.StreetTableGame;
import io.github.uptownrules.table.games.UpTurnTableGame;
import io.github.uptownrules.table.games.UptownTableGame;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Optional;

/** What the tests of the server play. */
public final class TestGames {
    public static final GameCatalog ALL =
            GameCatalog.of(List.of(new UptownTableGame(), new UpTurnTableGame(), new StreetTableGame()));

    private TestGames() {}

    public static TableRuleset ruleset(String id) {
        return ALL.find(id, Optional.empty()).orElseThrow();
    }

    /** A clock that has not been started. */
    static ServiceClock clock() {
        return new ServiceClock(0, System::nanoTime, ServiceClock.LONGEST_TIMER);
    }

    /** The first legal move of a game of Uptown. */
    public static String firstMove(DealtGame game) {
        return Notation.of(Rulesets.all())
                .readRecord(game.record())
                .end()
                .legalMoves()
                .get(0)
                .toString();
    }

    /** A game that is always dealt alike. */
    public static DealtGame dealt(String ruleset, long seed) {
        return ruleset(ruleset).game().practice(ruleset, seed);
    }
}
