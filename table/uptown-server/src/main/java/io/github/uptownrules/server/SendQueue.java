package io.github.uptownrules.server;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** Sends frames to a client in order, one at a time, with a bounded queue. */
final class SendQueue {
    private final Session session;
    private final int most;
    private final BooleanSupplier maySpeak;
    private final Deque<String> waiting = new ArrayDeque<>();
    private int characters;
    private boolean isSending;
    private boolean isDiscarded;
    private Optional<Runnable> last = Optional.empty();

    /** Creates a queue for at most {@code most} frames. It sends frames only while {@code maySpeak} returns true. */
    SendQueue(Session session, int most, BooleanSupplier maySpeak) {
        this.session = session;
        this.most = most;
        this.maySpeak = maySpeak;
    }

    /** Sends a frame after all earlier ones, and returns false if the queue is full. */
    boolean add(String frame) {
        synchronized (this) {
            if (isDiscarded || last.isPresent()) {
                return true; // the client is gone or about to go
            }
            if (waiting.size() >= most || characters + frame.length() > Limits.QUEUE_BYTES) {
                return false;
            }
            waiting.add(frame);
            characters += frame.length();
            if (isSending) {
                return true;
            }
            isSending = true;
        }
        sendWaiting();
        return true;
    }

    private void sendWaiting() {
        while (true) {
            String frame;
            Optional<Runnable> end;
            synchronized (this) {
                frame = waiting.poll();
                end = last;
                if (frame != null && maySpeak.getAsBoolean()) {
                    characters -= frame.length();
                } else {
                    isSending = false;
                    frame = null;
                }
            }
            if (frame == null) {
                end.ifPresent(Runnable::run);
                return;
            }
            // If the frame is sent at once, this loop goes on; otherwise the callback does.
            AtomicInteger arrived = new AtomicInteger();
            session.sendText(
                    frame,
                    Callback.from(
                            () -> {
                                if (arrived.incrementAndGet() == 2) {
                                    sendWaiting();
                                }
                            },
                            failure -> discard()));
            if (arrived.incrementAndGet() == 1) {
                return;
            }
        }
    }

    /** Accepts no more frames, and runs an action when all earlier ones are sent. */
    void finish(Runnable action) {
        synchronized (this) {
            last = Optional.of(action);
            if (isSending) {
                return;
            }
            isSending = true;
        }
        sendWaiting();
    }

    /** Drops all waiting frames and all later ones. */
    synchronized void discard() {
        isDiscarded = true;
        waiting.clear();
        characters = 0;
    }
}
