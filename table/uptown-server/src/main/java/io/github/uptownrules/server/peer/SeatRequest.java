package io.github.uptownrules.server.peer;

/** A request for a seat of a table. */
public record SeatRequest(String path, String body, Arrival arrival) {}
