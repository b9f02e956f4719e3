package io.github.uptownrules.cli.play;

/** The size of a terminal that was not made larger. */
public final class TerminalSize {
    public static final int LINES = 24;
    public static final int COLUMNS = 80;

    private TerminalSize() {}
}
