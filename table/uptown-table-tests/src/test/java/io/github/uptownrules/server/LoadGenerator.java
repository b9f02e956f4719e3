package io.github.uptownrules.server;

import io.github.uptownrules.effort.JavaCommand;
import io.github.uptownrules.server.history.HistoryReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Runs many tables at once, each with two people and two bots: {@code LoadGenerator TABLES SECONDS THINK_MS KILL_SECONDS DATA}.
 * The people think, move, lose their connections and return; some spectators never read. The server runs in a separate process,
 * which is killed every {@code KILL_SECONDS} seconds (0: never). At the end the program prints latencies, memory, and lost,
 * duplicated or reordered moves, of which there should be none. {@code DATA} is a folder for SQLite and for the histories of
 * the tables.
 */
public final class LoadGenerator {
    private static final int REPORT_SECONDS = 15;
    private static final String HISTORIES = "histories";

    private final int port;
    private final Path data;
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    private final LoadFigures figures = new LoadFigures();
    private final LoadPlace place;
    private final LoadTables tables;
    private ServerProcess server;

    private LoadGenerator(int port, Path data, int count, int think) throws IOException {
        this.port = port;
        this.data = data;
        Files.createDirectories(data.resolve(HISTORIES));
        this.place =
                new LoadPlace(URI.create("http://localhost:" + port), clock, figures, think, data.resolve(HISTORIES));
        this.tables = new LoadTables(place, count);
        this.server = launch();
    }

    private ServerProcess launch() {
        try {
            Files.createDirectories(data);
            List<String> command = JavaCommand.of(LoadServer.class, "-Xmx512m");
            command.addAll(List.of(String.valueOf(port), data.toString(), "700"));
            return ServerProcess.of(command, data.resolve("log"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void run(int seconds, int killSeconds) throws InterruptedException, IOException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        long killed = System.nanoTime();
        long reported = System.nanoTime();
        tables.begin();
        System.out.println("tables made");
        figures.clear();
        while (System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(100);
            tables.loseSome();
            if (killSeconds > 0 && System.nanoTime() - killed > TimeUnit.SECONDS.toNanos(killSeconds)) {
                server.kill();
                figures.crash();
                server = launch();
                killed = System.nanoTime();
            }
            if (System.nanoTime() - reported > TimeUnit.SECONDS.toNanos(REPORT_SECONDS)) {
                System.out.println(figures.line() + " " + memory());
                reported = System.nanoTime();
            }
        }
        System.out.println(memory());
        TestServer.ask(port, "/metrics", Optional.empty(), Map.of())
                .body()
                .lines()
                .filter(line -> line.startsWith("uptown_"))
                .forEach(System.out::println);
        tables.stop();
        System.out.println("stopped with " + server.stop());
        server = launch();
        new LoadRecords(place).fetch();
        server.stop();
        System.out.println(figures.report());
        HistoryReport report = HistoryReport.of(place.histories(), List.of());
        System.out.println(report);
        System.exit(figures.isFaultless() && report.isClean() ? 0 : 1);
    }

    /** Returns the memory of the server process, as reported by the operating system. */
    private String memory() {
        try {
            String resident = Files.readAllLines(Path.of("/proc/" + server.pid() + "/status")).stream()
                    .filter(line -> line.startsWith("VmRSS"))
                    .findFirst()
                    .orElse("");
            return resident.replaceAll("\\s+", " ");
        } catch (IOException e) {
            return "";
        }
    }

    public static void main(String[] args) throws InterruptedException, IOException {
        new LoadGenerator(18_431, Path.of(args[4]), Integer.parseInt(args[0]), Integer.parseInt(args[2]))
                .run(Integer.parseInt(args[1]), Integer.parseInt(args[3]));
    }
}
