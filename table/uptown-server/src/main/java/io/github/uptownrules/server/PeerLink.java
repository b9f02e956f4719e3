package io.github.uptownrules.server;

import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.server.table.Client;
import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** A client's line to the server at which its table is at home: what one says the other hears, in order. */
final class PeerLink implements WebSocket.Listener {
    /** A client has been counted before, so that many wait only if the other server does not read. */
    private static final int MOST_WAITING = 256;

    /** What is said by a server that has not, or no more, the table. */
    private static final ImmutableSet<Client.Ending> COME_BACK =
            ImmutableSet.of(Client.Ending.MOVED, Client.Ending.STOPPED, Client.Ending.FAILED);

    private final String address;
    private final Socket client;
    private final StringBuilder partial = new StringBuilder();
    private final Deque<String> waiting = new ArrayDeque<>();
    private Optional<WebSocket> home = Optional.empty();
    private volatile boolean hasSpoken;
    private boolean isSending;
    private boolean isClosed;
    private boolean wasLiving;

    /**
     * A line that is not open yet.
     *
     * @param address where the other server is
     * @param client the client
     */
    PeerLink(String address, Socket client) {
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
            client.handedOn(partial.toString());
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

    /** The line is lost or was ended. A client that has seen nothing yet need not know, if the table is only somewhere else. */
    private void end(Client.Ending how) {
        synchronized (this) {
            if (isClosed) {
                return;
            }
            isClosed = true;
        }
        if (hasSpoken || !COME_BACK.contains(how)) {
            client.ended(how);
        } else {
            client.searchAgain();
        }
    }

    /** Sends a message when all earlier ones are sent; whether it fits. */
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

    /** Ends it if the other server was one of those that live and is no more; one that has just begun may not be known yet. */
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

    /** The client is gone. */
    synchronized void close() {
        isClosed = true;
        waiting.clear();
        home.ifPresent(WebSocket::abort);
    }
}
