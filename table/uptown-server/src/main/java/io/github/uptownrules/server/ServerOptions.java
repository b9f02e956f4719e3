package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.net.HostAndPort;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.server.peer.Cluster;
import io.github.uptownrules.server.peer.ClusterOptions;
import io.github.uptownrules.server.storage.Database;
import io.github.uptownrules.server.table.ServiceClock;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The settings of a server. Every option has a default.
 *
 * <pre>{@code
 * ServerOptions options = ServerOptions.builder()
 *     .bind("0.0.0.0")
 *     .origin("https://uptown.example")
 *     .games(Games.of(new UptownGame().withBot("hasty", (seen, chance) -> seen.legalMoves().get(0))))
 *     .build();
 * }</pre>
 *
 * @since 0.1.0
 */
public final class ServerOptions {
    final String bind;
    final int port;
    final String data;
    final Optional<TableStorage> storage;
    final Optional<String> origin;
    final String path;
    final int trustedProxies;
    final Optional<String> peerAddress;
    final Optional<HostAndPort> operators;
    final Duration lease;
    final Duration drainPause;
    final LongSupplier nanos;
    final Duration longestTimer;
    final Games games;
    final Duration botDelay;
    final int botThreads;
    final Duration patience;
    final Duration voteAfter;
    final Duration idle;
    final Optional<Duration> keep;
    final Optional<Path> archive;
    final Limits limits;
    final Predicate<SeatClaim> admission;
    final TurnListener turnListener;
    final Optional<Webhook> turnWebhook;
    final PrintStream log;

    /** The receiver of messages about turns, and the secret that signs them. */
    record Webhook(URI receiver, WebhookSecret secret) {}

    private ServerOptions(Builder builder) {
        this.bind = builder.bind;
        this.port = builder.port;
        this.data = builder.data;
        this.storage = builder.storage;
        this.origin = builder.origin;
        this.path = builder.path;
        this.trustedProxies = builder.trustedProxies;
        this.peerAddress = builder.peerAddress;
        this.operators = builder.operators;
        this.lease = builder.lease;
        this.drainPause = builder.drainPause;
        this.nanos = builder.nanos;
        this.longestTimer = builder.longestTimer;
        this.games = builder.games.orElseGet(Games::load);
        this.botDelay = builder.botDelay;
        this.botThreads = builder.botThreads;
        this.patience = builder.patience;
        this.voteAfter = builder.voteAfter;
        this.idle = builder.idle;
        this.keep = builder.keep;
        this.archive = builder.archive;
        this.limits = builder.limits;
        this.admission = builder.admission;
        this.turnListener = builder.turnListener;
        this.turnWebhook = builder.turnWebhook;
        this.log = builder.log;
    }

    /** {@return whether other servers may use the same data} */
    boolean isShared() {
        return storage.isEmpty() && Cluster.isUrl(data);
    }

    /** {@return the options of a server that shares its data} */
    ClusterOptions cluster() {
        return new ClusterOptions(data, games, bind, peerAddress, lease, drainPause);
    }

    /** {@return the options of a server that only carries out an operator's orders, which no client reaches} */
    ServerOptions forOrders() {
        return builder()
                .data(data)
                .games(games)
                .port(0)
                .keepForever()
                .times(lease, Duration.ZERO)
                .build();
    }

    /** {@return a builder with the defaults} */
    public static Builder builder() {
        return new Builder();
    }

    /** Collects options. Each method sets one option and returns this builder. */
    public static final class Builder {
        private static final int PORTS = 65_535;
        private static final int PROXIES = 10;
        private static final int LONGEST_ADDRESS = 300;
        private static final int LONGEST_PATH = 100;

        /** Paths of unambiguous spelling. */
        private static final Pattern PATH = Pattern.compile("(?:/[A-Za-z0-9_-]+)+");

        /** Paths that the server could not tell from its own addresses if a proxy removes the path. */
        private static final Pattern TAKEN = Pattern.compile("/(?:api|games|health|metrics|practice|table|v)(?:/.*)?");

