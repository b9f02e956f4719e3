package io.github.uptownrules.examples.demo;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** A simple player: leaves itself the fewest groups after its move; among such moves it captures least, then at random. */
final class TidyPlayer {
    private final RandomGenerator random;

    TidyPlayer(RandomGenerator random) {
        this.random = random;
    }

    Move choose(GameState game) {
        Seat seat = game.turn().orElseThrow();
        List<Move> best = new ArrayList<>();
        int bestCost = Integer.MAX_VALUE;
        for (Move move : game.legalMoves()) {
            GameState after = game.play(move);
            int cost = 100 * after.groupCount(seat) + after.captureCount(seat);
            if (cost < bestCost) {
                best.clear();
                bestCost = cost;
            }
            if (cost == bestCost) {
                best.add(move);
            }
        }
        return best.get(random.nextInt(best.size()));
    }
}
