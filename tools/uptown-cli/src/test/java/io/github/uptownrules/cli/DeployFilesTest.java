package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files for administrators, and the list of settings in their document. */
class DeployFilesTest {
    private static final Path SETTINGS = Path.of("../../deploy/uptown.conf");
    private static final Path UNIT = Path.of("../../deploy/uptown.service");
    private static final Path DOCUMENT = Path.of("../../docs/run.md");

    /** The exposure that systemd computes, times ten. */
    private static final String MOST_EXPOSURE = "--threshold=15";

    private static final Pattern ITEM = Pattern.compile("(?m)^- (`--[^:]+):");
    private static final Pattern OPTION = Pattern.compile("--[a-z-]+");

    @Test
    void theExampleOfSettingsIsValid() {
        Program.Outcome outcome = Program.run("serve", "--print-config", "--config", SETTINGS.toString());
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("origin = https://uptown.example", "data = /var/lib/uptown");
    }

    /** The lines for PostgreSQL are comments. */
    @Test
    void theExampleForPostgresIsValid(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "hunter2\n");
        String text = Files.readString(SETTINGS)
                .replaceFirst("(?m)^data = .*", "")
                .replaceAll("(?m)^# (\\S+ = )", "$1")
                .replaceFirst("/run/credentials/\\S+", secret.toString());
        Path file = Files.writeString(folder.resolve("uptown.conf"), text);
        Program.Outcome outcome = Program.run("serve", "--print-config", "--config", file.toString());
        assertThat(outcome.exitCode()).as(outcome.err()).isZero();
        assertThat(outcome.out()).contains("data = jdbc:postgresql:").doesNotContain("hunter2");
    }

    @Test
    void theDocumentListsEverySetting() throws IOException {
        List<String> documented = ITEM.matcher(Files.readString(DOCUMENT))
                .results()
                .flatMap(row -> OPTION.matcher(row.group(1)).results())
                .map(option -> option.group())
                .toList();
        List<String> settings = Program.run("serve", "--print-config")
                .out()
                .lines()
                .filter(line -> line.contains(" ="))
                .map(line -> "--" + line.replaceAll("^# | =.*", ""))
                .toList();
        assertThat(documented).containsExactlyInAnyOrderElementsOf(settings);
    }

    @Test
    @Tag("process")
    void systemdAcceptsTheUnit(@TempDir Path folder) throws Exception {
        boolean isInstalled = Files.isExecutable(Path.of("/usr/bin/systemd-analyze"));
        if (!isInstalled) {
            System.out.println("DeployFilesTest: the unit is not checked, because systemd-analyze is not installed");
        }
        assumeTrue(isInstalled);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path unit = Files.writeString(
                folder.resolve("uptown.service"), Files.readString(UNIT).replace("/usr/bin/java", java));
        Program.Outcome verified =
                Program.end(new ProcessBuilder("systemd-analyze", "verify", unit.toString()).start());
        assertThat(verified).isEqualTo(new Program.Outcome(0, "", ""));
        Program.Outcome exposure = Program.end(
                new ProcessBuilder("systemd-analyze", "security", "--offline=true", MOST_EXPOSURE, unit.toString())
                        .start());
        assertThat(exposure.exitCode()).as(exposure.out()).isZero();
    }
}
