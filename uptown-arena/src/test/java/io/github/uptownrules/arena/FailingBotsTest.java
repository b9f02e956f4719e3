package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.arena.protocol.LineProtocol;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.games.UptownGame;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FailingBotsTest {
    @SuppressWarnings("NullAway") // a bot compiled without NullAway may return null
    private static final ImmutableMap<String, Bot> BOTS = ImmutableMap.of(
            "silent",
            (view, random) -> null,
            "cheat",
            (view, random) -> Move.parse("b5@E5"),
            "broken",
            (view, random) -> {
                throw new UnsupportedOperationException("no\u001b[2J\nidea");
            },
            "endless",
            (view, random) -> {
                throw new StackOverflowError();
            },
            "unlinked",
            (view, random) -> {
                throw new NoClassDefFoundError("some/Library");
            });

    private static final Game GAME = game();

    private static Game game() {
        UptownGame game = new UptownGame();
        for (Map.Entry<String, Bot> bot : BOTS.entrySet()) {
            game = game.withBot(bot.getKey(), bot.getValue());
        }
        return game;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    silent   | it returned null
                    broken   | it fails with java.lang.UnsupportedOperationException: no?[2J idea
                    endless  | it fails with java.lang.StackOverflowError
                    unlinked | it fails with java.lang.NoClassDefFoundError: some/Library
                    cheat    | it plays 'b5@E5':
                    """)
    void aFailingBotLosesOnlyItsGame(String bot, String cause) throws IOException {
        List<String> bots = List.of(bot, "greedy");
        Tournament tournament =
                Tournament.of(GAME, "two-player", bots).withGames(4).withSeed(7);
        List<FinishedGame> games = new ArrayList<>();
        Arena.of(tournament).withThreads(1).play(0, new CompletableFuture<>(), games::add);
        assertThat(games).hasSize(4);
        for (FinishedGame game : games) {
            Schedule schedule = Schedule.of(bots, 7);
            int seat = schedule.seating(game.number()).indexOf(bot);
            assertThat(game.failure())
                    .startsWith("game " + (game.number() + 1) + " of two-player, seed 7 (deal "
                            + (game.number() / 2 + 1) + ", seating " + (game.number() % 2 + 1) + "), seat " + (seat + 1)
                            + ", " + bot + ": " + cause)
                    .contains("; its view is two-player ");
            assertThat(game.record())
                    .contains("[Termination \"resignation " + (seat + 1) + "\"]", "[Forfeit \"" + cause);
            assertThat(game.result().seats().get(seat).rank()).isEqualTo(2);
            assertThat(game.result().termination()).contains(Termination.resignation(Seat.of(seat + 1)));
        }
        Results results = tournament.play();
        assertThat(results.forfeits(bot, Termination.Cause.RESIGNATION)).isEqualTo(4);
        assertThat(results.winShare("greedy").mean()).isEqualTo(1);
        assertThat(results.failures())
                .containsExactlyElementsOf(
                        games.subList(0, 3).stream().map(FinishedGame::failure).toList());
        assertThat(results.toString())
                .contains(bot + " forfeited 4 games, 0 of them by time\n  "
                        + results.failures().get(0) + "\n");
    }

    /** The other games behave the same. */
    @Test
    void aFailingBotLosesInTheOtherGames() {
        Results upturn = Tournament.of(
                        new UpTurnGame().withBot("broken", (view, random) -> {
                            throw new IllegalArgumentException("no idea");
                        }),
                        "upturn-2",
                        List.of("broken", "sensible"))
                .withGames(4)
                .play();
        assertThat(upturn.forfeits("broken", Termination.Cause.RESIGNATION)).isEqualTo(4);
        Results street = Tournament.of(
                        new StreetGame().withBot("broken", (view, random) -> {
                            throw new IllegalArgumentException("no idea");
                        }),
                        "street-2",
                        List.of("broken", "greedy"))
                .withGames(4)
                .play();
        assertThat(street.forfeits("broken", Termination.Cause.RESIGNATION)).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"silent", "broken", "endless", "unlinked"})
    void theProtocolReportsAFailingBotAndContinues(String bot) {
        LineProtocol protocol = new LineProtocol(Games.of(GAME));
        protocol.answer("new two-player 1");
        assertThat(protocol.answer("bot " + bot + " 1").orElseThrow()).startsWith("? the bot '" + bot + "': it ");
        assertThat(protocol.answer("turn")).contains("= 1");
    }
}
