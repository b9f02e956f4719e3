package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
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
    void dropsAndCountsLinesWhileNobodyReadsThem() {
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
