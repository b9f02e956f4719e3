package io.github.uptownrules.examples.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/** A console without a terminal: plain lines in, and out the texts one below the other, with the lines among them. */
public final class PipedConsole implements Console {
    private final BufferedReader in;
    private final PrintWriter out;

    public PipedConsole(Reader in, PrintWriter out) {
        this.in = new BufferedReader(in);
        this.out = out;
    }

    @Override
    public void show(Table table) {
        out.println();
        out.print(table.text());
        out.flush();
    }

    /** Nobody waits, and what the bot plays is told with the next table. */
    @Override
    public void await(String bot) {}

    @Override
    public void say(String line) {
        out.println(line);
        out.flush();
    }

    @Override
    public Optional<String> read(Table table) {
        try {
            // A program that answers prompts waits for them.
            out.print(table.prompt());
            out.flush();
            Optional<String> line = Optional.ofNullable(in.readLine());
            say(line.orElse(""));
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        out.flush();
    }
}
