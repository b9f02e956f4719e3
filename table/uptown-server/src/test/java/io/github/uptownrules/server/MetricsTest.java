package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class MetricsTest {
    @Test
    void recordsEachFigureUnderItsOwnName() {
        Metrics metrics = new Metrics(
                new EventLog(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8)));
        metrics.moved(Duration.ofSeconds(1), Duration.ofSeconds(3));
        metrics.thought("greedy", Duration.ofSeconds(5));
        metrics.dropped(4003);
        assertThat(metrics.text())
                .contains(
                        "\nuptown_move_stored_seconds_sum 1.0",
                        "\nuptown_move_sent_seconds_sum 3.0",
                        "\nuptown_bot_thought_seconds_sum{level=\"greedy\"} 5.0",
                        "\nuptown_dropped_total{code=\"4003\"} 1.0");
    }
}
