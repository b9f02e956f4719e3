package io.github.uptownrules.examples.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import io.github.uptownrules.encoding.Encoder;
import org.junit.jupiter.api.Test;

/** A learner knows only what a player knows: no class here depends on a state. */
class EncodingTest {
    private static final JavaClasses MAIN = Imported.module("encoding");

    @Test
    void nothingKnowsStatesDealsOrRollouts() {
        assertThat(MAIN.contain(Encoder.class)).isTrue();
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching(".*\\.(GameState|Deal|Setup|Outcome|GameRecord)(\\$.*)?")
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("..simulation..")
                .check(MAIN);
    }

    @Test
    void onlyCoreGuavaAndTheJdkAreNeeded() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.github.uptownrules.encoding",
                        "io.github.uptownrules.base.game",
                        "io.github.uptownrules.core..",
                        "java..",
                        "com.google.common..",
                        "org.jspecify..")
                .check(MAIN);
    }
}
