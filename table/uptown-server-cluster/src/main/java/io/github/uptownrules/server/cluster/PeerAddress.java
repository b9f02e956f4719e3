package io.github.uptownrules.server.cluster;

import io.github.uptownrules.server.peer.ClusterOptions;
import java.net.InetAddress;
import java.net.UnknownHostException;

/** The address of a server for the others. */
final class PeerAddress {
    private PeerAddress() {}

    /** Returns the address, or an empty string if the server listens everywhere and has no configured peer address. */
    static String of(ClusterOptions options, int port) {
        String bind = options.bind();
        String host = bind.contains(":") ? "[" + bind + "]" : bind;
        return options.peerAddress().orElseGet(() -> isEverywhere(bind) ? "" : "http://" + host + ":" + port);
    }

    private static boolean isEverywhere(String bind) {
        try {
            return InetAddress.getByName(bind).isAnyLocalAddress();
        } catch (UnknownHostException e) {
            return false; // starting would have failed
        }
    }
}
