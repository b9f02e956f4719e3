package io.github.uptownrules.server.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** All clients of a table get the same review, but a failure is not cached. */
class FailedReviewTest {
    private final AtomicInteger judged = new AtomicInteger();

    /** Fails on the first call. */
    private final GameReview<String> review = new GameReview<>(ImmutableList.of(1), ply -> {
        if (judged.incrementAndGet() == 1) {
            throw new IllegalStateException("out of luck");
        }
        MoveEstimate<String> move = new MoveEstimate<>("b1@A1", 1, 0.5, 0, 0);
        return new MoveReview<>(ply, 1, move, move);
    });

    private final Listener client = new Listener();
    private final TableState over = over();

    private TableState over() {
        PlayedGame.Whole game = TestGames.dealt("two-player", 1).terminated("resignation 1");
        PlayedGame.Whole reviewed = (PlayedGame.Whole) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {PlayedGame.Whole.class},
                (proxy, method, arguments) ->
                        method.getName().equals("review") ? Optional.of(review) : method.invoke(game, arguments));
        return TableState.open(
                        "a",
                        TestGames.ruleset("two-player"),
                        TableSettings.USUAL,
                        List.of(new Robot("club"), new Robot("club")))
                .withGame(reviewed);
    }

    private String answer(HintsAndReviews reviews, long id) throws Exception {
        reviews.review(over, id, client);
        JsonObject frame = requireNonNull(client.heard().poll(60, TimeUnit.SECONDS));
        assertThat(frame.get("id").getAsLong()).isEqualTo(id);
        return frame.get(frame.has("code") ? "code" : "type").getAsString();
    }

    @Test
    void retriesAFailedReview() throws Exception {
        BotExecutor executor = new BotExecutor(1, Duration.ZERO);
        try {
            HintsAndReviews reviews = new HintsAndReviews(executor, TestGames.clock());
            assertThat(answer(reviews, 1)).isEqualTo("busy");
            assertThat(answer(reviews, 2)).isEqualTo("review");
            assertThat(answer(reviews, 3)).isEqualTo("review");
            assertThat(judged).hasValue(2);
        } finally {
            executor.close();
        }
    }
}
