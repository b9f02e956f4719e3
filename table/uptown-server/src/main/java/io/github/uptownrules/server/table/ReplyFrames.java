package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.bots.MoveReview;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.json.analysis.AnalysisJson;
import java.util.List;

/** The frames that answer a request and say nothing of hidden tiles. */
final class ReplyFrames {
    private static final int MOST_HINTS = 5;

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

    static String refused(long id, Refusal refusal) {
        return JsonText.of(out -> {
            out.name("type").value("refused").name("id").value(id);
            out.name("code").value(refusal.code().toString());
            out.name("message").value(refusal.message());
            refusal.faults().writeTo(out);
        });
    }

    /** The best moves, estimated from the view of the seat that asked. */
    static String estimates(long id, ImmutableList<MoveEstimate> moves, PlayerView view) {
        return JsonText.of(out -> {
            out.name("type").value("estimates").name("id").value(id);
            List<MoveEstimate> best = moves.subList(0, Math.min(MOST_HINTS, moves.size()));
            AnalysisJson.writeShownEstimates(best, view, out.name("moves"));
        });
    }

    static String review(long id, GameRecord game, ImmutableList<MoveReview> moves) {
        return JsonText.of(out -> {
            out.name("type").value("review").name("id").value(id);
            out.name("moves").beginArray();
            for (MoveReview move : moves) {
                PlayerView before = game.at(move.ply() - 1).viewFor(move.seat());
                AnalysisJson.writeShownReview(move, before, out);
            }
            out.endArray();
        });
    }
}
