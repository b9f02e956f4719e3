package io.github.uptownrules.cli.puzzle;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.json.Json;
import java.io.IOException;
import java.io.StringWriter;

/**
 * A position as a player sees it, with the value of each move.
 *
 * @param view the position
 * @param moves all legal moves, best first
 * @param usual the obvious move, which {@code greedy} plays
 * @param motive the reason why the best move is hard to see
 */
public record Puzzle(PlayerView view, ImmutableList<MoveEstimate<Move>> moves, Move usual, Motive motive) {
    private static final double DIGITS = 1_000;

    Move best() {
        return moves.get(0).move();
    }

    public String json() throws IOException {
        StringWriter text = new StringWriter();
        JsonWriter out = new JsonWriter(text);
        out.beginObject().name("position").value(view.toString());
        out.name("motive").value(motive.toString());
        out.name("best").value(MoveText.of(best(), view).toString());
        out.name("usual").value(MoveText.of(usual, view).toString());
        Json.view(view).writeTo(out.name("view"));
        out.name("moves").beginArray();
        for (MoveEstimate<Move> move : moves) {
            out.beginObject().name("move").value(MoveText.of(move.move(), view).toString());
            out.name("winShare").value(Math.round(move.winShare() * DIGITS) / DIGITS);
            out.name("worse").beginArray();
            if (!move.move().equals(best())) {
                for (MoveReason reason : MoveReason.between(view, move.move(), best())) {
                    out.value(reason.code());
                }
            }
            out.endArray().endObject();
        }
        out.endArray().endObject();
        return text.toString();
    }

    @Override
    public String toString() {
        return motive + " " + view;
    }
}
