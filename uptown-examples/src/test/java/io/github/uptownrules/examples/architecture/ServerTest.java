package io.github.uptownrules.examples.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The server of tables, with its cluster, depends only on the interface of games, not on any particular game. */
class ServerTest {
    private static final List<Path> SOURCES = List.of(
            Path.of("../table/uptown-server/src/main/java"), Path.of("../table/uptown-server-cluster/src/main/java"));

    /** Words that belong to one game: its name and its equipment. Javadoc examples may use them. */
    private static final Pattern NAME =
            Pattern.compile("(?i)\\b(\"uptown\"|upturn\\w*|up turn|street\\w*|tile|tiles|rack|racks|deck)\\b");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

    private static final JavaClasses MAIN = Imported.module("server");

    @Test
    void importsAllClasses() {
        assertThat(Imported.packages("server")).containsExactlyInAnyOrder("", "cluster", "peer", "storage", "table");
    }

    @Test
    void itDependsOnNoGame() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Stream.of(
                                "arena..", "bots..", "core..", "games..", "json", "street..", "upturn..", "variants..")
                        .map(Imported.ROOT::concat)
                        .toArray(String[]::new))
                .check(MAIN);
    }

    @Test
    void noneIsNamed() throws IOException {
        assertThat(files())
                .hasSizeGreaterThan(50)
                .allSatisfy(source -> assertThat(
                                COMMENT.matcher(Files.readString(source)).replaceAll(""))
                        .as("%s", source)
                        .doesNotContainPattern(NAME));
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path folder : SOURCES) {
            try (Stream<Path> sources = Files.walk(folder)) {
                sources.filter(source -> source.toString().endsWith(".java")).forEach(files::add);
            }
        }
        return files;
    }
}
