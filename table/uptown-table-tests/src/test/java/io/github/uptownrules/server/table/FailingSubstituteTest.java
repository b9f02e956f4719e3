package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.server.table.TableOrder.Kind;
import io.github.uptownrules.server.table.TableOrder.Wanted;
import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** No bot replaces the substitute, so a table waits when the substitute fails. */
class FailingSubstituteTest {
    private final BlockingQueue<String> failures = new LinkedBlockingQueue<>();

    private final TableListener listener = new QueuedChangesTest.NoListener() {
        @Override
        public void botFailed(TableState table, Seat seat, String bot, String reason) {
            failures.add(seat + " " + bot + ": " + reason);
        }
    };

    private static Game game() {
        UptownGame game = new UptownGame().withBot("wrong", (view, random) -> Move.parse("b1@A1"));
        return (Game) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) ->
                        method.getName().equals("substitute") ? "wrong" : method.invoke(game, arguments));
    }

    private String nextFailure() throws InterruptedException {
        return String.valueOf(failures.poll(20, TimeUnit.SECONDS));
    }

    @Test
    void retriesWhenTheNextClientJoins() throws Exception {
        String illegal = "2 wrong: it returned an illegal move";
        try (TablesInMemory memory = new TablesInMemory(1, Games.of(game()), listener)) {
            SeatAssignment made = memory.make(new Wanted(Kind.BOT, "wrong"));
            LiveTable table = memory.find(made.table());
            Optional<String> secret = made.seat().map(SeatAssignment.Held::secret);
            Listener ada = new Listener();
            table.join(ada, secret);
            String move = TestGames.firstMove(table.table().game().orElseThrow());
            table.request(ada, new Request.Play(1, table.table().version(), move));
            assertThat(nextFailure()).isEqualTo(illegal);
            assertThat(failures.poll(200, TimeUnit.MILLISECONDS)).isNull();
            table.join(new Listener(), secret);
            assertThat(nextFailure()).isEqualTo(illegal);
            assertThat(failures.poll(200, TimeUnit.MILLISECONDS)).isNull();
            assertThat(table.table().plies()).isEqualTo(1);
        }
    }
}
