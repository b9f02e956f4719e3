import org.jspecify.annotations.NullMarked;

/**
 * Chance that is the same on every machine and in every release: what the games of this library share, and nothing else.
 *
 * <pre>{@code
 * SplitMix64 random = new SplitMix64(42);
 * int die = 1 + random.nextInt(6);           // -> 5
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.base {
    requires static org.jspecify;

    exports io.github.uptownrules.base.random;
}