        private String bind = "localhost";
        private int port = 8080;
        private String data = "uptown-data";
        private Optional<TableStorage> storage = Optional.empty();
        private Optional<String> origin = Optional.empty();
        private String path = "";
        private int trustedProxies = 1;
        private Optional<String> peerAddress = Optional.empty();
        private Optional<HostAndPort> operators = Optional.empty();
        private Duration lease = Duration.ofSeconds(3);
        private Duration drainPause = Duration.ofSeconds(2);
        private LongSupplier nanos = System::nanoTime;
        private Duration longestTimer = ServiceClock.LONGEST_TIMER;
        private Optional<Games> games = Optional.empty();
        private Duration botDelay = Duration.ofMillis(700);
        private int botThreads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        private Duration patience = Duration.ofMinutes(1);
        private Duration voteAfter = Duration.ofSeconds(30);
        private Duration idle = Duration.ofMinutes(15);
        private Optional<Duration> keep = Optional.of(Duration.ofDays(30));
        private Optional<Path> archive = Optional.empty();
        private Limits limits = Limits.USUAL;
        private Predicate<SeatClaim> admission = claim -> true;
        private TurnListener turnListener = turn -> {};
        private Optional<Webhook> turnWebhook = Optional.empty();
        private PrintStream log = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);

        private Builder() {}

        /**
         * Sets the address to listen on.
         *
         * @param address an address of this machine; by default {@code localhost}, which only this machine reaches; {@code
         *     0.0.0.0} listens on all addresses
         * @throws IllegalArgumentException if it is blank, which Jetty would read as all addresses
         */
        public Builder bind(String address) {
            check(!address.isBlank(), "bind must be an address such as localhost, or 0.0.0.0 for all");
            bind = address;
            return this;
        }

        /**
         * Sets the port.
         *
         * @param number 1 to 65535, or 0 for any free port; 8080 by default
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder port(int number) {
            check(number >= 0 && number <= PORTS, "a port is 0 to " + PORTS + ", not " + number);
            port = number;
            return this;
        }

        /**
         * Serves {@code /health} and {@code /metrics} at a separate address only. By default they share the address of the
         * page.
         *
         * @param address an address of this machine
         * @param number the port, 1 to 65535, or 0 for any free port
         * @throws IllegalArgumentException if the address is blank or the port is out of range
         */
        public Builder operatorBind(String address, int number) {
            check(!address.isBlank(), "operatorBind must be an address such as localhost");
            check(number >= 0 && number <= PORTS, "a port is 0 to " + PORTS + ", not " + number);
            operators = Optional.of(HostAndPort.fromParts(address, number));
            return this;
        }

        /**
         * Sets the database, unless a {@linkplain #storage storage} is given.
         *
         * @param folderOrUrl a folder for an SQLite database, {@code uptown-data} by default; or the JDBC URL of a PostgreSQL
         *     database, which needs the module {@code uptown-server-cluster}
         * @throws IllegalArgumentException if it is neither, or the module is missing; the message does not repeat it, because
         *     a URL may contain a password
         */
        public Builder data(String folderOrUrl) {
            requireNonNull(folderOrUrl, "folderOrUrl");
            if (Cluster.isUrl(folderOrUrl)) {
                Cluster.find().check(folderOrUrl);
            } else {
                Database.check(folderOrUrl);
            }
            data = folderOrUrl;
            return this;
        }

        /**
         * Stores the tables in the embedder's own storage.
         *
         * @param own the storage; the caller closes it after the server
         */
        public Builder storage(TableStorage own) {
            requireNonNull(own, "own");
            storage = Optional.of(own);
            return this;
        }

        /**
         * Sets the public origin of the page, for a server behind a proxy. The default port of the scheme is optional.
         *
         * @param url such as {@code https://uptown.example}; an internationalized name in punycode, as browsers send it
         * @throws IllegalArgumentException if it is anything but a scheme, a host and an optional port
         */
        public Builder origin(String url) {
            requireNonNull(url, "url");
            check(
                    OriginCheck.isOrigin(url),
                    "an origin must be like https://uptown.example, without a path; write an international name in punycode"
                            + " (xn--...)");
            origin = Optional.of(OriginCheck.canonical(url));
            return this;
        }

