package io.github.uptownrules.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.storage.TableRows;
import io.github.uptownrules.server.table.Clocks;
import io.github.uptownrules.server.table.Home;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.Storage.Change;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.server.table.TestGames;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The statements about servers and homes, with a clock that the test controls. */
class HomeRowsTest {
    private static final Duration LENGTH = Duration.ofSeconds(3);

    private FakeTime time;
    private HomeRows homes;
    private ServerRows servers;
    private TableRows tables;

    @BeforeEach
    void open() throws SQLException {
        time = new FakeTime();
        homes = new HomeRows(time.connection(), FakeTime.TIME);
        servers = new ServerRows(time.connection(), FakeTime.TIME);
        tables = new TableRows(time.connection(), TestGames.ALL);
    }

    @AfterEach
    void close() throws SQLException {
        time.close();
    }

    private static Member member(String server) {
        return new Member(server, "http://" + server, News.NONE, LENGTH);
    }

    private void make(String id, long turnBegan) throws SQLException {
        TableState table = new TableState(
                id,
                TestGames.ruleset("two-player"),
                TableSettings.USUAL,
                ImmutableList.of(new Robot("club"), new Robot("club")),
                Optional.empty(),
                1,
                1,
                Optional.of(new Clocks(ImmutableList.of(), turnBegan)),
                Optional.empty());
        tables.save(new Change(Optional.empty(), table, Home.ONLY), 0);
    }

    private Optional<Home> take(String table, String server, long serviceTime) throws SQLException {
        return homes.take(table, server, serviceTime, LENGTH.toMillis());
    }

    private long turnBegan(String table) throws SQLException {
        return tables.load(table).orElseThrow().clocks().orElseThrow().began();
    }

    @Test
    void aTableHasOneHome() throws SQLException {
        make("t", 0);
        servers.enter(member("a"), LENGTH, 0);
        servers.enter(member("b"), LENGTH, 0);
        assertThat(take("t", "a", 0)).contains(new Home("a", 1));
        assertThat(take("t", "b", 0)).isEmpty();
        assertThat(homes.elsewhere("t").orElseThrow().address()).isEqualTo("http://a");
        assertThat(homes.elsewhere("t").orElseThrow().left()).isEqualTo(LENGTH);
        assertThat(take("none", "a", 0)).isEmpty();
        assertThat(take("t", "stranger", 0)).isEmpty();
        time.pass(LENGTH.toMillis());
        assertThat(homes.elsewhere("t")).isEmpty();
        assertThat(take("t", "b", 0)).as("its own lease has expired too").isEmpty();
        servers.enter(member("c"), LENGTH, 0);
        assertThat(take("t", "c", 0)).contains(new Home("c", 2));
    }

    @Test
    void aReleasedTableCanBeTaken() throws SQLException {
        make("t", 0);
        servers.enter(member("a"), LENGTH, 0);
        servers.enter(member("b"), LENGTH, 0);
        Home first = take("t", "a", 0).orElseThrow();
        homes.release("t", new Home("a", first.fence() + 1));
        homes.release("t", new Home("b", first.fence()));
        assertThat(take("t", "b", 0)).isEmpty();
        homes.release("t", first);
        assertThat(take("t", "b", 0)).contains(new Home("b", 3));
        servers.leave("b");
        assertThat(take("t", "a", 0)).contains(new Home("a", 4));
    }

    /** A late release does not release a table that the same server has taken again. */
    @Test
    void onlyTheCurrentHomeReleasesATable() throws SQLException {
        make("t", 0);
        servers.enter(member("a"), LENGTH, 0);
        servers.enter(member("b"), LENGTH, 0);
        Home first = take("t", "a", 0).orElseThrow();
        assertThat(take("t", "a", 0)).isPresent();
        homes.release("t", first);
        assertThat(take("t", "b", 0)).isEmpty();
    }

    @Test
    void doesNotRenewAnExpiredLease() throws SQLException {
        servers.enter(member("a"), LENGTH, 0);
        time.pass(LENGTH.toMillis() - 1);
        News news = new News(ImmutableList.of("open {}"), ImmutableMap.of("C0000201", 3));
        assertThat(servers.renew(new Member("a", "http://a", news, LENGTH), LENGTH, 0))
                .isTrue();
        assertThat(servers.members()).containsExactly(new Member("a", "http://a", news, LENGTH));
        time.pass(LENGTH.toMillis());
        assertThat(servers.renew(member("a"), LENGTH, 0)).isFalse();
        assertThat(servers.members()).isEmpty();
    }

    /**
     * The player gets back the time without a server, at most the duration of a lease, and never more than the time since the
     * turn began.
     */
    @Test
    void givesBackTheTimeWithoutAHome() throws SQLException {
        make("played", 100_000);
        make("long-dead", 100_000);
        make("just-begun", 109_900);
        make("let-go", 100_000);
        servers.enter(member("a"), LENGTH, 108_000);
        for (String table : ImmutableList.of("played", "long-dead", "just-begun", "let-go")) {
            take(table, "a", 108_000);
        }
        homes.release("let-go", new Home("a", 1));
        time.pass(LENGTH.toMillis());
        servers.enter(member("b"), LENGTH, 0);
        take("played", "b", 110_000);
        assertThat(turnBegan("played")).as("last sign of life 2 s before").isEqualTo(102_000);
        take("just-begun", "b", 110_000);
        assertThat(turnBegan("just-begun")).isEqualTo(110_000);
        take("long-dead", "b", 9_000_000);
        assertThat(turnBegan("long-dead")).as("hours later").isEqualTo(103_000);
        take("let-go", "b", 110_000);
        assertThat(turnBegan("let-go")).isEqualTo(100_000);
        take("played", "b", 111_000);
        assertThat(turnBegan("played")).as("loaded again by the same server").isEqualTo(102_000);
    }

    /** The service time pauses while no server asks for it. */
    @Test
    void serversShareTheServiceTime() throws SQLException {
        assertThat(servers.advance(LENGTH)).isZero();
        time.pass(1000);
        assertThat(servers.advance(LENGTH)).isEqualTo(1000);
        time.pass(500);
        assertThat(servers.advance(LENGTH)).isEqualTo(1500);
        time.pass(60_000);
        assertThat(servers.advance(LENGTH)).isEqualTo(1500);
        time.pass(-5000);
        assertThat(servers.advance(LENGTH)).as("the clock was set back").isEqualTo(1500);
        time.pass(10);
        assertThat(servers.advance(LENGTH)).isEqualTo(1510);
    }

    @Test
    void keepsTheFirstKey() throws SQLException {
        assertThat(servers.key("first")).isEqualTo("first");
        assertThat(servers.key("second")).isEqualTo("first");
    }

    @Test
    void countsAnAddressAcrossAllServers() throws SQLException {
        AllowanceRows allowances = new AllowanceRows(time.connection(), FakeTime.TIME);
        for (int i = 0; i < 30; i++) {
            assertThat(allowances.spend("a", 30)).isEmpty();
        }
        assertThat(allowances.spend("a", 30)).contains(2L);
        assertThat(allowances.spend("b", 30)).isEmpty();
        time.pass(500);
        assertThat(allowances.spend("a", 30)).as("1.5 s").contains(2L);
        time.pass(1000);
        assertThat(allowances.spend("a", 30)).contains(1L);
        time.pass(500);
        assertThat(allowances.spend("a", 30)).isEmpty();
        assertThat(allowances.spend("a", 30)).contains(2L);
        assertThat(allowances.forgetFull()).isZero();
        time.pass(70_000);
        assertThat(allowances.forgetFull()).isEqualTo(2);
    }
}
