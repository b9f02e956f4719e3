package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** All at a table are sent the same review, but not the same failure. */
class FailedReviewTest {
    private final AtomicInteger judged = new AtomicInteger();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    /** It fails the first time that it is asked. */
    private final TextReview review = new TextReview() {
        @Override
        public ImmutableList<Integer> plies() {
            return ImmutableList.of(1);
        }

        @Override
        public JudgedMove move(int ply) {
            if (judged.incrementAndGet() == 1) {
                throw new IllegalStateException("out of luck");
            }
            EstimatedMove move = new EstimatedMove("b1@A1", 0.5, 0);
            return new JudgedMove(ply, "1", move, move);
        }
    };

    private final Client client = new Client() {
        @Override
        public void send(String frame) {
            heard.add(frame);
        }

        @Override
        public String asker() {
            return "";
        }

        @Override
        public boolean mayHave(String table, Seat seat, String name) {
            return true;
        }

        @Override
        public void close(Ending how) {}
    };

    private TableState over() {
        DealtGame game = TestGames.dealt("two-player", 1).terminated("resignation 1");
        DealtGame reviewed = (DealtGame) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {DealtGame.class},
                (proxy, method, arguments) ->
                        method.getName().equals("review") ? Optional.of(review) : method.invoke(game, arguments));
        return TableState.open(
                        "a",
                        TestGames.ruleset("two-player"),
                        TableSettings.USUAL,
                        List.of(new Robot("club"), new Robot("club")))
                .withGame(reviewed);
    }

    @Test
    void isTriedAgain() throws Exception {
        BotExecutor executor = new BotExecutor(1, Duration.ZERO);
        try {
            HintsAndReviews reviews = new HintsAndReviews(executor);
            TableState table = over();
            reviews.review(table, 1, client);
            assertThat(heard.poll(60, TimeUnit.SECONDS)).contains("\"id\":1", "\"busy\"");
            reviews.review(table, 2, client);
            assertThat(heard.poll(60, TimeUnit.SECONDS)).contains("\"id\":2").doesNotContain("busy");
            reviews.review(table, 3, client);
            assertThat(heard.poll(60, TimeUnit.SECONDS)).contains("\"id\":3").doesNotContain("busy");
            assertThat(judged).hasValue(2);
        } finally {
            executor.close();
        }
    }
}
