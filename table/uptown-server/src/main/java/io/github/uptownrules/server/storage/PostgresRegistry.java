package io.github.uptownrules.server.storage;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.server.home.Member;
import io.github.uptownrules.server.home.News;
import io.github.uptownrules.server.home.Registry;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * The servers of a PostgreSQL, on a connection of its own. Each statement is a transaction, so that a server that is stopped in
 * between keeps no other one waiting.
 */
public final class PostgresRegistry implements Registry {
    private static final String CHANNEL = "uptown";

    /** Whoever waits for news looks up so often, and may stop waiting. */
    private static final int LOOK = 100;

    /** So long a database is waited for that has not answered yet. */
    private static final Duration AT_FIRST = Duration.ofSeconds(10);

    private final DatabaseUrl url;
    private final Duration usual;
    private Duration patience = AT_FIRST;
    private Optional<Connection> open = Optional.empty();
    private News last = News.NONE;

    private PostgresRegistry(DatabaseUrl url, Duration patience) {
        this.url = url;
        this.usual = patience;
    }

    /**
     * The servers of a database.
     *
     * @param data the JDBC URL
     * @param patience how long an answer is waited for, once there is a lease that may be over meanwhile
     */
    public static PostgresRegistry of(String data, Duration patience) throws IOException {
        return new PostgresRegistry(DatabaseUrl.of(data), patience);
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

    /** The key by which the servers of a database know each other; if there is none yet it is this. */
    public String key(String fresh) throws SQLException {
        return rows().key(fresh);
    }

    private ServerRows rows() throws SQLException {
        return new ServerRows(connection(), DatabaseTime.POSTGRESQL);
    }

    private void tellOthers() throws SQLException {
        try (Statement statement = connection().createStatement()) {
            statement.execute("NOTIFY " + CHANNEL);
        }
    }

    @Override
    public void enter(Member self, Duration length) throws SQLException {
        ServerRows rows = rows();
        rows.enter(self, length, rows.advance(length));
        tellOthers();
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
            tellOthers();
        }
        return Optional.of(new Renewal(rows.advance(length), rows.members()));
    }

    @Override
    public void leave(String server) throws SQLException {
        rows().leave(server);
        tellOthers();
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
                // There is nothing that could be lost.
            }
        }
    }
}
