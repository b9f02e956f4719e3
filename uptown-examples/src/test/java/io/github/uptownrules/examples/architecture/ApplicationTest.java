package io.github.uptownrules.examples.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tournaments, protocols and the shared parts of the terminal know no game, and no game knows another. */
class ApplicationTest {
    private static final String ARENA = Imported.ROOT + "arena";
    private static final String APP = Imported.ROOT + "cli";

    /** The parts of the arena and the terminal that all games share. */
    private static final String[] SHARED = {
        ARENA + "..",
        APP + ".arena..",
        APP + ".review..",
        APP + ".chart..",
        APP + ".demo..",
        APP + ".files..",
        APP + ".play..",
        APP + ".progress.."
    };

    /** The games, each with the prefix of its adapters' names and its modules. */
    private static final List<List<String>> GAMES = List.of(
            List.of("Uptown", "core..", "variants..", "bots..", "json"),
            List.of("UpTurn", "upturn.."),
            List.of("Street", "street.."));

    private static final JavaClasses MAIN = Imported.module("arena", "games", "cli");

    private static Stream<String> packages(List<List<String>> games) {
        return games.stream().flatMap(game -> game.stream().skip(1)).map(Imported.ROOT::concat);
    }

    private static String[] allGames() {
        return Stream.concat(packages(GAMES), Stream.of(Imported.ROOT + "games.."))
                .toArray(String[]::new);
    }

    @Test
    void importsAllClasses() {
        assertThat(MAIN.contain(ARENA + ".Arena")).isTrue();
        assertThat(Imported.packages("arena")).containsExactlyInAnyOrder("", "program", "protocol");
        assertThat(Imported.packages("games")).containsExactly("");
    }

    @Test
    void sharedPackagesKnowNoGame() {
        noClasses()
                .that()
                .resideInAnyPackage(SHARED)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(allGames())
                .check(MAIN);
    }

    /** Code about one game is in separate packages, and in commands for one game. */
    @Test
    void commandsForAllGamesKnowNone() {
        noClasses()
                .that()
                .resideInAPackage(APP)
                .and()
                .haveNameNotMatching(".*\\.(Deck|Serve|Tiles)Command")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(allGames())
                .check(MAIN);
    }

    @Test
    void noGameKnowsAnother() {
        for (List<String> game : GAMES) {
            noClasses()
                    .that()
                    .haveNameMatching(".*\\.games\\." + game.get(0) + ".*")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(packages(GAMES.stream()
                                    .filter(other -> !other.equals(game))
                                    .toList())
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
