package io.github.uptownrules.app.demo;

import io.github.uptownrules.app.BotSeed;
import io.github.uptownrules.app.picture.BoardPicture;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Placement;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.random.SplitMix64;
import java.io.PrintWriter;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Help.Ansi;

/** Plays a game to its end between simple players, and prints every move, and the board after each round. */
public final class Demo {
    private final PrintWriter out;
    private final BoardPicture picture;
    private final Commentary commentary;

    public Demo(PrintWriter out, Ansi ansi) {
        this.out = out;
        this.picture = new BoardPicture(ansi);
        this.commentary = new Commentary(picture);
    }

    /** Plays from a position to the end, and returns the record. */
    public GameRecord play(GameState start, long seed) {
        Bot player = Bots.parse("greedy");
        RandomGenerator random = new SplitMix64(BotSeed.beside(seed));
        GameRecord record = GameRecord.of(start);
        GameState game = start;
        for (int number = 1; !game.isOver(); number++) {
            PlayerView view = game.viewFor(game.turn().orElseThrow());
            Placement placement = game.place(player.choose(view, random));
            out.println(commentary.turn(number, placement.seenBy(Viewer.SPECTATOR)));
            record = record.play(placement.move());
            game = placement.after();
            if (number % game.seats().size() == 0 || game.isOver()) {
                out.println();
                out.println(picture.draw(game.board()));
            }
        }
        out.print(commentary.result(game));
        out.flush();
        return record;
    }
}
