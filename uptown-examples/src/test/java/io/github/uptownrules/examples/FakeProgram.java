package io.github.uptownrules.examples;

import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.effort.JavaCommand;
import io.github.uptownrules.variants.Rulesets;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * The part of the line protocol that a bot needs. Plays the first legal move, or misbehaves in the way that its name states.
 */
final class FakeProgram {
    private final String name;
    private Optional<PlayerView> view = Optional.empty();

    private FakeProgram(String name) {
        this.name = name;
    }

    /** Returns the command line that starts this program. */
    static String[] commandLine(String name) {
        return java(FakeProgram.class, name).toArray(String[]::new);
    }

    /** Returns the command line that starts a program on the class path of the tests. */
    static List<String> java(Class<?> program, String... arguments) {
        List<String> line = JavaCommand.shortLived(program);
        line.addAll(List.of(arguments));
        return line;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        FakeProgram program = new FakeProgram(args[0]);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            System.out.println(program.answer(line));
        }
    }

    private String answer(String line) {
        String[] words = line.split(" ", 3);
        return switch (words[0]) {
            case "bots" -> "= " + name;
            case "sit" -> {
                view = Optional.of(Notation.of(Rulesets.all()).readView(words[2], Viewer.parse(words[1], 5)));
                yield "=";
            }
            case "bot" -> bot();
            default -> "? no such command";
        };
    }

    private String bot() {
        PlayerView seen = view.orElseThrow();
        String move = MoveText.of(seen.legalMoves().get(0), seen).toString();
        return switch (name) {
            case "first" -> "= " + move + "\r"; // lines may end with a carriage return
            case "mute" -> "";
            case "cheat" -> "= b5@A1";
            case "rambling" -> "= " + move + " because " + "it is good, ".repeat(100_000);
            case "rude" -> "? \u001b[31mno\rway";
            case "dead" -> {
                System.exit(3);
                yield "";
            }
            case "asleep" -> {
                LockSupport.parkNanos(Long.MAX_VALUE);
                yield "";
            }
            default -> "? unknown bot '" + name + "'";
        };
    }
}
