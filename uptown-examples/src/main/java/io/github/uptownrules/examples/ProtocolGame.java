package io.github.uptownrules.examples;

import io.github.uptownrules.arena.uptown.ProtocolBot;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.variants.Rulesets;
import java.time.Duration;

/**
 * A program in any language as a bot: {@code greedy} plays against one that reads and writes lines. Shows the record, or in one line
 * what is wrong with a program that dies, hangs, or talks nonsense:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/ProtocolGame.java \
 *     java -jar tools/uptown-cli/target/uptown.jar protocol</pre>
 *
 * <p>For each move it is sent {@code sit} with what its seat sees, and then {@code bot} with its name and a seed.
 */
public final class ProtocolGame {
    /** Plays against the program of a command line. */
    static GameRecord play(Duration moveTime, String... command) {
        try (ProtocolBot program = ProtocolBot.start(moveTime, command)) {
            Bot greedy = Bots.parse("greedy");
            SplitMix64 random = new SplitMix64(7);
            GameRecord record = GameRecord.of(Rulesets.twoPlayer().deal(42));
            while (!record.end().isOver()) {
                Seat turn = record.end().turn().orElseThrow();
                Bot bot = turn == Seat.ONE ? greedy : program;
                record = record.play(bot.choose(record.end().viewFor(turn), random));
            }
            return record;
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(play(Duration.ofSeconds(10), args));
        } catch (IllegalArgumentException | IllegalStateException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
