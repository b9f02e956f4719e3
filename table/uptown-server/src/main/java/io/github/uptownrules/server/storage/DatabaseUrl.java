package io.github.uptownrules.server.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * Where a database is, and how it is reached.
 *
 * @param url the JDBC URL
 */
record DatabaseUrl(String url) {
    /** A server that is stopped in the middle of a transaction would keep others from its tables. */
    private static final String SETTINGS = "-c idle_in_transaction_session_timeout=2000";

    private static final String SQLITE = "jdbc:sqlite:";
    private static final String POSTGRESQL = "jdbc:postgresql:";

    /** How a URL begins, and not a folder: the drives of Windows have one letter. {@code :memory:} is neither. */
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+)?:");

    static void check(String data) {
        if (data.isBlank() || SCHEME.matcher(data).lookingAt() && !isShared(data)) {
            throw new IllegalArgumentException("the data are in a folder, or where a URL says that begins with "
                    + POSTGRESQL + "//; a folder whose name looks like another URL is written with ./ before it");
        }
    }

    /** Whether several servers may use it. */
    static boolean isShared(String data) {
        return data.startsWith(POSTGRESQL);
    }

    /** That of a folder, which is made if it is not there, or of PostgreSQL. */
    static DatabaseUrl of(String data) throws IOException {
        check(data);
        return new DatabaseUrl(isShared(data) ? data : inFolder(Path.of(data)));
    }

    private static String inFolder(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new IOException(folder + " is not a folder");
        }
        Files.createDirectories(folder);
        // As a URI, in which SQLite finds no options in the name of the folder.
        return SQLITE + folder.resolve("uptown.db").toUri();
    }

    /**
     * A connection for transactions.
     *
     * @param toConnect how long PostgreSQL is waited for, a second at least
     * @param toAnswer how long each answer of it is waited for: it may be cut off and not say so
     */
    Connection connect(Duration toConnect, Duration toAnswer) throws SQLException {
        Connection connection = isShared(url) ? postgresql(toConnect, toAnswer) : sqlite();
        connection.setAutoCommit(false);
        return connection;
    }

    private Connection sqlite() throws SQLException {
        Connection connection = DriverManager.getConnection(url);
        try (Statement statement = connection.createStatement()) {
            // What is committed is on the disk, and stays there if the power fails.
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA foreign_keys = ON");
            statement.execute("PRAGMA busy_timeout = 5000");
        }
        return connection;
    }

    private Connection postgresql(Duration toConnect, Duration toAnswer) throws SQLException {
        Properties usual = new Properties(); // what the URL says itself counts
        String seconds = String.valueOf(Math.max(1, toConnect.toSeconds()));
        usual.setProperty("connectTimeout", seconds);
        usual.setProperty("loginTimeout", seconds);
        usual.setProperty("tcpKeepAlive", "true");
        usual.setProperty("ApplicationName", "uptown");
        usual.setProperty("options", SETTINGS);
        Connection connection = DriverManager.getConnection(url, usual);
        connection.setNetworkTimeout(Runnable::run, Math.toIntExact(toAnswer.toMillis()));
        return connection;
    }
}
