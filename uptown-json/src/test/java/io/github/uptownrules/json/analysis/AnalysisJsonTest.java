package io.github.uptownrules.json.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.bots.MoveReview;
import io.github.uptownrules.bots.Review;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What programs were sent before there was this package, to the byte. */
class AnalysisJsonTest {
    private static final GameRecord GAME = GameRecord.of(Rulesets.twoPlayer().deal(42))
            .play(Move.parse("oC@C6"))
            .play(Move.parse("r4@D4"));

    /** What writes a value. */
    private interface Writing {
        void to(JsonWriter out) throws IOException;
    }

    private static String written(Writing writing) throws IOException {
        StringWriter text = new StringWriter();
        writing.to(new JsonWriter(text));
        return text.toString();
    }

    private static String exact(int ply) {
        MoveReview review = Review.of(GAME, 200, 7).move(ply);
        PlayerView before = GAME.at(ply - 1).viewFor(review.seat());
        return AnalysisJson.writeReview(review, before);
    }

    @Test
    void aReviewHasAllDigits() {
        assertThat(exact(1))
                .isEqualTo("{\"ply\":1,\"seat\":1,\"move\":\"oC@C6\",\"best\":\"oC@C6\",\"loss\":0.0,"
                        + "\"standardError\":0.0,\"chance\":0.5177768892512524}");
        assertThat(exact(2))
                .isEqualTo("{\"ply\":2,\"seat\":2,\"move\":\"r4@D4\",\"best\":\"r4@F4\",\"loss\":0.007987355560802989,"
                        + "\"standardError\":0.022192051791992594,\"chance\":0.5493594355862803}");
    }

    @Test
    void estimatesHaveAllDigits() throws IOException {
        PlayerView view = GAME.end().viewFor(Seat.ONE);
        List<MoveEstimate> moves = Analysis.of(view, new SplitMix64(7)).run(300).moves();
        assertThat(AnalysisJson.writeEstimates(moves, view))
                .startsWith(
                        "[{\"move\":\"bd@F3\",\"winShare\":0.6030692467049303,\"standardError\":0.1209746333279161},"
                                + "{\"move\":\"o6@E6\",\"winShare\":0.5914381002027386,\"standardError\":0.12043799995646373},");
        assertThat(written(out -> AnalysisJson.writeShownEstimates(moves.subList(0, 2), view, out)))
                .isEqualTo("[{\"move\":\"bd@F3\",\"winShare\":0.6031,\"standardError\":0.121},"
                        + "{\"move\":\"o6@E6\",\"winShare\":0.5914,\"standardError\":0.1204}]");
        assertThat(AnalysisJson.writeEstimates(List.of(), view)).isEqualTo("[]");
    }

    @Test
    void whatIsShownOfAReviewIsARange() throws IOException {
        Move move = Move.parse("oC@C6");
        MoveEstimate sure = new MoveEstimate(move, 10, 1, 0, 1);
        MoveEstimate poor = new MoveEstimate(move, 10, 0.123456, 0.0456789, 1);
        PlayerView before = GAME.at(0).viewFor(Seat.ONE);
        MoveReview review = new MoveReview(1, Seat.ONE, poor, sure, ImmutableList.of());
        assertThat(written(out -> AnalysisJson.writeShownReview(review, before, out)))
                .isEqualTo("{\"ply\":1,\"seat\":1,\"move\":\"oC@C6\",\"best\":\"oC@C6\",\"loss\":0.8765,\"low\":0.787,"
                        + "\"high\":0.9661,\"chance\":0.1235}");
    }
}
