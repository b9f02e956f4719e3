package io.github.uptownrules.server.peer;

/**
 * A listed table.
 *
 * @param since the service time at which it was listed
 * @param address the address of its longest-connected client; empty if unknown
 */
public record ListedEntry(boolean isOpen, long since, String address, String json) {}
