package io.github.uptownrules.server;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The periodic tasks of a server. A task that fails is logged and still runs again. */
final class PeriodicTasks {
    private final ScheduledExecutorService clock;
    private final EventLog log;

    PeriodicTasks(ScheduledExecutorService clock, EventLog log) {
        this.clock = clock;
        this.log = log;
    }

    /** Runs a task periodically, for the first time after one period. */
    void every(Duration period, String name, Runnable chore) {
        clock.scheduleAtFixedRate(() -> attempt(name, chore), period.toNanos(), period.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** Catches exceptions, because the executor would never run the task again. */
    private void attempt(String name, Runnable chore) {
        try {
            chore.run();
        } catch (RuntimeException | Error e) {
            log.write("chore-failed", Map.of("chore", name, "reason", e.toString()));
        }
    }
}
