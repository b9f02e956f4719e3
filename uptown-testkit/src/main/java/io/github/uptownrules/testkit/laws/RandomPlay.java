package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Move;

/** Games in which every legal move is equally likely. */
public final class RandomPlay {
    private RandomPlay() {}

    /** A move of a game, with the states before and after it. */
    public record Step(GameState before, Move move, GameState after) {

        /** {@return the position and the move in it} */
        @Override
        public String toString() {
            return before + " " + MoveText.of(move, before);
        }
    }

    /** Returns a random deal with a random first seat. */
    public static GameState deal(Ruleset ruleset, long seed) {
        ImmutableList<Seat> seats = ruleset.seats();
        return ruleset.deal(seed, seats.get(new SplitMix64(seed).nextInt(seats.size())));
    }

    public static Move move(GameState game, SplitMix64 random) {
        MoveList moves = game.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    /** Returns all moves of a random game from a position to the end. */
    public static ImmutableList<Step> steps(GameState start, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        ImmutableList.Builder<Step> steps = ImmutableList.builder();
        GameState game = start;
        while (!game.isOver()) {
            Move move = move(game, random);
            GameState after = game.play(move);
            steps.add(new Step(game, move, after));
            game = after;
        }
        return steps.build();
    }

    /** Returns all moves of a random game from a random deal to the end. */
    public static ImmutableList<Step> steps(Ruleset ruleset, long seed) {
        return steps(deal(ruleset, seed), seed);
    }

    /** Returns a random position of a random game, possibly the end. */
    public static GameState position(Ruleset ruleset, long seed) {
        ImmutableList<Step> steps = steps(ruleset, seed);
        int ply = new SplitMix64(~seed).nextInt(steps.size() + 1);
        return ply == 0 ? steps.get(0).before() : steps.get(ply - 1).after();
    }
}
