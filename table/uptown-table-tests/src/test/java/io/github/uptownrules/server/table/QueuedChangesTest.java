package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonObject;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.table.TableOrder.Kind;
import io.github.uptownrules.server.table.TableOrder.Wanted;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Changes that wait for earlier ones, with a slow storage. */
class QueuedChangesTest {
    private static final SeatAuthorizer EVERYBODY = (table, seat, name) -> {};

    private final SlowStorage storage = new SlowStorage();
    private final BotExecutor executor = new BotExecutor(1, Duration.ZERO);
    private final TableServices services = new TableServices(
            Runnable::run,
            storage,
            executor,
            TestGames.ALL,
            new SplitMix64(1),
            new TokenGenerator(),
            new NoListener(),
            begun -> {},
            TestGames.clock(),
            Duration.ZERO);
    private final Tables tables = new Tables(services, 10);

    /** A storage that stores one change each time the test asks for it. */
    private static final class SlowStorage implements Storage {
        private final Map<String, TableState> stored = new HashMap<>();
        private final Deque<Runnable> waiting = new ArrayDeque<>();

        @Override
        public CompletableFuture<Void> save(ImmutableList<Change> changes) {
            CompletableFuture<Void> saved = new CompletableFuture<>();
            waiting.add(() -> {
                changes.forEach(change -> stored.put(change.after().id(), change.after()));
                saved.complete(null);
            });
            return saved;
        }

        @Override
        public CompletableFuture<Optional<Taken>> take(String id) {
            return CompletableFuture.completedFuture(
                    Optional.ofNullable(stored.get(id)).map(table -> new Taken(table, Home.ONLY)));
        }

        void storeNext() {
            waiting.remove().run();
        }
    }

    static class NoListener implements TableListener {
        @Override
        public void botFailed(TableState table, Seat seat, String bot, String reason) {}

        @Override
        public void happened(Event event, TableState table) {}

        @Override
        public void moved(Duration stored, Duration sent) {}

        @Override
        public void thought(String level, Duration time) {}

        @Override
        public void refused(Refusal.Code code) {}
    }

    @AfterEach
    void stop() {
        executor.close();
    }

    private SeatAssignment adasTable() throws Refusal {
        CompletableFuture<SeatAssignment> made = tables.make(
                new TableOrder(
                        "two-player",
                        Optional.empty(),
                        ImmutableList.of(new Wanted(Kind.PERSON, "Ada"), new Wanted(Kind.OPEN, "")),
                        Optional.of(1),
                        TableSettings.USUAL),
                EVERYBODY);
        storage.storeNext();
        return made.join();
    }

    private Listener join(SeatAssignment seated) {
        Listener listener = new Listener();
        tables.find(seated.table())
                .join()
                .orElseThrow()
                .join(listener, seated.seat().map(SeatAssignment.Held::secret));
        return listener;
    }

    @Test
    void rejectsRequestsOfAFormerSeatHolder() throws Refusal {
        SeatAssignment ada = adasTable();
        Listener left = join(ada);
        LiveTable table = tables.find(ada.table()).join().orElseThrow();
        table.request(left, new Request.Plain(1, Request.What.LEAVE));
        CompletableFuture<SeatAssignment> bob = tables.sit(ada.table(), 1, "Bob", EVERYBODY);
        CompletableFuture<SeatAssignment> eve = tables.sit(ada.table(), 2, "Eve", EVERYBODY);
        table.request(left, new Request.Plain(2, Request.What.RESIGN));
        table.request(left, new Request.Plain(3, Request.What.LEAVE));
        storage.storeNext();
        storage.storeNext();
        storage.storeNext();
        assertThat(bob).isCompleted();
        assertThat(eve).isCompleted();
        assertThat(storage.waiting).isEmpty();
        assertThat(List.of(left.answer(1), left.answer(2), left.answer(3)))
                .containsExactly(Optional.of("done"), Optional.of("not-a-seat"), Optional.of("not-a-seat"));
        JsonObject seen = left.state().getAsJsonObject("table");
        assertThat(seen.get("phase").getAsString()).isEqualTo("playing");
        assertThat(seen.get("you").getAsString()).isEqualTo("-");
        assertThat(join(bob.join()).state().getAsJsonObject("table").get("you").getAsInt())
                .isEqualTo(1);
    }

