package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The changes that waiting players can make before the game. */
@Tag("server")
class SeatingTest {
    @TempDir
    private Path data;

    private static JsonObject make(TestServer server) {
        return server.make("{\"ruleset\":\"standard-4\",\"seats\":[{\"person\":\"Ada\"},{\"open\":true},"
                + "{\"bot\":\"greedy\"},{\"open\":true}],\"you\":1}");
    }

    private static Player player(TestServer server, JsonObject seat) {
        Player player = server.player(
                seat.get("table").getAsString(), Optional.of(seat.get("secret").getAsString()));
        player.awaitState(state -> true);
        return player;
    }

    /** Returns the occupants of the seats, as in "Ada greedy -". */
    private static String seats(JsonObject state) {
        JsonArray seats = state.getAsJsonObject("table").getAsJsonArray("seats");
        StringJoiner names = new StringJoiner(" ");
        seats.forEach(one -> {
            JsonObject seat = one.getAsJsonObject();
            names.add(
                    seat.has("name")
                            ? seat.get("name").getAsString()
                            : seat.has("level") ? seat.get("level").getAsString() : "-");
        });
        return names.toString();
    }

    private static void awaitSeats(Player player, String wanted) {
        player.awaitState(state -> seats(state).equals(wanted));
    }

    private static String code(JsonObject answer) {
        return Player.type(answer).equals("done") ? "done" : answer.get("code").getAsString();
    }

    @Test
    void rejectsConfusableNames() {
        try (TestServer server = new TestServer(data)) {
            String seat = "/api/tables/" + make(server).get("table").getAsString() + "/seats/";
            for (String name : List.of("Ada", "ADA", "\u0410da")) {
                HttpResponse<String> refused = server.post(seat + 2, "{\"name\":\"" + name + "\"}");
                assertThat(refused.statusCode()).isEqualTo(409);
                assertThat(refused.body()).contains("name-taken", "seat 1 is called 'Ada'");
            }
            assertThat(server.post(seat + 2, "{\"name\":\"Bob\"}").statusCode()).isEqualTo(201);
            assertThat(server.post(seat + 4, "{\"name\":\"bob\"}").statusCode()).isEqualTo(409);
            assertThat(server.post(seat + 4, "{\"name\":\"Eve\"}").statusCode()).isEqualTo(201);
        }
    }

