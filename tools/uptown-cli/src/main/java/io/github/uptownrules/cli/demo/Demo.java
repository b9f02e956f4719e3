package io.github.uptownrules.cli.demo;

import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.play.BotSeed;
import io.github.uptownrules.cli.show.Presentation;
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
    public TextState play(OldGame game, TextState start, long seed) {
        Presentation presentation = Presentation.of(game, colors);
        RandomGenerator random = new SplitMix64(BotSeed.beside(seed));
        TextState play = start;
        for (int number = 1; !play.isOver() && number <= OldGame.MOST_MOVES; number++) {
            play = play.play(play.viewFor(play.turn()).choose(game.defaultBot(), random));
            out.println(presentation.story(number, play.viewFor(TextPosition.SPECTATOR)));
            if (number % play.seats().size() == 0 || play.isOver()) {
                out.println();
                out.println(presentation.board(play));
            }
        }
        out.print(play.isOver() ? presentation.result(play) : "The game went on for too long, and was stopped.\n");
        out.flush();
        return play;
    }
}
