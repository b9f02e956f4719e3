package io.github.uptownrules.server.cluster;

import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.server.storage.Connector;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The URL of a PostgreSQL database, which may contain a password, and the settings of its connections. */
record PostgresUrl(String url) implements Connector {
    /** Ends the transactions of a stalled server, which would lock other servers out of its tables. */
    private static final String SETTINGS = "-c idle_in_transaction_session_timeout=2000";

    private static final String POSTGRESQL = "jdbc:postgresql:";

    /** Hosts with optional ports; IPv6 addresses are in brackets. */
    private static final Pattern SERVERS = Pattern.compile(POSTGRESQL + "//([^/?]*)");

    /** The variable in which PostgreSQL's programs look for a password. */
    private static final String PASSWORD = "PGPASSWORD";

    private static final Pattern PORT = Pattern.compile(":[^\\]:]*$");

    /** The number of the lock, which other programs are unlikely to use: "uptown" in ASCII. */
    private static final long LOCK = 0x7570_746F_776EL;

    /** Returns the hosts and ports, without the rest. */
    String servers() {
        Matcher found = SERVERS.matcher(url);
        String servers = found.lookingAt() ? found.group(1) : "";
        return Splitter.on(',')
                .splitToStream(servers)
                .map(server -> (server.isEmpty() || server.startsWith(":") ? "localhost" : "") + server)
                .map(server -> PORT.matcher(server).find() ? server : server + ":5432")
                .collect(Collectors.joining(", "));
    }

    /**
     * Checks the form of the URL.
     *
     * @throws IllegalArgumentException if it is wrong; the message does not repeat it
     */
    void check() {
        Matcher found = SERVERS.matcher(url);
        if (found.lookingAt() && found.group(1).contains("@")) {
            throw new IllegalArgumentException("a PostgreSQL URL has its user and password at the end: " + POSTGRESQL
                    + "//HOST:PORT/NAME?user=USER&password=PASSWORD");
        }
        for (String server : Splitter.on(", ").split(servers())) {
            int colon = server.lastIndexOf(':');
            Optional<Integer> port = Optional.ofNullable(Ints.tryParse(server.substring(colon + 1)));
            if (port.filter(number -> number >= 1 && number <= 65_535).isEmpty()) {
                // The text after the first colon may be a password.
                throw new IllegalArgumentException("a PostgreSQL port must be 1 to 65535, unlike the one after "
                        + Quote.of(server.substring(0, server.indexOf(':') + 1)));
            }
        }
    }

    @Override
    public Connection connect(Duration toConnect, Duration toAnswer) throws SQLException {
        Connection connection = DriverManager.getConnection(url, defaults(toConnect, System.getenv()));
        connection.setNetworkTimeout(Runnable::run, Math.toIntExact(toAnswer.toMillis()));
        connection.setAutoCommit(false);
        return connection;
    }

    /**
     * Returns the settings that apply unless the URL sets them. The driver looks for a password in {@code ~/.pgpass} last.
     */
    static Properties defaults(Duration toConnect, Map<String, String> environment) {
        Properties usual = new Properties();
        String seconds = String.valueOf(Math.max(1, toConnect.toSeconds()));
        usual.setProperty("connectTimeout", seconds);
        usual.setProperty("loginTimeout", seconds);
        usual.setProperty("tcpKeepAlive", "true");
        usual.setProperty("ApplicationName", "uptown");
        usual.setProperty("options", SETTINGS);
        Optional.ofNullable(environment.get(PASSWORD)).ifPresent(secret -> usual.setProperty("password", secret));
        return usual;
    }

    /** If two servers start at once, the second waits for the first. */
    @Override
    public void lockSchema(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_advisory_xact_lock(" + LOCK + ")");
        }
    }

    /** {@return the servers only, because the URL may contain a password} */
    @Override
    public String toString() {
        return servers();
    }
}
