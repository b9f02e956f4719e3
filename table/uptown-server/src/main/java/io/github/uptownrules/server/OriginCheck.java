package io.github.uptownrules.server;

import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.google.common.io.BaseEncoding;
import com.google.common.net.HostAndPort;
import com.google.common.net.InetAddresses;
import io.github.uptownrules.server.table.Refusal;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Rejects requests from pages of other sites, and requests for a foreign name that resolves to this machine. A request without
 * an {@code Origin} does not come from a page, and carries no other user's rights.
 */
final class OriginCheck {
    private static final ImmutableSet<String> OWN_NAMES = ImmutableSet.of("localhost", "127.0.0.1", "[::1]", "::1");

    private static final ImmutableSet<String> SCHEMES = ImmutableSet.of("http", "https");

    private static final Pattern IMPLIED_PORT = Pattern.compile("^(?:(http:.*):80|(https:.*):443)$");

    /** The values with which a browser marks requests of its user or of this server's page. */
    private static final ImmutableSet<String> OWN_SITES = ImmutableSet.of("same-origin", "none");

    private static final Splitter COMMAS = Splitter.on(',').trimResults();

    private static final String FORWARDED = "X-Forwarded-For";

    /** The longest host: an Internet name has at most 253 characters, and the rest is for the port. */
    private static final int LONGEST_HOST = 260;

    /** The number of leading bytes of an IPv6 address that identify the network. */
    private static final int HALF = 8;

    private final Optional<String> origin;
    private final String bind;
    private final int proxies;
    private final boolean isLocal;

    /**
     * Creates a check.
     *
     * @param origin the public origin of a proxy, as {@link #canonical} writes it
     * @param proxies the number of proxies before the server if it has an origin
     */
    OriginCheck(Optional<String> origin, String bind, int proxies) {
        this.origin = origin;
        this.bind = bind.toLowerCase(Locale.ROOT);
        this.proxies = proxies;
        this.isLocal = isLocal(bind);
    }

    /** {@return whether a URL is a scheme, a host and an optional port, and nothing else} */
    static boolean isOrigin(String url) {
        URI uri;
        try {
            uri = URI.create(url);
        } catch (IllegalArgumentException e) {
            return false;
        }
        String scheme = Strings.nullToEmpty(uri.getScheme()).toLowerCase(Locale.ROOT);
        return SCHEMES.contains(scheme)
                && uri.getHost() != null
                && uri.getUserInfo() == null
                && url.length() == (scheme + "://" + uri.getRawAuthority()).length();
    }

    /** Returns an origin as browsers write it: in lower case, without the default port of its scheme. */
    static String canonical(String origin) {
        String lower = origin.toLowerCase(Locale.ROOT);
        return IMPLIED_PORT.matcher(lower).replaceFirst("$1$2");
    }

    /** {@return whether only this machine can reach an address} */
    private static boolean isLocal(String bind) {
        try {
            return InetAddress.getByName(bind).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false; // starting will fail anyway
        }
    }

    /** Checks that a request, for any path, addresses this machine by one of its own names. */
    void checkHost(Context context) throws Refusal {
        String host = host(context);
        if (host.length() > LONGEST_HOST) {
            throw Refusal.badRequest("the name of the host is too long");
        }
        String name = name(host);
        if (isLocal && origin.isEmpty() && !OWN_NAMES.contains(name) && !bind.equals(name)) {
            throw Refusal.badRequest("this server accepts requests for this machine only");
        }
    }

    /** Checks that a request to change something does not come from a page of another site. */
    void checkOrigin(Context context) throws Refusal {
        String given = context.header("Origin");
        String site = context.header("Sec-Fetch-Site");
        boolean isForeign = given != null
                ? !given.toLowerCase(Locale.ROOT).equals(page(context))
                : site != null && !OWN_SITES.contains(site);
        if (isForeign) {
            throw Refusal.badRequest("requests from pages of other sites are refused");
        }
    }

    /** Returns the origin of the requested page as browsers write it, such as {@code https://uptown.example}. */
    String page(Context context) {
        return origin.orElse("http://" + host(context));
    }

    private static String host(Context context) {
        return Optional.ofNullable(context.header("Host")).orElse("").toLowerCase(Locale.ROOT);
    }

    private static String name(String host) {
        try {
            return HostAndPort.fromString(host).getHost();
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /**
     * Returns the network that a request comes from. Each proxy appends the address of its caller, so only the last addresses
     * in the header can be trusted; the client may have written the earlier ones.
     */
    String address(Context context) {
        List<String> route = new ArrayList<>();
        route.add(String.valueOf(context.req().getRemoteAddr()));
        if (origin.isPresent()) {
            Enumeration<String> forwarded = context.req().getHeaders(FORWARDED);
            List<String> named = new ArrayList<>();
            while (forwarded.hasMoreElements()) {
                named.addAll(COMMAS.splitToList(forwarded.nextElement()));
            }
            route.addAll(Lists.reverse(named));
        }
        return network(route.get(Math.min(proxies, route.size() - 1)));
    }

    /**
     * Returns an address without its port. Only the first half of an IPv6 address counts, because its owner controls all
     * other addresses with the same half.
     */
    static String network(String address) {
        try {
            byte[] bytes = InetAddresses.forString(
                            HostAndPort.fromString(address).getHost())
                    .getAddress();
            return bytes.length <= HALF ? address(bytes) : address(Arrays.copyOf(bytes, HALF));
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static String address(byte[] bytes) {
        return BaseEncoding.base16().encode(bytes);
    }
}
