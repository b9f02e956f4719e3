package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A temporary PostgreSQL server, run with the programs installed on this machine. */
final class Postgres implements AutoCloseable {
    private static final long PATIENCE = 60;
    private static final Path DEBIAN = Path.of("/usr/lib/postgresql");

    private final Path folder;
    private final Process process;
    private final int port;

    private Postgres(Path folder, Process process, int port) {
        this.folder = folder;
        this.process = process;
        this.port = port;
    }

    /** Starts a server. Without the programs, it skips the test with a message. */
    static Postgres start(Class<?> test) throws IOException, InterruptedException {
        Optional<Path> programs = programs();
        if (programs.isEmpty()) {
            System.out.println(test.getSimpleName() + ": skipped, because postgres and initdb are not installed");
        }
        assumeTrue(programs.isPresent());
        Path folder = Files.createTempDirectory("uptown-postgres");
        if (System.getProperty("user.name").equals("root")) {
            run(List.of("chown", "nobody:nogroup", folder.toString()));
        }
        String cluster = folder.resolve("data").toString();
        run(asOrdinaryUser(
                programs.get().resolve("initdb").toString(),
                "-D",
                cluster,
                "-A",
                "trust",
                "-U",
                "uptown",
                "--no-sync",
                "-E",
                "UTF8"));
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        Process process = new ProcessBuilder(asOrdinaryUser(
                        programs.get().resolve("postgres").toString(),
                        "-D",
                        cluster,
                        "-p",
                        String.valueOf(port),
                        "-c",
                        "listen_addresses=127.0.0.1",
                        "-c",
                        "fsync=off", // no test cuts the power
                        "-c",
                        "unix_socket_directories="))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        for (int i = 0; i < 10 * PATIENCE && !answers(port); i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        return new Postgres(folder, process, port);
    }

    /** Returns the folder of its programs: a folder on the PATH, or Debian's folder, which is not on the PATH. */
    private static Optional<Path> programs() throws IOException {
        List<Path> folders = new ArrayList<>();
        for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
            folders.add(Path.of(folder));
        }
        if (Files.isDirectory(DEBIAN)) {
            try (Stream<Path> versions = Files.list(DEBIAN)) {
                versions.sorted().map(version -> version.resolve("bin")).forEach(folders::add);
            }
        }
        return folders.stream()
                .filter(folder -> Stream.of("postgres", "initdb")
                        .allMatch(program -> Files.isExecutable(folder.resolve(program))))
                .findFirst();
    }

    /** Runs a command as another user if this one is root, because PostgreSQL refuses to run as root. */
    private static List<String> asOrdinaryUser(String... command) {
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

    /** Checks that the server answers queries; it accepts connections before it is ready. */
    private static boolean answers(int port) {
        try (Connection connection = DriverManager.getConnection(url(port))) {
            return !connection.isClosed();
        } catch (SQLException e) {
            return false;
        }
    }

    private static String url(int port) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=uptown";
    }

    /** Returns a command of a shell in which PostgreSQL's programs connect to this server. */
    ProcessBuilder shell(String command) throws IOException {
        ProcessBuilder shell = new ProcessBuilder("bash", "-c", command).redirectErrorStream(true);
        Map<String, String> environment = shell.environment();
        environment.merge("PATH", programs().orElseThrow() + File.pathSeparator, (path, first) -> first + path);
        environment.putAll(Map.of("PGHOST", "127.0.0.1", "PGPORT", String.valueOf(port), "PGUSER", "uptown"));
        return shell;
    }

    String url() {
        return url(port);
    }

    @Override
    public void close() throws IOException {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        process.onExit().join();
        MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
}
