package io.github.uptownrules.examples.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Islands and a bridge of text: what all games share knows none of them, and no game knows another. */
class ApplicationTest {
    private static final String APP = Imported.ROOT + "cli.";

    /** What all games share. */
    private static final List<String> SHARED =
            List.of("arena", "chart", "demo", "files", "game", "play", "program", "progress", "protocol");

    /** The games, each with the modules it is played with. */
    private static final List<List<String>> GAMES = List.of(
            List.of("cli.uptown..", "core..", "variants..", "bots..", "json..", "server.."),
            List.of("cli.upturn..", "upturn.."),
            List.of("cli.street..", "street.."));

    private static final JavaClasses MAIN = Imported.module("cli");

    @Test
    void allOfItIsLookedAt() {
        assertThat(MAIN.contain(APP + "game.Game")).isTrue();
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
                .resideInAnyPackage(GAMES.stream()
                        .flatMap(List::stream)
                        .map(Imported.ROOT::concat)
                        .toArray(String[]::new))
                .check(MAIN);
    }

    @Test
    void noGameKnowsAnother() {
        for (List<String> game : GAMES) {
            noClasses()
                    .that()
                    .resideInAPackage(Imported.ROOT + game.get(0))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(GAMES.stream()
                            .filter(other -> !other.equals(game))
                            .flatMap(List::stream)
                            .map(Imported.ROOT::concat)
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
                .resideInAPackage(Imported.ROOT + "cli")
                .check(MAIN);
    }
}
