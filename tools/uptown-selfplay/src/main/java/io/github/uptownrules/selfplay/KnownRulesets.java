package io.github.uptownrules.selfplay;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.variants.Rulesets;
import io.github.uptownrules.variants.Scorings;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The rulesets with an id in this program: the published ones, and those with house rules. */
final class KnownRulesets {
    private static final Pattern RACK = Pattern.compile("(?<base>.+)-rack-(?<size>[1-9])");
    private static final String BY_COLOR = "-by-color";

    private KnownRulesets() {}

    /**
     * Returns the ruleset with an id, or of a line of house rules such as {@code standard-4+rack=6}. An id is a published one,
     * such as {@code bloqueurs-4}, optionally followed by {@code -by-color} for the Bloqueurs scoring, and then by {@code
     * -rack-6} for another rack size, 1 to 9.
     *
     * @throws IllegalArgumentException if the id is unknown or the line is wrong
     */
    static Ruleset of(String id) {
        if (id.indexOf('+') >= 0) {
            return Rulesets.parse(id);
        }
        return published(id)
                .or(() -> withRack(id))
                .orElseThrow(() -> new IllegalArgumentException("unknown ruleset '" + Ascii.truncate(id, 40, "...")
                        + "'; known: " + ids().stream().collect(Collectors.joining(", "))
                        + ", these with '-rack-6' after it, bloqueurs with '-by-color', and lines such as"
                        + " 'standard-4+rack=6'"));
    }

    static ImmutableList<String> ids() {
        return Rulesets.all().stream().map(Ruleset::id).collect(ImmutableList.toImmutableList());
    }

    private static Optional<Ruleset> published(String id) {
        return Rulesets.byId(id).or(() -> byColor(id));
    }

    private static Optional<Ruleset> byColor(String id) {
        return id.endsWith(BY_COLOR)
                ? Rulesets.byId(id.substring(0, id.length() - BY_COLOR.length()))
                        .filter(base -> base.scoring().equals(Scorings.BLOQUEURS))
                        .map(base -> base.toBuilder(id)
                                .scoring(Scorings.BLOQUEURS_BY_COLOR)
                                .build())
                : Optional.empty();
    }

    private static Optional<Ruleset> withRack(String id) {
        Matcher matcher = RACK.matcher(id);
        return matcher.matches()
                ? published(matcher.group("base"))
                        .map(base -> base.toBuilder(id)
                                .rackSize(Integer.parseInt(matcher.group("size")))
                                .build())
                : Optional.empty();
    }
}
