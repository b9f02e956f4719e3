package io.github.uptownrules.json.analysis;

import static java.util.Objects.requireNonNull;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.json.Node;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.bots.MoveReview;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText;
import java.io.IOException;
import java.util.List;

/**
 * Writes estimates and reviews of moves: with all their digits for programs, or as they are shown to people. Moves are
 * written as in notation. Nothing of it is read back.
 *
 * <pre>{@code
 * import com.google.gson.stream.JsonWriter;
 * import java.io.StringWriter;
 *
 * List<MoveEstimate> estimates = List.of(new MoveEstimate(Move.parse("b2@A2"), 500, 0.25, 0.0213456, 1));
 * String exact = AnalysisJson.writeEstimates(estimates, view);
 * exact;    // -> [{"move":"b2@A2","winShare":0.25,"standardError":0.0213456}]
 *
 * StringWriter shown = new StringWriter();
 * AnalysisJson.writeShownEstimates(estimates, view, new JsonWriter(shown));
 * shown.toString();    // -> [{"move":"b2@A2","winShare":0.25,"standardError":0.0213}]
 * }</pre>
 *
 * @since 0.1.0
 */
@SuppressWarnings("exports") // who sends what bots say requires their module, and others need not have it
public final class AnalysisJson {
    /** How many standard errors around a loss are shown with it. */
    private static final double WIDTH = 1.96;

    private static final double SHOWN = 1e4;

    private AnalysisJson() {}

    /**
     * Writes a list of objects, one for each move, with the members {@code "move"}, {@code "winShare"} and
     * {@code "standardError"}.
     *
     * @param moves the moves, in the order in which they are written
     * @param view what they were estimated from
     * @return a list
     */
    public static String writeEstimates(List<MoveEstimate> moves, PlayerView view) {
        requireNonNull(moves, "moves");
        requireNonNull(view, "view");
        return Members.listOf(moves, move -> estimate(move, view, move.winShare(), move.standardError()))
                .text();
    }

    /**
     * Writes the same members as {@link #writeEstimates}, with four digits after the point at most, where a writer stands.
     *
     * @param moves the moves, in the order in which they are written
     * @param view what they were estimated from
     * @param out the writer, which writes the list as its next value
     * @throws IOException if the writer does
     */
    public static void writeShownEstimates(List<MoveEstimate> moves, PlayerView view, JsonWriter out)
            throws IOException {
        requireNonNull(moves, "moves");
        requireNonNull(view, "view");
        Members.listOf(moves, move -> estimate(move, view, rounded(move.winShare()), rounded(move.standardError())))
                .write(out);
    }

    private static Node estimate(MoveEstimate move, PlayerView view, double winShare, double error) {
        return new Members()
                .text("move", MoveText.of(move.move(), view))
                .decimal("winShare", winShare)
                .decimal("standardError", error)
                .build();
    }

    /**
     * Writes an object: {@code ply}, {@code seat}, {@code move}, {@code best}, {@code loss}, {@code standardError} of the loss,
     * and as {@code chance} what the seat could hope for with the best move.
     *
     * @param move the move
     * @param before the view before it of the seat that played it
     * @return an object
     */
    public static String writeReview(MoveReview move, PlayerView before) {
        requireNonNull(before, "before");
        return reviewed(move, before)
                .decimal("loss", move.loss())
                .decimal("standardError", move.standardError())
                .decimal("chance", move.chance())
                .build()
                .text();
    }

    /**
     * Writes an object where a writer stands: {@code ply}, {@code seat}, {@code move}, {@code best}, {@code loss} with {@code
     * low} and {@code high}, between which it is in 19 of 20 cases, and as {@code chance} what the seat could hope for with the
     * move that it played. The numbers are 0 to 1, with four digits after the point at most.
     *
     * @param move the move
     * @param before the view before it of the seat that played it
     * @param out the writer, which writes the object as its next value
     * @throws IOException if the writer does
     */
    public static void writeShownReview(MoveReview move, PlayerView before, JsonWriter out) throws IOException {
        requireNonNull(before, "before");
        double width = WIDTH * move.standardError();
        reviewed(move, before)
                .decimal("loss", rounded(move.loss()))
                .decimal("low", rounded(Math.max(0, move.loss() - width)))
                .decimal("high", rounded(Math.min(1, move.loss() + width)))
                .decimal("chance", rounded(move.played().winShare()))
                .build()
                .write(out);
    }

    private static Members reviewed(MoveReview move, PlayerView before) {
        return new Members()
                .number("ply", move.ply())
                .number("seat", move.seat().number())
                .text("move", MoveText.of(move.played().move(), before))
                .text("best", MoveText.of(move.best().move(), before));
    }

    /** More digits would be noise. */
    private static double rounded(double share) {
        return Math.round(share * SHOWN) / SHOWN;
    }
}
