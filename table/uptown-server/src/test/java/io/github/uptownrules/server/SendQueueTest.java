package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

class SendQueueTest {
    private static final int MOST = 3;

    private final List<String> sent = new ArrayList<>();
    private final Deque<Callback> underWay = new ArrayDeque<>();
    private boolean isRead;

    /** A session whose reader accepts frames at once, or when the test says so. */
    private final Session session = (Session) Proxy.newProxyInstance(
            SendQueueTest.class.getClassLoader(), new Class<?>[] {Session.class}, (proxy, method, arguments) -> {
                sent.add((String) arguments[0]);
                Callback callback = (Callback) arguments[1];
                if (isRead) {
                    callback.succeed();
                } else {
                    underWay.add(callback);
                }
                return null;
            });

    @Test
    void sentFramesTakeNoRoom() {
        isRead = true;
        SendQueue queue = new SendQueue(session, MOST, () -> true);
        String half = "x".repeat(Limits.QUEUE_BYTES / 2);
        for (int i = 0; i < 2 * MOST; i++) {
            assertThat(queue.add(half)).isTrue();
        }
        assertThat(sent).hasSize(2 * MOST);
    }

    /** One frame is being sent, and a limited number are waiting. Frames are sent in order, one at a time. */
    @Test
    void limitsTheNumberOfWaitingFrames() {
        SendQueue queue = new SendQueue(session, MOST, () -> true);
        for (int i = 0; i <= MOST; i++) {
            assertThat(queue.add(String.valueOf(i))).isTrue();
        }
        assertThat(queue.add("more")).isFalse();
        assertThat(sent).containsExactly("0");
        underWay.remove().succeed();
        assertThat(sent).containsExactly("0", "1");
        assertThat(queue.add("4")).isTrue();
        while (!underWay.isEmpty()) {
            underWay.remove().succeed();
        }
        assertThat(sent).containsExactly("0", "1", "2", "3", "4");
    }

    @Test
    void limitsTheBytesOfWaitingFrames() {
        SendQueue queue = new SendQueue(session, MOST, () -> true);
        String half = "x".repeat(Limits.QUEUE_BYTES / 2);
        assertThat(queue.add("")).isTrue();
        assertThat(queue.add(half)).isTrue();
        assertThat(queue.add(half)).isTrue();
        assertThat(queue.add("x")).isFalse();
    }
}
