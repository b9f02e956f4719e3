package io.github.uptownrules.app;

import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.variants.Rulesets;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the id of a ruleset on the command line. */
final class RulesetConverter implements ITypeConverter<Ruleset> {
    @Override
    public Ruleset convert(String id) {
        return Rulesets.byId(id)
                .orElseThrow(() -> new TypeConversionException("no ruleset '" + id + "' is known, but "
                        + Rulesets.all().stream().map(Ruleset::id).collect(Collectors.joining(", "))));
    }
}
