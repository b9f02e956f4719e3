package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Trains a {@link SeatNet} for a ruleset in rounds of play. Players alternate between {@code greedy} and the
 * evaluation with the current net, and play one move in 16 at random. One round is not enough, because the net would
 * then have learned only from the games of other players. The same numbers give the same net on every machine.
 */
final class NetTraining {
    private static final int ADVENTUROUS = 16;

    /** The sampling interval: one position in this many is used for training, because adjacent positions are similar. */
    private static final int KEPT = 3;

    /** The number of recent rounds to learn from. */
    private static final int RECENT = 3;

    private final Ruleset ruleset;
    private final Weights weights;

    NetTraining(Ruleset ruleset) {
        this.ruleset = ruleset;
        this.weights = Weights.of(ruleset).orElseThrow();
    }

    /** Returns the text of the net after the given numbers of rounds and games per round. */
    String learn(int rounds, int games) {
        NetFit fit = new NetFit(ruleset.seats().size());
        Deque<List<NetSample>> recent = new ArrayDeque<>();
        Optional<SeatNet> net = Optional.empty();
        for (int round = 0; round < rounds; round++) {
            if (recent.size() == RECENT) {
                recent.removeFirst();
            }
            recent.addLast(play(net, round, games));
            fit.learn(recent.stream().flatMap(Collection::stream).toList(), round);
            net = Optional.of(SeatNet.parse(fit.text()));
        }
        return fit.text();
    }

    private List<NetSample> play(Optional<SeatNet> net, int round, int games) {
        return IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> play(net, SplitMix64.mix((round + 1L) << 32 | game)))
                .flatMap(Collection::stream)
                .toList();
    }

    private ImmutableList<NetSample> play(Optional<SeatNet> net, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Bot greedy = new GreedyBot();
        SeatSurvey survey = new SeatSurvey(weights);
        GameState game = ruleset.dealRandomStart(random);
        MutableBoard board = new MutableBoard(game.viewFor(Seat.ONE));
        List<NetSample> samples = new ArrayList<>();
        while (!game.isOver()) {
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            if (RandomInts.below(random, KEPT) == 0) {
                survey.look(board.set(view), board.startTurn());
                samples.add(NetSample.of(board, survey, weights));
            }
            game = game.play(move(view, greedy, net, random));
        }
        List<Seat> winners = game.standings().winners();
        return samples.stream().map(sample -> sample.wonBy(winners)).collect(ImmutableList.toImmutableList());
    }

    private Move move(PlayerView view, Bot greedy, Optional<SeatNet> net, SplitMix64 random) {
        MoveList moves = view.legalMoves();
        if (RandomInts.below(random, ADVENTUROUS) == 0) {
            return moves.get(RandomInts.below(random, moves.size()));
        }
        return RandomInts.below(random, 2) == 0
                ? greedy.choose(view, random)
                : RankedMoves.best(view, new AfterMoveEvaluation(view, new Evaluation(weights, net))::reward, 1)
                        .get(0);
    }
}
