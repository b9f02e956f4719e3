package io.github.uptownrules.server.cluster;

import java.time.Duration;

/**
 * A server that holds a lease.
 *
 * @param address its address for the others; empty if it has none
 * @param left the time until its lease expires unless renewed, by the clock of the database
 */
record Member(String server, String address, News news, Duration left) {}
