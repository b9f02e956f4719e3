package io.github.uptownrules.cli;

import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.Optional;
import picocli.CommandLine.TypeConversionException;

/** Parses a whole number on the command line: digits 0 to 9, optionally with a minus before them. */
final class WholeNumber {
    private WholeNumber() {}

    static int toInt(String text) {
        return Optional.ofNullable(Ints.tryParse(text)).orElseThrow(() -> mistake(text, 31));
    }

    static long toLong(String text) {
        return Optional.ofNullable(Longs.tryParse(text)).orElseThrow(() -> mistake(text, 63));
    }

    private static TypeConversionException mistake(String text, int bits) {
        return new TypeConversionException(
                "'" + text + "' is not a whole number from -2^" + bits + " to 2^" + bits + " - 1, such as 42");
    }
}
