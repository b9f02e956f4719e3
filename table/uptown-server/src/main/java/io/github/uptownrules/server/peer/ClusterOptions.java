package io.github.uptownrules.server.peer;

import io.github.uptownrules.base.game.Games;
import java.time.Duration;
import java.util.Optional;

/**
 * The options of a server among others.
 *
 * @param url the URL of the database
 * @param bind the address that this server listens on
 * @param peerAddress the address at which the others reach this server, if it differs
 * @param lease how long an unresponsive server keeps its tables
 * @param drainPause how long a stopping server waits for its proxy to notice
 */
public record ClusterOptions(
        String url, Games games, String bind, Optional<String> peerAddress, Duration lease, Duration drainPause) {
    /** {@return the address only, because the URL may contain a password} */
    @Override
    public String toString() {
        return bind;
    }
}
