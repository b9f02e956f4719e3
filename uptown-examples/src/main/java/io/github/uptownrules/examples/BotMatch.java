package io.github.uptownrules.examples;

import io.github.uptownrules.arena.Estimate;
import io.github.uptownrules.arena.Results;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.games.UptownGame;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;

/**
 * A match of your own bot, which maximizes the score after its move. Every deal is played with both seatings, on all
 * processors. The number of processors does not change the result:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/BotMatch.java 200 random</pre>
 */
public final class BotMatch {
    private static final Bot MINE = (view, random) -> view.legalMoves().stream()
            .max(Comparator.comparingInt(move -> view.ruleset()
                    .scoring()
                    .score(view.tallyAfter(move), view.turn().orElseThrow())))
            .orElseThrow();

    static void run(List<String> args, PrintStream out) {
        if (args.size() != 2 || !args.get(0).matches("[1-9]\\d{0,5}")) {
            throw new IllegalArgumentException("usage: BotMatch GAMES RIVAL, with 1 to 999999 games");
        }
        Results results = Tournament.of(
                        new UptownGame().withBot("mine", MINE), "two-player", List.of("mine", args.get(1)))
                .withGames(Long.parseLong(args.get(0)))
                .play();
        Estimate share = results.winShare("mine");
        out.println("mine wins " + share + " of the games; its Elo is "
                + Math.round(results.ratings().get("mine").mean()));
        out.println();
        out.print(results);
    }

    public static void main(String[] args) {
        try {
            run(List.of(args), System.out);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
