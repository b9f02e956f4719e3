package io.github.uptownrules.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import io.github.uptownrules.app.game.Game;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Islands and a bridge of text: what all games share knows none of them, and no game knows another. */
class ArchitectureTest {
    private static final String ROOT = "io.github.uptownrules.";
    private static final String APP = ROOT + "app.";

    /** What all games share. */
    private static final List<String> SHARED =
            List.of("arena", "chart", "demo", "files", "game", "play", "program", "progress", "protocol");

    /** The games, each with the modules it is played with. */
    private static final List<List<String>> GAMES = List.of(
            List.of("app.uptown..", "core..", "variants..", "bots..", "json.."),
            List.of("app.upturn..", "upturn.."),
            List.of("app.street..", "street.."));

    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT + "app");

    @Test
    void allOfItIsLookedAt() {
        assertThat(MAIN.contain(Game.class)).isTrue();
        assertThat(MAIN.stream()
                        .map(JavaClass::getPackageName)
                        .filter(name -> name.startsWith(APP))
                        .map(name -> name.substring(APP.length()).replaceFirst("\\..*", ""))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(SHARED.stream(), Stream.of("uptown", "upturn", "street"))
                                .toList());
    }

    @Test
    void whatIsSharedKnowsNoGame() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        SHARED.stream().map(name -> APP + name + "..").toArray(String[]::new))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        GAMES.stream().flatMap(List::stream).map(ROOT::concat).toArray(String[]::new))
                .check(MAIN);
    }

    @Test
    void noGameKnowsAnother() {
        for (List<String> game : GAMES) {
            noClasses()
                    .that()
                    .resideInAPackage(ROOT + game.get(0))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(GAMES.stream()
                            .filter(other -> !other.equals(game))
                            .flatMap(List::stream)
                            .map(ROOT::concat)
                            .toArray(String[]::new))
                    .check(MAIN);
        }
    }

    @Test
    void packagesHaveNoCycles() {
        SlicesRuleDefinition.slices()
                .matching(APP + "(**)")
                .should()
                .beFreeOfCycles()
                .check(MAIN);
        noClasses()
                .that()
                .resideInAPackage(APP + "*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + "app")
                .check(MAIN);
    }
}
