package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Backups by the commands of the documents. */
class BackupCommandTest {
    private static final String ORDER = "{\"ruleset\":\"two-player\",\"seats\":[{\"open\":true},{\"open\":true}]}";

    @TempDir
    private Path folder;

    private String data;
    private String copy;

    @BeforeEach
    void name() {
        data = folder.resolve("data").toString();
        copy = folder.resolve("copy.db").toString();
    }

    private static HttpResponse<String> send(HttpRequest request) throws Exception {
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    /** A table made before the backup exists after a restore, and one made later does not. */
    @Test
    @Tag("process")
    @Tag("server")
    void restoresABackupOfARunningServer() throws Exception {
        String first;
        String second;
        Process process = Program.start("serve", "--port", "0", "--data", data);
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            URI page = URI.create(String.valueOf(out.readLine()));
            first = table(page);
            assertThat(Program.run("tables", "backup", "--data", data, copy))
                    .isEqualTo(new Program.Outcome(0, "tables in " + copy + ": 1" + System.lineSeparator(), ""));
            second = table(page);
            Program.run("tables", "restore", "--replace", "--data", data, copy)
                    .assertError("another server uses the folder " + data);
        } finally {
            process.destroy();
            process.onExit().join();
        }
        Program.run("tables", "restore", "--data", data, copy)
                .assertError("the folder " + data + " has tables; --replace");
        assertThat(Program.run("tables", "restore", "--replace", "--data", data, copy))
                .isEqualTo(new Program.Outcome(0, "tables in " + data + ": 1" + System.lineSeparator(), ""));
        process = Program.start("serve", "--port", "0", "--data", data);
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            URI page = URI.create(String.valueOf(out.readLine()));
            assertThat(status(page, first)).isEqualTo(201);
            assertThat(status(page, second)).isEqualTo(404);
        } finally {
            process.destroy();
            process.onExit().join();
        }
    }

    private static String table(URI page) throws Exception {
        String made = send(HttpRequest.newBuilder(page.resolve("/api/tables"))
                        .POST(HttpRequest.BodyPublishers.ofString(ORDER))
                        .build())
                .body();
        return made.replaceFirst("(?s).*\"table\":\"([^\"]+)\".*", "$1");
    }

    /** Takes a seat, which needs a table. */
    private static int status(URI page, String table) throws Exception {
        return send(HttpRequest.newBuilder(page.resolve("/api/tables/" + table + "/seats/1"))
                        .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ada\"}"))
                        .build())
                .statusCode();
    }

    @Test
    void readsTheFileOfSettings() throws Exception {
        Path file = Files.writeString(folder.resolve("uptown.conf"), "port = 9000\ndata = " + data + "\n");
        Program.run("tables", "backup", "--config", file.toString(), copy).assertError("there is no folder " + data);
        Files.writeString(file, "prot = 9000\n");
        Program.run("tables", "backup", "--config", file.toString(), copy)
                .assertInvalidArguments(file + ", line 1: unknown setting 'prot'");
    }

    @ParameterizedTest
    @CsvSource({"backup, pg_dump", "restore, pg_restore"})
    void leavesPostgresToItsPrograms(String command, String program) {
        Program.run("tables", command, "--data", "jdbc:postgresql://db/uptown", copy)
                .assertInvalidArguments("the data are in PostgreSQL, not in a folder; use " + program);
    }

    @Test
    void rejectsAMissingCommand() {
        Program.run("tables").assertInvalidArguments("Missing required subcommand");
    }
}