    @Test
    void storesAChangeBeforeShowingIt() throws Refusal {
        SeatAssignment ada = adasTable();
        Listener listener = join(ada);
        LiveTable table = tables.find(ada.table()).join().orElseThrow();
        CompletableFuture<SeatAssignment> bob = tables.sit(ada.table(), 2, "Bob", EVERYBODY);
        table.request(listener, new Request.Plain(1, Request.What.RESIGN));
        int heard = listener.heard().size();
        assertThat(bob).isNotDone();
        assertThat(listener.state().get("version").getAsLong()).isEqualTo(1);
        storage.storeNext();
        assertThat(bob).isCompleted();
        assertThat(listener.heard()).hasSize(heard + 1);
        assertThat(listener.answer(1)).isEmpty();
        assertThat(listener.state().getAsJsonObject("table").get("phase").getAsString())
                .isEqualTo("playing");
        storage.storeNext();
        assertThat(listener.answer(1)).contains("done");
        assertThat(listener.state().getAsJsonObject("table").get("phase").getAsString())
                .isEqualTo("over");
    }

    @Test
    void keepsATableWithAClient() throws Refusal {
        SeatAssignment ada = adasTable();
        Listener listener = join(ada);
        tables.closeIdle(Duration.ZERO);
        assertThat(tables.inMemory()).isEqualTo(1);
        assertThat(listener.isClosed()).isFalse();
        tables.find(ada.table()).join().orElseThrow().part(listener);
        tables.closeIdle(Duration.ofDays(1));
        assertThat(tables.inMemory()).isEqualTo(1);
        tables.closeIdle(Duration.ZERO);
        assertThat(tables.inMemory()).isZero();
    }

    /**
     * Loaded tables count toward the limit, just like new ones. A table that does not fit is not lost, and unknown tables take
     * no room.
     */
    @Test
    void loadsATableWhenThereIsRoom() throws Refusal {
        List<String> ids =
                List.of(adasTable().table(), adasTable().table(), adasTable().table());
        Tables few = new Tables(services, 2);
        for (int i = 0; i < 5; i++) {
            assertThat(few.find(services.tokens().next()).join()).isEmpty();
        }
        List<Listener> clients = List.of(new Listener(), new Listener());
        for (int i = 0; i < 2; i++) {
            few.find(ids.get(i)).join().orElseThrow().join(clients.get(i), Optional.empty());
        }
        assertThat(few.find(ids.get(2)))
                .isCompletedExceptionally()
                .failsWithin(Duration.ZERO)
                .withThrowableThat()
                .havingCause()
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo(Refusal.Code.TOO_MANY));
        LiveTable first = few.find(ids.get(0)).join().orElseThrow();
        first.part(clients.get(0));
        assertThat(few.find(ids.get(2)).join()).isPresent();
        assertThat(few.inMemory()).isEqualTo(2);
        few.closeIdle(Duration.ZERO);
        assertThat(few.inMemory()).isEqualTo(1);
    }

    /** Starts the game of Ada and Bob. */
    private SeatAssignment begun(SeatAssignment ada) throws Refusal {
        CompletableFuture<SeatAssignment> bob = tables.sit(ada.table(), 2, "Bob", EVERYBODY);
        storage.storeNext();
        return bob.join();
    }

    /** A disconnected player returns by reconnecting; a player who left must ask to return. */
    @Test
    void aPlayerWhoLeftStaysAway() throws Refusal {
        SeatAssignment ada = adasTable();
        SeatAssignment bob = begun(ada);
        // The player who leaves is not the one to move, because a bot would replace that player at once.
        boolean isAdasTurn = storage.stored.get(ada.table()).turn().equals(Optional.of(Seat.of(1)));
        SeatAssignment leaving = isAdasTurn ? bob : ada;
        Listener left = join(leaving);
        LiveTable table = tables.find(ada.table()).join().orElseThrow();
        table.request(left, new Request.Plain(1, Request.What.LEAVE));
        storage.storeNext();
        table.part(left);
        join(leaving);
        assertThat(storage.waiting).isEmpty();
    }

    @Test
    void answersARequestThatChangesNothing() throws Refusal {
        SeatAssignment ada = adasTable();
        begun(ada);
        Listener listener = join(ada);
        LiveTable table = tables.find(ada.table()).join().orElseThrow();
        table.request(listener, new Request.Plain(1, Request.What.RETURN));
        assertThat(listener.answer(1)).contains("done");
        assertThat(storage.waiting).isEmpty();
    }

    @Test
    void noBotTakesOverWithoutAWaitingClient() throws Refusal {
        SeatAssignment ada = adasTable();
        SeatAssignment bob = begun(ada);
        tables.standIn(Duration.ZERO);
        assertThat(storage.waiting).isEmpty();
        join(bob);
        tables.standIn(Duration.ofDays(1));
        assertThat(storage.waiting).isEmpty();
        tables.standIn(Duration.ZERO);
        assertThat(storage.waiting).hasSize(1);
    }
}
