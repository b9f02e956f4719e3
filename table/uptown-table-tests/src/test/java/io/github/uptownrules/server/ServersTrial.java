package io.github.uptownrules.server;

import io.github.uptownrules.server.history.Fault;
import io.github.uptownrules.server.history.HistoryReport;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The clients of a trial of several servers (.ci/servers), in three steps:
 *
 * <pre>
 * ServersTrial play ADDRESS HISTORIES TABLES SECONDS THINK_MS
 * ServersTrial records ADDRESS HISTORIES
 * ServersTrial report HISTORIES FAULTS
 * </pre>
 *
 * The first step plays and writes histories, the second adds the final state of each table, and the third prints a report. It
 * exits with 1 if anything is wrong.
 */
public final class ServersTrial {
    private static final int REPORT_SECONDS = 15;

    /** Printed when all tables have begun; the script waits for it. */
    private static final String PLAYING = "all tables play";

    private ServersTrial() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        switch (args[0]) {
            case "play" ->
                play(
                        place(args[1], args[2], Integer.parseInt(args[5])),
                        Integer.parseInt(args[3]),
                        Integer.parseInt(args[4]));
            case "records" -> records(place(args[1], args[2], 1));
            case "report" -> report(Path.of(args[1]), Path.of(args[2]));
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static LoadPlace place(String address, String histories, int think) throws IOException {
        ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
        Files.createDirectories(Path.of(histories));
        return new LoadPlace(URI.create(address), clock, new LoadFigures(), think, Path.of(histories));
    }

    private static void play(LoadPlace place, int count, int seconds) throws InterruptedException {
        LoadTables tables = new LoadTables(place, count);
        tables.begin();
        System.out.println(PLAYING);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        long reported = System.nanoTime();
        while (System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(100);
            tables.loseSome();
            if (System.nanoTime() - reported > TimeUnit.SECONDS.toNanos(REPORT_SECONDS)) {
                System.out.println(place.figures().line());
                reported = System.nanoTime();
            }
        }
        tables.stop();
        System.out.println(place.figures().report());
        System.exit(place.figures().isFaultless() ? 0 : 1);
    }

    private static void records(LoadPlace place) throws IOException {
        new LoadRecords(place).fetch();
        System.out.println(place.figures().report());
        System.exit(place.figures().isFaultless() ? 0 : 1);
    }

    private static void report(Path histories, Path faults) throws IOException {
        HistoryReport report = HistoryReport.of(histories, Files.exists(faults) ? Fault.read(faults) : List.of());
        System.out.println(report);
        System.exit(report.isClean() ? 0 : 1);
    }
}
