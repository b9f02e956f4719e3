package io.github.uptownrules.cli.puzzle;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.variants.Rulesets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A second search for the best move of a puzzle, with ten times as many playouts and other random numbers.
 *
 * @param isKept whether the best move is the same
 * @param text the finding
 */
public record PuzzleCheck(boolean isKept, String text) {
    private static final Notation NOTATION = Rulesets.notation();

    /**
     * Checks a puzzle.
     *
     * @param json the content of its file
     * @param number the seed of all randomness
     * @throws IllegalArgumentException if the text is not a puzzle
     */
    public static PuzzleCheck of(String json, int number) {
        JsonObject puzzle = object(json);
        Viewer viewer = Viewer.parse(text(object(member(puzzle, "view").toString()), "viewer"), 5);
        PlayerView view = NOTATION.readView(text(puzzle, "position"), viewer);
        Move best = MoveText.parse(text(puzzle, "best"), view);
        if (view.legalMoves().size() < 2) {
            throw new IllegalArgumentException("a puzzle has two legal moves or more");
        }
        List<MoveEstimate<Move>> moves = Analysis.of(view, new SplitMix64(-number))
                .run(PuzzleSearch.CHECK)
                .moves();
        boolean isKept = moves.get(0).move().equals(best);
        MoveEstimate<Move> rival = moves.get(isKept ? 1 : 0);
        String distance = moves.stream()
                .filter(estimate -> estimate.move().equals(best))
                .map(own -> String.format(Locale.ROOT, "%.3f apart", Math.abs(own.winShare() - rival.winShare())))
                .findFirst()
                .orElse("and was not among the moves tried");
        return new PuzzleCheck(
                isKept,
                (isKept ? "keeps " : "loses ") + MoveText.of(best, view) + " against " + MoveText.of(rival.move(), view)
                        + ", " + distance);
    }

    private static JsonObject object(String json) {
        try {
            JsonElement read = JsonParser.parseString(json);
            if (read.isJsonObject()) {
                return read.getAsJsonObject();
            }
        } catch (JsonSyntaxException e) {
            throw new IllegalArgumentException("malformed JSON", e);
        }
        throw new IllegalArgumentException("expected an object of JSON");
    }

    private static String text(JsonObject object, String name) {
        JsonElement member = member(object, name);
        if (!member.isJsonPrimitive()) {
            throw new IllegalArgumentException("the member '" + name + "' is a text or a number");
        }
        return member.getAsString();
    }

    private static JsonElement member(JsonObject object, String name) {
        return Optional.ofNullable(object.get(name))
                .orElseThrow(() -> new IllegalArgumentException("missing member '" + name + "'"));
    }
}
