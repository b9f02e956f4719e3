package io.github.uptownrules.games;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.testkit.GameLaws;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameLawsTest {
    static Stream<Game> games() {
        return Stream.of(new UptownGame(), new UpTurnGame(), new StreetGame());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameKeepsTheLaws(Game game) {
        GameLaws.check(game, 1, 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void botsKeepTheLaws(Game game) {
        for (String bot : List.of("random", "beginner", "casual")) {
            GameLaws.checkBot(game, bot);
        }
    }

    @Test
    void addedBotsKeepTheLaws() {
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
