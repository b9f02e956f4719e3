package io.github.uptownrules.examples;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.variants.Rulesets;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;

/**
 * A text interface for a human playing blue. {@code b5} shows where a tile may go; {@code b5@E5} plays it or explains why not.
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/TextGame.java greedy</pre>
 */
public final class TextGame {
    /** Draws a state, a view, or any position of a record, with stars on the target cells. */
    static void draw(Position position, CellSet targets, PrintStream out) {
        for (Cell cell : Cell.all()) {
            String shown = position.board().tileAt(cell).map(Tile::toString).orElse(" .");
            out.print((targets.contains(cell) ? " *" : "  ") + shown + (cell.column() == 9 ? "  " + cell + "\n" : ""));
        }
        out.println(position.standings());
    }

    private static Move ask(PlayerView view, Scanner typed, PrintStream out) {
        draw(view, CellSet.none(), out);
        out.println("Name or play one of " + view.playable(Color.BLUE));
        while (typed.hasNextLine()) {
            String line = typed.nextLine().strip();
            try {
                if (line.length() != 2) {
                    return MoveText.parse(line, view);
                }
                draw(view, view.targets(Tile.parse(line)), out);
            } catch (IllegalArgumentException refused) {
                out.println(refused.getMessage()); // all reasons, based on your view
            }
        }
        throw new IllegalArgumentException("the input ended before the game did");
    }

    static void run(Bot bot, SplitMix64 random, Scanner typed, PrintStream out) {
        GameState game = Rulesets.standard(3).deal(random);
        while (!game.isOver()) {
            Seat turn = game.turn().orElseThrow();
            Move move = turn == Seat.ONE ? ask(game.viewFor(turn), typed, out) : bot.choose(game.viewFor(turn), random);
            Outcome outcome = game.outcome(move);
            SeenOutcome seen = outcome.seenBy(Seat.ONE);
            out.println(turn + ": " + seen
                    + seen.drawn().map(tile -> ", draws " + tile).orElse(""));
            seen.skipped().forEach(skipped -> out.println(skipped + ": cannot place"));
            game = outcome.after();
        }
        draw(game, CellSet.none(), out);
    }

    public static void main(String[] args) {
        try {
            Bot bot = Bots.parse(String.join(" ", args));
            run(bot, new SplitMix64(System.nanoTime()), new Scanner(System.in, StandardCharsets.UTF_8), System.out);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
