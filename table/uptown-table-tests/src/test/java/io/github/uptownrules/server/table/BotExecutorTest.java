package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.bots.RememberingBot;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.variants.Rulesets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class BotExecutorTest {
    private final List<Memory> asked = Collections.synchronizedList(new ArrayList<>());

    @Test
    void givesARememberingBotAllThatItsSeatSaw() {
        RememberingBot keeper = (memory, random) -> {
            asked.add(memory);
            return memory.view().legalMoves().get(0);
        };
        PlayedGame.Whole game = new UptownGame().withBot("keeper", keeper).deal("standard-3", 1, "1");
        game = game.play(TestGames.firstMove(game));
        Memory memory = Notation.of(Rulesets.all())
                .readRecord(game.record())
                .redactedFor(Seat.TWO)
                .memory();
        BotExecutor executor = new BotExecutor(1, Duration.ZERO);
        try {
            String move = executor.choose("ada", "keeper", game.seenBy(Seat.TWO), new QueuedChangesTest.NoListener())
                    .join();
            assertThat(asked).containsExactly(memory);
            assertThat(move).isEqualTo(memory.view().legalMoves().get(0).toString());
        } finally {
            executor.close();
        }
    }

    @Test
    void addressesTakeTurns() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        List<String> moved = Collections.synchronizedList(new ArrayList<>());
        BotExecutor executor = new BotExecutor(1, Duration.ZERO);
        try {
            List<CompletableFuture<?>> moves = new ArrayList<>();
            moves.add(executor.choose(
                    "many",
                    "waiting",
                    game("waiting", () -> {
                        begun.countDown();
                        Uninterruptibles.awaitUninterruptibly(mayEnd);
                    }),
                    new QueuedChangesTest.NoListener()));
            begun.await();
            for (String asker : List.of("many", "many", "many", "ada", "many", "bob", "ada")) {
                moves.add(executor.choose(
                        asker, "quick", game("quick", () -> moved.add(asker)), new QueuedChangesTest.NoListener()));
            }
            mayEnd.countDown();
            moves.forEach(CompletableFuture::join);
            assertThat(moved).containsExactly("many", "ada", "bob", "many", "ada", "many", "many");
        } finally {
            executor.close();
        }
    }

    private static SeenGame game(String bot, Runnable thought) {
        return new UptownGame()
                .withBot(bot, (view, random) -> {
                    thought.run();
                    return view.legalMoves().get(0);
                })
                .deal("standard-3", 1, "1")
                .seenBy(Seat.ONE);
    }

    /** A rejected request does not count as pending. */
    @Test
    void acceptsARequestAfterRejections() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        BotExecutor executor = new BotExecutor(1, Duration.ZERO);
        try {
            List<CompletableFuture<?>> others = new ArrayList<>();
            others.add(executor.review("first", review(ImmutableList.of(1), () -> {
                begun.countDown();
                Uninterruptibles.awaitUninterruptibly(mayEnd);
            })));
            begun.await();
            GameReview<String> quick = review(ImmutableList.of(), () -> {});
            for (int i = 0; i < 64; i++) {
                others.add(executor.review("other " + i, quick));
            }
            for (int i = 0; i < 10; i++) {
                assertThatThrownBy(() -> executor.review("ada", quick))
                        .isInstanceOfSatisfying(
                                Refusal.class,
                                refusal -> assertThat(refusal.code()).isEqualTo(Refusal.Code.BUSY));
            }
            mayEnd.countDown();
            others.forEach(CompletableFuture::join);
            assertThat(executor.review("ada", quick).join()).isEmpty();
        } finally {
            executor.close();
        }
    }

    private static GameReview<String> review(ImmutableList<Integer> plies, Runnable judge) {
        MoveEstimate<String> move = new MoveEstimate<>("b1@A1", 1, 0.5, 0, 0);
        return new GameReview<>(plies, ply -> {
            judge.run();
            return new MoveReview<>(ply, 1, move, move);
        });
    }
}
