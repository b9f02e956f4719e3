package io.github.uptownrules.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.grid.Grid;
import io.github.uptownrules.core.simulation.Rollout;
import io.github.uptownrules.core.value.Move;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * Looks one move ahead and takes the move that looks best, breaking ties at random. The score after the move counts
 * most, by the ruleset's own scoring, which includes the cost of captures. Room to grow comes second, chains too thin
 * to be captured third. The weights were found in games between bots with different weights.
 */
final class GreedyBot implements Bot {
    private static final double TIE = 0.3;
    private static final double ROOM = 0.1;
    private static final double THIN = 0.04;

    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        TurnCheck.check(view.turn(), view.viewer().asSeat());
        return choose(new GreedyEvaluation(view, GreedyBot::lead), random);
    }

    /** Chooses a move in a rollout in the same way. */
    static Move choose(Rollout rollout, RandomGenerator random) {
        return choose(new GreedyEvaluation(rollout, GreedyBot::lead), random);
    }

    private static Move choose(GreedyEvaluation sight, RandomGenerator random) {
        double lead = Double.NEGATIVE_INFINITY;
        for (int area = 0; area < sight.areas(); area++) {
            lead = Math.max(lead, sight.lead(area));
        }
        BestMoves choice = new BestMoves();
        for (int area = 0; area < sight.areas(); area++) {
            if (sight.lead(area) == lead) {
                weigh(sight, area, choice);
            }
        }
        for (int area = 0; area < sight.areas(); area++) {
            // The leads of most moves are so much lower that no amount of room can make up for it.
            if (sight.lead(area) < lead
                    && value(sight.lead(area), sight.mostRoom(sight.color(area)), sight.mostCuts(sight.color(area)))
                            >= choice.highest()) {
                weigh(sight, area, choice);
            }
        }
        return choice.any(random);
    }

    /** Offers all moves in an area to {@code choice}. */
    private static void weigh(GreedyEvaluation sight, int area, BestMoves choice) {
        int color = sight.color(area);
        int playable = sight.playable(color);
        long upper = sight.upper(area);
        long lower = sight.lower(area);
        while ((upper | lower) != 0) {
            int cell = Grid.firstCell(upper, lower);
            lower &= upper == 0 ? lower - 1 : lower;
            upper &= upper - 1;
            long edgeUpper = sight.edgeUpper(color, cell);
            long edgeLower = sight.edgeLower(color, cell);
            int room = sight.room(color, edgeUpper, edgeLower);
            int cuts = sight.cuts(color, cell);
            for (int rest = playable & CellBits.facesOf(cell); rest != 0; rest &= rest - 1) {
                int face = Integer.numberOfTrailingZeros(rest);
                double after = sight.roomWithout(face, color, room, edgeUpper, edgeLower);
                choice.offer(color, face, cell, value(sight.lead(area), after, cuts));
            }
        }
    }

    /** Returns the moves that look best, at most {@code most}, the best first. */
    static List<Move> best(PlayerView view, int most) {
        return RankedMoves.best(view, value(view), most);
    }

    /** Returns the value of moves in a view, as the lead in points over the average of the others. */
    static ToDoubleFunction<Move> value(PlayerView view) {
        GreedyEvaluation sight = new GreedyEvaluation(view, GreedyBot::lead);
        return move -> value(sight, move);
    }

    private static double value(GreedyEvaluation sight, Move move) {
        int color = move.tile().color().ordinal();
        int cell = move.cell().ordinal();
        long edgeUpper = sight.edgeUpper(color, cell);
        long edgeLower = sight.edgeLower(color, cell);
        int room = sight.room(color, edgeUpper, edgeLower);
        int face = move.tile().face().ordinal();
        return value(
                sight.lead(sight.area(color, cell)),
                sight.roomWithout(face, color, room, edgeUpper, edgeLower),
                sight.cuts(color, cell));
    }

    private static double value(double lead, double room, int cuts) {
        return lead + ROOM * room + THIN * cuts;
    }

    /**
     * Returns the lead of a seat over the average of the others, in points; being ahead in a tie counts as a fraction
     * of a point.
     */
    private static double lead(Tally tally, Seat seat, Scoring scoring) {
        int score = scoring.score(tally, seat);
        double lead = 0;
        for (Seat rival : tally.seats()) {
            if (rival != seat) {
                int difference = score - scoring.score(tally, rival);
                lead += difference == 0 ? TIE * Integer.signum(scoring.compareTied(tally, seat, rival)) : difference;
            }
        }
        return lead / (tally.seats().size() - 1);
    }

    /** {@return the name, as {@link Bots#parse} reads it} */
    @Override
    public String toString() {
        return "greedy";
    }
}