        /**
         * Sets the path of the page on its host, for a server behind a proxy that does not show it at the root. The proxy may
         * keep the path in requests or remove it. {@code /health} and {@code /metrics} do not begin with the path.
         *
         * @param folder such as {@code /uptown}, for {@code https://example.org/uptown/}; by default the root of the host
         * @throws IllegalArgumentException if it is not like {@code /uptown} or {@code /play/uptown}, or begins with a name of
         *     the page's own addresses
         */
        public Builder path(String folder) {
            requireNonNull(folder, "folder");
            check(
                    PATH.matcher(folder).matches() && folder.length() <= LONGEST_PATH,
                    "a path must be like /uptown or /play/uptown: letters, digits, '-' and '_' after each '/', at most "
                            + LONGEST_PATH + " characters; not " + Quote.of(folder));
            check(
                    !TAKEN.matcher(folder).matches(),
                    "a path must not begin with /api, /games, /health, /metrics, /practice, /table or /v, which are addresses"
                            + " of the server; not " + Quote.of(folder));
            path = folder;
            return this;
        }

        /**
         * Sets the number of proxies between clients and the server, each of which appends to {@code X-Forwarded-For}. It is
         * ignored without an {@link #origin}. If it exceeds the real number, clients can forge their addresses.
         *
         * @param count 1 to 10; 1 by default
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder trustedProxies(int count) {
            check(
                    count >= 1 && count <= PROXIES,
                    "the number of trusted proxies is 1 to " + PROXIES + ", not " + count);
            trustedProxies = count;
            return this;
        }

        /**
         * Sets the address at which other servers of the same PostgreSQL database reach this one. Clients never see it. By
         * default it is the address and port that the server listens on. A server that listens on all addresses needs this
         * option if there are other servers.
         *
         * @param url such as {@code http://10.0.0.2:8080}
         * @throws IllegalArgumentException if it is anything but a scheme, a host and an optional port
         */
        public Builder peerAddress(String url) {
            requireNonNull(url, "url");
            check(
                    OriginCheck.isOrigin(url) && url.length() <= LONGEST_ADDRESS,
                    "a peer address must be like http://10.0.0.2:8080, without a path");
            peerAddress = Optional.of(url);
            return this;
        }

        /**
         * Sets how long an unresponsive server keeps its tables, and how long a stopping server waits for its proxy to notice.
         */
        Builder times(Duration ofLease, Duration ofDrainPause) {
            lease = ofLease;
            drainPause = ofDrainPause;
            return this;
        }

        /** Sets the clock that measures waits for players and moves, and the longest interval between two checks of it. */
        Builder clock(LongSupplier ofMachine, Duration ofTimers) {
            nanos = ofMachine;
            longestTimer = ofTimers;
            return this;
        }

        /**
         * Sets the games that tables play, with their bots. The server can load a stored table only if its game is among them.
         *
         * @param all the games, in the order in which players see them; by default those of {@link Games#load}
         */
        public Builder games(Games all) {
            games = Optional.of(requireNonNull(all, "all"));
            return this;
        }

        /**
         * Sets the pause before a bot starts thinking, so that people can follow the game.
         *
         * @param time 0 or more; 700 ms by default
         * @throws IllegalArgumentException if it is negative
         */
        public Builder botDelay(Duration time) {
            checkTime("botDelay", time);
            botDelay = time;
            return this;
        }

        /**
         * Sets the number of bots that think at the same time.
         *
         * @param threads 1 or more; by default half the number of processors
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder botThreads(int threads) {
            check(threads >= 1, "botThreads is 1 or more, not " + threads);
            botThreads = threads;
            return this;
        }

        /**
         * Sets how long the player to move may be disconnected before a bot moves for them.
         *
         * @param time 0 or more; 1 minute by default
         * @throws IllegalArgumentException if it is negative
         */
        public Builder disconnectGrace(Duration time) {
            checkTime("disconnectGrace", time);
            patience = time;
            return this;
        }

        /**
         * Sets how long the others wait for a connected player before they may vote for a bot to take over. They may send a
         * reminder after a third of this time.
         *
         * @param time 0 or more; 30 seconds by default
         * @throws IllegalArgumentException if it is negative
         */
        public Builder voteAfter(Duration time) {
            checkTime("voteAfter", time);
            voteAfter = time;
            return this;
        }

        /**
         * Sets how long an abandoned table stays in memory. The server loads it again when a client returns.
         *
         * @param time 0 or more; 15 minutes by default
         * @throws IllegalArgumentException if it is negative
         */
        public Builder idleTimeout(Duration time) {
            checkTime("idleTimeout", time);
            idle = time;
            return this;
        }

