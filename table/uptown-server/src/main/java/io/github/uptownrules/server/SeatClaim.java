package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;

/**
 * A request to take a seat, or to reconnect to it with its secret. The server passes it to the {@linkplain
 * ServerOptions.Builder#admission rule of the embedder}, which may identify the player by the headers of the request.
 *
 * <pre>{@code
 * Set<String> members = Set.of("session=ada");
 * ServerOptions.builder().admission(claim -> members.contains(claim.headers().getOrDefault("cookie", "")));
 * }</pre>
 *
 * @param table the name of the table, which also serves as the invitation to it
 * @param seat the seat, 1 or more
 * @param name the player's name, visible to everyone at the table
 * @param headers the headers of the request by lower-case name; only one value of a repeated header
 * @since 0.1.0
 */
public record SeatClaim(String table, int seat, String name, ImmutableMap<String, String> headers) {
    public SeatClaim {
        requireNonNull(table, "table");
        requireNonNull(name, "name");
        requireNonNull(headers, "headers");
    }

    /** {@return the seat and the name only, because the rest may be secret} */
    @Override
    public String toString() {
        return "seat " + seat + " for " + name;
    }
}
