package io.github.uptownrules.cli.uptown.web;

import io.github.uptownrules.cli.uptown.web.table.Dealer;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/** A server without narrow limits, for all clients of a load come from one address: port and data are its arguments. */
public final class LoadServer {
    private LoadServer() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        TableServer server = TableServer.start(
                new ServerOptions(
                        "localhost",
                        Integer.parseInt(args[0]),
                        args[1],
                        Optional.empty(),
                        Duration.ofMillis(700),
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
