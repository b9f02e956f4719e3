package io.github.uptownrules.cli.play;

/** The default size of a terminal. */
public final class TerminalSize {
    public static final int LINES = 24;
    public static final int COLUMNS = 80;

    private TerminalSize() {}
}
