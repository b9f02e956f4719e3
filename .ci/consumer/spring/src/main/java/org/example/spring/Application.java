package org.example.spring;

import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.server.ServerOptions;
import io.github.uptownrules.server.TableServer;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** A controller with a game, beside a server of tables with all games of the class path. Prints the answers to some requests. */
@SpringBootApplication
@RestController
public class Application {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private GameState game = Rulesets.twoPlayer().deal(42);

    @GetMapping(path = "/seats/{seat}", produces = "application/json")
    public synchronized String view(@PathVariable("seat") int seat) {
        return Json.view(game.viewFor(Seat.of(seat))).toString();
    }

    @PostMapping(path = "/seats/{seat}", produces = "application/json")
    public synchronized String play(@PathVariable("seat") int seat, @RequestBody String move) {
        game = game.play(MoveText.parse(move, game.viewFor(Seat.of(seat))));
        return view(seat);
    }

    @ExceptionHandler
    @ResponseStatus(HttpStatus.BAD_REQUEST)
    public String refused(IllegalArgumentException refused) {
        return refused.getMessage();
    }

    @Bean
    public TableServer tables() throws IOException {
        return TableServer.start(ServerOptions.builder().port(0).build());
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        try (ConfigurableApplicationContext context = SpringApplication.run(
                Application.class, "--server.port=0", "--spring.main.banner-mode=off", "--logging.level.root=off")) {
            String own = "http://localhost:" + context.getEnvironment().getProperty("local.server.port");
            PlayerView view = Json.of(Notation.of(Rulesets.all())).readView(get(own + "/seats/1"));
            System.out.println(view.legalMoves().size() + " moves");
            for (String move : new String[] {"b2@A1", view.legalMoves().get(0).toString()}) {
                HttpResponse<String> answer = post(own + "/seats/1", move);
                System.out.println("POST " + answer.statusCode() + (answer.statusCode() == 200 ? "" : " " + answer.body()));
            }
            String tables = "http://localhost:" + context.getBean(TableServer.class).port();
            for (String path : new String[] {"/", "/main.js", "/metrics"}) {
                get(tables + path);
            }
            for (String ruleset : new String[] {"two-player", "upturn-2", "street-2"}) {
                System.out.println(ruleset + ": " + watch(tables + "/api/tables", ruleset));
            }
        }
    }

    private static String get(String address) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
        HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
        System.out.println("GET " + request.uri().getPath() + " " + response.statusCode());
        return response.body();
    }

    private static HttpResponse<String> post(String address, String body) throws IOException, InterruptedException {
        return CLIENT.send(
                HttpRequest.newBuilder(URI.create(address))
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    /** Makes a table, and returns the status and the type of the first message to a spectator. */
    private static String watch(String address, String ruleset) throws IOException, InterruptedException {
        HttpResponse<String> made = post(address, """
                {"ruleset":"%s","seats":[{"person":"Ada"},{"bot":"casual"}],"you":1}""".formatted(ruleset));
        String table = JsonParser.parseString(made.body()).getAsJsonObject().get("table").getAsString();
        CompletableFuture<String> message = new CompletableFuture<>();
        WebSocket.Listener listener = new WebSocket.Listener() {
            @Override
            public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
                message.complete(text.toString());
                return null;
            }
        };
        WebSocket socket = CLIENT.newWebSocketBuilder()
                .buildAsync(URI.create(address.replace("http", "ws") + "/" + table + "/socket"), listener)
                .join();
        socket.sendText("{\"type\":\"hello\"}", true);
        return made.statusCode() + ", " + message.orTimeout(10, TimeUnit.SECONDS).join().split("\"")[3];
    }
}
