package io.github.uptownrules.cli.play;

import io.github.uptownrules.arena.program.BoundedLines;
import io.github.uptownrules.base.text.PlainText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * A console without a terminal: plain lines in, and out the texts one below the other, with the lines among them. A line that
 * is too long to be one of a person's is answered like any other mistake.
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

    /** No one waits, and what the bot plays is shown with the next table. */
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
            // A program that answers prompts waits for them.
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
