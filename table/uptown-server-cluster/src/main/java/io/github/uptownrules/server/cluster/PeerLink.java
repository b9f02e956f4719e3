package io.github.uptownrules.server.cluster;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.server.table.Client;
import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** A connection that forwards a client's messages to its table's home server, and the replies to the client, in order. */
final class PeerLink implements WebSocket.Listener {
    /** The limit of queued messages. The client's own limits apply first, so only a stalled server reaches this one. */
    private static final int MOST_WAITING = 256;

    /** The reasons given by a server that does not have the table, or no longer has it. */
    private static final ImmutableSet<Client.Ending> COME_BACK =
            ImmutableSet.of(Client.Ending.MOVED, Client.Ending.STOPPED, Client.Ending.FAILED);

    private final String address;
    private final ClusterLine client;
    private final StringBuilder partial = new StringBuilder();
    private final Deque<String> waiting = new ArrayDeque<>();
    private Optional<WebSocket> home = Optional.empty();
    private volatile boolean hasSpoken;
    private boolean isSending;
    private boolean isClosed;
    private boolean wasLiving;

    PeerLink(String address, ClusterLine client) {
        this.address = address;
        this.client = client;
    }

    @Override
    public void onOpen(WebSocket socket) {
        synchronized (this) {
            home = Optional.of(socket);
            if (isClosed) {
                socket.abort();
            }
        }
        socket.request(1);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean isLast) {
        partial.append(data);
        hasSpoken = true;
        if (isLast) {
            client.receive(partial.toString());
            partial.setLength(0);
        }
        socket.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        end(Client.Ending.of(code));
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        end(Client.Ending.MOVED);
    }

    /**
     * Handles a lost or closed connection. If the client has seen nothing yet and the table has only moved, the search
     * continues without the client noticing.
     */
    private void end(Client.Ending how) {
        synchronized (this) {
            if (isClosed) {
                return;
            }
            isClosed = true;
        }
        if (hasSpoken || !COME_BACK.contains(how)) {
            client.close(how);
        } else {
            client.searchAgain();
        }
    }

    /** Sends a message after all earlier ones, and returns false if the queue is full. */
    synchronized boolean send(String message) {
        if (waiting.size() >= MOST_WAITING) {
            return false;
        }
        waiting.add(message);
        sendNext();
        return true;
    }

    private synchronized void sendNext() {
        if (!isSending && !isClosed && home.isPresent() && !waiting.isEmpty()) {
            isSending = true;
            home.get().sendText(waiting.remove(), true).whenComplete((sent, failure) -> {
                if (failure == null) {
                    sent();
                } else {
                    end(Client.Ending.MOVED);
                }
            });
        }
    }

    private synchronized void sent() {
        isSending = false;
        sendNext();
    }

    /** Ends the link if the other server was alive and no longer is. A server that has just started may not be known yet. */
    void endIfLost(ImmutableSet<String> living) {
        boolean isLost;
        Optional<WebSocket> dead;
        synchronized (this) {
            boolean lives = living.contains(address);
            wasLiving |= lives;
            isLost = wasLiving && !lives;
            dead = home;
        }
        if (isLost) {
            end(Client.Ending.MOVED);
            dead.ifPresent(WebSocket::abort);
        }
    }

    synchronized void close() {
        isClosed = true;
        waiting.clear();
        home.ifPresent(WebSocket::abort);
    }
}
