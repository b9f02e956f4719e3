package io.github.uptownrules.server.peer;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.table.SeatAuthorizer;

/**
 * A client's request concerning a table.
 *
 * @param address the client's address, as the limits count it
 * @param isHandedOn whether another server forwarded the request; that server counts it
 */
public record Arrival(
        String address, SeatAuthorizer claimant, ImmutableMap<String, String> headers, boolean isHandedOn) {
    /** {@return the address only, because the headers contain cookies} */
    @Override
    public String toString() {
        return address;
    }
}
