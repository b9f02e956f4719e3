package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** Counts the tables, seats and open sockets of each address. */
final class ClientLimits {
    private static final double MINUTE = 60;

    /** The number of seconds within which an address may reopen all its sockets. */
    private static final double SECONDS_BETWEEN = 20;

    /** An address is reported to other servers when it uses more than this fraction of its limit. */
    private static final int FEW = 10;

    private final Limits limits;
    private final LongSupplier time;
    private final Map<String, TokenBucket> tables = new ConcurrentHashMap<>();
    private final Map<String, TokenBucket> arrivals = new ConcurrentHashMap<>();
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();

    ClientLimits(Limits limits, LongSupplier time) {
        this.limits = limits;
        this.time = time;
    }

    int tablesPerMinute() {
        return limits.seatsPerMinute();
    }

    /** Takes a table or a seat if the limits of the address allow it; otherwise returns the seconds to wait, 1 or more. */
    OptionalLong takeTable(String address) {
        TokenBucket bucket = tables.computeIfAbsent(
                address, key -> new TokenBucket(limits.seatsPerMinute() / MINUTE, limits.seatsPerMinute(), time));
        return bucket.take()
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(1, (long) Math.ceil(bucket.secondsToNext())));
    }

    /**
     * Opens a socket if the limits of the address allow it. The caller must close it. Reconnecting is limited too, because
     * each connection creates work for a whole table.
     *
     * @param elsewhere the sockets that the address has open at other servers
     */
    boolean open(String address, int elsewhere) {
        TokenBucket bucket = arrivals.computeIfAbsent(
                address,
                key -> new TokenBucket(limits.socketsPerAddress() / SECONDS_BETWEEN, limits.socketsPerAddress(), time));
        if (!bucket.take()) {
            return false;
        }
        if (sockets.merge(address, 1, Integer::sum) + elsewhere <= limits.socketsPerAddress()) {
            return true;
        }
        close(address);
        return false;
    }

    void close(String address) {
        sockets.merge(address, -1, Integer::sum);
        sockets.remove(address, 0);
    }

    int sockets() {
        return sockets.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns the addresses with many open sockets and their counts, which other servers need for their own limits. */
    ImmutableMap<String, Integer> many() {
        ImmutableMap.Builder<String, Integer> many = ImmutableMap.builder();
        sockets.forEach((address, count) -> {
            if (count > limits.socketsPerAddress() / FEW) {
                many.put(address, count);
            }
        });
        return many.buildOrThrow();
    }

    /** Forgets addresses whose quota is full again. */
    void forgetQuiet() {
        tables.values().removeIf(TokenBucket::isFull);
        arrivals.values().removeIf(TokenBucket::isFull);
    }
}
