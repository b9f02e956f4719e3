package io.github.uptownrules.examples.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.core.domain.JavaModifier.PUBLIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static com.tngtech.archunit.core.domain.JavaModifier.VOLATILE;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.github.uptownrules.core.game.GameState;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The architecture of core: layers, no hidden state, and no internals in the public API. */
class CoreTest {
    private static final String CORE = "io.github.uptownrules.core.";

    /** The packages from the lowest layer up. */
    private static final List<String> LAYERS =
            List.of("grid", "text", "value", "board", "game", "notation", "simulation");

    private static final List<String> EXPORTED = LAYERS.subList(2, LAYERS.size());

    /** The layer of views, in the same package as the game, because a state creates views and a view creates states. */
    private static final List<String> VIEWS =
            List.of("PlayerView", "Worlds", "Probability", "SeenOutcome", "Memory", "Renaming");

    private static final JavaClasses MAIN = Imported.module("core");

    @Test
    void importsAllClasses() {
        assertThat(MAIN.contain(GameState.class)).isTrue();
        assertThat(MAIN.stream().map(JavaClass::getPackageName).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        LAYERS.stream().map(CORE::concat).toList());
    }

    @Test
    void aLayerKnowsOnlyThoseBelow() {
        for (int i = 0; i < LAYERS.size(); i++) {
            for (String higher : LAYERS.subList(i + 1, LAYERS.size())) {
                noClasses()
                        .that()
                        .resideInAPackage(CORE + LAYERS.get(i))
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage(CORE + higher)
                        .check(MAIN);
            }
        }
        noClasses()
                .that()
                .resideInAPackage(CORE + "notation")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(CORE + "simulation")
                .check(MAIN);
    }

    /** The engine uses views only to create them and to report why a move is refused. */
    @Test
    void theGameKnowsNothingOfViews() {
        DescribedPredicate<JavaClass> isView = DescribedPredicate.describe(
                "view", type -> VIEWS.contains(outermost(type).getSimpleName()));
        noClasses()
                .that()
                .resideInAPackage(CORE + "game")
                .and(DescribedPredicate.not(isView))
                .and()
                .doNotHaveSimpleName("GameState")
                .and()
                .doNotHaveSimpleName("Outcome")
                .and()
                .doNotHaveSimpleName("MoveFaults")
                .should()
                .dependOnClassesThat(isView)
                .check(MAIN);
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(CoreTest::outermost).orElse(type);
    }

    @Test
    void onlyGuavaAndTheJdkAreNeeded() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.github.uptownrules.core..",
                        "io.github.uptownrules.base..",
                        "java..",
                        "com.google.common..",
                        "org.jspecify..")
                .check(MAIN);
    }

    @Test
    void nothingIsRandomReflectiveBoundToAThreadOrPrinted() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.ThreadLocal")
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.lang.reflect..", "java.io..", "java.nio..", "java.util.concurrent..", "java.time..")
                .orShould()
                .accessField(System.class, "out")
                .check(MAIN);
    }

    @Test
    void thereIsNoStaticMutableState() {
        fields().that().areStatic().should().beFinal().check(MAIN);
        // Arrays and mutable collections are never exposed.
        fields().that()
                .areStatic()
                .and(DescribedPredicate.describe("can be changed", CoreTest::canBeChanged))
                .and()
                .doNotHaveModifier(SYNTHETIC)
                .should()
                .bePrivate()
                .check(MAIN);
        fields().that()
                .areStatic()
                .should(new ArchCondition<>("not be a mutable collection") {
                    @Override
                    public void check(JavaField field, ConditionEvents events) {
                        boolean isMutable = field.getRawType().getPackageName().equals("java.util")
                                && !field.getRawType().isAssignableTo(java.util.Optional.class);
                        events.add(new SimpleConditionEvent(field, !isMutable, field.getFullName()));
                    }
                })
                .check(MAIN);
    }

    private static boolean canBeChanged(JavaField field) {
        return field.getRawType().isArray();
    }

    @Test
    void theApiExposesNoInternals() {
        for (String exported : EXPORTED) {
            methods()
                    .that()
                    .arePublic()
                    .and()
                    .areDeclaredInClassesThat()
                    .arePublic()
                    .and()
                    .areDeclaredInClassesThat()
                    .resideInAPackage(CORE + exported)
                    .should(showOnly(type -> type.getModifiers().contains(PUBLIC)
                            && EXPORTED.contains(type.getPackageName().substring(CORE.length()))))
                    .check(MAIN);
        }
    }

    private static ArchCondition<JavaMethod> showOnly(java.util.function.Predicate<JavaClass> isShown) {
        return new ArchCondition<>("show only public types of exported packages") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                method.getAllInvolvedRawTypes().stream()
                        .filter(type -> type.getPackageName().startsWith(CORE))
                        .forEach(type -> events.add(new SimpleConditionEvent(
                                method, isShown.test(type), method.getFullName() + " shows " + type.getName())));
            }
        };
    }

    @Test
    void fieldsArePrivateAndFinal() {
        fields().that()
                .areNotStatic()
                .and()
                .areDeclaredInClassesThat()
                .arePublic()
                .and()
                .areDeclaredInClassesThat()
                .areNotRecords()
                .and()
                .doNotHaveModifier(SYNTHETIC)
                .should()
                .bePrivate()
                .andShould(
                        new ArchCondition<>(
                                "be final, but for what is worked out when first asked, and where change is the purpose") {
                            @Override
                            public void check(JavaField field, ConditionEvents events) {
                                boolean isToChange = List.of("Builder", "Rollout", "BoardText")
                                        .contains(field.getOwner().getSimpleName());
                                boolean isMemo = field.getModifiers().contains(VOLATILE);
                                events.add(new SimpleConditionEvent(
                                        field,
                                        isToChange
                                                || isMemo
                                                || field.getModifiers().contains(FINAL),
                                        field.getFullName()));
                            }
                        })
                .check(MAIN);
    }
}
