package io.github.uptownrules.server;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import com.google.common.util.concurrent.Uninterruptibles;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.server.table.JsonMembers;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The log: a JSON object on one line for each event, with its time. It contains no secrets or tiles, and only the beginning of
 * a table's name, because the whole name is an invitation. A separate thread writes the lines, so a full pipe does not block
 * the server. If the queue is full, lines are dropped and counted.
 */
final class EventLog {
    /** The number of letters of a table's name in the log. */
    static final int SHOWN = 6;

    private static final int LONGEST = 300;

    /** A message that Javalin logs before it throws the same failure, which the caller reports more clearly. */
    private static final String NOT_STARTED = "Failed to start Javalin";

    private static final int MOST_WAITING = 1000;
    private static final Duration FLUSH = Duration.ofSeconds(2);
    private static final Duration FLUSH_LOOK = Duration.ofMillis(1);

    private final PrintStream out;
    private final AtomicLong dropped = new AtomicLong();
    private final AtomicLong reported = new AtomicLong();
    private final AtomicLong unwritten = new AtomicLong();

    /** The writer's thread ends after a second without events. */
    private final ThreadPoolExecutor writer = new ThreadPoolExecutor(
            0,
            1,
            1,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            new ThreadFactoryBuilder().setNameFormat("log").setDaemon(true).build(),
            (line, full) -> {
                dropped.incrementAndGet();
                unwritten.decrementAndGet();
            });

    EventLog(PrintStream out) {
        this.out = out;
    }

    /** Logs the warnings and errors of libraries. */
    void takeOver() {
        LogManager.getLogManager().reset();
        Logger root = Logger.getLogger("");
        root.setLevel(Level.WARNING);
        root.addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                if (!NOT_STARTED.equals(record.getMessage())) {
                    warn(record);
                }
            }

            @Override
            public void flush() {
                EventLog.this.flush();
            }

            @Override
            public void close() {
                EventLog.this.flush(); // the writing thread does not keep the program alive
            }
        });
    }

    private void warn(LogRecord record) {
        String thrown = record.getThrown() == null ? "" : record.getThrown().toString();
        String message = String.valueOf(record.getMessage());
        write(
                "warning",
                Map.of(
                        "source", String.valueOf(record.getLoggerName()),
                        "message", cut(thrown.isEmpty() ? message : message + ": " + thrown)));
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }

    /** Returns the beginning of a table's name. */
    static String shown(String table) {
        return table.substring(0, SHOWN);
    }

    void write(String event, Map<String, ?> details) {
        String line = line(event, details);
        unwritten.incrementAndGet();
        writer.execute(() -> {
            out.println(line);
            long lost = dropped.get();
            long unreported = lost - reported.getAndSet(lost);
            if (unreported > 0) {
                out.println(line("log-dropped", Map.of("lines", unreported)));
            }
            unwritten.decrementAndGet();
        });
    }

    long dropped() {
        return dropped.get();
    }

    /** Waits until earlier events are written, at most 2 seconds. */
    void flush() {
        long end = System.nanoTime() + FLUSH.toNanos();
        while (unwritten.get() > 0 && System.nanoTime() - end < 0) {
            Uninterruptibles.sleepUninterruptibly(FLUSH_LOOK);
        }
    }

    private static String line(String event, Map<String, ?> details) {
        return JsonMembers.object(json -> {
            json.name("time").value(Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
            json.name("event").value(event);
            for (Map.Entry<String, ?> detail : new TreeMap<>(details).entrySet()) {
                if (detail.getValue() instanceof Number number) {
                    json.name(detail.getKey()).value(number);
                } else {
                    json.name(detail.getKey()).value(PlainText.of(String.valueOf(detail.getValue())));
                }
            }
        });
    }
}
