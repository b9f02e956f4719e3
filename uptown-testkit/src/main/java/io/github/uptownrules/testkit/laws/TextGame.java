package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.random.SplitMix64;

/**
 * A game that was played at random, in text.
 *
 * @param game which game
 * @param states its first positions
 * @param moves the moves between them
 * @param end where it ended, or was left off
 * @param random for whatever is chosen
 */
public record TextGame(
        OldGame game, ImmutableList<TextState> states, ImmutableList<String> moves, TextState end, SplitMix64 random) {
    /** How many moves are looked at one by one. */
    private static final int LOOKED_AT = 60;

    /** A random game that has not ended then may go on for ever. */
    private static final int MOST_MOVES = 4_000;

    public static TextGame random(OldGame game, String ruleset, long seed) {
        SplitMix64 random = new SplitMix64(seed);
        TextState state = game.deal(ruleset, seed, "1");
        ImmutableList.Builder<TextState> states = ImmutableList.builder();
        ImmutableList.Builder<String> moves = ImmutableList.builder();
        states.add(state);
        for (int ply = 0; ply < MOST_MOVES && !state.isOver(); ply++) {
            ImmutableList<String> legal = state.legalMoves();
            new Law("a game goes on", state.text()).holds("there is no legal move", !legal.isEmpty());
            String move = legal.get(random.nextInt(legal.size()));
            state = state.play(move);
            if (ply < LOOKED_AT) {
                states.add(state);
                moves.add(move);
            }
        }
        return new TextGame(game, states.build(), moves.build(), state, random);
    }

    /** Who may look at it: each seat, and a spectator. */
    public ImmutableList<String> viewers() {
        return ImmutableList.<String>builder()
                .addAll(end.seats())
                .add(TextPosition.SPECTATOR)
                .build();
    }
}
