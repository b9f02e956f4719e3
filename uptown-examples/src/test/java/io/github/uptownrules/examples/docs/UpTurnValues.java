package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.HandOuts;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.SeenMove;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.bots.Analysis;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.bots.Review;
import io.github.uptownrules.upturn.draw.SvgPicture;
import io.github.uptownrules.upturn.draw.TextPicture;
import io.github.uptownrules.upturn.json.Json;
import io.github.uptownrules.upturn.simulation.Playout;
import io.github.uptownrules.upturn.tile.TileSet;

/** Sample values of UP TURN, from which many more are derived. */
final class UpTurnValues {
    private UpTurnValues() {}

    static ImmutableList<Object> list() {
        UpTurnState game = UpTurnRuleset.of(3).deal(1);
        UpTurnView view = game.viewFor(Seat.ONE);
        Move move = game.legalMoves().get(0);
        Outcome outcome = game.outcome(move);
        GameRecord record = GameRecord.of(game).play(move);
        return ImmutableList.builder()
                .add(Seat.ONE, UpTurnRuleset.of(3), game, view, move, outcome, record, Viewer.SPECTATOR)
                .add(Move.parse("42"), Move.parse("UR"), HandOuts.to(Seat.TWO))
                .add(outcome.seenBy(Seat.ONE), SeenMove.of(outcome.seenBy(Seat.ONE)), record.redactedFor(Seat.ONE))
                .add(Notation.standard(), TileSet.standard())
                .addAll(Bots.names().stream().map(Bots::parse).iterator())
                .add(Analysis.of(view, new SplitMix64(1)).run(1), Review.of(record, 100, 1))
                .add(Playout.of(Bots.parse("random"), 1))
                .add(SvgPicture.of(view), TextPicture.of(view), Json.of(Notation.standard()))
                .build();
    }
}
