package org.example.game;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.random.SplitMix64;
import io.github.uptownrules.variants.Rulesets;

/** Plays a game with moves drawn at random, and prints how it ended and how it was run. */
public final class Game {
    private Game() {}

    /** Plays the game. */
    public static void main(String[] arguments) {
        GameState game = Rulesets.standard(4).deal(42);
        SplitMix64 random = new SplitMix64(7);
        while (!game.isOver()) {
            MoveList moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        System.out.println(game.standings());
        System.out.println("played from " + Game.class.getModule());
    }
}
