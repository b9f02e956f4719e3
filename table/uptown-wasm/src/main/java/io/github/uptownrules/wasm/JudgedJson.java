package io.github.uptownrules.wasm;

import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.json.Members;
import java.util.List;

/** What moves are worth, as JSON with the members that Uptown's have. */
final class JudgedJson {
    private JudgedJson() {}

    /** A list, in this order. */
    static String estimates(List<EstimatedMove> moves) {
        return Members.listOf(
                        moves,
                        move -> new Members()
                                .text("move", move.move())
                                .decimal("winShare", move.winShare())
                                .decimal("standardError", move.standardError())
                                .build())
                .text();
    }

    /** An object. */
    static String review(JudgedMove move) {
        return new Members()
                .number("ply", move.ply())
                .number("seat", Integer.parseInt(move.seat()))
                .text("move", move.played().move())
                .text("best", move.best().move())
                .decimal("loss", move.loss())
                .decimal("standardError", move.standardError())
                .decimal("chance", move.best().winShare())
                .build()
                .text();
    }
}
