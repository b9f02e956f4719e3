package io.github.uptownrules.server;

import static java.util.Objects.requireNonNull;

import com.google.common.io.BaseEncoding;
import com.google.common.net.InetAddresses;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.server.table.Names;
import io.github.uptownrules.server.table.Refusal;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Locale;

/**
 * An address or a name of players that an operator bans.
 *
 * <pre>{@code
 * Ban.address("192.0.2.7");            // -> address 192.0.2.7
 * Ban.address("2001:db8::1:2");        // -> address 2001:db8::/64
 * Ban.name("Mallory");                 // -> name Mallory
 * }</pre>
 *
 * @param value the address, or the beginning {@code /64} of an IPv6 address; or the name
 * @since 0.1.0
 */
public record Ban(Kind kind, String value) {
    private static final int HALF = 8;
    private static final String HALF_SUFFIX = "/64";

    /** The kind of a ban. */
    public enum Kind {
        /** All clients with an address: they can neither take seats, nor make or watch tables. */
        ADDRESS,
        /** All players with a name, or one that looks like it. */
        NAME;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Creates a ban.
     *
     * @throws IllegalArgumentException if the value is not an address, or not a name that a player can have
     */
    public Ban {
        requireNonNull(kind, "kind");
        requireNonNull(value, "value");
        value = kind == Kind.ADDRESS
                ? shown(InetAddresses.forString(checked(value)).getAddress())
                : cleaned(value);
    }

    /**
     * {@return the ban of an address; of IPv6, all addresses with the same first 64 bits}
     *
     * @param address such as {@code 192.0.2.7} or {@code 2001:db8::1}
     * @throws IllegalArgumentException if it is not an address
     */
    public static Ban address(String address) {
        return new Ban(Kind.ADDRESS, requireNonNull(address, "address"));
    }

    /**
     * {@return the ban of a name and of all names that look like it, in upper or lower case}
     *
     * @throws IllegalArgumentException if no player can have the name
     */
    public static Ban name(String name) {
        return new Ban(Kind.NAME, requireNonNull(name, "name"));
    }

    private static String checked(String text) {
        String address = text.endsWith(HALF_SUFFIX) && text.contains(":")
                ? text.substring(0, text.length() - HALF_SUFFIX.length())
                : text;
        if (!InetAddresses.isInetAddress(address)) {
            throw new IllegalArgumentException("an address is like 192.0.2.7 or 2001:db8::1, not " + Quote.of(text));
        }
        return address;
    }

    /** Returns an address in the usual form; of IPv6, the first half. */
    private static String shown(byte[] bytes) {
        boolean isHalved = bytes.length >= HALF;
        byte[] shown = isHalved ? Arrays.copyOf(Arrays.copyOf(bytes, HALF), 2 * HALF) : bytes;
        try {
            return InetAddresses.toAddrString(InetAddress.getByAddress(shown)) + (isHalved ? HALF_SUFFIX : "");
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e); // 4 or 16 bytes are an address
        }
    }

    /** Returns the ban of an address that is written as limits count it. */
    static Ban ofNetwork(String network) {
        byte[] bytes = BaseEncoding.base16().decode(network);
        return new Ban(Kind.ADDRESS, shown(bytes));
    }

    private static String cleaned(String name) {
        try {
            return Names.clean(name);
        } catch (Refusal e) {
            throw new IllegalArgumentException(e.message(), e);
        }
    }

    /** {@return the value as the server compares it: the address as limits count it, or the name} */
    String stored() {
        return kind == Kind.ADDRESS ? OriginCheck.network(value.replace(HALF_SUFFIX, "")) : value;
    }

    /** {@return the kind and the value, separated by a space} */
    @Override
    public String toString() {
        return kind + " " + value;
    }
}
