package io.github.uptownrules.server.browser;

import io.github.uptownrules.server.Limits;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import io.github.uptownrules.server.table.Dealer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** A server of this machine that can be stopped, and started again with the games it had. */
final class Served implements AutoCloseable {
    private final Path data;
    private TableServer server;

    Served(Path data) throws IOException {
        this.data = data;
        server = start(0);
    }

    private TableServer start(int port) throws IOException {
        ServerOptions options = new ServerOptions(
                "localhost",
                port,
                data.toString(),
                Optional.empty(),
                Duration.ZERO,
                1,
                Duration.ofMinutes(1),
                Duration.ofMinutes(10),
                Duration.ofDays(1),
                new Limits(100, 400, 1000, 100, 256, 1000, Duration.ofSeconds(10)));
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        return TableServer.start(options, Dealer.unpredictable(), nowhere);
    }

    String address() {
        return "http://localhost:" + server.port();
    }

    /** Runs something while there is no server. */
    void without(Runnable action) throws IOException {
        int port = server.port();
        server.close();
        action.run();
        server = start(port);
    }

    @Override
    public void close() {
        server.close();
    }
}
