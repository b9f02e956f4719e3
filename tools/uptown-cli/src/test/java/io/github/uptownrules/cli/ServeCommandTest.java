package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Invalid options of a server are rejected before anything is opened. */
class ServeCommandTest {
    /** One client for all requests, as in a browser, because connections per address are limited. */
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bind | ''",
                "--bind | ' '",
                "--port | -1",
                "--port | 65536",
                "--keep | 0",
                "--keep | never",
                "--operator-bind | localhost",
                "--operator-bind | localhost:99999",
                "--bot-delay | -1",
                "--peer-address | 10.0.0.2:8080",
                "--peer-address | http://10.0.0.2:8080/",
                "--origin | uptown.example",
                "--origin | https://uptown.example/",
                "--origin | javascript://uptown.example",
                "--origin | https://somebody@uptown.example",
                "--origin | https://",
                "--origin | 'https://uptown.example, https://other.example'",
                "--path | ''",
                "--path | /",
                "--path | uptown",
                "--path | /uptown/",
                "--path | /api",
                "--path | https://uptown.example/uptown"
            })
    void refused(String option, String value) {
        StringWriter errors = new StringWriter();
        int code = Uptown.commandLine()
                .setErr(new PrintWriter(errors))
                .execute("serve", option, value, "--data", "jdbc:none:");
        assertThat(code).isEqualTo(2);
        assertThat(errors.toString()).contains(option);
    }

    @Test
    void needsTheSecretOfAWebhook(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "hunter2\n");
        assertThat(refusal("--turn-webhook", "https://mail.example/turn"))
                .startsWith("uptown: --turn-webhook and --turn-webhook-secret-file need each other");
        for (String url : List.of("https://mail.example/turn?key=hunter2", "mail hunter2")) {
            assertThat(refusal("--turn-webhook", url, "--turn-webhook-secret-file", secret.toString()))
                    .startsWith("uptown: Invalid value for option '--turn-webhook': ")
                    .doesNotContain("hunter2");
        }
    }

    /** Returns the line that refuses options. */
    private static String refusal(String... options) {
        StringWriter errors = new StringWriter();
        int code = Uptown.commandLine()
                .setErr(new PrintWriter(errors))
                .execute(Stream.concat(Stream.of("serve"), Stream.of(options)).toArray(String[]::new));
        assertThat(code).isEqualTo(2);
        assertThat(errors.toString()).hasLineCount(1);
        return errors.toString().strip();
    }

    @Test
    void rejectsAPeerAddressWithoutASharedDatabase(@TempDir Path data) {
        StringWriter errors = new StringWriter();
        int code = Uptown.commandLine()
                .setErr(new PrintWriter(errors))
                .execute("serve", "--peer-address", "http://10.0.0.2:8080", "--data", data.toString());
        assertThat(code).isEqualTo(2);
        assertThat(errors.toString()).contains("uptown: a peer address needs data in PostgreSQL");
    }

    /** The server prints its address, answers, offers practice, and ends with exit code 0 when it is stopped. */
    @Test
    @Tag("process")
    @Tag("server")
    void servesUntilItIsStopped(@TempDir Path data) throws Exception {
        Process process = Program.start("serve", "--port", "0", "--data", data.toString());
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            URI page = URI.create(String.valueOf(out.readLine()));
            HttpResponse<String> answer = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(page.resolve("/health")).build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(answer.body()).isEqualTo("{\"status\":\"up\"}");
            offersPractice(page);
            process.toHandle().destroy(); // its remaining output can still be read
            Program.Outcome outcome = Program.end(process);
            assertThat(outcome.err())
                    .contains("\"event\":\"started\"")
                    .contains("\"event\":\"stopped\"")
                    .hasLineCount(2);
        } finally {
            process.destroyForcibly();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--data | jdbc:postgresql://u:hunter2@host/x",
                "--data | jdbc:postgresql://host:hunter2/x",
                "--bind | nowhere.invalid",
                "--path | /up town"
            })
    void namesTheInvalidOption(String option, String value) {
        StringWriter errors = new StringWriter();
        int code = Uptown.commandLine().setErr(new PrintWriter(errors)).execute("serve", option, value);
        assertThat(code).isEqualTo(2);
        assertThat(errors.toString())
                .startsWith("uptown: Invalid value for option '" + option + "': ")
                .doesNotContain("hunter2")
                .hasLineCount(1);
    }

    @Test
    @Tag("process")
    @Tag("server")
    void printsTheAddressBelowItsPath(@TempDir Path data) throws Exception {
        Process process = Program.start("serve", "--port", "0", "--path", "/uptown", "--data", data.toString());
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            URI page = URI.create(String.valueOf(out.readLine()));
            assertThat(page.getPath()).isEqualTo("/uptown/");
            assertThat(get(page).body()).contains("href=\"/uptown/v/");
        } finally {
            process.destroyForcibly();
        }
    }

    /** IPv6 addresses are in brackets in a URL. */
    @Test
    @Tag("process")
    @Tag("server")
    void printsAUrlForABrowser(@TempDir Path data) throws Exception {
        Process process = Program.start("serve", "--port", "0", "--bind", "::1", "--data", data.toString());
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(URI.create(String.valueOf(out.readLine())).getHost()).isEqualTo("[::1]");
        } finally {
            process.destroyForcibly();
        }
    }

    /** Each failure is one line, and a server that never started logs nothing. */
    @Test
    @Tag("process")
    @Tag("server")
    void reportsWhyItDoesNotServe(@TempDir Path folder) throws Exception {
        Files.createDirectories(folder.resolve("data/uptown.db"));
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            int port = taken.getLocalPort();
            String commands = "serve --port 0 --data jdbc:postgresql://127.0.0.1:1/x?user=u&password=hunter2 NEXT"
                    + " serve --port " + port + " --data other NEXT serve --port 0 --data data";
            Process process = new ProcessBuilder(Program.several(
                            commands.replace("NEXT", Several.NEXT).split(" ")))
                    .directory(folder.toFile())
                    .start();
            Program.Outcome outcome = Program.end(process);
            assertThat(outcome.out().lines()).containsExactly("exit code 1", "exit code 1", "exit code 1");
            assertThat(outcome.err().lines())
                    .satisfiesExactly(
                            database -> assertThat(database)
                                    .startsWith("uptown: the data cannot be opened: PostgreSQL at 127.0.0.1:1:"
                                            + " connection refused"),
                            inUse -> assertThat(inUse)
                                    .startsWith("uptown: port " + port
                                            + " of localhost cannot be opened: it is in use or not allowed"),
                            // A path in the message is not taken for the URL of a database.
                            opened -> assertThat(opened)
                                    .startsWith("uptown: the data in data cannot be opened: [SQLITE_CANTOPEN] Unable"
                                            + " to open the database file"));
        }
    }

    /** Checks that the page for practice is complete, and that only it may run the library. */
    private static void offersPractice(URI address) throws Exception {
        URI page = address.resolve("/practice/");
        assertThat(get(page.resolve("/api/rulesets")).body()).contains("\"practice\":\"/practice/\"");
        assertThat(get(page).body()).contains("<title>Uptown");
        assertThat(get(page).headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("script-src 'self' 'wasm-unsafe-eval'");
        assertThat(get(page.resolve("/"))
                        .headers()
                        .firstValue("Content-Security-Policy")
                        .orElseThrow())
                .doesNotContain("unsafe");
        String worker = get(page.resolve("service-worker.js")).body();
        String files = worker.replaceFirst("(?s).*FILES = \"([^\"]+)\".*", "$1");
        assertThat(files).contains("worker.js");
        for (String file : files.split(" ")) {
            assertThat(get(page.resolve(file)).statusCode()).as(file).isEqualTo(200);
        }
        assertThat(get(page.resolve("uptown.wasm")).headers().firstValue("Content-Type"))
                .hasValue("application/wasm");
        assertThat(get(page.resolve("nothing.js")).statusCode()).isEqualTo(404);
    }

    private static HttpResponse<String> get(URI address) throws Exception {
        return CLIENT.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void storesDataInAFolderOrInPostgres() {
        StringWriter errors = new StringWriter();
        int code = Uptown.commandLine().setErr(new PrintWriter(errors)).execute("serve", "--data", "jdbc:sqlite:x");
        assertThat(code).isEqualTo(2);
        assertThat(errors.toString())
                .startsWith(
                        "uptown: Invalid value for option '--data': the data must be a folder, or a URL that begins with jdbc:postgresql://;")
                .hasLineCount(1);
    }
}
