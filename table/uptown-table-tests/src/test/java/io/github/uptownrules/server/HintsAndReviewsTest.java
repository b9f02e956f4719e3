package io.github.uptownrules.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All clients share one thread for hints, so each gets only a part of it. */
@Tag("server")
class HintsAndReviewsTest {
    /** A hint in a two-player game would take three times as long. */
    private static final String PRACTICE =
            "{\"ruleset\":\"standard-3\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"random\"},{\"bot\":\"random\"}],\"you\":1,"
                    + "\"practice\":{\"seed\":7}}";

    private static final int MOST_OF_AN_ADDRESS = 8;

    @TempDir
    private Path data;

    private TestServer server;

    @BeforeEach
    void start() {
        server = new TestServer(data);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Player player() {
        JsonObject made = server.make(PRACTICE);
        Player player = server.player(
                made.get("table").getAsString(), Optional.of(made.get("secret").getAsString()));
        player.awaitState(state -> player.isToMove());
        return player;
    }

    private List<Player> players(int count) {
        return Stream.generate(this::player).limit(count).toList();
    }

    private static String answer(JsonObject frame) {
        return frame.get(frame.has("code") ? "code" : "type").getAsString();
    }

    /** The others' requests keep the thread busy until the seat's second request arrives. */
    @Test
    void limitsASeatToOneHintAtATime() {
        List<Player> others = players(MOST_OF_AN_ADDRESS - 1);
        Player ada = player();
        others.forEach(player -> player.say("{\"type\":\"hint\",\"id\":1}"));
        ada.say("{\"type\":\"hint\",\"id\":1001}");
        assertThat(answer(ada.ask("hint"))).isEqualTo("too-fast");
        ada.await(frame -> frame.has("id") && frame.get("id").getAsLong() == 1001);
        assertThat(answer(ada.ask("hint"))).isEqualTo("estimates");
        ada.close();
        others.forEach(Player::close);
    }

    @Test
    void limitsTheHintsOfAnAddress() {
        List<Player> players = players(3 * MOST_OF_AN_ADDRESS);
        players.forEach(player -> player.say("{\"type\":\"hint\",\"id\":1}"));
        List<String> answers = new ArrayList<>();
        players.forEach(player -> answers.add(
                answer(player.await(frame -> frame.has("id") && frame.get("id").getAsLong() == 1))));
        assertThat(answers).contains("too-fast", "estimates");
        players.forEach(Player::close);
    }

    /** At a practice table, hints are not limited. */
    @Test
    void allowsHintsInSuccessionAtAPracticeTable() {
        try (Player ada = player()) {
            assertThat(answer(ada.ask("hint"))).isEqualTo("estimates");
            assertThat(answer(ada.ask("hint"))).isEqualTo("estimates");
        }
    }
}
