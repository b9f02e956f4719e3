import org.jspecify.annotations.NullMarked;

/**
 * Laws and positions for testing your own rulesets, scorings and bots. Start at {@link
 * io.github.uptownrules.testkit.RulesetLaws}.
 *
 * <pre>{@code
 * RulesetLaws.check(rules.toBuilder("my-house").rackSize(6).build(), 1, 3);
 * }</pre>
 */
@NullMarked
module io.github.uptownrules.testkit {
    requires transitive io.github.uptownrules.core;
    requires static org.jspecify;

    exports io.github.uptownrules.testkit;
}
