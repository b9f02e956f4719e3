package io.github.uptownrules.examples;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Bots;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A conversation over the line protocol: {@code greedy} plays against a bot of another program, in any language. Both keep the
 * game. Shows the record, or in one line what is wrong with a program that dies, hangs, or talks nonsense:
 *
 * <pre>java -cp tools/uptown-cli/target/uptown.jar \
 *     uptown-examples/src/main/java/io/github/uptownrules/examples/ProtocolGame.java \
 *     mcts java -jar tools/uptown-cli/target/uptown.jar protocol</pre>
 */
public final class ProtocolGame {
    /** Sends a command and waits for the answer, which is given back without its {@code =}. */
    private static String ask(Process program, String command) throws IOException {
        StringBuilder answer = new StringBuilder();
        try {
            program.outputWriter().append(command).append('\n').flush();
            Reader in = program.inputReader();
            for (int c = in.read(); c >= 0 && c != '\n' && answer.length() < 2_000; c = in.read()) {
                answer.append((char) c);
            }
        } catch (IOException e) {
            answer.replace(0, answer.length(), e.getMessage()); // it has ended
        }
        if (answer.indexOf("=") != 0) {
            String shown = CharMatcher.inRange(' ', '~').retainFrom(answer);
            throw new IOException("asked '" + command + "' the program answers '" + shown + "'");
        }
        return answer.substring(1).strip();
    }

    /** Plays against a bot of the program of a command line. After so many seconds the program is ended in any case. */
    static GameRecord play(String bot, List<String> commandLine, long seconds) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(commandLine);
        Process program = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS).execute(program::destroyForcibly);
        try {
            GameRecord record = GameRecord.of(Rulesets.twoPlayer().deal(42));
            ask(program, "position " + record.end());
            while (!record.end().isOver()) {
                Seat turn = record.end().turn().orElseThrow();
                String move = turn == Seat.ONE
                        ? Bots.parse("greedy")
                                .choose(record.end().viewFor(turn), new SplitMix64(7))
                                .toString()
                        : ask(program, "bot " + bot + " " + record.moves().size());
                record = record.play(MoveText.read(move, record.end())); // which says why, if it is not legal
                ask(program, "play " + move);
            }
            checkArgument(ask(program, "show").equals(record.end().toString()), "the program is at another position");
            return record;
        } finally {
            program.destroyForcibly();
        }
    }

    public static void main(String[] args) {
        try {
            checkArgument(args.length > 1, "usage: ProtocolGame BOT COMMAND...");
            System.out.println(play(args[0], List.of(args).subList(1, args.length), 60));
        } catch (IOException | IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
