import org.jspecify.annotations.NullMarked;

/** The published rulesets of Uptown by name, with their scorings. */
@NullMarked
module io.github.uptownrules.variants {
    requires transitive io.github.uptownrules.core;
    requires static org.jspecify;

    exports io.github.uptownrules.variants;
}
