package io.github.uptownrules.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.variants.Scorings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Learns {@link Weights} for a ruleset from games, first of {@code greedy}, then of players who alternate between
 * {@code greedy} and an evaluation with the current weights. The same numbers give the same weights on every machine.
 */
final class Training {
    /** One move in this many is random; more would make the games unlike those of good players. */
    private static final int ADVENTUROUS = 16;

    private static final double RIDGE = 1e-4;

    /**
     * The fixed number of partial sums, independent of the number of processors, because sums depend on their order.
     */
    private static final int PARTS = 16;

    /**
     * The scale of the logistic distribution that has the same variance as the difference between two seats, divided by
     * the standard deviation of one seat.
     */
    private static final double LOGISTIC = Math.sqrt(2) * Math.sqrt(3) / Math.PI;

    private final Ruleset ruleset;
    private final double capture;

    Training(Ruleset ruleset) {
        this.ruleset = ruleset;
        this.capture = captureCost(ruleset.scoring());
    }

    static double captureCost(Scoring scoring) {
        return scoring.equals(Scorings.STANDARD) ? 0.12 : 0.05;
    }

    /** Returns the text of the weights after the given numbers of rounds and games per round. */
    String learn(int rounds, int games) {
        Bot greedy = new GreedyBot();
        Bot player = greedy;
        String text = "";
        for (int round = 0; round < rounds; round++) {
            text = fit(play(player, round, games));
            Weights weights = Weights.parse(text);
            // Greedy still chooses half of the moves, so that the weights also work against other players.
            player = (view, random) -> RandomInts.below(random, 2) == 0
                    ? greedy.choose(view, random)
                    : RankedMoves.best(view, new AfterMoveEvaluation(view, new Evaluation(weights))::reward, 1)
                            .get(0);
        }
        return text;
    }

    /** Returns the sums over all games by phase. */
    private List<NormalEquations> play(Bot player, int round, int games) {
        List<List<NormalEquations>> parts = IntStream.range(0, PARTS)
                .parallel()
                .mapToObj(part -> {
                    List<NormalEquations> sums = empty();
                    for (int game = part; game < games; game += PARTS) {
                        play(player, SplitMix64.mix((round + 1L) << 32 | game), sums);
                    }
                    return sums;
                })
                .toList();
        List<NormalEquations> all = empty();
        for (List<NormalEquations> part : parts) {
            for (int phase = 0; phase < Weights.PHASES; phase++) {
                all.get(phase).add(part.get(phase), 1);
            }
        }
        return all;
    }

    private static List<NormalEquations> empty() {
        return Stream.generate(NormalEquations::new).limit(Weights.PHASES).toList();
    }

    private record Sample(int seat, int phase, double present, double[] features) {}

    private void play(Bot player, long seed, List<NormalEquations> sums) {
        SplitMix64 random = new SplitMix64(seed);
        Evaluation evaluation = new Evaluation(new Weights(capture, new double[0]));
        List<Sample> samples = new ArrayList<>();
        GameState game = ruleset.dealRandomStart(random);
        MutableBoard board = new MutableBoard(game.viewFor(Seat.ONE));
        while (!game.isOver()) {
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            int turn = view.turn().orElseThrow().ordinal();
            board.set(view);
            for (int seat = 0; seat < game.seats().size(); seat++) {
                double[] features = new double[Features.COUNT];
                Features.of(board, seat, turn, features);
                samples.add(new Sample(seat, Evaluation.phase(board, seat), evaluation.present(board, seat), features));
            }
            MoveList moves = view.legalMoves();
            Move move = RandomInts.below(random, ADVENTUROUS) == 0
                    ? moves.get(RandomInts.below(random, moves.size()))
                    : player.choose(view, random);
            game = game.play(move);
        }
        board.set(game.viewFor(Seat.ONE));
        for (Sample sample : samples) {
            double gain = evaluation.present(board, sample.seat) - sample.present;
            sums.get(sample.phase).add(sample.features, gain);
        }
    }

    /** Fits each phase together with the two adjacent ones, at half their weight. */
    private String fit(List<NormalEquations> sums) {
        StringBuilder text =
                new StringBuilder().append(Math.round(capture / Weights.UNIT)).append('\n');
        for (int phase = 0; phase < Weights.PHASES; phase++) {
            NormalEquations near = new NormalEquations().add(sums.get(phase), 1);
            for (int beside : new int[] {phase - 1, phase + 1}) {
                if (phase > 0 && beside < Weights.PHASES) {
                    near.add(sums.get(beside), 0.5);
                }
            }
            double[] weights = near.solve(RIDGE);
            for (double weight : weights) {
                text.append(Math.round(weight / Weights.UNIT)).append(' ');
            }
            text.append(Math.round(sums.get(phase).deviation(weights) * LOGISTIC / Weights.UNIT))
                    .append('\n');
        }
        return text.toString();
    }
}
