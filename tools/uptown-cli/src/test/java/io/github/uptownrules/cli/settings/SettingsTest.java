package io.github.uptownrules.cli.settings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.cli.Uptown;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Settings of a server from flags, variables and a file. */
class SettingsTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int serve(Map<String, String> environment, String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        CommandLine program = Uptown.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        program.getSubcommands().get("serve").setDefaultValueProvider(new Settings(environment));
        List<String> all = new ArrayList<>(List.of("serve"));
        all.addAll(List.of(arguments));
        return program.execute(all.toArray(String[]::new));
    }

    private String file(String... lines) throws IOException {
        return Files.writeString(folder.resolve("uptown.conf"), String.join("\n", lines))
                .toString();
    }

    private String print(Map<String, String> environment, String... arguments) {
        List<String> all = new ArrayList<>(List.of("--print-config"));
        all.addAll(List.of(arguments));
        int code = serve(environment, all.toArray(String[]::new));
        assertThat(err.toString()).isEmpty();
        assertThat(code).isZero();
        return out.toString();
    }

    @Test
    void printsEverySettingWithItsSource() throws IOException {
        String file = file("# comment", "", "port = 1", "bot-delay=1", "  keep =  forever  ");
        String printed = print(Map.of("UPTOWN_PORT", "2", "UPTOWN_BOT_DELAY", "2"), "--config", file, "--port", "3");
        assertThat(printed.lines())
                .containsSubsequence(
                        "# default",
                        "data = uptown-data",
                        "# --port",
                        "port = 3",
                        "# default",
                        "bind = localhost",
                        "# not set",
                        "# origin =",
                        "# UPTOWN_BOT_DELAY",
                        "bot-delay = 2",
                        "# " + file + ", line 5: keep",
                        "keep = forever");
    }

    /** Each option except help and the file itself is in the list. */
    @Test
    void printsAllOptions() {
        List<String> options = Uptown.commandLine().getSubcommands().get("serve").getCommandSpec().options().stream()
                .map(option -> option.longestName().substring(2))
                .filter(name ->
                        !List.of("help", "version", "config", "print-config").contains(name))
                .toList();
        assertThat(print(Map.of())
                        .lines()
                        .filter(line -> line.contains(" ="))
                        .map(line -> line.replaceAll("# | =.*", "")))
                .containsExactlyElementsOf(options);
    }

    @Test
    void readsWhatItPrints() throws IOException {
        String printed = print(
                Map.of("UPTOWN_ORIGIN", "https://uptown.example"), "--path", "/a", "--data", "a b${sys:user.name}#$$d");
        String again = print(Map.of("UPTOWN_CONFIG", file(printed.lines().toArray(String[]::new))));
        assertThat(again.replaceAll("(?m)^# .*\\R", "")).isEqualTo(printed.replaceAll("(?m)^# .*\\R", ""));
        assertThat(again).contains("data = a b${sys:user.name}#$$d", "path = /a", "origin = https://uptown.example");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UPTOWN_PORT | many | uptown: UPTOWN_PORT: 'many' is not a whole number",
                "UPTOWN_PORT | 65536 | uptown: UPTOWN_PORT: a port is 0 to 65535, not 65536",
                "UPTOWN_PORT | tcp://10.0.0.1:8080 | uptown: UPTOWN_PORT: 'tcp://10.0.0.1:8080' is not a whole number",
                "UPTOWN_BOT_DELAY | -1 | uptown: UPTOWN_BOT_DELAY: it is 0 to 60000, not -1",
                "UPTOWN_ORIGIN | '' | uptown: UPTOWN_ORIGIN: an origin must be like https://uptown.example",
                "UPTOWN_DATA | jdbc:mysql:x | uptown: UPTOWN_DATA: the data must be a folder",
                "UPTOWN_CONFIG | '' | uptown: UPTOWN_CONFIG: the name of a file is empty",
                "UPTOWN_CONFIG | missing/a | uptown: the settings cannot be read: there is no folder missing",
                "UPTOWN_PROT | 1 | uptown: unknown variable 'UPTOWN_PROT'; known: UPTOWN_CONFIG, UPTOWN_DATA,",
                "UPTOWN_HELP | true | uptown: unknown variable 'UPTOWN_HELP'; known:"
            })
    void rejectsAVariable(String variable, String value, String message) {
        assertThat(serve(Map.of(variable, value), "--print-config")).isEqualTo(2);
        assertThat(err.toString()).startsWith(message).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "port = many | port: 'many' is not a whole number",
                "port = | port: '' is not a whole number",
                "port = 70000 | port: a port is 0 to 65535, not 70000",
                "keep = never | keep: it is 1 to 36500 or 'forever', not 'never'",
                "prot = 1 | unknown setting 'prot'; known: data, database-password-file, port, ",
                "config = a | unknown setting 'config'; known:",
                "--port = 1 | unknown setting '--port'; known:",
                "port 1 | a line must be 'name = value', not 'port 1'",
                "bind = localhost | bind is given twice"
            })
    void rejectsALineOfTheFile(String line, String message) throws IOException {
        String file = file("# first", "bind = 127.0.0.1", line);
        assertThat(serve(Map.of(), "--print-config", "--config", file)).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("uptown: " + file + ", line 3: " + message)
                .hasLineCount(1);
    }

    /** A flag overrides a wrong value, and errors about the flag name the flag. */
    @Test
    void namesTheFlagOfAWrongValue() {
        assertThat(serve(Map.of("UPTOWN_PORT", "many"), "--print-config", "--port", "1"))
                .isZero();
        assertThat(serve(Map.of("UPTOWN_PORT", "1"), "--print-config", "--port", "many"))
                .isEqualTo(2);
        assertThat(err.toString()).startsWith("uptown: Invalid value for option '--port'");
    }

    @Test
    void helpsInSpiteOfWrongSettings() {
        assertThat(serve(Map.of("UPTOWN_PORT", "many"), "--help")).isZero();
        assertThat(out.toString()).contains("--trusted-proxies", "UPTOWN_BOT_DELAY");
    }

    @Test
    void readsThePasswordFromAFile() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "a&b=c %\n");
        String url = "jdbc:postgresql://db/uptown";
        assertThat(DatabasePassword.read(secret).addedTo(url)).isEqualTo(url + "?password=a%26b%3Dc+%25");
        assertThat(DatabasePassword.read(secret).addedTo(url + "?user=u"))
                .isEqualTo(url + "?user=u&password=a%26b%3Dc+%25");
        String printed = print(Map.of("UPTOWN_DATABASE_PASSWORD_FILE", secret.toString()), "--data", url);
        assertThat(printed).contains("database-password-file = " + secret).doesNotContain("a&b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "one\ntwo\n", " \n"})
    void rejectsAFileWithoutAPassword(String text) throws IOException {
        String secret = Files.writeString(folder.resolve("secret"), text).toString();
        Map<String, String> environment = Map.of("UPTOWN_DATABASE_PASSWORD_FILE", secret);
        assertThat(serve(environment, "--print-config", "--data", "jdbc:postgresql://db/x"))
                .isEqualTo(2);
        assertThat(err.toString())
                .isEqualTo("uptown: UPTOWN_DATABASE_PASSWORD_FILE: " + secret
                        + " must have one line, the password (see 'uptown serve --help')" + System.lineSeparator());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uptown-data | only data in PostgreSQL have a password",
                "jdbc:postgresql://db/x?user=u&password=hunter2 | the URL of the data already has a password"
            })
    void rejectsASecondOrUselessPassword(String data, String reason) throws IOException {
        String secret = Files.writeString(folder.resolve("secret"), "hunter3").toString();
        assertThat(serve(Map.of(), "--data", data, "--database-password-file", secret))
                .isEqualTo(2);
        assertThat(err.toString())
                .startsWith("uptown: Invalid value for option '--database-password-file': " + reason)
                .doesNotContain("hunter");
    }

    @Test
    void masksPasswordsOfUrls() {
        String url = "jdbc:postgresql://db/x?user=u&password=hunter2&ssl=true&sslpassword=hunter3";
        assertThat(print(Map.of("UPTOWN_DATA", url)))
                .contains("# UPTOWN_DATA" + System.lineSeparator()
                        + "data = jdbc:postgresql://db/x?user=u&password=***&ssl=true&sslpassword=***");
    }
}
