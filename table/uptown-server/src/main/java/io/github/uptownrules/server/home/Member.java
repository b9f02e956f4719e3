package io.github.uptownrules.server.home;

import java.time.Duration;

/**
 * A server with a lease that holds.
 *
 * @param server its name
 * @param address where the others reach it; empty if it did not say
 * @param news what it told last
 * @param left for how long its lease still holds if it is not renewed, by the clock of the database
 */
public record Member(String server, String address, News news, Duration left) {}
