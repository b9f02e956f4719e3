package io.github.uptownrules.server.storage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.uptownrules.base.text.Quote;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
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

/** The location of a database and the settings of its connections. */
record DatabaseUrl(String url) {
    /** Ends the transactions of a stalled server, which would lock other servers out of its tables. */
    private static final String SETTINGS = "-c idle_in_transaction_session_timeout=2000";

    private static final String SQLITE = "jdbc:sqlite:";
    private static final String POSTGRESQL = "jdbc:postgresql:";

    /** The beginning of a URL, as opposed to a folder: Windows drives have one letter. {@code :memory:} is neither. */
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+)?:");

    /** Hosts with optional ports; IPv6 addresses are in brackets. */
    private static final Pattern SERVERS = Pattern.compile(POSTGRESQL + "//([^/?]*)");

    private static final ImmutableSet<PosixFilePermission> OWNER_ONLY =
            ImmutableSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    /** The variable in which PostgreSQL's programs look for a password. */
    private static final String PASSWORD = "PGPASSWORD";

    private static final Pattern PORT = Pattern.compile(":[^\\]:]*$");

    static void check(String data) {
        if (data.isBlank() || SCHEME.matcher(data).lookingAt() && !isShared(data)) {
            throw new IllegalArgumentException("the data must be a folder, or a URL that begins with " + POSTGRESQL
                    + "//; write ./ before the name of a folder that looks like another URL");
        }
        if (isShared(data)) {
            checkServers(data);
        }
    }

    /** Returns the hosts and ports of a PostgreSQL URL, without the rest. */
    static String servers(String data) {
        Matcher found = SERVERS.matcher(data);
        String servers = found.lookingAt() ? found.group(1) : "";
        return Splitter.on(',')
                .splitToStream(servers)
                .map(server -> (server.isEmpty() || server.startsWith(":") ? "localhost" : "") + server)
                .map(server -> PORT.matcher(server).find() ? server : server + ":5432")
                .collect(Collectors.joining(", "));
    }

    private static void checkServers(String data) {
        Matcher found = SERVERS.matcher(data);
        if (found.lookingAt() && found.group(1).contains("@")) {
            throw new IllegalArgumentException("a PostgreSQL URL has its user and password at the end: " + POSTGRESQL
                    + "//HOST:PORT/NAME?user=USER&password=PASSWORD");
        }
        for (String server : Splitter.on(", ").split(servers(data))) {
            int colon = server.lastIndexOf(':');
            Optional<Integer> port = Optional.ofNullable(Ints.tryParse(server.substring(colon + 1)));
            if (port.filter(number -> number >= 1 && number <= 65_535).isEmpty()) {
                // The text after the first colon may be a password.
                throw new IllegalArgumentException("a PostgreSQL port must be 1 to 65535, unlike the one after "
                        + Quote.of(server.substring(0, server.indexOf(':') + 1)));
            }
        }
    }

    static boolean isShared(String data) {
        return data.startsWith(POSTGRESQL);
    }

    /** Returns the URL of a folder, which is created if it is missing, or of PostgreSQL. */
    static DatabaseUrl of(String data) throws IOException {
        check(data);
        return new DatabaseUrl(isShared(data) ? data : inFolder(Path.of(data)));
    }

    private static String inFolder(Path folder) throws IOException {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new IOException(folder + " is not a folder");
        }
        Files.createDirectories(folder);
        Path file = folder.resolve("uptown.db");
        createForOwner(file);
        // A URI keeps SQLite from finding options in the name of the folder.
        return SQLITE + file.toUri();
    }

    /**
     * Creates the file, which contains all racks, readable by its owner only. SQLite gives its journals the same permissions.
     */
    private static void createForOwner(Path file) throws IOException {
        boolean isPosix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (isPosix && Files.notExists(file)) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        }
    }

    /**
     * Opens a connection for transactions.
     *
     * @param toConnect the timeout of a connection attempt to PostgreSQL, at least a second
     * @param toAnswer the timeout of each response of PostgreSQL, because the connection may break without notice
     */
    Connection connect(Duration toConnect, Duration toAnswer) throws SQLException {
        Connection connection = isShared(url) ? postgresql(toConnect, toAnswer) : sqlite();
        connection.setAutoCommit(false);
        return connection;
    }

    private Connection sqlite() throws SQLException {
        Connection connection = DriverManager.getConnection(url);
        try (Statement statement = connection.createStatement()) {
            // A new file can shrink when tables are deleted. This must come first; see Migrations for older files.
            statement.execute("PRAGMA auto_vacuum = INCREMENTAL");
            // Committed data is on the disk and survives a power failure.
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA foreign_keys = ON");
            statement.execute("PRAGMA busy_timeout = 5000");
        }
        return connection;
    }

    private Connection postgresql(Duration toConnect, Duration toAnswer) throws SQLException {
        Connection connection = DriverManager.getConnection(url, defaults(toConnect, System.getenv()));
        connection.setNetworkTimeout(Runnable::run, Math.toIntExact(toAnswer.toMillis()));
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
}
