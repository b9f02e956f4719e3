package io.github.uptownrules.bots;

import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.random.Draws;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * Looks one move ahead and takes what looks best; among equals, any. What counts most is the score after the move, as the
 * ruleset's own scoring tells it, so a capture is disliked as much as it costs; then room to grow; then chains so thin that
 * their tiles cannot be captured. The weights were found by letting bots with others play against each other.
 */
final class GreedyBot implements Bot {
    private static final double TIE = 0.3;
    private static final double ROOM = 0.1;
    private static final double THIN = 0.04;

    @Override
    public Move choose(PlayerView view, RandomGenerator random) {
        GreedySight sight = new GreedySight(view, GreedyBot::lead);
        List<Move> moves = new ArrayList<>();
        view.legalMoves().forEach(moves::add);
        double lead = Double.NEGATIVE_INFINITY;
        for (Move move : moves) {
            lead = Math.max(lead, sight.lead(move));
        }
        double highest = Double.NEGATIVE_INFINITY;
        for (Move move : moves) {
            if (sight.lead(move) == lead) {
                highest = Math.max(highest, value(sight, move));
            }
        }
        List<Move> best = new ArrayList<>();
        for (Move move : moves) {
            // Most moves are worth so much less at once that no room can make up for it.
            if (sight.lead(move) + ROOM * sight.mostRoom(move) + THIN * sight.mostCuts(move) >= highest) {
                double value = value(sight, move);
                if (value > highest) {
                    best.clear();
                    highest = value;
                }
                if (value == highest) {
                    best.add(move);
                }
            }
        }
        return best.get(Draws.below(random, best.size()));
    }

    /** The moves that look best, so many at most, the best first. */
    static List<Move> best(PlayerView view, int most) {
        return Prospects.best(view, value(view), most);
    }

    /** How good a move of a view looks, in points ahead of the others after it. */
    static ToDoubleFunction<Move> value(PlayerView view) {
        GreedySight sight = new GreedySight(view, GreedyBot::lead);
        return move -> value(sight, move);
    }

    private static double value(GreedySight sight, Move move) {
        return sight.lead(move) + ROOM * sight.room(move) + THIN * sight.cuts(move);
    }

    /** How many points a seat is ahead of the others on average; being ahead in a tie is worth a part of a point. */
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
}
