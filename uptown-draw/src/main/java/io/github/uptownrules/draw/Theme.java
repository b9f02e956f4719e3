package io.github.uptownrules.draw;

import java.util.Locale;
import java.util.function.Function;

/**
 * Light or dark.
 *
 * <pre>{@code
 * Theme.LIGHT.css(palette -> "p { color: " + Palette.css(palette.text()) + " }");     // -> p { color: #2b2723 }
 * }</pre>
 *
 * @since 0.1.0
 */
public enum Theme {
    /** As whoever looks at the picture has set the own system: the picture has both. */
    SYSTEM,
    /** Dark lines on a light ground. */
    LIGHT,
    /** Light lines on a dark ground. */
    DARK;

    /**
     * The class of pictures of a game in this theme, which the rules of their style sheets begin with.
     *
     * @param game a word for the game, such as {@code uptown}
     * @return such as {@code uptown-dark}
     */
    public String scope(String game) {
        return game + "-" + name().toLowerCase(Locale.ROOT);
    }

    /**
     * The part of a style sheet that depends on the theme.
     *
     * @param rules the rules in a palette, each line with its end
     * @return those of the one palette, or of both, the dark ones on condition
     */
    public String css(Function<Palette, String> rules) {
        return switch (this) {
            case LIGHT -> rules.apply(Palette.LIGHT);
            case DARK -> rules.apply(Palette.DARK);
            case SYSTEM ->
                rules.apply(Palette.LIGHT)
                        + "@media (prefers-color-scheme: dark) {\n"
                        + rules.apply(Palette.DARK)
                        + "}\n";
        };
    }
}
