package io.github.uptownrules.server;

import io.github.uptownrules.server.table.Dealer;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * A server without narrow limits, for all clients of a load come from one address: port, data, and how many milliseconds a bot
 * waits are its arguments.
 */
public final class LoadServer {
    private LoadServer() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        TableServer server = TableServer.start(
                new ServerOptions(
                        "localhost",
                        Integer.parseInt(args[0]),
                        args[1],
                        Optional.empty(),
                        Duration.ofMillis(Long.parseLong(args[2])),
                        1,
                        Duration.ofMinutes(1),
                        Duration.ofMinutes(1),
                        Duration.ofDays(1),
                        TestServer.WIDE),
                Dealer.unpredictable(),
                System.err);
        System.out.println("http://localhost:" + server.port() + "/");
        Runtime.getRuntime().addShutdownHook(new Thread(server::close));
        new CountDownLatch(1).await();
    }
}
