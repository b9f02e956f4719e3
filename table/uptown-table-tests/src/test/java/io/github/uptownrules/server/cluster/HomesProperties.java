package io.github.uptownrules.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.storage.TableRows;
import io.github.uptownrules.server.table.Home;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Storage.Change;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.server.table.TestGames;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Servers renew their leases, stall, take a table, change it and send its state, in any order and with clocks that disagree. No
 * two servers may change the table under the same fence, lose a stored change, or send its state at the same time.
 */
class HomesProperties {
    private static final Duration LENGTH = Duration.ofSeconds(3);
    private static final String TABLE = "t";

    enum What {
        RENEW,
        RECEIVE_ANSWER,
        TAKE,
        BEGIN_CHANGE,
        STORE_CHANGE,
        SHOW,
        RELEASE,
        ENTER
    }

    record Step(int server, What what, int pause) {}

    @Provide
    static Arbitrary<List<Step>> steps() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.of(What.class),
                        Arbitraries.frequencyOf(
                                net.jqwik.api.Tuple.of(
                                        20, Arbitraries.integers().between(0, 300)),
                                net.jqwik.api.Tuple.of(1, Arbitraries.integers().between(2500, 4000))))
                .as(Step::new)
                .list()
                .ofMinSize(20)
                .ofMaxSize(120);
    }

    private static TableState table(long version) {
        return new TableState(
                TABLE,
                TestGames.ruleset("two-player"),
                TableSettings.USUAL,
                ImmutableList.of(new OpenSeat(), new OpenSeat()),
                Optional.empty(),
                version,
                version,
                Optional.empty(),
                Optional.empty());
    }

    /** A server, with the homes that it assumes. */
    private static final class Server {
        private final int number;
        private final double rate;
        private Optional<Lease> lease = Optional.empty();
        private Optional<Home> home = Optional.empty();
        private Optional<Change> begun = Optional.empty();
        private Optional<Long> asked = Optional.empty();
        private long version;
        private long nanos;
        private int lives;

        Server(int number) {
            this.number = number;
            this.rate = 0.96 + 0.04 * number; // clocks may differ by a few percent
            this.nanos = Long.MAX_VALUE - 2_000_000_000L * number;
        }

        Member self() {
            return new Member(number + "/" + lives, "http://s" + number, News.NONE, LENGTH);
        }

        boolean isHeld() {
            return lease.filter(Lease::isHeld).isPresent();
        }
    }

    @Property(tries = 400)
    void noTwoServersOwnATable(@ForAll("steps") List<Step> steps) throws SQLException {
        try (FakeTime time = new FakeTime()) {
            new TableRows(time.connection(), TestGames.ALL).save(new Change(Optional.empty(), table(1), Home.ONLY), 0);
            List<Server> servers = List.of(new Server(0), new Server(1), new Server(2));
            Map<Long, String> changedUnder = new HashMap<>();
            List<Long> stored = new ArrayList<>(List.of(1L));
            for (Step step : steps) {
                time.pass(step.pause());
                servers.forEach(server -> server.nanos += (long) (step.pause() * 1e6 * server.rate));
                Server server = servers.get(step.server());
                act(time, server, step.what(), changedUnder, stored);
            }
        }
    }

    private static void act(FakeTime time, Server server, What what, Map<Long, String> changedUnder, List<Long> stored)
            throws SQLException {
        HomeRows homes = new HomeRows(time.connection(), FakeTime.TIME);
        ServerRows rows = new ServerRows(time.connection(), FakeTime.TIME);
        TableRows tables = new TableRows(time.connection(), TestGames.ALL);
        switch (what) {
            case ENTER -> {
                if (!server.isHeld()) {
                    server.lives++;
                    server.home = Optional.empty(); // all tables were dropped before
                    server.asked = Optional.empty();
                    rows.enter(server.self(), LENGTH, 0);
                    server.lease = Optional.of(new Lease("", () -> server.nanos, server.nanos, LENGTH));
                }
            }
            case RENEW -> {
                if (server.isHeld() && rows.renew(server.self(), LENGTH, 0)) {
                    server.asked = Optional.of(server.nanos);
                }
            }
            case RECEIVE_ANSWER -> {
                server.asked.ifPresent(asked -> server.lease.orElseThrow().renew(asked, LENGTH));
                server.asked = Optional.empty();
            }
            case TAKE -> {
                if (server.isHeld()) {
                    server.home = homes.take(TABLE, server.self().server(), 0, LENGTH.toMillis());
                    server.version = stored.get(stored.size() - 1);
                }
            }
            case BEGIN_CHANGE ->
                server.begun = server.home.map(
                        home -> new Change(Optional.of(table(server.version)), table(server.version + 1), home));
            case STORE_CHANGE -> server.begun.ifPresent(change -> store(tables, server, change, changedUnder, stored));
            case SHOW -> {
                if (server.isHeld() && server.home.isPresent()) {
                    assertThat(server.version)
                            .as("the shown version is the last stored one")
                            .isEqualTo(stored.get(stored.size() - 1));
                }
            }
            case RELEASE -> {
                if (server.home.isPresent()) {
                    homes.release(TABLE, server.home.get());
                    server.home = Optional.empty();
                }
            }
        }
    }

    /** Also stores a change begun long ago under an outdated home, because it may have been in transit. */
    private static void store(
            TableRows tables, Server server, Change change, Map<Long, String> changedUnder, List<Long> stored) {
        server.begun = Optional.empty();
        try {
            tables.save(change, 0);
        } catch (SQLException e) {
            if (server.home.equals(Optional.of(change.home()))) {
                server.home = Optional.empty(); // no longer the home
            }
            return;
        }
        String other =
                changedUnder.putIfAbsent(change.home().fence(), change.home().server());
        assertThat(other)
                .as("under fence " + change.home().fence())
                .isIn(null, change.home().server());
        assertThat(change.after().version()).isEqualTo(stored.get(stored.size() - 1) + 1);
        stored.add(change.after().version());
        server.version = change.after().version();
    }
}