        /**
         * Sets the time after which an unchanged table is deleted. Only time during which a server runs counts. Once an hour
         * the server deletes at most 100 old tables, or 1 % of all tables if that is more.
         *
         * @param time 0 or more; 30 days by default
         * @throws IllegalArgumentException if it is negative
         */
        public Builder retention(Duration time) {
            checkTime("retention", time);
            keep = Optional.of(time);
            return this;
        }

        /** Keeps all tables forever. */
        public Builder keepForever() {
            keep = Optional.empty();
            return this;
        }

        /**
         * Appends the record of each finished game to a file, which then has it even when the table is deleted. Games that ended
         * before are appended too. A game with tiles or a deck of its table is not, because no reader of the file knows them.
         *
         * @param file a {@linkplain io.github.uptownrules.base.game.RecordFile file of records}; it is created if it does not
         *     exist, and no other program can append to it while the server runs
         */
        public Builder archive(Path file) {
            archive = Optional.of(requireNonNull(file, "file"));
            return this;
        }

        /**
         * Sets the limits of clients.
         *
         * @param most {@link Limits#USUAL} by default
         */
        public Builder limits(Limits most) {
            requireNonNull(most, "most");
            limits = most;
            return this;
        }

        /**
         * Sets the rule that admits players to seats. The server applies it when a client takes a seat, and when a client
         * reconnects to a seat with its secret. If the rule throws an exception, the claim is rejected.
         *
         * @param rule accepts or rejects a claim; it is called on any thread and must not block, because the table waits; by
         *     default it accepts all claims
         */
        public Builder admission(Predicate<SeatClaim> rule) {
            requireNonNull(rule, "rule");
            admission = rule;
            return this;
        }

        /**
         * Sets a listener that hears whose turn it is.
         *
         * @param listener by default none
         */
        public Builder turnListener(TurnListener listener) {
            requireNonNull(listener, "listener");
            turnListener = listener;
            return this;
        }

        /**
         * Posts a signed message when the turn of a player begins who is not connected. If the receiver does not answer with a
         * status from 200 to 299 within ten seconds, the server tries again after 5 and 30 seconds, 5 and 30 minutes, and 2
         * hours, as long as the turn lasts. The message follows <a
         * href="https://www.standardwebhooks.com/">Standard Webhooks</a>, and contains no tiles.
         *
         * @param receiver an address of the scheme {@code http} or {@code https}
         * @param secret {@code whsec_} and 24 to 64 bytes in Base64
         * @throws IllegalArgumentException if either is malformed; the message repeats neither
         */
        public Builder turnWebhook(URI receiver, String secret) {
            requireNonNull(receiver, "receiver");
            requireNonNull(secret, "secret");
            check(
                    ("http".equals(receiver.getScheme()) || "https".equals(receiver.getScheme()))
                            && receiver.getHost() != null,
                    "the receiver of a webhook must be like https://mail.example/turn");
            turnWebhook = Optional.of(new Webhook(receiver, WebhookSecret.parse(secret)));
            return this;
        }

        /**
         * Sets the log. The server writes each event as a JSON object on one line, without secrets or tiles.
         *
         * @param out such as {@code System.err}; by default the server writes no log
         */
        public Builder log(PrintStream out) {
            requireNonNull(out, "out");
            log = out;
            return this;
        }

        /**
         * {@return the options as they are now}
         *
         * @throws IllegalArgumentException if no games were set and those provided as services cannot be used, if a peer
         *     address is set but the data is not in PostgreSQL, or if an archive is set with a {@link #storage}
         */
        public ServerOptions build() {
            ServerOptions options = new ServerOptions(this);
            check(
                    options.archive.isEmpty() || options.storage.isEmpty(),
                    "an archive needs a database, but this server has a storage of its own");
            check(
                    options.peerAddress.isEmpty() || options.isShared(),
                    "a peer address needs data in PostgreSQL, but the data of this server is elsewhere");
            return options;
        }

        private static void check(boolean isRight, String message) {
            if (!isRight) {
                throw new IllegalArgumentException(message);
            }
        }

        private static void checkTime(String name, Duration time) {
            check(!time.isNegative(), name + " is 0 or more, not " + time);
        }
    }
}
