package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;

/**
 * A request for a seat: to take it, or to come to it with its secret. A server asks its {@linkplain
 * ServerOptions.Builder#admission embedder} whether it is good, who knows its own people by what their browsers send.
 *
 * <pre>{@code
 * Set<String> members = Set.of("session=ada");
 * ServerOptions.builder().admission(claim -> members.contains(claim.headers().getOrDefault("cookie", "")));
 * }</pre>
 *
 * @param table the name of the table, which is an invitation to it
 * @param seat the seat, 1 or more
 * @param name the name that all at the table see
 * @param headers the headers of the request by their names in lower case; of one that is there twice, one
 * @since 0.1.0
 */
public record SeatClaim(String table, int seat, String name, ImmutableMap<String, String> headers) {
    /**
     * Checks that nothing is null.
     *
     * @param table the name of the table, which is an invitation to it
     * @param seat the seat, 1 or more
     * @param name the name that all at the table see
     * @param headers the headers of the request by their names in lower case; of one that is there twice, one
     */
    public SeatClaim {
        requireNonNull(table, "table");
        requireNonNull(name, "name");
        requireNonNull(headers, "headers");
    }

    /** {@return the seat and the name; what else there is may be secret} */
    @Override
    public String toString() {
        return "seat " + seat + " for " + name;
    }
}
