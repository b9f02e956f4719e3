package io.github.uptownrules.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tables send the same reviews and estimates as the npm package and the terminal. The test compares each table's answers with
 * the game's.
 */
class EqualReviewTest {
    private static PlayedGame.Whole game(String ruleset) {
        PlayedGame.Whole play = Games.load().ofRuleset(ruleset).deal(ruleset, 3, "1");
        for (int ply = 0; ply < 8; ply++) {
            play = play.play(play.legalMoves().get(0));
        }
        return play;
    }

    private static List<JsonElement> moves(String frame) {
        return JsonParser.parseString(frame)
                .getAsJsonObject()
                .getAsJsonArray("moves")
                .asList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-3", "street-2"})
    void sendsTheSameReviewAsOtherPrograms(String ruleset) throws Refusal {
        PlayedGame.Whole game = game(ruleset);
        GameReview<String> review = game.review(50, 7).orElseThrow();
        BotExecutor executor = new BotExecutor(1, Duration.ZERO);
        try {
            List<JsonElement> sent = moves(ReplyFrames.review(
                    1, executor.review("ada", game.review(50, 7).orElseThrow()).join(), game));
            assertThat(sent).hasSize(8);
            for (int ply : review.plies()) {
                MoveReview<String> move = review.move(ply);
                JsonObject shown = sent.get(ply - 1).getAsJsonObject();
                compare(move, shown);
                compare(
                        shown,
                        game.upTo(ply - 1).seenBy(Seat.of(move.seat())),
                        move.played().move(),
                        move.best().move());
                assertThat(shown.keySet()).hasSize(shown.has("worse") ? 11 : 10);
            }
        } finally {
            executor.close();
        }
    }

    private static void compare(MoveReview<String> move, JsonObject sent) {
        assertThat(sent.get("ply").getAsInt()).isEqualTo(move.ply());
        assertThat(sent.get("seat").getAsInt()).isEqualTo(move.seat());
        assertThat(sent.get("move").getAsString()).isEqualTo(move.played().move());
        assertThat(sent.get("best").getAsString()).isEqualTo(move.best().move());
        compare(sent, "chanceOfMove", move.played().winShare());
        compare(sent, "chanceOfBest", move.best().winShare());
        compare(sent, "loss", move.loss());
        compare(sent, "standardError", move.standardError());
        compare(sent, "low", Math.max(0, move.loss() - move.margin()));
        compare(sent, "high", Math.min(1, move.loss() + move.margin()));
    }

    private static void compare(JsonObject sent, SeenGame seen, String move, String better) {
        List<String> worse = sent.has("worse")
                ? sent.getAsJsonArray("worse").asList().stream()
                        .map(JsonElement::getAsString)
                        .toList()
                : List.of();
        assertThat(worse).containsExactlyElementsOf(move.equals(better) ? List.of() : seen.drawbacks(move, better));
    }

    private static void compare(JsonObject sent, String member, double share) {
        assertThat(sent.get(member).getAsDouble()).as(member).isCloseTo(share, within(0.5e-4 + 1e-12));
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "upturn-3", "street-2"})
    void sendsTheSameEstimatesAsOtherPrograms(String ruleset) {
        PlayedGame.Whole game = game(ruleset);
        SeenGame seen = game.seenBy(game.turn().orElseThrow());
        ImmutableList<MoveEstimate<String>> estimates = seen.estimates(50, new SplitMix64(7));
        List<JsonElement> sent = moves(ReplyFrames.estimates(1, estimates, seen));
        assertThat(sent).hasSize(Math.min(5, estimates.size()));
        for (int i = 0; i < sent.size(); i++) {
            JsonObject move = sent.get(i).getAsJsonObject();
            assertThat(move.get("move").getAsString())
                    .isEqualTo(estimates.get(i).move());
            compare(move, "winShare", estimates.get(i).winShare());
            compare(move, "standardError", estimates.get(i).standardError());
            compare(move, seen, estimates.get(i).move(), estimates.get(0).move());
            assertThat(move.keySet()).hasSize(move.has("worse") ? 4 : 3);
        }
    }
}
