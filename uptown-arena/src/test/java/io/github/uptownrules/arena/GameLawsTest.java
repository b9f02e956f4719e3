package io.github.uptownrules.arena;

import io.github.uptownrules.arena.street.StreetGame;
import io.github.uptownrules.arena.uptown.UptownGame;
import io.github.uptownrules.arena.upturn.UpTurnGame;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.testkit.GameLaws;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All three games keep the laws of games that are played in text. */
class GameLawsTest {
    static Stream<OldGame> games() {
        return Stream.of(new UptownGame(), new UpTurnGame(), new StreetGame());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameKeepsThem(OldGame game) {
        GameLaws.check(game, 1, 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void plainBotsKeepThem(OldGame game) {
        for (String bot : List.of("random", "beginner", "casual")) {
            GameLaws.checkBot(game, bot);
        }
    }

    @Test
    void aBotOfOnesOwnIsCheckedInALine() {
        GameLaws.checkBot(
                new UpTurnGame()
                        .withBot("mine", (seen, chance) -> seen.legalMoves().get(0)),
                "mine");
        GameLaws.checkBot(
                new StreetGame()
                        .withBot("mine", (seen, chance) -> seen.legalMoves().get(0)),
                "mine");
    }
}
