package io.github.uptownrules.cli.demo;

import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.game.BotSeed;
import io.github.uptownrules.cli.game.Game;
import io.github.uptownrules.cli.game.Play;
import io.github.uptownrules.cli.game.Sight;
import java.io.PrintWriter;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Help.Ansi;

/** Plays a game to its end between simple players, and prints every move, and the board after each round. */
public final class Demo {
    private final PrintWriter out;
    private final Ansi ansi;

    public Demo(PrintWriter out, Ansi ansi) {
        this.out = out;
        this.ansi = ansi;
    }

    /** Plays from a position to the end, and returns it. */
    public Play play(Game game, Play start, long seed) {
        RandomGenerator random = new SplitMix64(BotSeed.beside(seed));
        Play play = start;
        for (int number = 1; !play.isOver() && number <= Game.MOST_MOVES; number++) {
            play = play.play(play.at(play.turn()).choose(game.standardBot(), random));
            out.println(play.at(Sight.SPECTATOR).story(number, ansi));
            if (number % play.seats().size() == 0 || play.isOver()) {
                out.println();
                out.println(play.board(ansi));
            }
        }
        out.print(play.isOver() ? play.result() : "The game went on for too long, and was stopped.\n");
        out.flush();
        return play;
    }
}
