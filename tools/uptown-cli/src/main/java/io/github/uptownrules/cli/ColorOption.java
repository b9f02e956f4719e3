package io.github.uptownrules.cli;

import io.github.uptownrules.base.draw.TextColors;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

/** The color option of all commands that print in color. */
final class ColorOption {
    @Option(names = "--no-color", description = "Plain text, as without a terminal or with NO_COLOR set.")
    private boolean plain;

    TextColors colors() {
        return !plain && Ansi.AUTO.enabled() ? TextColors.ANSI : TextColors.NONE;
    }
}
