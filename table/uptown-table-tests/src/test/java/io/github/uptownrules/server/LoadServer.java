package io.github.uptownrules.server;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/**
 * A server with generous limits, because all clients of a load test may share one address. Its arguments are the port, the
 * data, and the delay of bots in milliseconds.
 */
public final class LoadServer {
    private LoadServer() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        TableServer.takeOverLogging(System.err);
        TableServer server = TableServer.start(TestServer.options(args[1])
                .port(Integer.parseInt(args[0]))
                .botDelay(Duration.ofMillis(Long.parseLong(args[2])))
                .idleTimeout(Duration.ofMinutes(1))
                .log(System.err)
                .build());
        System.out.println("http://localhost:" + server.port() + "/");
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        new CountDownLatch(1).await();
    }
}
