package io.github.uptownrules.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A proxy program with its file in {@code deploy}. Only the addresses and the certificate are replaced, and each program gets
 * the options that keep it in the foreground and in its folder.
 */
enum ProxyProgram {
    CADDY("Caddyfile") {
        @Override
        List<String> command(Path folder, Path file) {
            return List.of("caddy", "run", "--adapter", "caddyfile", "--config", file.toString());
        }

        @Override
        String text(String text, int port, Path folder) {
            return "{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system " + folder + "\n}\n"
                    + text.replace(
                            "uptown.example {",
                            "https://localhost:" + port + " {\n\ttls " + folder.resolve("page.pem") + " "
                                    + folder.resolve("page.pem"));
        }
    },
    NGINX("nginx.conf") {
        @Override
        List<String> command(Path folder, Path file) {
            return List.of("nginx", "-p", folder.toString(), "-c", file.toString(), "-e", "stderr");
        }

        @Override
        String text(String text, int port, Path folder) {
            return "daemon off; pid nginx.pid; user root; events {} http { access_log off;\n"
                    + text.replace("listen 443", "listen " + port)
                            .replaceAll("/etc/letsencrypt/live/uptown.example/\\w+.pem", folder + "/page.pem")
                    + "}\n";
        }
    },
    HAPROXY("haproxy.cfg") {
        @Override
        List<String> command(Path folder, Path file) {
            return List.of("haproxy", "-db", "-q", "-f", file.toString());
        }

        @Override
        String text(String text, int port, Path folder) {
            return text.replace("bind :443", "bind :" + port)
                    .replace(
                            "/etc/haproxy/uptown.example.pem",
                            folder.resolve("page.pem").toString());
        }
    };

    private static final Path DEPLOY = Path.of("../../deploy");
    private static final int PATIENCE = 300;

    final String file;

    ProxyProgram(String file) {
        this.file = file;
    }

    abstract List<String> command(Path folder, Path file);

    abstract String text(String text, int port, Path folder);

    /** Skips the test with a message if the program is not installed. */
    void assumeInstalled() {
        String program = command(Path.of(""), Path.of("")).get(0);
        boolean isInstalled = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
        if (!isInstalled) {
            System.out.println(
                    "ProxyFilesTest: deploy/" + file + " is skipped, because " + program + " is not installed");
        }
        assumeTrue(isInstalled);
    }

    static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            return free.getLocalPort();
        }
    }

    /**
     * Starts the program.
     *
     * @param folder contains {@code page.pem}, a certificate and its key
     */
    Process start(Path folder, int port, int server) throws IOException, InterruptedException {
        String text = Files.readString(DEPLOY.resolve(file)).replace("localhost:8080", "localhost:" + server);
        Path changed = Files.writeString(folder.resolve(file), text(text, port, folder));
        Path log = folder.resolve("proxy.log");
        Process process = new ProcessBuilder(command(folder, changed))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        for (int i = 0; i < PATIENCE && !isOpen(port); i++) {
            if (!process.isAlive()) {
                throw new AssertionError(name() + " ended: " + Files.readString(log, UTF_8));
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
        return process;
    }

    private static boolean isOpen(int port) {
        try (Socket socket = new Socket("localhost", port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }
}
