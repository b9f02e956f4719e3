import org.jspecify.annotations.NullMarked;

/**
 * Positions and views of the three games as pictures: SVG, and text for terminals.
 *
 * <pre>{@code
 * String svg = SvgPicture.of(view).withTheme(Theme.DARK).svg();
 * String text = TextPicture.of(view).withColors(TextColors.ANSI).text();
 * }</pre>
 *
 * <p>UP TURN and the street game have packages of their own; only programs that use them need these games.
 */
@NullMarked
module io.github.uptownrules.draw {
    requires transitive io.github.uptownrules.core;
    requires static io.github.uptownrules.street;
    requires static org.jspecify;

    exports io.github.uptownrules.draw;
    exports io.github.uptownrules.draw.street;
}
