package io.github.uptownrules.examples.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import com.google.gson.Gson;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The steps of the Containerfile, run without a container: the runtime, the library of SQLite, the server as another user, and
 * the health check.
 */
@Tag("full")
@Tag("process")
class ContainerfileTest {
    private static final Path UPTOWN_JAR = Library.ROOT.resolve("tools/uptown-cli/target/uptown.jar");
    private static final boolean IS_ROOT = System.getProperty("user.name").equals("root");

    @TempDir
    private Path folder;

    private String text;

    /** Returns the rest of each line that begins with an instruction. */
    private List<String> lines(String instruction) {
        return Pattern.compile("(?m)^(?:HEALTHCHECK .*)?" + instruction + " (.*)$")
                .matcher(text)
                .results()
                .map(result -> result.group(1))
                .toList();
    }

    private String line(String instruction, String part) {
        return lines(instruction).stream()
                .filter(line -> line.contains(part))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> list(String json) {
        return ImmutableList.copyOf(new Gson().fromJson(json, String[].class));
    }

    private void shell(String command) throws IOException, InterruptedException {
        ProcessBuilder shell = new ProcessBuilder("bash", "-c", command).redirectErrorStream(true);
        shell.environment()
                .merge(
                        "PATH",
                        Path.of(System.getProperty("java.home"), "bin") + File.pathSeparator,
                        (path, own) -> own + path);
        Process process = shell.start();
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(command + ": " + output).isZero();
    }

    private static ProcessBuilder asAnotherUser(List<String> command) {
        List<String> whole = new ArrayList<>();
        if (IS_ROOT) {
            whole.addAll(List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));
        }
        whole.addAll(command);
        return new ProcessBuilder(whole).redirectError(ProcessBuilder.Redirect.DISCARD);
    }

    @Test
    void servesAndReportsItsHealth() throws Exception {
        assumeTrue(Files.exists(UPTOWN_JAR), "this build packs no jars");
        text = Files.readString(Library.ROOT.resolve("deploy/Containerfile")).replaceAll("\\\\\n\\s*", "");
        text = text.replace("/opt/", folder + "/").replace("/data", folder + "/data");
        Path data = Files.createDirectory(folder.resolve("data"));
        Files.copy(UPTOWN_JAR, Files.createDirectory(folder.resolve("uptown")).resolve("uptown.jar"));
        shell(line("RUN", "jlink"));
        shell(line("RUN", "jar xf"));
        if (IS_ROOT) {
            shell("chmod 755 " + folder + " && chown nobody " + data);
        }
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        List<String> command = new ArrayList<>(list(line("ENTRYPOINT", "java")));
        command.add(1, "-Djava.io.tmpdir=" + folder.resolve("none")); // no file outside the data is written
        command.addAll(list(line("CMD", "serve")));
        Map<String, String> environment = Map.of("UPTOWN_PORT", String.valueOf(port));
        ProcessBuilder server = asAnotherUser(command);
        server.environment().putAll(environment);
        Matcher variable = Pattern.compile("(UPTOWN_\\w+)=(\\S+)").matcher(line("ENV", "UPTOWN"));
        while (variable.find()) {
            server.environment().put(variable.group(1), variable.group(2));
        }
        ProcessBuilder health = asAnotherUser(list(line("CMD", "/health")));
        health.environment().putAll(environment);
        assertThat(health.start().waitFor()).isNotZero();
        Process running = server.start();
        try (BufferedReader out = running.inputReader(UTF_8)) {
            assertThat(out.readLine()).isEqualTo("http://localhost:" + port + "/");
            assertThat(health.start().waitFor()).isZero();
            assertThat(data.resolve("uptown.db")).exists();
        } finally {
            running.destroy();
            running.onExit().join();
        }
        assertThat(health.start().waitFor()).isNotZero();
    }
}
