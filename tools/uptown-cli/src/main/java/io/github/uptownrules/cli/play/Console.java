package io.github.uptownrules.cli.play;

import java.util.Optional;

/** Where the lines come from, and where texts are shown. */
public interface Console extends AutoCloseable {

    /** Shows the text of a table. */
    void show(TerminalTable table);

    /** Shows that a bot has to think first. */
    void await(String bot);

    /** Says a last word, when no table will be shown any more. */
    void say(String line);

    /** The next line, or empty at the end of input. */
    Optional<String> read(TerminalTable table);

    @Override
    void close();
}
