package io.github.uptownrules.server.peer;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.server.table.ServiceClock;
import io.github.uptownrules.server.table.Tables;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A running server, for its peers.
 *
 * @param listed supplies its listed tables
 * @param sockets supplies the addresses with many sockets, and their numbers
 * @param log writes an event
 * @param gauges registers metrics
 * @param chores runs tasks periodically
 * @param timer runs tasks later
 */
public record Host(
        int port,
        Tables tables,
        ServiceClock clock,
        Supplier<ImmutableList<ListedEntry>> listed,
        Supplier<ImmutableMap<String, Integer>> sockets,
        Consumer<String> log,
        Gauges gauges,
        Chores chores,
        ScheduledExecutorService timer) {
    /** Registers metrics. */
    @FunctionalInterface
    public interface Gauges {
        void add(String name, String description, Supplier<Number> value);
    }

    /** Runs tasks periodically. */
    @FunctionalInterface
    public interface Chores {
        void every(Duration period, String name, Runnable chore);
    }
}
