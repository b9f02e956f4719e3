package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.table.SeatAuthorizer;

/**
 * Who wants something of a table.
 *
 * @param address of the client, as far as limits go
 * @param claimant who says which seats the client may have
 * @param headers what the client sent
 * @param isHandedOn whether another server has let the client in, and counts it
 */
record Arrival(String address, SeatAuthorizer claimant, ImmutableMap<String, String> headers, boolean isHandedOn) {
    /** {@return nothing of the headers, in which there are cookies} */
    @Override
    public String toString() {
        return address;
    }
}
