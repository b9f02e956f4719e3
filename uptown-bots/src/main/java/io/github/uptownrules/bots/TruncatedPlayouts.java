package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.trials.SequentialHalving;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.Move;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Tries moves in possible worlds of a view, on one thread. It plays a limited number of moves and then uses an {@link
 * Evaluation}; without an evaluation, it plays to the end.
 */
final class TruncatedPlayouts {
    private final int seat;
    private final Optional<Evaluation> evaluation;
    private final int plies;
    private final MutableBoard start;
    private final HiddenTiles.Dealer dealer;
    private final Playout world;
    private final Playout playout;
    private boolean isOpen;

    /**
     * Creates playouts of a view.
     *
     * @param view the view of the seat to move
     * @param most the maximum number of moves of a playout before its evaluation
     * @param dealer the source of worlds
     */
    TruncatedPlayouts(PlayerView view, int most, HiddenTiles.Dealer dealer) {
        this.seat = view.turn().orElseThrow().ordinal();
        this.evaluation = Evaluation.of(view.ruleset());
        this.start = new MutableBoard(view);
        start.findCosts();
        this.plies = ScoringKind.of(view.ruleset())
                .filter(kind -> evaluation.isPresent() && start.left() > kind.lastMoves())
                .map(kind -> most)
                .orElse(Integer.MAX_VALUE);
        this.dealer = dealer;
        this.world = new Playout(view, Optional.empty());
        this.playout = new Playout(
                view,
                Weights.of(view.ruleset())
                        .filter(known -> EvaluatedMovePolicy.isWorthIt(view))
                        .map(Evaluation::new));
    }

    void deal(RandomGenerator random) {
        world.deal(start, dealer, random);
    }

    /** Sets the world to a given state. */
    void deal(GameState possible, RandomGenerator random) {
        world.deal(start, HiddenTiles.as(possible), random);
    }

    TruncatedPlayouts play(Move move) {
        isOpen = playout.set(world).play(move).playOn(plies);
        return this;
    }

    /** Returns the value for the seat that moved, 0 to 1. */
    double reward() {
        return isOpen
                ? evaluation.orElseThrow().reward(playout.board, seat, playout.turn())
                : Evaluation.rewardAtEnd(playout.board, seat);
    }

    /** Returns that seat's probability of winning if the game is not over, otherwise its share of the win. */
    double chance() {
        if (isOpen) {
            return evaluation.orElseThrow().chance(playout.board, seat, playout.turn());
        }
        int winners = Evaluation.winnerBits(playout.board);
        return (winners >> seat & 1) / (double) Integer.bitCount(winners);
    }

    double score() {
        return isOpen ? evaluation.orElseThrow().score(playout.board, seat, playout.turn()) : playout.board.score(seat);
    }

    SequentialHalving.Trial trial(ImmutableList<Move> moves, RandomGenerator random) {
        return sums -> {
            deal(random);
            for (int move = 0; move < sums.length; move++) {
                sums[move] += play(moves.get(move)).reward();
            }
        };
    }
}
