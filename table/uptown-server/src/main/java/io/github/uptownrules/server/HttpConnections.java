package io.github.uptownrules.server;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;

/**
 * The open connections. It limits their number per address and the time for a request, from its first byte to the end of the
 * response. Otherwise a client that sends one header per second could keep a connection open for as long as it likes.
 */
final class HttpConnections implements Connection.Listener {
    private final int mostOfAddress;
    private final long nanosForRequest;
    private final UnaryOperator<String> network;
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();
    private final Map<Connection, Progress> open = new ConcurrentHashMap<>();

    /** The number of responses sent and bytes read on a connection, at a point in time. */
    private record Progress(String network, long answered, long read, long since) {}

    HttpConnections(int mostOfAddress, long nanosForRequest, UnaryOperator<String> network) {
        this.mostOfAddress = mostOfAddress;
        this.nanosForRequest = nanosForRequest;
        this.network = network;
    }

    @Override
    public void onOpened(Connection connection) {
        String address = network.apply(host(connection.getEndPoint().getRemoteSocketAddress()));
        open.put(connection, new Progress(address, 0, 0, System.nanoTime()));
        if (counts.merge(address, 1, Integer::sum) > mostOfAddress) {
            connection.close();
        }
    }

    private static String host(SocketAddress address) {
        return address instanceof InetSocketAddress internet && internet.getAddress() != null
                ? internet.getAddress().getHostAddress()
                : "";
    }

    @Override
    public void onClosed(Connection connection) {
        Progress last = open.remove(connection);
        if (last != null) {
            counts.merge(last.network(), -1, Integer::sum);
            counts.remove(last.network(), 0);
        }
    }

    /** Closes the connections whose requests take too long. WebSockets have other limits. */
    void closeSlow() {
        long now = System.nanoTime();
        open.forEach((connection, last) -> {
            if (!(connection instanceof ConnectionMetaData)) {
                return;
            }
            long answered = connection.getMessagesOut();
            long read = connection.getBytesIn();
            if (answered != last.answered() || read == last.read()) {
                // No request is pending: the next byte read begins a new one.
                open.replace(connection, last, new Progress(last.network(), answered, read, now));
            } else if (now - last.since() > nanosForRequest) {
                connection.getEndPoint().close();
            }
        });
    }
}
