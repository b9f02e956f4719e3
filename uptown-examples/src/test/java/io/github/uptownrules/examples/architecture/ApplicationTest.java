package io.github.uptownrules.examples.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Islands and a bridge of text: what tournaments, protocols and the terminal share knows no game, and no game knows another. */
class ApplicationTest {
    private static final String ARENA = Imported.ROOT + "arena";
    private static final String APP = Imported.ROOT + "cli";

    /** What all games share, in the arena and at the terminal. */
    private static final String[] SHARED = {
        ARENA,
        ARENA + ".bots..",
        ARENA + ".program..",
        ARENA + ".protocol..",
        APP + ".arena..",
        APP + ".review..",
        APP + ".chart..",
        APP + ".demo..",
        APP + ".files..",
        APP + ".play..",
        APP + ".progress.."
    };

    /** The games, each with the modules it is played with. */
    private static final List<List<String>> GAMES = List.of(
            List.of("arena.uptown..", "core..", "variants..", "bots..", "json.."),
            List.of("arena.upturn..", "upturn.."),
            List.of("arena.street..", "street.."));

    private static final JavaClasses MAIN = Imported.module("arena", "cli");

    @Test
    void allOfItIsLookedAt() {
        assertThat(MAIN.contain(ARENA + ".Arena")).isTrue();
        assertThat(Imported.packages("arena"))
                .containsExactlyInAnyOrder("", "bots", "program", "protocol", "street", "uptown", "upturn");
    }

    @Test
    void whatIsSharedKnowsNoGame() {
        noClasses()
                .that()
                .resideInAnyPackage(SHARED)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(GAMES.stream()
                        .flatMap(List::stream)
                        .map(Imported.ROOT::concat)
                        .toArray(String[]::new))
                .check(MAIN);
    }

    /** What is about one game is in packages of its own, and in commands that are for one game. */
    @Test
    void commandsForAllGamesKnowNone() {
        noClasses()
                .that()
                .resideInAPackage(APP)
                .and()
                .haveNameNotMatching(".*\\.(Deck|Serve|Tiles)Command")
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
                .matching(APP + ".(**)")
                .should()
                .beFreeOfCycles()
                .check(MAIN);
        noClasses()
                .that()
                .resideInAPackage(APP + ".*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(APP)
                .check(MAIN);
    }
}
