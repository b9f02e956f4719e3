package io.github.uptownrules.server;

import java.time.Duration;
import java.util.Optional;

/**
 * How a server is set up.
 *
 * @param bind the address it listens at
 * @param port the port, 0 for any that is free
 * @param data a folder, or the JDBC URL of PostgreSQL
 * @param origin where people see its pages, if there is a proxy between
 * @param botDelay how long a bot waits before it moves
 * @param botThreads how many bots think at once
 * @param patience how long somebody in turn may be missing before a bot moves
 * @param idle how long a table stays in memory when nobody is there
 * @param keep how long a table is kept that nothing changes at
 * @param limits how much one may ask for
 */
public record ServerOptions(
        String bind,
        int port,
        String data,
        Optional<String> origin,
        Duration botDelay,
        int botThreads,
        Duration patience,
        Duration idle,
        Duration keep,
        Limits limits) {}
