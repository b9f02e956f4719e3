import org.jspecify.annotations.NullMarked;

/**
 * Uptown for programs that learn: observations, moves and results as numbers.
 *
 * <pre>{@code
 * float[] observation = new float[Encoder.SIZE];
 * new Encoder().encode(view, Renaming.ownFirst(view), observation, 0);
 * observation.length;     // -> 837
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.encoding {
    requires transitive io.github.uptownrules.core;
    requires static org.jspecify;

    exports io.github.uptownrules.encoding;
}
