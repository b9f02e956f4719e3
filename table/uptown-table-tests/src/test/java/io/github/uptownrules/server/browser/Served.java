package io.github.uptownrules.server.browser;

import io.github.uptownrules.server.Limits;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.UnaryOperator;

/** A local server that can stop and restart with its games. */
final class Served implements AutoCloseable {
    private final Path data;
    private final UnaryOperator<ServerOptions.Builder> more;
    private TableServer server;

    Served(Path data) throws IOException {
        this(data, options -> options);
    }

    /** Starts a server with additional options. */
    Served(Path data, UnaryOperator<ServerOptions.Builder> more) throws IOException {
        this.data = data;
        this.more = more;
        server = start(0);
    }

    private TableServer start(int port) throws IOException {
        return TableServer.start(more.apply(ServerOptions.builder())
                .port(port)
                .data(data.toString())
                .botDelay(Duration.ZERO)
                .botThreads(1)
                .voteAfter(Duration.ZERO)
                .limits(new Limits(100, 400, 1000, 100, 256, 1000, Duration.ofSeconds(10)))
                .build());
    }

    String address() {
        return "http://localhost:" + port();
    }

    int port() {
        return server.port();
    }

    void without(Runnable action) throws IOException {
        int port = port();
        server.close();
        action.run();
        server = start(port);
    }

    @Override
    public void close() {
        server.close();
    }
}
