package io.github.uptownrules.cli.demo;

import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.play.BotSeed;
import io.github.uptownrules.cli.show.Presentation;
import java.io.PrintWriter;
import java.util.random.RandomGenerator;

/** Plays a game to its end between simple bots, and prints every move, and the board after each round. */
public final class Demo {
    private final PrintWriter out;
    private final TextColors colors;

    public Demo(PrintWriter out, TextColors colors) {
        this.out = out;
        this.colors = colors;
    }

    public PlayedGame.Whole play(Game game, PlayedGame.Whole start, long seed) {
        Presentation presentation = Presentation.of(game, colors);
        RandomGenerator random = new SplitMix64(BotSeed.beside(seed));
        PlayedGame.Whole play = start;
        for (int number = 1; !play.isOver() && number <= Game.MOST_MOVES; number++) {
            play = play.play(play.seenBy(play.turn().orElseThrow()).choose(game.defaultBot(), random));
            out.println(presentation.story(play.seenBy(Viewer.SPECTATOR)));
            if (number % play.seats() == 0 || play.isOver()) {
                out.println();
                out.println(presentation.board(play));
            }
        }
        out.print(play.isOver() ? presentation.result(play) : "The game went on for too long, and was stopped.\n");
        out.flush();
        return play;
    }
}
