package io.github.uptownrules.server;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/**
 * A server without narrow limits, for all clients of a load come from one address: port, data, and how many milliseconds a bot
 * waits are its arguments.
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
