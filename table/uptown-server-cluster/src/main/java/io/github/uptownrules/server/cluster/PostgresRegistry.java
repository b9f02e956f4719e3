package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableList;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * The registry in PostgreSQL, on a separate connection. Each statement is a transaction, so that a server stalled in between
 * blocks no other.
 */
final class PostgresRegistry implements Registry {
    private static final String CHANNEL = "uptown";

    /** The milliseconds after which waiting for news can be interrupted. */
    private static final int LOOK = 100;

    /** The timeout of the first connection. */
    private static final Duration AT_FIRST = Duration.ofSeconds(10);

    private final PostgresUrl url;
    private final Duration usual;
    private Duration patience = AT_FIRST;
    private Optional<Connection> open = Optional.empty();
    private News last = News.NONE;

    /**
     * Creates a registry.
     *
     * @param patience the timeout of a response while there is a lease that may expire meanwhile
     */
    PostgresRegistry(PostgresUrl url, Duration patience) {
        this.url = url;
        this.usual = patience;
    }

    private synchronized Connection connection() throws SQLException {
        if (open.isEmpty() || open.get().isClosed()) {
            Connection connection = url.connect(patience, patience);
            connection.setAutoCommit(true);
            open = Optional.of(connection);
            try (Statement statement = connection.createStatement()) {
                statement.execute("LISTEN " + CHANNEL);
            }
        }
        return open.get();
    }

    /**
     * Returns the key by which the servers of a database recognize each other, and stores the fresh one if the database has no key yet.
     */
    String key(String fresh) throws SQLException {
        return rows().key(fresh);
    }

    private ServerRows rows() throws SQLException {
        return new ServerRows(connection(), DatabaseTime.POSTGRESQL);
    }

    private void notifyOthers() throws SQLException {
        try (Statement statement = connection().createStatement()) {
            statement.execute("NOTIFY " + CHANNEL);
        }
    }

    @Override
    public void enter(Member self, Duration length) throws SQLException {
        ServerRows rows = rows();
        rows.enter(self, length, rows.advance(length));
        notifyOthers();
        patience = usual;
        connection().setNetworkTimeout(Runnable::run, Math.toIntExact(usual.toMillis()));
    }

    @Override
    public Optional<Renewal> renew(Member self, Duration length, long serviceTime) throws SQLException {
        ServerRows rows = rows();
        if (!rows.renew(self, length, serviceTime)) {
            return Optional.empty();
        }
        if (!last.equals(self.news())) {
            last = self.news();
            notifyOthers();
        }
        return Optional.of(new Renewal(rows.advance(length), rows.members()));
    }

    @Override
    public void leave(String server) throws SQLException {
        rows().leave(server);
        notifyOthers();
    }

    @Override
    public ImmutableList<Member> members() throws SQLException {
        return rows().members();
    }

    @Override
    public boolean awaitNews(Duration most) throws SQLException, InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        int wait = (int) Math.max(1, Math.min(LOOK, most.toMillis()));
        PGNotification[] news = connection().unwrap(PGConnection.class).getNotifications(wait);
        return news != null && news.length > 0;
    }

    @Override
    public synchronized void close() {
        if (open.isPresent()) {
            try {
                open.get().close();
            } catch (SQLException e) {
                // The registry holds no unsaved data.
            }
        }
    }
}
