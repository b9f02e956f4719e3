package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.games.UpTurnGame;
import io.github.uptownrules.games.UptownGame;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The exported reviews and estimates equal the game's. */
class EqualReviewTest {
    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of("two-player", new UptownGame(), UptownExports.game()),
                Arguments.of("upturn-3", new UpTurnGame(), UpTurnExports.game()),
                Arguments.of("street-2", new StreetGame(), StreetExports.game()));
    }

    private static PlayedGame.Whole play(String ruleset, Game game) {
        PlayedGame.Whole play = game.deal(ruleset, 3, "1");
        for (int ply = 0; ply < 8; ply++) {
            play = play.play(play.legalMoves().get(0));
        }
        return play;
    }

    @ParameterizedTest
    @MethodSource("games")
    void returnsTheReviewOfTheGame(String ruleset, Game game, Exports exports) {
        PlayedGame.Whole play = play(ruleset, game);
        GameReview<String> review = play.review(50, 7).orElseThrow();
        assertThat(exports.reviewed(play.record())).isEqualTo("1 2 3 4 5 6 7 8");
        assertThat(exports.reviewPlayouts()).isEqualTo(game.reviewPlayouts());
        for (int ply : review.plies()) {
            MoveReview<String> move = review.move(ply);
            JsonObject found = JsonParser.parseString(exports.review(play.record(), ply, 50, "7"))
                    .getAsJsonObject();
            assertThat(found.get("ply").getAsInt()).isEqualTo(ply);
            assertThat(found.get("seat").getAsInt()).isEqualTo(move.seat());
            assertThat(found.get("move").getAsString()).isEqualTo(move.played().move());
            assertThat(found.get("best").getAsString()).isEqualTo(move.best().move());
            compare(found, "chanceOfMove", move.played().winShare());
            compare(found, "chanceOfBest", move.best().winShare());
            compare(found, "loss", move.loss());
            compare(found, "standardError", move.standardError());
            compare(found, "low", Math.max(0, move.loss() - move.margin()));
            compare(found, "high", Math.min(1, move.loss() + move.margin()));
            assertThat(worse(found))
                    .isEqualTo(drawbacks(
                            play.upTo(ply - 1).seenBy(Seat.of(move.seat())),
                            move.played().move(),
                            move.best().move()));
            assertThat(found.keySet()).hasSize(found.has("worse") ? 11 : 10);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void returnsTheEstimatesOfTheGame(String ruleset, Game game, Exports exports) {
        PlayedGame.Whole play = play(ruleset, game);
        SeenGame seen = play.seenBy(play.turn().orElseThrow());
        ImmutableList<MoveEstimate<String>> estimates = seen.estimates(50, new SplitMix64(7));
        JsonArray found = JsonParser.parseString(exports.estimates(play.record(), 50, "7"))
                .getAsJsonArray();
        assertThat(found).hasSameSizeAs(estimates);
        for (int i = 0; i < estimates.size(); i++) {
            JsonObject move = found.get(i).getAsJsonObject();
            assertThat(move.get("move").getAsString())
                    .isEqualTo(estimates.get(i).move());
            compare(move, "winShare", estimates.get(i).winShare());
            compare(move, "standardError", estimates.get(i).standardError());
            assertThat(worse(move))
                    .isEqualTo(drawbacks(
                            seen, estimates.get(i).move(), estimates.get(0).move()));
            assertThat(move.keySet()).hasSize(move.has("worse") ? 4 : 3);
        }
    }

    private static List<String> drawbacks(SeenGame seen, String move, String better) {
        return move.equals(better) ? List.of() : seen.drawbacks(move, better);
    }

    private static List<String> worse(JsonObject found) {
        return found.has("worse")
                ? found.getAsJsonArray("worse").asList().stream()
                        .map(JsonElement::getAsString)
                        .toList()
                : List.of();
    }

    private static void compare(JsonObject found, String member, double share) {
        assertThat(found.get(member).getAsDouble()).as(member).isCloseTo(share, within(0.5e-4 + 1e-12));
    }
}
