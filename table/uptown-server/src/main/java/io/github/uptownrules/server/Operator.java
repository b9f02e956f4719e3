package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.server.peer.Beside;
import io.github.uptownrules.server.peer.Cluster;
import io.github.uptownrules.server.storage.Database;
import io.github.uptownrules.server.storage.DatabaseTask;
import io.github.uptownrules.server.storage.OpeningFailure;
import io.github.uptownrules.server.storage.OperatorRows;
import io.github.uptownrules.server.storage.OperatorRows.Answer;
import io.github.uptownrules.server.storage.PublicRows;
import io.github.uptownrules.server.storage.TableRows;
import io.github.uptownrules.server.storage.TableText;
import io.github.uptownrules.server.table.OperatorOrder;
import io.github.uptownrules.server.table.OperatorOrder.What;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.server.table.Tables;
import io.github.uptownrules.server.table.TokenGenerator;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;

/**
 * The operator of tables in a folder or a PostgreSQL database. All that the operator does goes through the database, so it is
 * safe beside running servers. Bans, and the refusal of new tables, take effect within a second at every server.
 *
 * <p>{@linkplain #end Ending} and {@linkplain #remove removing} tables, and {@linkplain #reopen reopening} seats, are orders to the
 * server that has the table. If no server runs, the operator runs one for the time of the order, which only this machine reaches.
 *
 * <p>All methods wait for the database, at most some seconds. They throw an {@link IOException} if it fails.
 *
 * <pre>{@code
 * ServerOptions options = ServerOptions.builder().port(0).data(path.resolveSibling("operated").toString()).build();
 * try (TableServer server = TableServer.start(options); Operator operator = server.operator()) {
 *     operator.ban(Ban.name("Mallory"));
 *     operator.bans();                 // -> [name Mallory]
 *     operator.refuseNewTables();
 *     operator.list();                 // -> []
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Operator implements AutoCloseable {
    /** The shortest beginning of a name that finds a table: as long as in the log. */
    private static final int SHORTEST = EventLog.SHOWN;

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration LOOK = Duration.ofMillis(50);
    private static final int LOOKS = 20;

    private final Database database;
    private final ServerOptions options;
    private final Servers servers;
    private final TokenGenerator tokens = new TokenGenerator();
    private final AutoCloseable opened;

    /** The servers that carry out orders. */
    @FunctionalInterface
    interface Servers {
        /** Lets a server look at the orders soon; starts one if none runs. */
        Optional<TableServer> help() throws IOException;
    }

    private Operator(Database database, ServerOptions options, Servers servers, AutoCloseable opened) {
        this.database = database;
        this.options = options;
        this.servers = servers;
        this.opened = opened;
    }

    /** Creates the operator of a running server, which closes the database itself. */
    static Operator of(Database database, ServerOptions options, Servers servers) {
        return new Operator(database, options, servers, () -> {});
    }

    /**
     * Opens the tables of a folder or database, beside the servers that may be using them. A program that runs the server uses
     * {@link TableServer#operator} instead.
     *
     * @param options the data and the games; other options have no effect
     * @throws IOException if the data cannot be opened, or there are no tables
     * @throws IllegalArgumentException if the options have a storage of the program
     */
    public static Operator open(ServerOptions options) throws IOException {
        requireNonNull(options, "options");
        if (options.storage.isPresent()) {
            throw new IllegalArgumentException(
                    "an operator needs a database, but these options have a storage of their own");
        }
        Beside beside = options.isShared() ? Cluster.find().beside(options.cluster()) : beside(options);
        Servers servers = () -> beside.served().isServed() ? Optional.empty() : startOne(options, beside);
        return new Operator(beside.database(), options, servers, beside.database());
    }

    private static Beside beside(ServerOptions options) throws IOException {
        try {
            return new Beside(Database.beside(options.data, options.games), () -> Database.isServed(options.data));
        } catch (SQLException e) {
            throw new IOException(OpeningFailure.reason(options.data, e), e);
        }
    }

    private static Optional<TableServer> startOne(ServerOptions options, Beside beside) throws IOException {
        try {
            return Optional.of(TableServer.start(options.forOrders()));
        } catch (IOException e) {
            if (beside.served().isServed()) {
                return Optional.empty(); // another server started first
            }
            throw e;
        }
    }

    /** {@return all tables, the last changed one first} */
    public ImmutableList<TableSummary> list() throws IOException {
        return ask(connection -> new PublicRows(connection).all()).stream()
                .map(Operator::summary)
                .collect(ImmutableList.toImmutableList());
    }

    /**
     * {@return a table}
     *
     * @param table its name, or the beginning of it that no other table has: at least the six characters in the log
     * @throws IllegalArgumentException if there is no such table
     */
    public TableSummary show(String table) throws IOException {
        String name = find(table);
        return ask(connection -> new PublicRows(connection).of(name)).stream()
                .map(Operator::summary)
                .findFirst()
                .orElseThrow(() -> unknown(table));
    }

    private static TableSummary summary(PublicRows.Facts facts) {
        return new TableSummary(
                facts.table(),
                facts.ruleset(),
                facts.phase(),
                facts.ply(),
                facts.seats().stream().map(Operator::seat).collect(ImmutableList.toImmutableList()),
                Instant.ofEpochMilli(facts.made()),
                Instant.ofEpochMilli(facts.changed()));
    }

    private static TableSummary.Seat seat(PublicRows.Seat seat) {
        return new TableSummary.Seat(TableSummary.Kind.valueOf(seat.kind().toUpperCase(Locale.ROOT)), seat.name());
    }

    /**
     * Ends the game of a table. It is scored in its current position; in its record the termination is {@code limit}.
     *
     * @param table as in {@link #show}
     * @throws IllegalArgumentException if there is no such table, or its game is not in progress
     */
    public void end(String table) throws IOException {
        carryOut(What.END, find(table), 0, "");
    }

    /**
     * Closes the connections of a table and deletes it.
     *
     * @param table as in {@link #show}
     * @throws IllegalArgumentException if there is no such table
     */
    public void remove(String table) throws IOException {
        carryOut(What.REMOVE, find(table), 0, "");
    }

    /**
     * Gives a person's seat a new secret, for a player who has lost the old one. The old secret is no longer valid, and clients
     * that used it watch. The name stays.
     *
     * @param table as in {@link #show}
     * @param seat the number of the seat, 1 or more
     * @return the new secret; the link to the seat is the address of the table, {@code #} and the secret
     * @throws IllegalArgumentException if there is no such table, or no person has the seat
     */
    public String reopen(String table, int seat) throws IOException {
        String secret = tokens.next();
        carryOut(What.REOPEN, find(table), seat, TokenGenerator.hash(secret));
        return secret;
    }

    /**
     * {@return a table as text on one line, which contains all its tiles and the hashes of its secrets}
     *
     * @param table as in {@link #show}
     * @throws IllegalArgumentException if there is no such table
     */
    public String exportTable(String table) throws IOException {
        String name = find(table);
        return ask(connection -> new TableRows(connection, options.games).loadUnlocked(name))
                .map(TableText::write)
                .orElseThrow(() -> unknown(table));
    }

    /**
     * Adds tables that were exported, from this database or another one: all or none. The player to move gets back the time since
     * the last move.
     *
     * @param texts as returned by {@link #exportTable}, or saved by a {@link TableStorage}
     * @return the names of the tables
     * @throws IllegalArgumentException if a text is not a table, or a table with its name exists; the message says which
     */
    public ImmutableList<String> importTables(List<String> texts) throws IOException {
        requireNonNull(texts, "texts");
        List<TableState> tables = new ArrayList<>();
        for (String text : texts) {
            tables.add(parse(text, tables.size() + 1));
        }
        Optional<String> existing = ask(connection -> insert(connection, tables));
        if (existing.isPresent()) {
            throw new IllegalArgumentException("a table of the name " + Quote.of(existing.get()) + " exists already");
        }
        return tables.stream().map(TableState::id).collect(ImmutableList.toImmutableList());
    }

    /** Inserts tables, unless one of the names exists or comes twice: then it inserts none and returns that name. */
    private Optional<String> insert(Connection connection, List<TableState> tables) throws SQLException {
        TableRows rows = new TableRows(connection, options.games);
        Set<String> names = new HashSet<>();
        for (TableState table : tables) {
            if (!names.add(table.id()) || rows.isThere(table.id())) {
                return Optional.of(table.id());
            }
        }
        long now = System.currentTimeMillis();
        for (TableState table : tables) {
            rows.insertForeign(table, now);
        }
        return Optional.empty();
    }

    private TableState parse(String text, int number) {
        try {
            TableState table = TableText.read(text, options.games);
            if (Tables.isName(table.id()) && table.isConsistent()) {
                return table;
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("table " + number + ": " + e.getMessage(), e);
        }
        throw new IllegalArgumentException(
                "table " + number + ": its name, seats, game and clocks do not fit each other");
    }

    /** Bans an address or a name. Clients at tables are closed within a second; their seats remain theirs. */
    public void ban(Ban ban) throws IOException {
        requireNonNull(ban, "ban");
        refuse(ban.kind().toString(), ban.stored());
    }

    /**
     * Lifts a ban.
     *
     * @throws IllegalArgumentException if there is no such ban
     */
    public void unban(Ban ban) throws IOException {
        requireNonNull(ban, "ban");
        if (accept(ban.kind().toString(), ban.stored()) == 0) {
            throw new IllegalArgumentException("the " + ban.kind() + " " + Quote.of(ban.value()) + " is not banned");
        }
    }

    /** {@return the bans: first the addresses, then the names} */
    public ImmutableList<Ban> bans() throws IOException {
        ImmutableListMultimap<String, String> refused = ask(connection -> new OperatorRows(connection).refused());
        return Stream.concat(
                        refused.get(OperatorRows.ADDRESS).stream().map(Ban::ofNetwork),
                        refused.get(OperatorRows.NAME).stream().map(Ban::name))
                .collect(ImmutableList.toImmutableList());
    }

    /** Lets all servers refuse new tables. Games go on, and so do rematches at their tables. */
    public void refuseNewTables() throws IOException {
        refuse(OperatorRows.TABLES, "");
    }

    /** Lets all servers accept new tables again. */
    public void acceptNewTables() throws IOException {
        accept(OperatorRows.TABLES, "");
    }

    /** {@return whether the servers refuse new tables} */
    public boolean refusesNewTables() throws IOException {
        return ask(connection -> new OperatorRows(connection).refused()).containsKey(OperatorRows.TABLES);
    }

    private void refuse(String kind, String named) throws IOException {
        ask(connection -> new OperatorRows(connection).refuse(kind, named));
    }

    private int accept(String kind, String named) throws IOException {
        return ask(connection -> new OperatorRows(connection).accept(kind, named));
    }

    /** Returns the whole name of a table. */
    private String find(String given) throws IOException {
        requireNonNull(given, "table");
        if (given.length() < SHORTEST) {
            throw new IllegalArgumentException("the name of a table has 22 characters, of which the first " + SHORTEST
                    + " are enough, not " + Quote.of(given));
        }
        ImmutableList<String> found = ask(connection -> new PublicRows(connection).beginningWith(given));
        if (found.size() > 1) {
            throw new IllegalArgumentException(
                    "the names of several tables begin with " + Quote.of(given) + "; give the whole name");
        }
        return found.stream().findFirst().orElseThrow(() -> unknown(given));
    }

    private static IllegalArgumentException unknown(String table) {
        return new IllegalArgumentException("unknown table " + Quote.of(table));
    }

    private void carryOut(What what, String table, int seat, String secretHash) throws IOException {
        OperatorOrder order = new OperatorOrder(tokens.next(), table, what, seat, secretHash);
        ask(connection -> new OperatorRows(connection).add(order));
        Optional<TableServer> own = Optional.empty();
        try {
            long end = System.nanoTime() + PATIENCE.toNanos();
            Optional<Answer> answer = Optional.empty();
            while (answer.isEmpty() && System.nanoTime() - end < 0) {
                if (own.isEmpty()) {
                    own = servers.help(); // again, because a running server may have stopped
                }
                answer = await(order.id());
            }
            String refusal = answer.orElseThrow(Operator::unanswered).refusal().orElse("");
            if (!refusal.isEmpty()) {
                throw new IllegalArgumentException(refusal);
            }
        } finally {
            ask(connection -> new OperatorRows(connection).withdraw(order.id()));
            own.ifPresent(TableServer::close);
        }
    }

    /** Waits for an answer for a second. */
    private Optional<Answer> await(String order) throws IOException {
        Optional<Answer> answer = Optional.empty();
        for (int i = 0; i < LOOKS && answer.isEmpty(); i++) {
            Uninterruptibles.sleepUninterruptibly(LOOK);
            answer = ask(connection -> new OperatorRows(connection).answerTo(order));
        }
        return answer;
    }

    private static IOException unanswered() {
        return new IOException("no server has answered within " + PATIENCE.toSeconds()
                + " seconds; look at the table again, because a server may still carry out the order");
    }

    private <T> T ask(DatabaseTask.Work<T> work) throws IOException {
        try {
            return database.submit(work).join();
        } catch (CompletionException e) {
            throw new IOException(
                    "the database failed: "
                            + PlainText.onOneLine(String.valueOf(
                                    e.getCause() == null
                                            ? e.getMessage()
                                            : e.getCause().getMessage())),
                    e);
        }
    }

    /** Closes what {@link #open} opened. The operator of a running server needs no closing. */
    @Override
    public void close() {
        try {
            opened.close();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
