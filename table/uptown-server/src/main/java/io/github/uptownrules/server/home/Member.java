package io.github.uptownrules.server.home;

/**
 * A server with a lease that holds.
 *
 * @param server its name
 * @param address where the others reach it; empty if it did not say
 * @param news what it told last
 */
public record Member(String server, String address, News news) {}
