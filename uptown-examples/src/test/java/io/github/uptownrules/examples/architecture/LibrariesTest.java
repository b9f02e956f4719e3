package io.github.uptownrules.examples.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.ABSTRACT;
import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The rules for all published modules. The server is an exception: it has threads, and writes a log. */
class LibrariesTest {
    private static final JavaClasses MAIN = Imported.libraries();

    /** The methods of {@link Math} that may be off by an ulp or two, in contrast to {@link StrictMath}. */
    private static final Set<String> INEXACT = Set.of(
            "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "expm1", "log",
            "log10", "log1p", "pow", "cbrt", "hypot");

    @Test
    void importsAllLibraries() {
        assertThat(Imported.LIBRARIES)
                .allSatisfy(name -> assertThat(Imported.packages(name)).as(name).isNotEmpty());
    }

    /** Kotlin ignores this annotation on modules. */
    @Test
    void everyPackageIsNullMarked() {
        assertThat(MAIN.stream()
                        .filter(type -> !type.getSimpleName().equals("package-info"))
                        .map(JavaClass::getPackage)
                        .distinct())
                .hasSizeGreaterThan(15)
                .allSatisfy(own -> assertThat(own.isAnnotatedWith("org.jspecify.annotations.NullMarked"))
                        .as(own.getName())
                        .isTrue());
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching(Imported.ROOT + "(**)").should().beFreeOfCycles().check(MAIN);
    }

    @Test
    void nothingIsRandomBoundToAThreadOrPrinted() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.ThreadLocal")
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("java.lang.reflect..")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .check(MAIN);
    }

    /** The last bit of these results may differ between machines, which can change a bot's move. StrictMath is exact. */
    @Test
    void everythingIsComputedTheSameOnEveryMachine() {
        noClasses()
                .should()
                .callMethodWhere(DescribedPredicate.describe(
                        "Math is not exact",
                        call -> call.getTargetOwner().isEquivalentTo(Math.class) && INEXACT.contains(call.getName())))
                .check(MAIN);
    }

    /** On the module path, Guava cannot read the files of another module. */
    @Test
    void everyModuleReadsItsOwnFiles() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("com.google.common.io.Resources")
                .check(MAIN);
    }

    @Test
    void staticFieldsAreFinal() {
        fields().that().areStatic().should().beFinal().check(MAIN);
    }

    @Test
    void publicClassesAreNotExtensible() {
        classes()
                .that()
                .arePublic()
                .and()
                .areNotInterfaces()
                .and()
                .areNotEnums()
                .and()
                .doNotHaveModifier(ABSTRACT)
                .should()
                .haveModifier(FINAL)
                .check(MAIN);
    }

    @Test
    void noPublicMethodTakesABoolean() {
        methods()
                .that()
                .arePublic()
                .and()
                .areDeclaredInClassesThat()
                .arePublic()
                .should(new ArchCondition<>("take no boolean") {
                    @Override
                    public void check(JavaMethod method, ConditionEvents events) {
                        boolean takes = method.getRawParameterTypes().stream()
                                .anyMatch(type -> type.isEquivalentTo(boolean.class));
                        events.add(new SimpleConditionEvent(method, !takes, method.getFullName()));
                    }
                })
                .check(Imported.exported());
    }
}
