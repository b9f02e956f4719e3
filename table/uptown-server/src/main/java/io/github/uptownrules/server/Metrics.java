package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.TableListener;
import io.github.uptownrules.server.table.TableState;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Counts and logs the events of tables. Durations are histograms with the same buckets at every server, so that a query can add
 * up servers before it takes a quantile.
 */
final class Metrics implements TableListener, AutoCloseable {
    private static final String BOT_FAILED = "bot-failed";

    /** A request to the storage. */
    enum Operation {
        SAVE,
        LOAD,
        RELEASE,
        COUNT,
        DELETE,
        ARCHIVE,
        PING
    }

    /** The upper bounds of the buckets, from a fast disk to a bot that thinks for long. */
    private static final Duration[] BUCKETS = DoubleStream.of(
                    1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000)
            .mapToObj(millis -> Duration.ofNanos((long) (millis * 1_000_000)))
            .toArray(Duration[]::new);

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final Timer stored = timer("uptown.move.stored", "Time from a move's arrival until it is stored")
            .register(registry);
    private final Timer sent = timer(
                    "uptown.move.sent", "Time from a move's arrival until all at the table are sent it")
            .register(registry);
    private final EventLog log;

    Metrics(EventLog log) {
        this.log = log;
        collections.bindTo(registry);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new FileDescriptorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        FunctionCounter.builder("process.cpu", ProcessHandle.current(), Metrics::cpuSeconds)
                .description("Processor time of the server")
                .baseUnit("seconds")
                .register(registry);
        Gauge.builder("uptown.build.info", () -> 1)
                .description("Always 1, with the version of the program")
                .tag("version", version())
                .register(registry);
        // A rate needs a first value before the first event.
        Stream.of(Event.values()).forEach(event -> events(label(event)));
        events(BOT_FAILED);
        Stream.of(Refusal.Code.values()).forEach(this::refusals);
        Stream.of(Operation.values()).forEach(this::failures);
    }

    private static double cpuSeconds(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    private static String version() {
        // A class of this module reads the file, because other modules, such as Guava, cannot read it.
        try (InputStream version = Metrics.class.getResourceAsStream("version.txt")) {
            return new String(Objects.requireNonNull(version, "version").readAllBytes(), StandardCharsets.UTF_8)
                    .strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Timer.Builder timer(String name, String description) {
        return Timer.builder(name).description(description).serviceLevelObjectives(BUCKETS);
    }

    /** Registers a value that is read at each scrape. */
    void gauge(String name, String description, Supplier<Number> value) {
        Gauge.builder(name, value).description(description).register(registry);
    }

    /** Registers a total that is read at each scrape. */
    void total(String name, String description, Supplier<Number> value) {
        FunctionCounter.builder(name, value, total -> total.get().doubleValue())
                .description(description)
                .register(registry);
    }

    @Override
    public void happened(Event event, TableState table) {
        happened(label(event), table, Map.of());
    }

    private static String label(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void happened(String event, TableState table, Map<String, ?> details) {
        events(event).increment();
        log.write(
                event,
                ImmutableMap.<String, Object>builder()
                        .put("table", EventLog.shown(table.id()))
                        .put("ruleset", table.ruleset().id())
                        .put("version", table.version())
                        .putAll(details)
                        .buildOrThrow());
    }

    private Counter events(String event) {
        return counter("uptown.events", "Events at tables, as in the log", "event", event);
    }

    private Counter refusals(Refusal.Code code) {
        return counter("uptown.refused", "Refused requests", "code", code.toString());
    }

    private Counter failures(Operation operation) {
        String description = "Requests that the storage could not serve";
        return counter("uptown.storage.failures", description, "operation", label(operation));
    }

    private Counter counter(String name, String description, String label, String value) {
        return Counter.builder(name).description(description).tag(label, value).register(registry);
    }

    @Override
    public void botFailed(TableState table, Seat seat, String bot, String reason) {
        happened(BOT_FAILED, table, Map.of("seat", seat.number(), "bot", bot, "reason", reason));
    }

    @Override
    public void moved(Duration whenStored, Duration whenSent) {
        stored.record(whenStored);
        sent.record(whenSent);
    }

    @Override
    public void thought(String level, Duration time) {
        timer("uptown.bot.thought", "Time that a bot thought about a move")
                .tag("level", level)
                .register(registry)
                .record(time);
    }

    @Override
    public void refused(Refusal.Code code) {
        refusals(code).increment();
    }

    void dropped(int code) {
        counter("uptown.dropped", "Connections that the server closed, by close code", "code", String.valueOf(code))
                .increment();
    }

    /** Counts an attempt to deliver the message of a turn. */
    void webhook(String result) {
        counter("uptown.webhook", "Messages of turns, by result of an attempt", "result", result)
                .increment();
    }

    /** Counts an answer of the storage. */
    void answered(Operation operation, Duration time) {
        timer("uptown.storage", "Time from a request to the storage until its answer, with the wait in the queue")
                .tag("operation", label(operation))
                .register(registry)
                .record(time);
    }

    /** Counts a request that the storage could not serve. */
    void failed(Operation operation) {
        failures(operation).increment();
    }

    /** Returns all metrics in the format of Prometheus. */
    String text() {
        return registry.scrape();
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
