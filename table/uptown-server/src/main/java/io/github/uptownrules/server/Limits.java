package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import java.time.Duration;

/**
 * The limits of clients. The server rejects requests beyond them or closes the connection. It counts IPv6 addresses by their
 * first 64 bits.
 *
 * <pre>{@code
 * Limits.USUAL.tablesInMemory();    // -> 10000
 * }</pre>
 *
 * @param messagesPerSecond the average number of messages a socket may send per second
 * @param messageBurst the messages a socket may send at once
 * @param seatsPerMinute the average number of tables and seats an address may take per minute
 * @param socketsPerAddress the sockets an address may open
 * @param queuedFrames the frames queued for a slow reader
 * @param tablesInMemory the tables in memory, for all addresses
 * @param helloTimeout the time a new socket has to send its first message, and an HTTP request has to arrive; more than 0
 * @since 0.1.0
 */
public record Limits(
        int messagesPerSecond,
        int messageBurst,
        int seatsPerMinute,
        int socketsPerAddress,
        int queuedFrames,
        int tablesInMemory,
        Duration helloTimeout) {
    public Limits {
        requireNonNull(helloTimeout, "helloTimeout");
    }

    /** The limits of a public server, used by default. */
    public static final Limits USUAL = new Limits(10, 40, 30, 100, 256, 10_000, Duration.ofSeconds(10));

    /** The maximum size of a message in bytes. */
    static final int MESSAGE_BYTES = 4096;

    /** The number of frames that a socket may send per second, including pings and fragments of messages. */
    static final int FRAMES_PER_SECOND = 400;

    /** The maximum total size of a request's headers in bytes. */
    static final int HEADER_BYTES = 8000;

    /** The maximum size of a POST request in bytes. The request may contain a deck. */
    static final int ORDER_BYTES = 32_768;

    /** The maximum size of the frames queued for a slow reader, in bytes. */
    static final int QUEUE_BYTES = 2_000_000;
}
