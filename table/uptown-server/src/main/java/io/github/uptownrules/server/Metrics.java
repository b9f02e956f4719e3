package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.TableListener;
import io.github.uptownrules.server.table.TableState;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** Counts and logs the events of tables. */
final class Metrics implements TableListener {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Timer stored = timer("uptown.move.stored", "from a move's arrival until it is stored");
    private final Timer sent = timer("uptown.move.sent", "from a move's arrival until all at the table are sent it");
    private final EventLog log;

    Metrics(EventLog log) {
        this.log = log;
        new JvmMemoryMetrics().bindTo(registry);
    }

    private Timer timer(String name, String description) {
        return Timer.builder(name)
                .description(description)
                .publishPercentiles(0.5, 0.95, 0.99)
                .register(registry);
    }

    /** Registers a value that is read at each scrape. */
    void gauge(String name, Supplier<Number> value) {
        Gauge.builder(name, value).register(registry);
    }

    @Override
    public void happened(Event event, TableState table) {
        happened(event.name().toLowerCase(Locale.ROOT).replace('_', '-'), table, Map.of());
    }

    private void happened(String event, TableState table, Map<String, ?> details) {
        registry.counter("uptown.events", "event", event).increment();
        log.write(
                event,
                ImmutableMap.<String, Object>builder()
                        .put("table", EventLog.shown(table.id()))
                        .put("ruleset", table.ruleset().id())
                        .put("version", table.version())
                        .putAll(details)
                        .buildOrThrow());
    }

    @Override
    public void botFailed(TableState table, Seat seat, String bot, String reason) {
        happened("bot-failed", table, Map.of("seat", seat.number(), "bot", bot, "reason", reason));
    }

    @Override
    public void moved(Duration whenStored, Duration whenSent) {
        stored.record(whenStored);
        sent.record(whenSent);
    }

    @Override
    public void thought(String level, Duration time) {
        registry.timer("uptown.bot.thought", "level", level).record(time);
    }

    @Override
    public void refused(Refusal.Code code) {
        registry.counter("uptown.refused", "code", code.toString()).increment();
    }

    void dropped(int code) {
        registry.counter("uptown.dropped", "code", String.valueOf(code)).increment();
    }

    /** Returns all metrics in the format of Prometheus. */
    String text() {
        return registry.scrape();
    }
}
