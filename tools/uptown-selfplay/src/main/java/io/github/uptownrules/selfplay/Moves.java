package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.Schedule;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.encoding.Encoder;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/** Expands a played game into a row for each of its moves. */
final class Moves implements FlatMapFunction<Row, Row> {
    private static final long serialVersionUID = 1;

    private final Job job;

    Moves(Job job) {
        this.job = job;
    }

    @Override
    public Iterator<Row> call(Row played) {
        Game game = new Game(played);
        Ruleset rules = job.rules();
        Schedule schedule = job.schedule();
        GameState state = rules.deal(schedule.dealSeed(game.number));
        Encoder encoder = new Encoder();
        List<Row> rows = new ArrayList<>(game.indices.size());
        for (int index : game.indices) {
            PlayerView view = state.viewFor(state.turn().orElseThrow());
            Move move = Move.all().get(index);
            int ply = rows.size() + 1;
            Optional<ImmutableList<MoveEstimate<Move>>> estimates =
                    job.isEstimated() ? Optional.of(estimates(view, schedule, game.number, ply)) : Optional.empty();
            Optional<Encoded> encoded =
                    job.isEncoded() ? Optional.of(Encoded.of(encoder, view, move)) : Optional.empty();
            rows.add(row(game, ply, view, MoveText.of(move, state), estimates, encoded));
            state = state.play(move);
        }
        return rows.iterator();
    }

    private static Row row(
            Game game,
            int ply,
            PlayerView view,
            MoveText move,
            Optional<ImmutableList<MoveEstimate<Move>>> estimates,
            Optional<Encoded> encoded) {
        Seat seat = view.turn().orElseThrow();
        return RowFactory.create(
                game.number,
                ply,
                seat.number(),
                game.bots.get(seat.ordinal()),
                view.toString(),
                move.toString(),
                game.scores.get(seat.ordinal()),
                game.ranks.get(seat.ordinal()),
                game.winShares.get(seat.ordinal()),
                estimates.map(moves -> moves.get(0).winShare()).orElse(null),
                estimates.map(Moves::policy).orElse(null),
                encoded.map(Encoded::action).orElse(null),
                encoded.map(Encoded::observation).orElse(null));
    }

    /** Estimates a position with separate randomness, so that estimates do not change the games. */
    private ImmutableList<MoveEstimate<Move>> estimates(PlayerView view, Schedule schedule, long number, int ply) {
        long seed = SplitMix64.mix(schedule.chance(number).state());
        return Analysis.of(view, new SplitMix64(SplitMix64.mix(seed + ply)))
                .run(job.playouts())
                .moves();
    }

    private static Row[] policy(ImmutableList<MoveEstimate<Move>> estimates) {
        return estimates.stream()
                .map(estimate -> RowFactory.create(estimate.move().toString(), estimate.tries(), estimate.winShare()))
                .toArray(Row[]::new);
    }

    /** A view and its move as numbers, with the viewer's colors first. */
    private record Encoded(int action, float[] observation) {
        static Encoded of(Encoder encoder, PlayerView view, Move move) {
            Renaming names = Renaming.ownFirst(view);
            float[] observation = new float[Encoder.SIZE];
            encoder.encode(view, names, observation, 0);
            return new Encoded(names.action(move), observation);
        }
    }

    /** The data for the rows of all moves of a game. */
    private static final class Game {
        private final long number;
        private final List<String> bots;
        private final List<Integer> scores;
        private final List<Integer> ranks;
        private final List<Double> winShares;
        private final List<Integer> indices;

        Game(Row played) {
            number = played.getAs("game");
            bots = played.getList(played.fieldIndex("bots"));
            scores = played.getList(played.fieldIndex("scores"));
            ranks = played.getList(played.fieldIndex("ranks"));
            winShares = played.getList(played.fieldIndex("win_shares"));
            indices = played.getList(played.fieldIndex("indices"));
        }
    }
}
