package io.github.uptownrules.cli.play;

import io.github.uptownrules.arena.program.BoundedLines;
import io.github.uptownrules.base.text.PlainText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * A console without a terminal. It reads plain lines, and prints each text below the previous one, with the typed lines in
 * between. A line that is longer than a person would type causes an error message, like any other mistake.
 */
public final class PipedConsole implements Console {
    private static final int SHOWN_OF_TOO_LONG = 60;

    private final BoundedLines in;
    private final PrintWriter out;

    public PipedConsole(Reader in, PrintWriter out) {
        this.in = new BoundedLines(in);
        this.out = out;
    }

    @Override
    public void show(TerminalTable table) {
        out.println();
        out.print(table.text());
        out.flush();
    }

    /** Does nothing: the bot's move is shown with the next table. */
    @Override
    public void await(String bot) {}

    @Override
    public void say(String line) {
        out.println(line);
        out.flush();
    }

    @Override
    public Optional<String> read(TerminalTable table) {
        try {
            // A program that answers prompts may be waiting for this one.
            out.print(table.prompt());
            out.flush();
            Optional<String> line = in.next();
            say(PlainText.of(echo(line.orElse(""))));
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String echo(String line) {
        return line.length() > BoundedLines.LONGEST ? line.substring(0, SHOWN_OF_TOO_LONG) + "..." : line;
    }

    @Override
    public void close() {
        out.flush();
    }
}
