package io.github.uptownrules.cli.play;

import java.util.Optional;

/** The source of typed lines and the display of texts. */
public interface Console extends AutoCloseable {

    void show(TerminalTable table);

    void await(String bot);

    /** Shows the last line, after which no table is shown. */
    void say(String line);

    /** Returns the next line, or empty at the end of input. */
    Optional<String> read(TerminalTable table);

    @Override
    void close();
}
