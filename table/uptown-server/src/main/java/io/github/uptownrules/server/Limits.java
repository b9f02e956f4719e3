package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import java.time.Duration;

/**
 * How much clients may ask for. Who asks for more is refused, or loses the connection; an address of IPv6 is taken by its first
 * half.
 *
 * <pre>{@code
 * Limits.USUAL.tablesInMemory();    // -> 10000
 * }</pre>
 *
 * @param messagesPerSecond messages of a socket, in a second on average
 * @param messageBurst messages of a socket at once
 * @param seatsPerMinute tables and seats that an address may take, in a minute on average
 * @param socketsPerAddress sockets of an address
 * @param queuedFrames frames that wait for a slow reader
 * @param tablesInMemory tables in memory, of all addresses
 * @param helloTimeout how long a new socket may say nothing, and a request over HTTP may take to arrive; more than 0
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
    /**
     * Checks that nothing is null.
     *
     * @param messagesPerSecond messages of a socket, in a second on average
     * @param messageBurst messages of a socket at once
     * @param seatsPerMinute tables and seats that an address may take, in a minute on average
     * @param socketsPerAddress sockets of an address
     * @param queuedFrames frames that wait for a slow reader
     * @param tablesInMemory tables in memory, of all addresses
     * @param helloTimeout how long a new socket may say nothing, and a request over HTTP may take to arrive; more than 0
     */
    public Limits {
        requireNonNull(helloTimeout, "helloTimeout");
    }

    /** Those of a server that people play at. */
    public static final Limits USUAL = new Limits(10, 40, 30, 100, 256, 10_000, Duration.ofSeconds(10));

    /** The bytes of a message. */
    static final int MESSAGE_BYTES = 4096;

    /** The frames of a socket in a second, pings and fragments of messages among them. */
    static final int FRAMES_PER_SECOND = 400;

    /** The bytes of all headers of a client. */
    static final int HEADER_BYTES = 8000;

    /** The bytes of what is posted: there may be a deck in it. */
    static final int ORDER_BYTES = 32_768;

    /** The bytes of frames that wait for a slow reader. */
    static final int QUEUE_BYTES = 2_000_000;
}
