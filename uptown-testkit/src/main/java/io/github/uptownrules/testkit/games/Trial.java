package io.github.uptownrules.testkit.games;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.PlayedGame.Whole;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A random game in which the laws are checked.
 *
 * @param ruleset the ruleset, for messages
 * @param seed the seed of the deal and of all choices
 * @param states the game before its first move and after each of {@code moves}
 * @param moves the first moves, as they were listed
 * @param end the game at its end, or after 4,000 moves
 */
record Trial(
        Game game, String ruleset, long seed, ImmutableList<Whole> states, ImmutableList<String> moves, Whole end) {
    private static final int LOOKED_AT = 60;
    /**
     * The distance between positions that are checked for each viewer. It is odd, to reach the turns of all seats at tables of
     * two and four.
     */
    static final int STEP = 5;

    private static final int MOST_MOVES = 4_000;

    static Trial of(Game game, String ruleset, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Whole state = game.deal(ruleset, seed, game.first(ruleset));
        ImmutableList.Builder<Whole> states = ImmutableList.builder();
        ImmutableList.Builder<String> moves = ImmutableList.builder();
        states.add(state);
        for (int ply = 0; ply < MOST_MOVES; ply++) {
            ImmutableList<String> legal = state.legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            String move = legal.get(random.nextInt(legal.size()));
            state = state.play(move);
            if (ply < LOOKED_AT) {
                states.add(state);
                moves.add(move);
            }
        }
        return new Trial(game, ruleset, seed, states.build(), moves.build(), state);
    }

    Iterable<Whole> all() {
        return Iterables.concat(states, ImmutableList.of(end));
    }

    /** Returns some of the states and the end, for checks that are repeated for each viewer. */
    Iterable<Whole> some() {
        return Iterables.concat(
                IntStream.range(0, states.size())
                        .filter(ply -> ply % STEP == 0)
                        .mapToObj(states::get)
                        .toList(),
                ImmutableList.of(end));
    }

    Whole last() {
        return Iterables.getLast(states);
    }

    ImmutableList<Seat> seats() {
        return Seat.first(end.seats());
    }

    ImmutableList<Viewer> viewers() {
        return ImmutableList.<Viewer>builder()
                .addAll(seats())
                .add(Viewer.SPECTATOR)
                .build();
    }

    String about(PlayedGame played) {
        return played.viewer()
                        .map(viewer -> "the view of " + viewer.label() + ", ")
                        .orElse("")
                + played.text() + " (ruleset " + ruleset + ", seed " + seed + ", 1 game)";
    }

    static Viewer turn(PlayedGame played) {
        Optional<Seat> turn = played.turn();
        return turn.isPresent() ? turn.get() : Viewer.SPECTATOR;
    }
}
