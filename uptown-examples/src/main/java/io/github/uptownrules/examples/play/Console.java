package io.github.uptownrules.examples.play;

import java.util.Optional;

/** Where the lines come from, and where texts are shown. */
public interface Console extends AutoCloseable {

    /** Shows the text of a table. */
    void show(Table table);

    /** Says something while a table is shown, or when none will be any more. */
    void say(String line);

    /** The next line, or empty at the end of input. */
    Optional<String> read(Table table);

    @Override
    void close();
}
