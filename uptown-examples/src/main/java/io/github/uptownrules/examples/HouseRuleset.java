package io.github.uptownrules.examples;

import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.variants.Rulesets;
import java.io.PrintStream;
import java.util.List;

/**
 * Your own ruleset: partners sit opposite, see each other's racks and share their score, and the game ends after 15 rounds.
 * Shows how to build it, register it with the notation, and have it played by bots that do not know it:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/HouseRuleset.java 42</pre>
 */
public final class HouseRuleset {
    /** The standard game for four in two teams. The team with the fewest groups wins; ties are not broken. */
    public static final Ruleset TEAMS = Rulesets.standard(4).toBuilder("teams-15")
            .partners(Seat.ONE, Seat.THREE)
            .partners(Seat.TWO, Seat.FOUR)
            .placementLimit(15)
            .scoring((tally, seat) -> -tally.groupCount(seat) - tally.groupCount(partner(seat)))
            .build();

    /** Reads games of the published rulesets and of this one. */
    public static final Notation NOTATION = Notation.of(Iterables.concat(Rulesets.all(), List.of(TEAMS)));

    static Seat partner(Seat seat) {
        return Seat.of((seat.number() + 1) % 4 + 1);
    }

    /** Plays a game to its end. A bot uses its view, which includes the rack of its partner. */
    static GameRecord play(long seed) {
        Bot bot = Bots.parse("greedy");
        SplitMix64 random = new SplitMix64(seed);
        GameRecord record = GameRecord.of(TEAMS.deal(seed));
        while (!record.end().isOver()) {
            Seat turn = record.end().turn().orElseThrow();
            record = record.play(bot.choose(record.end().viewFor(turn), random));
        }
        return record;
    }

    static void run(List<String> args, PrintStream out) {
        if (args.size() != 1 || !args.get(0).matches("\\d{1,18}")) {
            throw new IllegalArgumentException("usage: HouseRuleset SEED, with a seed of at most 18 digits");
        }
        GameRecord record =
                NOTATION.readRecord(play(Long.parseLong(args.get(0))).toString()); // saved and loaded again
        PlayerView start = record.at(0).viewFor(Seat.ONE);
        out.println("seat 1 sees its own rack, " + start.rack(Color.BLUE).orElseThrow() + ", and that of its partner, "
                + start.rack(Color.ORANGE).orElseThrow());
        out.println("after " + record.moves().size() + " moves: " + record.standings());
        record.standings().winners().forEach(seat -> out.println("seat " + seat + " wins with seat " + partner(seat)));
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
