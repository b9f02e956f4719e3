package io.github.uptownrules.examples;

import io.github.uptownrules.arena.protocol.ProtocolBot;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.games.UptownGame;
import java.time.Duration;

/**
 * A program in any language as a bot: {@code greedy} plays against a program that reads and writes lines. Shows the record, or
 * one line about a program that dies, hangs, or answers nonsense:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/ProtocolGame.java \
 *     java -jar tools/uptown-cli/target/uptown.jar protocol</pre>
 *
 * <p>For each move the program gets {@code sit} with the view of its seat, and then {@code bot} with its name and a seed.
 */
public final class ProtocolGame {
    static PlayedGame.Whole play(Duration moveTime, String... command) {
        try (ProtocolBot program = ProtocolBot.start(moveTime, command)) {
            SplitMix64 random = new SplitMix64(7);
            PlayedGame.Whole game = new UptownGame().deal("two-player", 42, "1");
            while (!game.isOver()) {
                Seat turn = game.turn().orElseThrow();
                SeenGame seen = game.seenBy(turn);
                game = game.play(turn == Seat.ONE ? seen.choose("greedy", random) : program.choose(seen, random));
            }
            return game;
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(play(Duration.ofSeconds(10), args).record());
        } catch (IllegalArgumentException | IllegalStateException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
