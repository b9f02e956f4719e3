package io.github.uptownrules.cli.play;

import java.util.Optional;

/** Runs a game at the terminal. */
public final class GameLoop {
    private GameLoop() {}

    /** Plays until a player quits or the input ends, whether the game is over or not. */
    public static void run(TerminalTable start, Console console) {
        TerminalTable table = start;
        while (!table.isClosed()) {
            Optional<String> bot = table.botToMove();
            if (bot.isPresent()) {
                console.await(bot.get());
                table = table.playBot();
                continue;
            }
            console.show(table);
            Optional<String> line = console.read(table);
            if (line.isEmpty()) {
                break;
            }
            table = table.answer(line.get());
        }
        console.say(table.farewell());
    }
}
