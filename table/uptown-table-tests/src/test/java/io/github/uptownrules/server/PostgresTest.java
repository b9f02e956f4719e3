package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import com.google.gson.JsonObject;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same tables in a PostgreSQL of the system, where there is one. */
@Tag("process")
@Tag("server")
class PostgresTest {
    private static final long PATIENCE = 60;

    private final List<Process> running = new ArrayList<>();
    private final List<Path> folders = new ArrayList<>();

    @AfterEach
    void stop() throws InterruptedException, IOException {
        for (Process process : running) {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
            process.waitFor(PATIENCE, TimeUnit.SECONDS);
        }
        for (Path folder : folders) {
            MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
        }
    }

    private static boolean isFound(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** It does not run as root. */
    private static List<String> asSomebody(String... command) {
        List<String> whole = new ArrayList<>();
        if (System.getProperty("user.name").equals("root")) {
            whole.addAll(List.of("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"));
        }
        whole.addAll(List.of(command));
        return whole;
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).as(String.join(" ", command)).isZero();
    }

    /** Starts one with a folder of its own, and says where it is. */
    private String start() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("uptown-postgres");
        folders.add(folder);
        if (System.getProperty("user.name").equals("root")) {
            run(List.of("chown", "nobody:nogroup", folder.toString()));
        }
        String cluster = folder.resolve("data").toString();
        run(asSomebody("initdb", "-D", cluster, "-A", "trust", "-U", "uptown", "--no-sync", "-E", "UTF8"));
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        running.add(new ProcessBuilder(asSomebody(
                        "postgres",
                        "-D",
                        cluster,
                        "-p",
                        String.valueOf(port),
                        "-c",
                        "listen_addresses=127.0.0.1",
                        "-c",
                        "unix_socket_directories="))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start());
        for (int i = 0; i < PATIENCE && !answers(port); i++) {
            TimeUnit.SECONDS.sleep(1);
        }
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=uptown";
    }

    private static boolean answers(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    private static TestServer server(String url) {
        return new TestServer(TestServer.options(url));
    }

    @Test
    void aGameGoesOn() throws IOException, InterruptedException {
        boolean isThere = isFound("postgres") && isFound("initdb");
        if (!isThere) {
            System.out.println("PostgresTest: there is no postgres and initdb on the PATH, so it is not tried");
        }
        assumeTrue(isThere);
        String url = start();
        JsonObject view;
        String table;
        Optional<String> secret;
        try (TestServer server = server(url)) {
            JsonObject made = server.make("{\"ruleset\":\"standard-3\",\"seats\":[{\"person\":\"Zo\u00eb\"},"
                    + "{\"bot\":\"greedy\"},{\"bot\":\"random\"}],\"you\":1,\"practice\":{\"seed\":-7}}");
            table = made.get("table").getAsString();
            secret = Optional.of(made.get("secret").getAsString());
            Player ada = server.player(table, secret);
            ada.awaitState(state -> true);
            ada.play(0);
            ada.awaitPly(3);
            ada.ask("leave");
            ada.awaitPly(6);
            ada.ask("return");
            ada.awaitState(state -> ada.isToMove() && !ada.table().toString().contains("away"));
            view = ada.view();
        }
        try (TestServer server = server(url);
                Player again = server.player(table, secret)) {
            again.awaitState(state -> true);
            assertThat(again.view()).isEqualTo(view);
            assertThat(again.table().get("practice").getAsBoolean()).isTrue();
            again.ask("resign");
            assertThat(Player.type(again.ask("rematch"))).isEqualTo("done");
            assertThat(again.table().getAsJsonObject("rematch").has("table")).isTrue();
        }
    }
}
