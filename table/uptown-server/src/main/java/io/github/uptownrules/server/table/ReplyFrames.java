package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;

/** Reply frames without hidden tiles. */
final class ReplyFrames {
    private static final int MOST_HINTS = 5;

    private ReplyFrames() {}

    static String done(long id) {
        return JsonMembers.object(
                out -> out.name("type").value("done").name("id").value(id));
    }

    /** Reminds a player that the given seat is waiting. */
    static String nudge(Seat seat) {
        return JsonMembers.object(
                out -> out.name("type").value("nudge").name("seat").value(seat.number()));
    }

    /** Reports a reaction of a player. */
    static String reaction(Seat seat, Reaction what) {
        return JsonMembers.object(out -> out.name("type")
                .value("reaction")
                .name("seat")
                .value(seat.number())
                .name("what")
                .value(what.toString()));
    }

    /** Answers with the best moves, estimated from the view of the requesting seat. */
    static String estimates(long id, ImmutableList<MoveEstimate<String>> moves, SeenGame seen) {
        return JsonMembers.object(out -> {
            out.name("type").value("estimates").name("id").value(id);
            out.name("moves")
                    .jsonValue(GameReview.json(moves.subList(0, Math.min(MOST_HINTS, moves.size())), seen)
                            .toString());
        });
    }

    /** Answers with the review of each move. */
    static String review(long id, ImmutableList<MoveReview<String>> moves, PlayedGame game) {
        return JsonMembers.object(out -> {
            out.name("type").value("review").name("id").value(id);
            out.name("moves").beginArray();
            for (MoveReview<String> move : moves) {
                SeenGame before = game.upTo(move.ply() - 1).seenBy(Seat.of(move.seat()));
                out.jsonValue(GameReview.json(move, before).toString());
            }
            out.endArray();
        });
    }
}
