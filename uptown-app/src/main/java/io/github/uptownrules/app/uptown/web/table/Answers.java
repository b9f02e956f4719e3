package io.github.uptownrules.app.uptown.web.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText;

/** The frames that answer a request and say nothing of hidden tiles. */
final class Answers {
    private static final int MOST_HINTS = 5;

    private Answers() {}

    static String done(long id) {
        return JsonText.of(out -> out.name("type").value("done").name("id").value(id));
    }

    static String refused(long id, Refusal refusal) {
        return JsonText.of(out -> {
            out.name("type").value("refused").name("id").value(id);
            out.name("code").value(refusal.code().toString());
            out.name("message").value(refusal.message());
            if (refusal.faults().isPresent()) {
                out.name("faults").jsonValue(refusal.faults().get());
            }
        });
    }

    /** The best moves, estimated from a view of whoever asked. */
    static String estimates(long id, ImmutableList<MoveEstimate> moves, PlayerView view) {
        return JsonText.of(out -> {
            out.name("type").value("estimates").name("id").value(id);
            out.name("moves").beginArray();
            for (MoveEstimate estimate : moves.subList(0, Math.min(MOST_HINTS, moves.size()))) {
                out.beginObject()
                        .name("move")
                        .value(MoveText.of(estimate.move(), view).toString());
                out.name("winShare").value(rounded(estimate.winShare()));
                out.name("standardError").value(rounded(estimate.standardError()));
                out.endObject();
            }
            out.endArray();
        });
    }

    static String review(long id, ImmutableList<Review.Reviewed> moves) {
        return JsonText.of(out -> {
            out.name("type").value("review").name("id").value(id);
            out.name("moves").beginArray();
            for (Review.Reviewed move : moves) {
                out.beginObject()
                        .name("ply")
                        .value(move.ply())
                        .name("seat")
                        .value(move.seat().number());
                out.name("move").value(move.move()).name("best").value(move.best());
                out.name("loss").value(rounded(move.loss())).name("low").value(rounded(move.low()));
                out.name("high").value(rounded(move.high())).name("chance").value(rounded(move.chance()));
                out.endObject();
            }
            out.endArray();
        });
    }

    /** Nobody needs more digits. */
    private static double rounded(double share) {
        return Math.round(share * 1e4) / 1e4;
    }
}
