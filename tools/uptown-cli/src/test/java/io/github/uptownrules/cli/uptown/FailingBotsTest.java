package io.github.uptownrules.cli.uptown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.random.Schedule;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.cli.arena.Arena;
import io.github.uptownrules.cli.arena.Tournament;
import io.github.uptownrules.cli.files.Failure;
import io.github.uptownrules.cli.game.Game;
import io.github.uptownrules.cli.game.Shelf;
import io.github.uptownrules.cli.program.Programs;
import io.github.uptownrules.cli.protocol.LineProtocol;
import io.github.uptownrules.core.value.Move;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of a bot of somebody else's that does not choose a legal move. */
class FailingBotsTest {
    @SuppressWarnings("NullAway") // as bots do that were written without it
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

    private static final Game GAME = UptownGame.of(KnownBots.of(List.of(() -> BOTS)));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    silent   | returned no move, but null
                    broken   | fails with java.lang.UnsupportedOperationException: no?[2J idea
                    endless  | fails with java.lang.StackOverflowError
                    unlinked | fails with java.lang.NoClassDefFoundError: some/Library
                    cheat    | plays 'b5@E5':
                    """)
    void theArenaTellsWhereAndWhy(String bot, String cause) throws IOException {
        List<String> bots = List.of(bot, bot);
        Tournament tournament = new Tournament(GAME, "two-player", bots, "1", 4, 7);
        long seed = Schedule.of(bots, 7).dealSeed(0);
        String view = GAME.deal("two-player", seed, "1").at("1").text();
        try (Programs programs = new Programs(Duration.ofSeconds(1), Duration.ofSeconds(1))) {
            new Arena(tournament, 1).play(0, new CompletableFuture<>(), programs, game -> {});
            fail("nothing was said of a bot that fails");
        } catch (CompletionException e) {
            assertThat(Failure.reason(e))
                    .startsWith(
                            "game 1 of two-player, seed 7 (deal 1, seating 1), seat 1: the bot '" + bot + "' " + cause)
                    .endsWith("; its view is " + view);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"silent", "broken", "endless", "unlinked"})
    void theProtocolAnswersAndGoesOn(String bot) {
        LineProtocol protocol = new LineProtocol(Shelf.of(GAME));
        protocol.answer("new two-player 1");
        assertThat(protocol.answer("bot " + bot + " 1").orElseThrow()).startsWith("? the bot '" + bot + "' ");
        assertThat(protocol.answer("turn")).contains("= 1");
    }
}
