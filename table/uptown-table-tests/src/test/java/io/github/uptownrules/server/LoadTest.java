package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.effort.JavaCommand;
import io.github.uptownrules.server.history.HistoryReport;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small load test, which also checks the tools for large ones. */
@Tag("thorough")
@Tag("process")
@Tag("server")
class LoadTest {
    private static final int TABLES = 5;

    @TempDir
    private Path folder;

    private ServerProcess start(int port) throws IOException {
        List<String> command = JavaCommand.shortLived(LoadServer.class);
        command.addAll(List.of(String.valueOf(port), folder.resolve("data").toString(), "0"));
        return ServerProcess.of(command, folder.resolve("log"));
    }

    @Test
    void aKilledServerLosesNoAcknowledgedMove() throws IOException, InterruptedException {
        ServerProcess server = start(0);
        int port = server.port();
        LoadFigures figures = new LoadFigures();
        LoadPlace place = new LoadPlace(
                URI.create("http://localhost:" + port),
                Executors.newScheduledThreadPool(2),
                figures,
                100,
                Files.createDirectory(folder.resolve("histories")));
        LoadTables tables = new LoadTables(place, TABLES);
        tables.begin();
        for (int kill = 0; kill < 2; kill++) {
            TimeUnit.SECONDS.sleep(3);
            server.kill();
            server = start(port);
        }
        TimeUnit.SECONDS.sleep(3);
        tables.stop();
        new LoadRecords(place).fetch();
        server.stop();
        assertThat(figures.isFaultless()).as(figures.report()).isTrue();
        HistoryReport report = HistoryReport.of(place.histories(), List.of());
        assertThat(report.isClean()).as(report.toString()).isTrue();
        assertThat(report.toString()).doesNotContain("moves acknowledged 0,");
    }
}
