package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Tests of terminated games through the exported functions. */
class EndedRecordsTest {
    private static final String GAME_OVER = "[{\"code\":\"game-over\",\"message\":\"the game is over\"}]";

    private final Exports uptown = UptownExports.game();
    private final Exports upturn = UpTurnExports.game();
    private final Exports street = StreetExports.game();

    private static void isRefused(ThrowingCallable call) {
        assertThatIllegalArgumentException().isThrownBy(call).withMessage("the game is over");
    }

    private static void isOver(Exports game, String record, String question) {
        assertThat(game.turn(record)).isEqualTo("-");
        isRefused(() -> game.choose(record, "random", "1"));
        isRefused(() -> game.estimates(record, 10, "1"));
        assertThat(game.faults(record, "1", question)).isEqualTo(GAME_OVER);
    }

    @Test
    void refusesMovesAndChoicesAfterTheEnd() {
        isOver(uptown, uptown.terminate(uptown.deal("two-player", "1", "1"), "resignation 2"), "tile b1\ncell A1\n");
        isOver(upturn, upturn.terminate(upturn.deal("upturn-2", "1", "1"), "time 2"), "move draw\n");
        isOver(street, street.terminate(street.deal("street-2", "1", "1"), "agreement"), "move b1x\n");
    }

    @Test
    void theLastViewIsOver() {
        String start = upturn.deal("upturn-2", "1", "1");
        String played = upturn.play(start, upturn.choose(start, "random", "1"));
        String ended = upturn.terminate(played, "resignation 2");
        JsonObject before = view(upturn.view(ended, 0, "1"));
        assertThat(before.get("over").getAsBoolean()).isFalse();
        assertThat(before.has("turn")).isTrue();
        hasEnded(upturn.view(ended, 1, "1"), "{\"draw\":false,\"pass\":false,\"tiles\":[]}", 1, 2);

        String abandoned = street.terminate(street.deal("street-2", "1", "1"), "time 1");
        hasEnded(street.view(abandoned, 0, "1"), "{\"projects\":[]}", 2, 1);
    }

    private static void hasEnded(String text, String targets, Integer... ranks) {
        JsonObject view = view(text);
        assertThat(view.has("turn")).isFalse();
        assertThat(view.get("over").getAsBoolean()).isTrue();
        assertThat(view.get("targets").toString()).isEqualTo(targets);
        assertThat(view.getAsJsonArray("standings").asList().stream()
                        .map(JsonElement::getAsJsonObject)
                        .map(standing -> standing.get("rank").getAsInt()))
                .containsExactly(ranks);
    }

    private static JsonObject view(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }
}
