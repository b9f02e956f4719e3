package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** What each address has taken: tables, and sockets that are open. */
final class ClientLimits {
    private static final double MINUTE = 60;

    /** All sockets of an address may be opened anew in this many seconds. */
    private static final double SECONDS_BETWEEN = 20;

    /** Less than this part of what an address may have is not worth telling. */
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

    /** How many tables and seats an address may take in a minute. */
    int tablesPerMinute() {
        return limits.seatsPerMinute();
    }

    /** Takes a table or a seat, if the address may; otherwise says for how many seconds, 1 or more, it has to wait. */
    OptionalLong takeTable(String address) {
        TokenBucket bucket = tables.computeIfAbsent(
                address, key -> new TokenBucket(limits.seatsPerMinute() / MINUTE, limits.seatsPerMinute(), time));
        return bucket.take()
                ? OptionalLong.empty()
                : OptionalLong.of(Math.max(1, (long) Math.ceil(bucket.secondsToNext())));
    }

    /**
     * Opens a socket, if the address may; one that is opened has to be closed. Who comes and goes again and again makes work
     * for a whole table.
     *
     * @param address who opens it
     * @param elsewhere how many the address has open at other servers
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

    /** How many sockets are open. */
    int sockets() {
        return sockets.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The addresses that have many sockets open, with their number: those that are of weight if they come to other servers, too. */
    ImmutableMap<String, Integer> many() {
        ImmutableMap.Builder<String, Integer> many = ImmutableMap.builder();
        sockets.forEach((address, count) -> {
            if (count > limits.socketsPerAddress() / FEW) {
                many.put(address, count);
            }
        });
        return many.buildOrThrow();
    }

    /** Forgets addresses that have been quiet. */
    void forgetQuiet() {
        tables.values().removeIf(TokenBucket::isFull);
        arrivals.values().removeIf(TokenBucket::isFull);
    }
}
