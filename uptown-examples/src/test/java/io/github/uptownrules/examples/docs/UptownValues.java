package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.bots.LikelyWorlds;
import io.github.uptownrules.bots.Review;
import io.github.uptownrules.core.game.FaceStack;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.draw.SvgPicture;
import io.github.uptownrules.draw.TextPicture;
import io.github.uptownrules.encoding.Encoder;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.variants.Rulesets;
import io.github.uptownrules.variants.Scorings;

/** Sample values of Uptown, from which many more are derived. */
final class UptownValues {
    private UptownValues() {}

    static ImmutableList<Object> list() {
        Ruleset rules = Rulesets.standard(3);
        GameState game = rules.deal(1);
        PlayerView view = game.viewFor(Seat.ONE);
        Move move = game.legalMoves().get(0);
        Outcome outcome = game.outcome(move);
        GameRecord record = GameRecord.of(game).play(move);
        GameState end = end(game);
        return ImmutableList.builder()
                .add(Seat.ONE, rules, rules.toBuilder("other"), game, view, move, outcome, record)
                .add(end, end.viewFor(Viewer.SPECTATOR), end.legalMoves(), Rollout.of(end))
                .add(
                        Viewer.SPECTATOR,
                        outcome.seenBy(Seat.ONE),
                        Memory.of(view),
                        SeenMove.of(move),
                        game.tallyAfter(move))
                .add(
                        record.redactedFor(Seat.ONE),
                        Rulesets.notation(),
                        MoveText.parse(move.toString()),
                        Rollout.of(game))
                .add(FaceStack.hidden(1), game.toSetup().toBuilder())
                .addAll(game.toSetup().holdings(Seat.ONE))
                .add(Scorings.STANDARD, Scorings.BLOQUEURS, Scorings.BLOQUEURS_BY_COLOR)
                .addAll(Bots.names().stream().map(Bots::parse).iterator())
                .add(Analysis.of(view, new SplitMix64(1)).run(1), Review.of(record, 100, 1))
                .add(LikelyWorlds.of(Memory.of(view), new SplitMix64(1)))
                .add(new Encoder(), Renaming.ownFirst(view))
                .add(SvgPicture.of(view), TextPicture.of(view), Json.of(Rulesets.notation()), Json.move(move, view))
                .build();
    }

    private static GameState end(GameState game) {
        GameState end = game;
        while (!end.isOver()) {
            end = end.play(end.legalMoves().get(0));
        }
        return end;
    }
}
