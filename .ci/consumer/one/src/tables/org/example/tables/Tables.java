package org.example.tables;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.games.UptownGame;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** Serves tables, stores their games in the folder named by its argument, and prints the answers to some requests. */
public final class Tables {
    private Tables() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        ServerOptions options = ServerOptions.builder()
                .port(0)
                .data(args[0])
                .games(Games.of(
                        new UptownGame().withBot("hasty", (view, random) -> view.legalMoves().get(0)),
                        new UpTurnGame(),
                        new StreetGame()))
                .build();
        try (TableServer server = TableServer.start(options)) {
            for (String path : new String[] {"", "main.js", "health", "metrics", "nothing.js"}) {
                HttpRequest request = HttpRequest.newBuilder(
                                URI.create("http://localhost:" + server.port() + "/" + path))
                        .build();
                int status = HttpClient.newHttpClient()
                        .send(request, BodyHandlers.discarding())
                        .statusCode();
                System.out.println("/" + path + " " + status);
            }
        }
    }
}
