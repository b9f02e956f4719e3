package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EventLogTest {
    private static final int MANY = 5_000;

    /** A pipe whose reader starts late. */
    private static final class Pipe extends OutputStream {
        private final CountDownLatch isRead = new CountDownLatch(1);
        private final ByteArrayOutputStream read = new ByteArrayOutputStream();

        @Override
        public void write(int data) {
            Uninterruptibles.awaitUninterruptibly(isRead);
            read.write(data);
        }
    }

    @Test
    void dropsAndCountsLinesOfABlockedPipe() {
        Pipe pipe = new Pipe();
        EventLog log = new EventLog(new PrintStream(pipe, true, StandardCharsets.UTF_8));
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
            for (int i = 0; i < MANY; i++) {
                log.write("event", Map.of("number", i));
            }
        });
        long dropped = log.dropped();
        assertThat(dropped).isBetween(MANY - 1_002L, MANY - 1_000L);
        pipe.isRead.countDown();
        log.flush();
        assertThat(pipe.read.toString(StandardCharsets.UTF_8))
                .contains("\"event\":\"event\",\"number\":999}")
                .containsOnlyOnce("\"event\":\"log-dropped\",\"lines\":" + dropped + "}");
    }

    /** A program closes its handlers when it ends, which must not lose the last warning. */
    @Test
    void writesAWarningBeforeItsHandlerIsFlushedOrClosed() {
        assertThat(writtenBefore(Handler::flush)).contains("\"message\":\"it fails\"");
        assertThat(writtenBefore(Handler::close)).contains("\"message\":\"it fails\"");
    }

    private static String writtenBefore(Consumer<Handler> end) {
        Logger root = Logger.getLogger("");
        Level level = root.getLevel();
        List<Handler> handlers = List.of(root.getHandlers());
        Pipe pipe = new Pipe();
        try {
            new EventLog(new PrintStream(pipe, true, StandardCharsets.UTF_8)).takeOver();
            root.warning("it fails");
            CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS).execute(pipe.isRead::countDown);
            Stream.of(root.getHandlers()).forEach(end);
            return pipe.read.toString(StandardCharsets.UTF_8);
        } finally {
            Stream.of(root.getHandlers()).forEach(root::removeHandler);
            handlers.forEach(root::addHandler);
            root.setLevel(level);
        }
    }

    @Test
    void writesLinesInOrder() {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        EventLog log = new EventLog(new PrintStream(written, true, StandardCharsets.UTF_8));
        for (int i = 0; i < 100; i++) {
            log.write("event" + i, Map.of());
        }
        log.flush();
        assertThat(written.toString(StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> line.replaceAll(".*\"event(\\d+)\".*", "$1")))
                .containsExactlyElementsOf(java.util.stream.IntStream.range(0, 100)
                        .mapToObj(String::valueOf)
                        .toList());
    }
}
