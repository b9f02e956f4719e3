package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.junit.jupiter.api.Test;

class HttpConnectionsTest {
    /** A connection whose address is unknown, such as one that the client has already closed. */
    private static final class Unknown extends AbstractConnection {
        Unknown() {
            super(
                    new ByteArrayEndPoint() {
                        @Override
                        public SocketAddress getRemoteSocketAddress() {
                            return InetSocketAddress.createUnresolved("unknown", 1);
                        }
                    },
                    Runnable::run);
        }

        @Override
        public void onFillable() {}
    }

    @Test
    void limitsConnectionsOfUnknownAddressTogether() {
        HttpConnections connections = new HttpConnections(1, 1, OriginCheck::network);
        Unknown first = new Unknown();
        connections.onOpened(first);
        assertThat(first.getEndPoint().isOpen()).isTrue();
        Unknown second = new Unknown();
        connections.onOpened(second);
        assertThat(second.getEndPoint().isOpen()).isFalse();
        connections.onClosed(second);
        connections.onClosed(first);
        Unknown third = new Unknown();
        connections.onOpened(third);
        assertThat(third.getEndPoint().isOpen()).isTrue();
    }
}
