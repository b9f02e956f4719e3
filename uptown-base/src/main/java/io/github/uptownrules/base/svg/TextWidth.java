package io.github.uptownrules.base.svg;

import com.google.common.collect.ImmutableList;

/**
 * Estimates the width of text. The program that shows a picture chooses the font, so the estimate assumes the widest
 * of the common sans-serif fonts.
 */
public final class TextWidth {
    private static final int FIRST = ' ';

    /** The widths of DejaVu Sans Bold, from space to tilde, in hundredths of the font size. */
    private static final int[] HUNDREDTHS = {
        35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40,
                84,
        84, 84, 58, 100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85, 73, 85, 77, 72, 68, 81, 77, 110,
                77, 72,
        73, 46, 37, 46, 84, 50, 50, 67, 72, 59, 72, 68, 44, 72, 71, 34, 34, 67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71,
                65,
        92, 65, 65, 58, 71, 37, 71, 84
    };

    private static final int WIDEST = 110;

    private TextWidth() {}

    /** Returns the maximum width of a line in pixels. */
    public static double of(String line, double fontSize) {
        return line.chars().map(TextWidth::hundredths).sum() * fontSize / 100;
    }

    private static int hundredths(int letter) {
        int place = letter - FIRST;
        return place >= 0 && place < HUNDREDTHS.length ? HUNDREDTHS[place] : WIDEST;
    }

    /** Breaks a line that is too wide, between words or inside a word that is too wide itself. */
    public static ImmutableList<String> wrap(String line, double fontSize, double room) {
        ImmutableList.Builder<String> lines = ImmutableList.builder();
        String rest = line;
        while (of(rest, fontSize) > room) {
            int end = 1;
            while (of(rest.substring(0, end + 1), fontSize) <= room) {
                end++;
            }
            int space = rest.lastIndexOf(' ', end);
            lines.add(rest.substring(0, space > 0 ? space : end));
            rest = rest.substring(space > 0 ? space + 1 : end);
        }
        return lines.add(rest).build();
    }
}
