package io.github.uptownrules.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.variants.Rulesets;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plays whole games over sockets, with clients that only use received messages. */
@Tag("server")
class JsonServersTest {
    private record Client(Socket socket, BufferedReader in) {
        static Client of(ServerSocket server) throws IOException {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort());
            socket.setSoTimeout(20_000);
            return new Client(socket, new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8)));
        }

        void ask(String line) throws IOException {
            socket.getOutputStream().write((line + "\n").getBytes(UTF_8));
        }

        JsonObject hear() throws IOException {
            return JsonParser.parseString(in.readLine()).getAsJsonObject();
        }
    }

    private static ServerSocket anyPort() throws IOException {
        return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    /** A server that seats clients. */
    @FunctionalInterface
    private interface Serving {
        void serve() throws IOException;
    }

    private static Thread start(Serving serving) {
        Thread thread = new Thread(() -> {
            try {
                serving.serve();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        thread.start();
        return thread;
    }

    /** A client's model of a game. */
    private interface Rules<V> {
        V read(String view);

        V follow(V before, String shown);

        /** Returns the seat to move, counted from 1, or 0 at the end. */
        int turn(V view);

        /** Returns the moves of a view as JSON. */
        List<String> moves(V view);
    }

    /**
     * Plays one move before the other clients have joined, and then at most 60 more. Each is a legal move of the client whose
     * turn it is. Returns the views at the end.
     */
    private static <V> List<V> play(ServerSocket server, Serving serving, String event, Rules<V> rules)
            throws IOException, InterruptedException {
        Thread seating = start(serving);
        List<Client> clients = new ArrayList<>();
        List<V> views = new ArrayList<>();
        for (int seat = 1; seat <= 3; seat++) {
            clients.add(Client.of(server));
            views.add(rules.read(clients.get(seat - 1).hear().get("view").toString()));
            if (seat == 1) {
                clients.get(0).ask(rules.moves(views.get(0)).get(0));
                JsonObject heard = clients.get(0).hear();
                assertThat(heard.keySet()).containsExactly(event);
                views.set(0, rules.follow(views.get(0), heard.get(event).toString()));
            }
        }
        seating.join();
        SplitMix64 random = new SplitMix64(3);
        for (int ply = 0; ply < 60 && rules.turn(views.get(0)) > 0; ply++) {
            int mover = rules.turn(views.get(0)) - 1;
            List<String> moves = rules.moves(views.get(mover));
            String move = moves.get(random.nextInt(moves.size()));
            Client other = clients.get((mover + 1) % 3);
            other.ask(move);
            assertThat(other.hear().keySet()).containsExactly("refused");
            other.ask("{\"move\":7}");
            assertThat(other.hear().get("refused").getAsString()).isEqualTo("/move: expected a text, not a number");
            clients.get(mover).ask(move);
            for (int seat = 0; seat < 3; seat++) {
                JsonObject heard = clients.get(seat).hear();
                assertThat(heard.keySet()).containsExactly(event);
                views.set(seat, rules.follow(views.get(seat), heard.get(event).toString()));
            }
        }
        for (Client client : clients) {
            client.socket().close();
        }
        return views;
    }

    @Test
    void uptown() throws IOException, InterruptedException {
        try (ServerSocket socket = anyPort()) {
            UptownServer server = new UptownServer(Rulesets.standard(3), socket);
            io.github.uptownrules.json.Json json = io.github.uptownrules.json.Json.of(Notation.of(Rulesets.all()));
            List<PlayerView> views = play(
                    socket,
                    server::serve,
                    "placement",
                    rules(
                            json::readView,
                            (before, shown) -> json.readOutcome(shown, before).after(),
                            view -> view.turn().map(seat -> seat.number()).orElse(0),
                            view -> view.legalMoves().stream()
                                    .map(move -> io.github.uptownrules.json.Json.move(move, view)
                                            .toString())
                                    .toList()));
            for (PlayerView view : views) {
                assertThat(view).isEqualTo(server.record().end().viewFor(view.viewer()));
            }
        }
    }

    @Test
    void upTurn() throws IOException, InterruptedException {
        try (ServerSocket socket = anyPort()) {
            UpTurnServer server = new UpTurnServer(UpTurnRuleset.of(3), socket);
            io.github.uptownrules.upturn.json.Json json = io.github.uptownrules.upturn.json.Json.of(
                    io.github.uptownrules.upturn.Notation.of(UpTurnRuleset.all()));
            List<UpTurnView> views = play(
                    socket,
                    server::serve,
                    "outcome",
                    rules(
                            json::readView,
                            (before, shown) -> json.readOutcome(shown, before).after(),
                            view -> view.turn().map(seat -> seat.number()).orElse(0),
                            view -> view.legalMoves().stream()
                                    .map(move -> io.github.uptownrules.upturn.json.Json.move(move)
                                            .toString())
                                    .toList()));
            for (UpTurnView view : views) {
                assertThat(view).isEqualTo(server.record().end().viewFor(view.viewer()));
            }
        }
    }

    @Test
    void street() throws IOException, InterruptedException {
        try (ServerSocket socket = anyPort()) {
            StreetServer server = new StreetServer(StreetRuleset.of(3), socket);
            io.github.uptownrules.street.json.Json json = io.github.uptownrules.street.json.Json.of(
                    io.github.uptownrules.street.Notation.of(ImmutableList.of(Deck.sample1())));
            List<StreetView> views = play(
                    socket,
                    server::serve,
                    "outcome",
                    rules(
                            json::readView,
                            (before, shown) -> json.readOutcome(shown, before).after(),
                            view -> view.turn()
                                    .map(Turn::seat)
                                    .map(seat -> seat.number())
                                    .orElse(0),
                            view -> view.legalMoves().stream()
                                    .map(move -> io.github.uptownrules.street.json.Json.move(move)
                                            .toString())
                                    .toList()));
            for (StreetView view : views) {
                assertThat(view).isEqualTo(server.record().end().view());
            }
        }
    }

    private static <V> Rules<V> rules(
            Function<String, V> read,
            BiFunction<V, String, V> follow,
            ToIntFunction<V> turn,
            Function<V, List<String>> moves) {
        return new Rules<>() {
            @Override
            public V read(String view) {
                return read.apply(view);
            }

            @Override
            public V follow(V before, String shown) {
                return follow.apply(before, shown);
            }

            @Override
            public int turn(V view) {
                return turn.applyAsInt(view);
            }

            @Override
            public List<String> moves(V view) {
                return moves.apply(view);
            }
        };
    }

    @Test
    void aHostileClientHarmsOnlyItself() throws IOException, InterruptedException {
        try (ServerSocket socket = anyPort()) {
            UpTurnServer server = new UpTurnServer(UpTurnRuleset.of(2), socket);
            Thread seating = start(server::serve);
            Client first = Client.of(socket);
            first.hear();
            Client second = Client.of(socket);
            second.hear();
            seating.join();
            second.ask("x".repeat(5_000));
            assertThat(Optional.ofNullable(second.in().readLine())).isEmpty();
            first.ask("nonsense");
            assertThat(first.hear().get("refused").getAsString()).startsWith("the text: it is not JSON");
            String move = server.record().end().legalMoves().get(0).toString();
            first.ask("{\"move\":\"" + move + "\"}");
            assertThat(first.hear().keySet()).containsExactly("outcome");
        }
    }
}
