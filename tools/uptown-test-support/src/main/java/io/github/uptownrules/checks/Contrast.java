package io.github.uptownrules.checks;

/** The contrast of two colors, each 24 bits of red, green and blue. */
public final class Contrast {
    private Contrast() {}

    /** Returns the contrast as defined by WCAG 2, from 1 to 21. Large letters and signs need at least 3. */
    public static double between(int one, int other) {
        double light = Math.max(luminance(one), luminance(other));
        double dark = Math.min(luminance(one), luminance(other));
        return (light + 0.05) / (dark + 0.05);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
