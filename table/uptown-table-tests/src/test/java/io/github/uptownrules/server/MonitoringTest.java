package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableSet;
import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The dashboard and the alerts in {@code deploy}, beside the metrics that a server has. */
@Tag("process")
@Tag("server")
class MonitoringTest {
    private static final Path DEPLOY = Path.of("../../deploy");
    private static final Pattern NAME = Pattern.compile("\\b(?:uptown|jvm|process)_[a-z_]+");

    private final Path folder;
    private final TableServer server;

    MonitoringTest(@TempDir Path folder) throws IOException {
        this.folder = folder;
        this.server = TableServer.start(ServerOptions.builder()
                .port(0)
                .data(folder.resolve("data").toString())
                .log(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8))
                .build());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dashboard.json", "alerts.yml"})
    void asksOnlyForMetricsThatAServerHas(String file) throws IOException {
        Metrics metrics = server.metrics();
        metrics.moved(Duration.ofMillis(1), Duration.ofMillis(2));
        metrics.thought("casual", Duration.ofMillis(3));
        metrics.dropped(4003);
        metrics.answered(Metrics.Operation.SAVE, Duration.ofMillis(4));
        String text = afterACollection(metrics);
        ImmutableSet<String> asked = NAME.matcher(Files.readString(DEPLOY.resolve(file)))
                .results()
                .map(MatchResult::group)
                .collect(ImmutableSet.toImmutableSet());
        assertThat(asked)
                .hasSizeGreaterThan(5)
                .allSatisfy(name -> assertThat(text).containsPattern("(?m)^" + name + "[{ ]"));
    }

    /** Returns the metrics when they have a pause of the garbage collector, of which the listener hears late. */
    private static String afterACollection(Metrics metrics) {
        System.gc();
        for (int tries = 0; tries < 200 && !metrics.text().contains("jvm_gc_pause_seconds_sum"); tries++) {
            Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(50));
        }
        return metrics.text();
    }

    @Test
    void hasAHelpTextForEachMetric() {
        assertThat(server.metrics().text().lines().filter(line -> line.startsWith("# HELP")))
                .allMatch(line -> line.matches("# HELP \\w+ \\w.*"));
    }

    @Test
    void followsTheConventionsOfPrometheus() throws IOException, InterruptedException {
        Path scraped = Files.writeString(
                folder.resolve("metrics.txt"), server.metrics().text());
        assertThat(promtool(folder, "check", "metrics", scraped)).isEmpty();
    }

    @Test
    void alertsOnlyWhenSomethingIsWrong() throws IOException, InterruptedException {
        Path trial = Path.of("src/test/resources/alerts-trial.yml").toAbsolutePath();
        assertThat(promtool(DEPLOY, "test", "rules", trial)).contains("SUCCESS").doesNotContain("FAILED");
    }

    /** Runs a tool of Prometheus with a file, as an argument and as its input, and returns what it prints. */
    private static String promtool(Path in, String command, String kind, Path file)
            throws IOException, InterruptedException {
        ProcessBuilder tool = new ProcessBuilder("promtool", command, kind)
                .directory(in.toFile())
                .redirectErrorStream(true);
        if (kind.equals("metrics")) {
            tool.redirectInput(file.toFile());
        } else {
            tool.command().add(file.toString());
        }
        Process running;
        try {
            running = tool.start();
        } catch (IOException e) {
            assumeTrue(false, "promtool is not installed (Debian: prometheus)");
            throw e;
        }
        String printed = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        running.waitFor();
        return printed;
    }
}
