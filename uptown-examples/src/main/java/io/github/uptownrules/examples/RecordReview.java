package io.github.uptownrules.examples;

import com.google.common.collect.Iterables;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A review of a recorded game. Reads its record, and shows each given move (counted from 1), or all moves, beside the three
 * best moves from the view of its player:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/RecordReview.java game.txt 10 20 30</pre>
 */
public final class RecordReview {
    private static void review(GameRecord record, int ply, PrintStream out) {
        Outcome played = record.outcome(ply);
        PlayerView view = record.at(ply - 1).viewFor(played.seat());
        List<MoveEstimate<Move>> moves =
                Analysis.of(view, new SplitMix64(ply)).run(5_000).moves();
        int place = Iterables.indexOf(moves, estimate -> estimate.move().equals(played.move()));
        out.println(ply + ". seat " + played.seat() + " played number " + (place + 1) + " of " + moves.size() + ":");
        show(moves.get(place), view, out);
        out.println("   best:");
        moves.stream().limit(3).forEach(move -> show(move, view, out));
    }

    private static void show(MoveEstimate<Move> estimate, PlayerView view, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "   %s wins %5.1f %% +- %4.1f%n",
                MoveText.of(estimate.move(), view),
                100 * estimate.winShare(),
                100 * estimate.standardError());
    }

    static void run(List<String> args, PrintStream out) throws IOException {
        if (args.isEmpty() || !args.stream().skip(1).allMatch(ply -> ply.matches("[1-9]\\d{0,2}"))) {
            throw new IllegalArgumentException("usage: RecordReview FILE MOVE..., with the numbers of moves");
        }
        GameRecord record = Rulesets.notation().readRecord(Files.readString(Path.of(args.get(0))));
        int last = record.moves().size();
        int[] plies = args.size() == 1
                ? IntStream.rangeClosed(1, last).toArray()
                : args.stream().skip(1).mapToInt(Integer::parseInt).toArray();
        if (IntStream.of(plies).anyMatch(ply -> ply > last)) {
            throw new IllegalArgumentException("the record has " + last + (last == 1 ? " move" : " moves"));
        }
        IntStream.of(plies).forEach(ply -> review(record, ply, out));
    }

    public static void main(String[] args) {
        try {
            run(List.of(args), System.out);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        } catch (IOException e) {
            System.err.println("the record cannot be read: " + e);
            System.exit(1);
        }
    }
}
