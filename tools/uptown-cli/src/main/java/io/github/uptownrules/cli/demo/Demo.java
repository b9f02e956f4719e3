package io.github.uptownrules.cli.demo;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.game.BotSeed;
import io.github.uptownrules.cli.game.Game;
import io.github.uptownrules.cli.game.Play;
import io.github.uptownrules.cli.game.Sight;
import io.github.uptownrules.draw.TextColors;
import java.io.PrintWriter;
import java.util.random.RandomGenerator;

/** Plays a game to its end between simple players, and prints every move, and the board after each round. */
public final class Demo {
    private final PrintWriter out;
    private final TextColors colors;

    public Demo(PrintWriter out, TextColors colors) {
        this.out = out;
        this.colors = colors;
    }

    /** Plays from a position to the end, and returns it. */
    public Play play(Game game, Play start, long seed) {
        RandomGenerator random = new SplitMix64(BotSeed.beside(seed));
        Play play = start;
        for (int number = 1; !play.isOver() && number <= Game.MOST_MOVES; number++) {
            play = play.play(play.at(play.turn()).choose(game.standardBot(), random));
            out.println(play.at(Sight.SPECTATOR).story(number, colors));
            if (number % play.seats().size() == 0 || play.isOver()) {
                out.println();
                out.println(play.board(colors));
            }
        }
        out.print(play.isOver() ? play.result() : "The game went on for too long, and was stopped.\n");
        out.flush();
        return play;
    }
}
