import org.jspecify.annotations.NullMarked;

/**
 * Positions and views of Uptown as pictures: SVG, and text for terminals.
 *
 * <pre>{@code
 * String svg = SvgPicture.of(view).withTheme(Theme.DARK).svg();
 * String text = TextPicture.of(view).withColors(TextColors.ANSI).text();
 * }</pre>
 *
 * <p>The pictures of UP TURN and the street game are in the modules of these games.
 */
@NullMarked
module io.github.uptownrules.draw {
    requires transitive io.github.uptownrules.core;
    requires static org.jspecify;

    exports io.github.uptownrules.draw;
}
