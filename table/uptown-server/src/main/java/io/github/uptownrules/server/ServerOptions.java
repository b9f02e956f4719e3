package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.net.HostAndPort;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.server.storage.Database;
import io.github.uptownrules.server.table.ServiceClock;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * How a server is set up: what is not said is as usual.
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
    final Limits limits;
    final Predicate<SeatClaim> admission;
    final PrintStream log;

    private ServerOptions(Builder builder) {
        this.bind = builder.bind;
        this.port = builder.port;
        this.data = builder.data;
        this.storage = builder.storage;
        this.origin = builder.origin;
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
        this.limits = builder.limits;
        this.admission = builder.admission;
        this.log = builder.log;
    }

    /** Whether other servers may have the same data. */
    boolean isShared() {
        return storage.isEmpty() && Database.isShared(data);
    }

    /** {@return options that are all as usual, to be changed} */
    public static Builder builder() {
        return new Builder();
    }

    /** Collects options; each method changes one, and returns the builder. */
    public static final class Builder {
        private static final int PORTS = 65_535;
        private static final int PROXIES = 10;
        private static final int LONGEST_ADDRESS = 300;

        private String bind = "localhost";
        private int port = 8080;
        private String data = "uptown-data";
        private Optional<TableStorage> storage = Optional.empty();
        private Optional<String> origin = Optional.empty();
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
        private Limits limits = Limits.USUAL;
        private Predicate<SeatClaim> admission = claim -> true;
        private PrintStream log = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);

        private Builder() {}

        /**
         * Where to listen.
         *
         * @param address an address of this machine, as usual {@code localhost}, which only this machine reaches; {@code 0.0.0.0}
         *     for all
         * @return this
         * @throws IllegalArgumentException if it is blank, which would mean all networks to the library below
         */
        public Builder bind(String address) {
            check(!address.isBlank(), "bind is an address, such as localhost, or 0.0.0.0 for all");
            bind = address;
            return this;
        }

        /**
         * The port.
         *
         * @param number 1 to 65535, as usual 8080, or 0 for any that is free
         * @return this
         * @throws IllegalArgumentException if it is no port
         */
        public Builder port(int number) {
            check(number >= 0 && number <= PORTS, "a port is 0 to " + PORTS + ", not " + number);
            port = number;
            return this;
        }

        /**
         * Serves {@code /health} and {@code /metrics} at a separate address, and no longer at the address of the page. By default
         * they are beside the page.
         *
         * @param address an address of this machine
         * @param number the port, 1 to 65535, or 0 for any that is free
         * @return this
         * @throws IllegalArgumentException if the address is blank, or it is no port
         */
        public Builder operatorBind(String address, int number) {
            check(!address.isBlank(), "operatorBind is an address, such as localhost");
            check(number >= 0 && number <= PORTS, "a port is 0 to " + PORTS + ", not " + number);
            operators = Optional.of(HostAndPort.fromParts(address, number));
            return this;
        }

        /**
         * Where the games are kept, if no {@linkplain #storage storage} is given.
         *
         * @param folderOrUrl a folder for a database of SQLite, as usual {@code uptown-data}, or the JDBC URL of PostgreSQL
         * @return this
         * @throws IllegalArgumentException if it is neither; the message does not repeat it, for a URL may have a password in it
         */
        public Builder data(String folderOrUrl) {
            requireNonNull(folderOrUrl, "folderOrUrl");
            Database.check(folderOrUrl);
            data = folderOrUrl;
            return this;
        }

        /**
         * A storage of your own.
         *
         * @param own where the games are kept; its maker closes it, after the server
         * @return this
         */
        public Builder storage(TableStorage own) {
            requireNonNull(own, "own");
            storage = Optional.of(own);
            return this;
        }

        /**
         * The public origin of the page, if there is a proxy before the server. A port that the scheme implies may be given or not.
         *
         * @param url such as {@code https://uptown.example}; an internationalized name in punycode, as browsers send it
         * @return this
         * @throws IllegalArgumentException if it is not a scheme, a host and perhaps a port, and nothing else
         */
        public Builder origin(String url) {
            requireNonNull(url, "url");
            check(
                    OriginCheck.isOrigin(url),
                    "an origin is such as https://uptown.example, without a path; a name with other letters is written in punycode"
                            + " (xn--...)");
            origin = Optional.of(OriginCheck.canonical(url));
            return this;
        }

        /**
         * The number of proxies between clients and the server, each of which appends to {@code X-Forwarded-For}; 1 by default. It
         * counts only with an {@link #origin}. With a larger number than there are, clients could choose their addresses.
         *
         * @param count 1 to 10
         * @return this
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
         * Where other servers of the same PostgreSQL reach this one. It is for them alone: no client learns it. As usual it is the
         * address and the port that the server listens at, unless it listens at all addresses; then one has to be given if there
         * are other servers.
         *
         * @param url such as {@code http://10.0.0.2:8080}
         * @return this
         * @throws IllegalArgumentException if it is not a scheme, a host and perhaps a port, and nothing else
         */
        public Builder peerAddress(String url) {
            requireNonNull(url, "url");
            check(
                    OriginCheck.isOrigin(url) && url.length() <= LONGEST_ADDRESS,
                    "a peer address is such as http://10.0.0.2:8080, without a path");
            peerAddress = Optional.of(url);
            return this;
        }

        /** How long a server that does not answer keeps its tables, and a proxy is given to notice that this one stops. */
        Builder times(Duration ofLease, Duration ofDrainPause) {
            lease = ofLease;
            drainPause = ofDrainPause;
            return this;
        }

        /** The clock by which players and their moves are waited for, and how often timers look at it at least. */
        Builder clock(LongSupplier ofMachine, Duration ofTimers) {
            nanos = ofMachine;
            longestTimer = ofTimers;
            return this;
        }

        /**
         * Sets the games that tables play, with their bots. To be loaded again, a stored table needs its game.
         *
         * @param all the games, in the order in which people are offered them; by default those of {@link Games#load}
         * @return this
         */
        public Builder games(Games all) {
            games = Optional.of(requireNonNull(all, "all"));
            return this;
        }

        /**
         * How long a bot waits before it begins to think, so that people can follow.
         *
         * @param time 0 or more, as usual 700 ms
         * @return this
         * @throws IllegalArgumentException if it is negative
         */
        public Builder botDelay(Duration time) {
            checkTime("botDelay", time);
            botDelay = time;
            return this;
        }

        /**
         * How many bots think at once.
         *
         * @param threads 1 or more, as usual one for two processors
         * @return this
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder botThreads(int threads) {
            check(threads >= 1, "botThreads is 1 or more, not " + threads);
            botThreads = threads;
            return this;
        }

        /**
         * How long the person in turn may be missing before a bot moves for them.
         *
         * @param time 0 or more, as usual a minute
         * @return this
         * @throws IllegalArgumentException if it is negative
         */
        public Builder disconnectGrace(Duration time) {
            checkTime("disconnectGrace", time);
            patience = time;
            return this;
        }

        /**
         * How long a person who is connected has been waited for before the others may vote that a bot goes on; they may send a
         * reminder after a third of it.
         *
         * @param time 0 or more, as usual 30 seconds
         * @return this
         * @throws IllegalArgumentException if it is negative
         */
        public Builder voteAfter(Duration time) {
            checkTime("voteAfter", time);
            voteAfter = time;
            return this;
        }

        /**
         * How long a table stays in memory when all have left; it is loaded again when anybody comes.
         *
         * @param time 0 or more, as usual 15 minutes
         * @return this
         * @throws IllegalArgumentException if it is negative
         */
        public Builder idleTimeout(Duration time) {
            checkTime("idleTimeout", time);
            idle = time;
            return this;
        }

        /**
         * Sets the time after which an unchanged table is deleted. Only the time during which a server runs counts. Once an hour
         * the server deletes at most 100 old tables, or 1 % of all tables if that is more.
         *
         * @param time 0 or more, as usual 30 days
         * @return this
         * @throws IllegalArgumentException if it is negative
         */
        public Builder retention(Duration time) {
            checkTime("retention", time);
            keep = Optional.of(time);
            return this;
        }

        /**
         * Keeps all tables: none is ever deleted.
         *
         * @return this
         */
        public Builder keepForever() {
            keep = Optional.empty();
            return this;
        }

        /**
         * How much clients may ask for.
         *
         * @param most as usual {@link Limits#USUAL}
         * @return this
         */
        public Builder limits(Limits most) {
            requireNonNull(most, "most");
            limits = most;
            return this;
        }

        /**
         * Who may sit where: asked whenever a seat is taken, and whenever a client comes to it with its secret. If it fails, the
         * answer is no.
         *
         * @param rule whether a claim is good; at once, for a table waits, and on any thread; as usual all claims are
         * @return this
         */
        public Builder admission(Predicate<SeatClaim> rule) {
            requireNonNull(rule, "rule");
            admission = rule;
            return this;
        }

        /**
         * Where the log goes: a JSON object on a line for each thing that happened, without secrets and tiles.
         *
         * @param out such as {@code System.err}; as usual there is no log
         * @return this
         */
        public Builder log(PrintStream out) {
            requireNonNull(out, "out");
            log = out;
            return this;
        }

        /**
         * The options.
         *
         * @return them as they are now
         * @throws IllegalArgumentException if no games were named, and those that are provided as services cannot be used; or if
         *     there is a peer address, and the data are not in PostgreSQL
         */
        public ServerOptions build() {
            ServerOptions options = new ServerOptions(this);
            check(
                    options.peerAddress.isEmpty() || options.isShared(),
                    "a peer address is for servers of the same PostgreSQL, and the data of this one are elsewhere");
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
