package io.github.uptownrules.examples;

import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.variants.Rulesets;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** So much of the line protocol as a game takes. Its bots play the first legal move, or do what they are called. */
final class FakeProgram {
    private GameState game = Rulesets.twoPlayer().deal(0);
    private boolean lies;

    private FakeProgram() {}

    /** The command line that starts it. */
    static List<String> commandLine() {
        return java(FakeProgram.class);
    }

    /** The command line that starts a program of the class path of the tests. */
    static List<String> java(Class<?> program, String... arguments) {
        List<String> line = new ArrayList<>();
        line.add(System.getProperty("java.home") + "/bin/java");
        line.add("-XX:TieredStopAtLevel=1");
        line.add("-cp");
        line.add(System.getProperty("java.class.path"));
        line.add(program.getName());
        line.addAll(List.of(arguments));
        return line;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        FakeProgram program = new FakeProgram();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            System.out.println(program.answer(line));
        }
    }

    private String answer(String line) {
        String argument = line.substring(line.indexOf(' ') + 1);
        return switch (line.substring(0, Math.max(0, line.indexOf(' ')))) {
            case "position" -> {
                game = Notation.of(Rulesets.all()).readPosition(argument);
                yield "=";
            }
            case "bot" -> bot(argument.substring(0, argument.indexOf(' ')));
            case "play" -> {
                try {
                    game = game.play(MoveText.read(argument, game));
                    yield "=";
                } catch (IllegalArgumentException e) {
                    yield "? " + e.getMessage();
                }
            }
            default -> line.equals("show") ? "= " + (lies ? "elsewhere" : game) : "? no such command";
        };
    }

    private String bot(String name) {
        String move = MoveText.of(game.legalMoves().get(0), game).toString();
        return switch (name) {
            case "first" -> "= " + move + "\r"; // as a line may end
            case "mute" -> "";
            case "cheat" -> "= b5@A1";
            case "rambling" -> "= " + move + " because " + "it is good, ".repeat(100_000);
            case "rude" -> "? \u001b[31mno\rway";
            case "forgetful" -> {
                game = Rulesets.twoPlayer().deal(1);
                yield "= " + move;
            }
            case "liar" -> {
                lies = true;
                yield "= " + move;
            }
            case "dead" -> {
                System.exit(3);
                yield "";
            }
            case "asleep" -> {
                LockSupport.parkNanos(Long.MAX_VALUE);
                yield "";
            }
            default -> "? there is no bot '" + name + "'";
        };
    }
}