    @Test
    void aTableNeedsAPersonOrAnOpenSeat() {
        try (TestServer server = new TestServer(data)) {
            String order = "{\"ruleset\":\"two-player\",\"seats\":[{\"bot\":\"club\"},{\"bot\":\"club\"}]}";
            HttpResponse<String> refused = server.post("/api/tables", order);
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body()).contains("\"code\":\"no-player\"", "a table needs a person or an open seat");
        }
    }

    @Test
    void aWaitingPlayerChangesSeatsAndKeepsTheSecret() {
        try (TestServer server = new TestServer(data)) {
            JsonObject made = make(server);
            try (Player ada = player(server, made)) {
                assertThat(code(ada.ask("change-seat", ",\"seat\":4"))).isEqualTo("done");
                awaitSeats(ada, "- - greedy Ada");
                assertThat(ada.table().get("you").getAsInt()).isEqualTo(4);
                try (Player again = player(server, made)) {
                    assertThat(again.table().get("you").getAsInt()).isEqualTo(4);
                }
                assertThat(code(ada.ask("change-seat", ",\"seat\":4"))).isEqualTo("taken");
                assertThat(code(ada.ask("change-seat", ",\"seat\":3"))).isEqualTo("taken");
                assertThat(code(ada.ask("change-seat", ",\"seat\":5"))).isEqualTo("bad-request");
                assertThat(code(ada.ask("change-seat", ",\"seat\":0"))).isEqualTo("bad-request");
            }
        }
    }

    @Test
    void reducingTheSeatsStartsTheGame() {
        try (TestServer server = new TestServer(data)) {
            JsonObject made = make(server);
            try (Player ada = player(server, made)) {
                JsonObject seat = server.sit(made.get("table").getAsString(), 4, "Bob");
                awaitSeats(ada, "Ada - greedy Bob");
                try (Player bob = player(server, seat)) {
                    assertThat(code(bob.ask("change-ruleset", ",\"ruleset\":\"two-player\"")))
                            .isEqualTo("taken");
                    assertThat(code(bob.ask("change-ruleset", ",\"ruleset\":\"chess\"")))
                            .isEqualTo("bad-request");
                    assertThat(code(bob.ask("change-ruleset", ",\"ruleset\":\"bloqueurs-5\"")))
                            .isEqualTo("done");
                    awaitSeats(ada, "Ada - greedy Bob -");
                    assertThat(code(bob.ask("change-ruleset", ",\"ruleset\":\"standard-3\"")))
                            .isEqualTo("done");
                    awaitSeats(ada, "Ada greedy Bob");
                    bob.awaitState(state -> state.has("view"));
                    assertThat(bob.table().get("you").getAsInt()).isEqualTo(3);
                    assertThat(bob.view().get("viewer").getAsInt()).isEqualTo(3);
                    assertThat(bob.table().get("ruleset").getAsString()).isEqualTo("standard-3");
                    assertThat(code(bob.ask("change-ruleset", ",\"ruleset\":\"standard-4\"")))
                            .isEqualTo("taken");
                    assertThat(code(bob.ask("clear", ",\"seat\":2"))).isEqualTo("taken");
                    assertThat(code(bob.ask("change-seat", ",\"seat\":2"))).isEqualTo("taken");
                }
            }
        }
    }

    @Test
    void clearsTheSeatOfABotOrAnAbsentPlayer() throws InterruptedException {
        try (TestServer server =
                new TestServer(TestServer.options(data.toString()).voteAfter(Duration.ofMillis(300)))) {
            JsonObject made = make(server);
            try (Player ada = player(server, made)) {
                assertThat(code(ada.ask("clear", ",\"seat\":3"))).isEqualTo("done");
                awaitSeats(ada, "Ada - - -");
                JsonObject seat = server.sit(made.get("table").getAsString(), 2, "Bob");
                awaitSeats(ada, "Ada Bob - -");
                try (Player bob = player(server, seat)) {
                    JsonObject refused = ada.ask("clear", ",\"seat\":2");
                    assertThat(code(refused)).isEqualTo("too-early");
                    assertThat(refused.get("message").getAsString())
                            .isEqualTo("the player in seat 2 is connected, or was a moment ago");
                    assertThat(bob.table().get("you").getAsInt()).isEqualTo(2);
                }
                JsonObject cleared = ada.ask("clear", ",\"seat\":2");
                for (int i = 0; i < 200 && !code(cleared).equals("done"); i++) {
                    Thread.sleep(50); // two hundred answers arrive before Bob has been away long enough
                    cleared = ada.ask("clear", ",\"seat\":2");
                }
                assertThat(code(cleared)).isEqualTo("done");
                awaitSeats(ada, "Ada - - -");
                try (Player late = server.player(
                        made.get("table").getAsString(),
                        Optional.of(seat.get("secret").getAsString()))) {
                    assertThat(late.awaitClose()).isEqualTo(4002);
                }
            }
        }
    }

    /** A player who has taken a seat gets a moment to open the page. */
    @Test
    void doesNotClearTheSeatOfANewPlayer() {
        try (TestServer server = new TestServer(data)) {
            JsonObject made = make(server);
            try (Player ada = player(server, made)) {
                server.sit(made.get("table").getAsString(), 2, "Bob");
                awaitSeats(ada, "Ada Bob greedy -");
                assertThat(code(ada.ask("clear", ",\"seat\":2"))).isEqualTo("too-early");
            }
        }
    }

    /** A new player gets time to open the page even if the table has been open for long. */
    @Test
    void doesNotClearTheSeatOfANewPlayerAtAnOldTable() {
        TestClock clock = new TestClock();
        try (TestServer server = new TestServer(TestServer.options(data.toString())
                .voteAfter(Duration.ofSeconds(9))
                .clock(clock, TestClock.LOOK))) {
            JsonObject made = make(server);
            try (Player ada = player(server, made)) {
                ada.awaitState(state -> true);
                clock.pass(Duration.ofMillis(3200));
                server.sit(made.get("table").getAsString(), 2, "Bob");
                assertThat(code(ada.ask("clear", ",\"seat\":2"))).isEqualTo("too-early");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"clear,seat,2", "change-seat,seat,2", "change-ruleset,ruleset,standard-3"})
    void rejectsChangesOfASpectator(String type, String member, String value) {
        try (TestServer server = new TestServer(data)) {
            JsonObject made = make(server);
            try (Player watcher = server.player(made.get("table").getAsString(), Optional.empty())) {
                watcher.awaitState(state -> true);
                String written = member.equals("seat") ? value : "\"" + value + "\"";
                assertThat(code(watcher.ask(type, ",\"" + member + "\":" + written)))
                        .isEqualTo("not-a-seat");
            }
        }
    }

    @Test
    void keepsTheChangesAfterARestart() {
        JsonObject made;
        try (TestServer server = new TestServer(data)) {
            made = make(server);
            try (Player ada = player(server, made)) {
                assertThat(code(ada.ask("change-ruleset", ",\"ruleset\":\"standard-5\"")))
                        .isEqualTo("done");
                assertThat(code(ada.ask("change-seat", ",\"seat\":5"))).isEqualTo("done");
                assertThat(code(ada.ask("change-ruleset", ",\"ruleset\":\"standard-3\"")))
                        .isEqualTo("done");
            }
        }
        try (TestServer server = new TestServer(data)) {
            try (Player ada = player(server, made)) {
                assertThat(seats(ada.state())).isEqualTo("- greedy Ada");
                assertThat(ada.table().get("you").getAsInt()).isEqualTo(3);
            }
        }
    }
}
