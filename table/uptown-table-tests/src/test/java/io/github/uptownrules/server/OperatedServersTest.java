package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The operator of two servers that share a PostgreSQL database, if it is installed. */
@Tag("process")
@Tag("server")
class OperatedServersTest {
    @RegisterExtension
    private static final TwoServers servers = new TwoServers();

    private static Operator open() throws IOException {
        return Operator.open(TestServer.options(servers.url())
                .times(TwoServers.LEASE, TwoServers.NO_PAUSE)
                .build());
    }

    @Test
    void ordersReachTheHomeOfATable() throws IOException, SQLException {
        try (Operator operator = open();
                Player here = servers.ada(servers.first());
                Player there = servers.bob(servers.second())) {
            here.awaitState(state -> true);
            there.awaitState(state -> true);
            Object home = servers.one("SELECT home FROM game_table WHERE id = '" + servers.table() + "'");
            operator.end(servers.table());
            here.awaitState(state -> here.isOver());
            there.awaitState(state -> there.isOver());
            assertThat(servers.one("SELECT home FROM game_table WHERE id = '" + servers.table() + "'"))
                    .isEqualTo(home);
            servers.second().operator().remove(servers.table());
            assertThat(here.awaitClose()).isEqualTo(4001);
            assertThat(there.awaitClose()).isEqualTo(4001);
            assertThat(operator.list()).noneMatch(table -> table.table().equals(servers.table()));
        }
    }

    @Test
    void bansHoldAtEachServer() throws IOException {
        try (Operator operator = open();
                Player there = servers.bob(servers.second())) {
            there.awaitState(state -> true);
            operator.ban(Ban.name("Bob"));
            assertThat(there.awaitClose()).isEqualTo(4005);
            assertThat(servers.bob(servers.second()).awaitClose()).isEqualTo(4005);
            assertThat(servers.bob(servers.first()).awaitClose()).isEqualTo(4005);
            operator.unban(Ban.name("Bob"));
        }
    }

    @Test
    void actsWithoutAServer() throws IOException {
        String table = servers.table();
        servers.first().close();
        servers.second().close();
        try (Operator operator = open()) {
            assertThat(operator.show(table).phase()).isEqualTo("playing");
            operator.end(table);
            assertThat(operator.show(table).phase()).isEqualTo("over");
            String text = operator.exportTable(table);
            operator.remove(table);
            assertThat(operator.importTables(List.of(text))).containsExactly(table);
            assertThat(operator.exportTable(table)).isEqualTo(text);
            operator.remove(table);
            assertThatThrownBy(() -> operator.show(table)).hasMessage("unknown table '" + table + "'");
        }
    }

    @Test
    void doesNotCreateTablesInAnotherDatabase() throws IOException, SQLException {
        servers.run("CREATE DATABASE foreign_data");
        String url = servers.url().replace("/postgres?", "/foreign_data?");
        assertThatThrownBy(() -> Operator.open(TestServer.options(url).build()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there are no tables of this program")
                .hasMessageNotContaining("jdbc");
        assertThat(Optional.of(servers.one("SELECT count(*) FROM pg_database WHERE datname = 'foreign_data'")))
                .contains(1L);
    }
}
