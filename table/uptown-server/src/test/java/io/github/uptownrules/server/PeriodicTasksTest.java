package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PeriodicTasksTest {
    @Test
    void logsAFailedTaskAndRunsItAgain() throws InterruptedException {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
        EventLog events = new EventLog(new PrintStream(log, true, StandardCharsets.UTF_8));
        CountDownLatch timesLeft = new CountDownLatch(3);
        try {
            PeriodicTasks tasks = new PeriodicTasks(clock, events);
            tasks.every(Duration.ofMillis(1), "sweep", () -> {
                timesLeft.countDown();
                if (timesLeft.getCount() == 2) {
                    throw new IllegalStateException("the broom is broken");
                } else if (timesLeft.getCount() == 1) {
                    throw new AssertionError("the broom is broken");
                }
            });
            assertThat(timesLeft.await(120, TimeUnit.SECONDS)).isTrue();
        } finally {
            clock.shutdownNow();
        }
        events.flush();
        assertThat(log.toString(StandardCharsets.UTF_8).lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line)
                        .contains("\"event\":\"chore-failed\"", "\"chore\":\"sweep\"", "the broom is broken"));
    }
}
