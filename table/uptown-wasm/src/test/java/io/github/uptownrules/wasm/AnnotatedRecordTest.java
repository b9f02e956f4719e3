package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;

/** Tests of records with reviews through the exported functions. */
class AnnotatedRecordTest {
    private static final int PLAYOUTS = 50;

    private static String played(Exports game, String ruleset) {
        String record = game.deal(ruleset, "3", "1");
        for (int ply = 0; ply < 4; ply++) {
            record = game.play(record, game.choose(record, "random", "" + ply));
        }
        return record;
    }

    private static void hasTheReview(Exports game, String ruleset) {
        String record = played(game, ruleset);
        String annotated = game.annotated(game.withHeader(record, "Seat1", "Ada"), "1 2 3 4", PLAYOUTS, "1");
        assertThat(annotated).contains("[Seat1 \"Ada\"]");
        assertThat(game.treeRecord(annotated)).isEqualTo(annotated);
        for (int number = 1; number <= 4; number++) {
            JsonObject review = JsonParser.parseString(game.review(record, number, PLAYOUTS, "1"))
                    .getAsJsonObject();
            String share = review.get("chanceOfMove").getAsString().replaceAll("\\.0$", "");
            assertThat(annotated).contains("{[share " + share);
            if (review.get("loss").getAsDouble() > 0.05 && review.get("low").getAsDouble() > 0) {
                assertThat(annotated)
                        .contains("(" + review.get("best").getAsString() + " {[share ")
                        .contains(" 2\"]\n");
            }
        }
    }

    @Test
    void containTheReviewsOfAllGames() {
        hasTheReview(UptownExports.game(), "two-player");
        hasTheReview(UpTurnExports.game(), "upturn-2");
        hasTheReview(StreetExports.game(), "street-2");
    }

    @Test
    void keepTheVariationsOfTheRecord() {
        Exports uptown = UptownExports.game();
        String record = played(uptown, "two-player");
        String other = uptown.treePlay(record, "", uptown.choose(uptown.upTo(record, 0), "greedy", "1"));
        assertThat(uptown.annotated(other, "", PLAYOUTS, "1")).isEqualTo(other);
    }

    @Test
    void needAWholeRecordAndItsMoves() {
        Exports uptown = UptownExports.game();
        String record = played(uptown, "two-player");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> uptown.annotated(uptown.redact(record, "1"), "1", PLAYOUTS, "1"));
        assertThatIllegalArgumentException().isThrownBy(() -> uptown.annotated(record, "5", PLAYOUTS, "1"));
    }
}
