package io.github.uptownrules.cli;

import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

/** The option of every command that prints in color. */
final class ColorOption {
    @Option(names = "--no-color", description = "Plain text, as without a terminal or with NO_COLOR set.")
    private boolean plain;

    Ansi ansi() {
        return plain ? Ansi.OFF : Ansi.AUTO;
    }
}
