package io.github.uptownrules.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** An interactive terminal. Each text replaces the one before, and Tab completes the input. */
public final class TerminalConsole implements Console {
    /** Erases the scrollback; terminals that do not support it ignore it. */
    private static final String ERASE_SCROLLBACK = "\033[3J";

    private final Terminal terminal;
    private LineReader reader;
    private Optional<TerminalTable> shown = Optional.empty();

    TerminalConsole(Terminal terminal) {
        this.terminal = terminal;
        this.reader = freshReader();
    }

    /** Returns a reader without a history of typed or deleted text. */
    private LineReader freshReader() {
        // Input has no quotes or escapes, and '!' does not recall history.
        return LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.AUTO_MENU, false)
                .completer((from, line, candidates) -> complete(line, candidates))
                .build();
    }

    /** Returns the terminal of the program, or empty if its input or its output is not a terminal. */
    public static Optional<Console> open() throws IOException {
        try {
            return Optional.of(new TerminalConsole(
                    TerminalBuilder.builder().system(true).dumb(false).build()));
        } catch (IllegalStateException e) {
            return Optional.empty();
        }
    }

    private void complete(ParsedLine line, List<Candidate> candidates) {
        if (line.wordIndex() == 0) {
            shown.ifPresent(table -> table.completions(line.word().substring(0, line.wordCursor()))
                    .forEach(text -> candidates.add(new Candidate(text))));
        }
    }

    @Override
    public void show(TerminalTable table) {
        boolean wasCurtained = shown.filter(TerminalTable::isCurtained).isPresent();
        shown = Optional.of(table);
        terminal.puts(Capability.clear_screen);
        if (table.isCurtained()) {
            terminal.writer().print(ERASE_SCROLLBACK);
        }
        // The next player must see neither the tiles that another one picked nor the text typed at the curtain.
        if (table.isCurtained() || wasCurtained) {
            reader = freshReader();
        }
        terminal.writer().print(table.text());
        terminal.flush();
    }

    @Override
    public void await(String bot) {
        say(bot + ", is thinking ...");
    }

    @Override
    public void say(String line) {
        terminal.writer().println(line);
        terminal.flush();
    }

    @Override
    public Optional<String> read(TerminalTable table) {
        try {
            return Optional.of(reader.readLine(table.prompt()));
        } catch (UserInterruptException e) {
            // Ctrl-C discards the line and not the program, as in a shell.
            return Optional.of("");
        } catch (EndOfFileException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
