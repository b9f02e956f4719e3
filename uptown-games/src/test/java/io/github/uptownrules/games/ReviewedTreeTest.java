package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Evaluation;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The reviews of moves in a tree. */
class ReviewedTreeTest {
    private static final int PLIES = 6;

    private static PlayedGame.Whole played(String ruleset) {
        PlayedGame.Whole game = Games.load().ofRuleset(ruleset).deal(ruleset, 3, "1");
        for (int ply = 0; ply < PLIES; ply++) {
            game = game.play(game.legalMoves().get(0));
        }
        return game;
    }

    private static MoveReview<String> review(PlayedGame.Whole game, double share, double best) {
        String move = game.upTo(0).legalMoves().stream()
                .filter(other -> !other.equals(game.move(1)))
                .findFirst()
                .orElseThrow();
        return new MoveReview<>(
                1,
                1,
                new MoveEstimate<>(game.move(1), 1_000, share, 0.001, 4),
                new MoveEstimate<>(move, 1_000, best, 0.001, 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "standard-4", "upturn-3", "street-2"})
    void writesEvaluationsGlyphsAndBetterMoves(String ruleset) {
        Game game = Games.load().ofRuleset(ruleset);
        PlayedGame.Whole played = played(ruleset).withHeader("Seat1", "Ada");
        GameReview<String> review = played.review(100, 7).orElseThrow();
        GameTree tree = game.tree(played.record());
        for (MoveReview<String> move : review.moves()) {
            tree = tree.withReview(move);
        }
        assertThat(game.tree(tree.toString())).isEqualTo(tree);
        assertThat(tree.main().record()).isEqualTo(played.record());
        assertThat(game.record(tree.toString()).text()).isEqualTo(played.text());
        List<String> path = new ArrayList<>();
        for (MoveReview<String> move : review.moves()) {
            ImmutableList<String> next = tree.next(path);
            List<String> better = new ArrayList<>(path);
            better.add(move.best().move());
            path.add(played.move(move.ply()));
            assertThat(tree.evaluation(path))
                    .map(Evaluation::share)
                    .hasValueSatisfying(share -> assertThat(share).isCloseTo(move.chanceOfMove(), Offset.offset(1e-4)));
            boolean isMistake = move.isSurelyWorse() && move.loss() >= 0.05;
            assertThat(tree.glyph(path).isPresent()).isEqualTo(isMistake);
            assertThat(next).hasSize(isMistake ? 2 : 1);
            if (isMistake) {
                assertThat(next.get(1)).isEqualTo(move.best().move());
                assertThat(tree.evaluation(better)).isPresent();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0.04, ", "0, 0.05, ?!", "0.34, 0.4, ?!", "0, 0.1, ?", "0.29, 0.4, ?", "0, 0.2, ??", "0.19, 0.4, ??"
    })
    void theGlyphFollowsFromTheLoss(double share, double best, String glyph) {
        PlayedGame.Whole played = played("standard-4");
        GameTree tree = Games.load().ofRuleset("standard-4").tree(played.record());
        assertThat(tree.withReview(review(played, share, best)).glyph(List.of(played.move(1))))
                .isEqualTo(Optional.ofNullable(glyph));
    }

    @Test
    void statesTheGainAndTheReason() {
        PlayedGame.Whole played = played("standard-4");
        GameTree tree = Games.load().ofRuleset("standard-4").tree(played.record());
        MoveReview<String> review = review(played, 0.277, 0.4);
        List<String> better = List.of(review.best().move());
        String gain = "[share 0.4 0.002] 12.3 points more";
        assertThat(tree.withReview(review, "").comments(better)).containsExactly(gain);
        GameTree reasoned = tree.withReview(review, "why");
        assertThat(reasoned.comments(better)).containsExactly(gain + "; after " + played.move(1) + ": why");
        GameTree edited = reasoned.withComments(better, List.of("mine", "[share 0.4 0.002] own words"));
        assertThat(edited.withReview(review, "why")).isEqualTo(edited);
        assertThatIllegalArgumentException().isThrownBy(() -> tree.withReview(review, "}"));
        assertThat(tree.withReview(review(played, 0.39, 0.4), "why").next(List.of()))
                .containsExactly(played.move(1));
    }

    @Test
    void statesTheDrawbacksOfTheMove() {
        PlayedGame.Whole played = played("standard-4");
        GameTree tree = Games.load().ofRuleset("standard-4").tree(played.record());
        List<String> path = new ArrayList<>();
        int stated = 0;
        for (int ply = 1; ply <= PLIES; ply++) {
            PlayedGame.Whole before = played.upTo(ply - 1);
            SeenGame seen = before.seenBy(before.turn().orElseThrow());
            String move = played.move(ply);
            for (String best : before.legalMoves().subList(0, 10)) {
                String drawbacks = String.join(", ", seen.drawbacks(move, best));
                if (!best.equals(move) && !drawbacks.isEmpty()) {
                    GameTree judged = tree.withReview(new MoveReview<>(
                            ply,
                            before.turn().orElseThrow().number(),
                            new MoveEstimate<>(move, 1_000, 0.3, 0.001, 4),
                            new MoveEstimate<>(best, 1_000, 0.4, 0.001, 4)));
                    List<String> better = new ArrayList<>(path);
                    better.add(best);
                    assertThat(judged.comments(better))
                            .containsExactly("[share 0.4 0.002] 10.0 points more; after " + move + ": " + drawbacks);
                    stated++;
                }
            }
            path.add(move);
        }
        assertThat(stated).isPositive();
    }

    @Test
    void keepsCommentsAndIsStableWhenRepeated() {
        PlayedGame.Whole played = played("standard-4");
        List<String> first = List.of(played.move(1));
        GameTree tree =
                Games.load().ofRuleset("standard-4").tree(played.record()).withComments(first, List.of("mine"));
        GameTree once = tree.withReview(review(played, 0.3, 0.4));
        assertThat(once.toString()).containsPattern("\\{\\[share 0.4 0.002] 10.0 points more(; after [^}]*)?}\\)");
        assertThat(once.comments(first)).containsExactly("[share 0.3 0.002]", "mine");
        assertThat(once.withReview(review(played, 0.3, 0.4))).isEqualTo(once);
    }

    @Test
    void rejectsTheReviewOfAnotherMove() {
        PlayedGame.Whole played = played("standard-4");
        GameTree tree = Games.load().ofRuleset("standard-4").tree(played.record());
        MoveEstimate<String> other = new MoveEstimate<>("b1@A1", 100, 0.3, 0.01, 4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tree.withReview(new MoveReview<>(2, 2, other, other)))
                .withMessage("move 2 is " + played.move(2) + ", but the review is of b1@A1");
    }
}
