package io.github.uptownrules.server;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** What a server does periodically. A task that fails is logged, and run again all the same. */
final class PeriodicTasks {
    private final ScheduledExecutorService clock;
    private final EventLog log;

    PeriodicTasks(ScheduledExecutorService clock, EventLog log) {
        this.clock = clock;
        this.log = log;
    }

    /** Does a chore whenever so much time has gone, for the first time after that. */
    void every(Duration period, String name, Runnable chore) {
        clock.scheduleAtFixedRate(() -> attempt(name, chore), period.toNanos(), period.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** The clock would never again do what has once thrown something. */
    private void attempt(String name, Runnable chore) {
        try {
            chore.run();
        } catch (RuntimeException | Error e) {
            log.write("chore-failed", Map.of("chore", name, "reason", e.toString()));
        }
    }
}
