package io.github.uptownrules.examples.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import io.github.uptownrules.testkit.RulesetLaws;
import org.junit.jupiter.api.Test;

/** The naive engine must be independent, and the kit needs few dependencies. */
class TestKitTest {
    private static final String KIT = "io.github.uptownrules.testkit";

    private static final JavaClasses MAIN = Imported.module("testkit");

    @Test
    void importsAllClasses() {
        assertThat(MAIN.stream().map(JavaClass::getPackageName).distinct())
                .containsExactlyInAnyOrder(KIT, KIT + ".games", KIT + ".laws", KIT + ".naive");
        assertThat(MAIN.contain(RulesetLaws.class)).isTrue();
    }

    @Test
    void theNaiveEngineSharesNoCodeWithTheEngine() {
        classes()
                .that()
                .resideInAPackage(KIT + ".naive")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(KIT + ".naive", "java.lang..", "java.util..", "org.jspecify..")
                .check(MAIN);
    }

    @Test
    void noTestLibraryIsNeeded() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        KIT + "..",
                        "io.github.uptownrules.core..",
                        "io.github.uptownrules.base.game",
                        "io.github.uptownrules.base.random",
                        "io.github.uptownrules.base.search",
                        "java.lang..",
                        "java.util..",
                        "java.io",
                        "java.math",
                        "java.nio.charset",
                        "com.google.common..",
                        "org.jspecify..")
                .check(MAIN);
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("java.lang.reflect..", "java.util.concurrent..")
                .check(MAIN);
    }

    @Test
    void theApiExposesNoInternals() {
        assertThat(MAIN.stream()
                        .filter(type -> type.getPackageName().equals(KIT))
                        .flatMap(type -> type.getMethods().stream())
                        .filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC))
                        .flatMap(method -> method.getAllInvolvedRawTypes().stream())
                        .map(JavaClass::getPackageName))
                .isNotEmpty()
                .doesNotContain(KIT + ".laws", KIT + ".naive");
    }
}
