package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.bots.MoveReview;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;

/** The frames that answer a request and say nothing of hidden tiles. */
final class Answers {
    /** So many standard errors around a loss are told with it. */
    private static final double WIDTH = 1.96;

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
                out.beginObject().name("move").value(text(estimate, view));
                out.name("winShare").value(rounded(estimate.winShare()));
                out.name("standardError").value(rounded(estimate.standardError()));
                out.endObject();
            }
            out.endArray();
        });
    }

    static String review(long id, GameRecord game, ImmutableList<MoveReview> moves) {
        return JsonText.of(out -> {
            out.name("type").value("review").name("id").value(id);
            out.name("moves").beginArray();
            for (MoveReview move : moves) {
                GameState before = game.at(move.ply() - 1);
                double width = WIDTH * move.standardError();
                out.beginObject().name("ply").value(move.ply());
                out.name("seat").value(move.seat().number());
                out.name("move").value(text(move.played(), before)).name("best").value(text(move.best(), before));
                out.name("loss").value(rounded(move.loss()));
                out.name("low").value(rounded(Math.max(0, move.loss() - width)));
                out.name("high").value(rounded(Math.min(1, move.loss() + width)));
                out.name("chance").value(rounded(move.played().winShare()));
                out.endObject();
            }
            out.endArray();
        });
    }

    private static String text(MoveEstimate estimate, Position position) {
        return MoveText.of(estimate.move(), position).toString();
    }

    /** Nobody needs more digits. */
    private static double rounded(double share) {
        return Math.round(share * 1e4) / 1e4;
    }
}
