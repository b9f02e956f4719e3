package io.github.uptownrules.variants;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.core.game.Ruleset;
import java.util.Optional;

/**
 * The published options: the house rules that rule sheets and players name, each for any ruleset with a line.
 *
 * <pre>{@code
 * HouseOption.RACK_OF_SIX.on(Rulesets.standard(4)).orElseThrow();          // -> standard-4+rack=6
 * HouseOption.TIES_BY_COLOR.on(Rulesets.standard(4));                      // -> Optional.empty
 * }</pre>
 *
 * <p>The option to play again while winners tie concerns more than one game: {@link Rulesets#playAgain}.
 *
 * @since 0.1.0
 */
public enum HouseOption {
    /** Each rack holds six tiles instead of five (R10). */
    RACK_OF_SIX("rack=6") {
        @Override
        void change(Ruleset.Builder builder) {
            builder.rackSize(6);
        }
    },
    /** Bloqueurs with ties broken color by color: {@link Scorings#BLOQUEURS_BY_COLOR}. */
    TIES_BY_COLOR("ties=by-color") {
        @Override
        void change(Ruleset.Builder builder) {
            builder.scoring(Scorings.BLOQUEURS_BY_COLOR);
        }

        @Override
        boolean suits(Ruleset ruleset) {
            return ruleset.scoring() != Scorings.STANDARD;
        }
    },
    /** The seat that starts is drawn by lot (R11). */
    RANDOM_START("start=random") {
        @Override
        void change(Ruleset.Builder builder) {
            builder.randomStart();
        }
    };

    private final String text;

    HouseOption(String text) {
        this.text = text;
    }

    abstract void change(Ruleset.Builder builder);

    boolean suits(Ruleset ruleset) {
        return true;
    }

    /**
     * Returns a ruleset with this option, with its line as its id.
     *
     * @param ruleset the ruleset, which may have this option already
     * @return the ruleset with the option; empty if it has no {@linkplain HouseRules#line line}, or if the option does not suit its
     *     scoring
     */
    public Optional<Ruleset> on(Ruleset ruleset) {
        requireNonNull(ruleset, "ruleset");
        return HouseRules.line(ruleset).filter(line -> suits(ruleset)).map(this::on);
    }

    private Ruleset on(String line) {
        Ruleset.Builder builder = HouseRules.parse(line).toBuilder("house");
        change(builder);
        return HouseRules.parse(HouseRules.line(builder.build()).orElseThrow());
    }

    /** {@return the option as a line has it, such as {@code rack=6}} */
    @Override
    public String toString() {
        return text;
    }
}
