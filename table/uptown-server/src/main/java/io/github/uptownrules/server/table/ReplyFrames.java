package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import java.io.IOException;

/** The frames that answer a request and say nothing of hidden tiles. */
final class ReplyFrames {
    private static final int MOST_HINTS = 5;

    /** How many standard errors around a loss are shown with it. */
    private static final double WIDTH = 1.96;

    private static final double SHOWN = 1e4;

    private ReplyFrames() {}

    static String done(long id) {
        return JsonText.of(out -> out.name("type").value("done").name("id").value(id));
    }

    /** Somebody at a seat is waiting for your move. */
    static String nudge(Seat seat) {
        return JsonText.of(out -> out.name("type").value("nudge").name("seat").value(seat.number()));
    }

    /** Somebody at a seat says something to all. */
    static String reaction(Seat seat, Reaction what) {
        return JsonText.of(out -> out.name("type")
                .value("reaction")
                .name("seat")
                .value(seat.number())
                .name("what")
                .value(what.toString()));
    }

    /** The best moves, estimated from the view of the seat that asked. */
    static String estimates(long id, ImmutableList<EstimatedMove> moves) {
        return JsonText.of(out -> {
            out.name("type").value("estimates").name("id").value(id);
            out.name("moves").beginArray();
            for (EstimatedMove move : moves.subList(0, Math.min(MOST_HINTS, moves.size()))) {
                out.beginObject().name("move").value(move.move());
                writeShare(out, "winShare", move.winShare());
                writeShare(out, "standardError", move.standardError());
                out.endObject();
            }
            out.endArray();
        });
    }

    /** What was given away with each move, with the bounds between which that is in 19 of 20 cases. */
    static String review(long id, ImmutableList<JudgedMove> moves) {
        return JsonText.of(out -> {
            out.name("type").value("review").name("id").value(id);
            out.name("moves").beginArray();
            for (JudgedMove move : moves) {
                double width = WIDTH * move.standardError();
                out.beginObject().name("ply").value(move.ply());
                out.name("seat").value(Integer.parseInt(move.seat()));
                out.name("move").value(move.played().move());
                out.name("best").value(move.best().move());
                writeShare(out, "loss", move.loss());
                writeShare(out, "low", Math.max(0, move.loss() - width));
                writeShare(out, "high", Math.min(1, move.loss() + width));
                writeShare(out, "chance", move.played().winShare());
                out.endObject();
            }
            out.endArray();
        });
    }

    /** More digits would be noise. */
    private static void writeShare(JsonWriter out, String name, double share) throws IOException {
        out.name(name).value(Math.round(share * SHOWN) / SHOWN);
    }
}
