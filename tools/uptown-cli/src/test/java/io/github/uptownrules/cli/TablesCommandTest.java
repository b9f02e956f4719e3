package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The operator's commands, beside a server that runs in this program. */
@Tag("server")
class TablesCommandTest {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final String ORDER =
            "{\"ruleset\":\"two-player\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"club\"}],\"you\":1}";

    @TempDir
    private Path data;

    @TempDir
    private Path files;

    private TableServer server;
    private String table;

    /** The exit code and the output of a command. */
    private record Outcome(int code, String out, String err) {}

    @BeforeEach
    void start() throws IOException, InterruptedException {
        server = TableServer.start(
                ServerOptions.builder().port(0).data(data.toString()).build());
        table = make().get("table").getAsString();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpResponse<String> post() throws IOException, InterruptedException {
        URI address = URI.create("http://localhost:" + server.port() + "/api/tables");
        return CLIENT.send(
                HttpRequest.newBuilder(address)
                        .POST(HttpRequest.BodyPublishers.ofString(ORDER))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private JsonObject make() throws IOException, InterruptedException {
        return JsonParser.parseString(post().body()).getAsJsonObject();
    }

    private Outcome run(String command, String... more) {
        return runIn(data, command, more);
    }

    private static Outcome runIn(Path folder, String command, String... more) {
        List<String> arguments = new ArrayList<>(List.of("tables", command, "--data", folder.toString()));
        arguments.addAll(Arrays.asList(more));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Uptown.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(arguments.toArray(String[]::new));
        return new Outcome(code, out.toString(), err.toString());
    }

    private static void assertPrints(Outcome outcome, String text) {
        assertThat(outcome).isEqualTo(new Outcome(0, text, ""));
    }

    private static void assertRefused(Outcome outcome, String reason) {
        assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).startsWith("uptown: " + reason).hasLineCount(1);
    }

    /** Each line must match as a whole, so that nothing hidden is printed. */
    @Test
    void listsAndShowsPublicFactsOnly() {
        Outcome list = run("list");
        assertThat(list.code()).isZero();
        assertThat(list.out().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .matches(table + "  two-player    playing    0 +[0-9]+ s  person Ada, bot club"),
                        line -> assertThat(line).isEqualTo("tables: 1"));
        Outcome show = run("show", table.substring(0, 6));
        assertThat(show.out())
                .matches("table    " + table + "\nruleset  two-player\nphase    playing\nmoves    0\n"
                        + "made     [0-9]+ s ago\nchanged  [0-9]+ s ago\nseat 1   person Ada\nseat 2   bot club\n");
    }

    @Test
    void endsReopensAndRemoves() {
        assertThat(run("reopen", table, "1", "--origin", "https://uptown.example", "--path", "/play")
                        .out())
                .matches("https://uptown\\.example/play/table/" + table + "#[A-Za-z0-9_-]{22}\n");
        assertPrints(run("end", table.substring(0, 6)), "the game is over\n");
        assertRefused(run("end", table), "the game is over");
        assertRefused(run("reopen", table, "2"), "seat 2 has no player");
        assertPrints(run("remove", table), "the table is deleted\n");
        assertRefused(run("show", table), "unknown table '" + table + "'");
        assertPrints(run("list"), "tables: 0\n");
    }

    @Test
    void exportsAndImports() throws IOException {
        Path file = files.resolve("tables.txt");
        assertPrints(run("export", "-o", file.toString()), "tables: 1\n");
        assertPrints(run("export", table), Files.readString(file));
        assertRefused(run("import", file.toString()), "a table of the name '" + table + "' exists already");
        run("remove", table);
        assertPrints(run("import", file.toString()), "tables: 1\n");
        assertPrints(run("export", table), Files.readString(file));
    }

    @Test
    void bansAndCloses() throws IOException, InterruptedException {
        assertPrints(run("ban", "name", "Mallory"), "banned: name Mallory\n");
        assertPrints(run("ban", "address", "2001:db8::7"), "banned: address 2001:db8::/64\n");
        assertPrints(run("bans"), "address 2001:db8::/64\nname Mallory\n");
        assertPrints(run("unban", "address", "2001:db8::/64"), "not banned any more: address 2001:db8::/64\n");
        assertRefused(run("unban", "name", "Ada"), "the name 'Ada' is not banned");
        assertRefused(run("ban", "player", "Ada"), "a ban is of an 'address' or a 'name', not of 'player'");
        assertRefused(run("ban", "address", "Ada"), "an address is like 192.0.2.7 or 2001:db8::1, not 'Ada'");
        assertPrints(run("close"), "new tables are refused\n");
        assertThat(run("list").out()).endsWith("tables: 1; new ones are refused\n");
        for (int i = 0; i < 100 && post().statusCode() != 503; i++) {
            Thread.sleep(50);
        }
        assertThat(post().statusCode()).isEqualTo(503);
        assertPrints(run("open"), "new tables are accepted\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n \n", "{}", "no table", "\uFEFF{}"})
    void rejectsAWrongFile(String text) throws IOException {
        Path file = Files.writeString(files.resolve("wrong.txt"), text);
        assertRefused(run("import", file.toString()), "");
    }

    /** This command has the settings of a server with PostgreSQL, too. */
    @Test
    void readsTheFileOfThePassword() throws IOException {
        Path secret = Files.writeString(files.resolve("secret"), "hunter2\n");
        Path settings = Files.writeString(
                files.resolve("uptown.conf"),
                "port = 8080\ndata = jdbc:postgresql://localhost:1/x\ndatabase-password-file = " + secret + "\n");
        assertRefused(
                run("list", "--database-password-file", secret.toString()),
                "Invalid value for option '--database-password-file': only data in PostgreSQL have a password");
        StringWriter err = new StringWriter();
        int code = Uptown.commandLine()
                .setErr(new PrintWriter(err))
                .execute("tables", "list", "--config", settings.toString());
        assertThat(code).isEqualTo(2);
        assertThat(err.toString())
                .contains("localhost:1")
                .doesNotContain("hunter2")
                .hasLineCount(1);
    }

    @Test
    void rejectsDataThatDoesNotExist() {
        Path missing = files.resolve("missing");
        for (String command : List.of("list", "bans", "close", "open", "export")) {
            assertRefused(runIn(missing, command), "there are no tables in the folder " + missing);
        }
        assertThat(missing).doesNotExist();
        assertRefused(runIn(Path.of("jdbc:none"), "list"), "Invalid value for option '--data': ");
        assertRefused(run("import", missing.toString()), "there is no file or folder " + missing);
        assertRefused(run("show", "abc"), "the name of a table has 22 characters, of which the first 6 are enough");
        assertRefused(run("reopen", table, "seat"), "Invalid value for positional parameter");
    }
}
