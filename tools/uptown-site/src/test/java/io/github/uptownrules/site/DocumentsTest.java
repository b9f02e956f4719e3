package io.github.uptownrules.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the documents of this repository and their links on the built site. */
@Tag("site")
class DocumentsTest {
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Path SITE = ROOT.resolve("target/site");
    private static final Path PAGE = Path.of("docs/embedding.html");

    private static Documents documents;
    private static Destinations destinations;

    @BeforeAll
    static void read() throws IOException {
        documents = Documents.read(ROOT);
        destinations = new Destinations(new Repository(ROOT, "https://example.org/uptown"), documents, SITE);
    }

    private static void assertDestination(String target, String expected) {
        assertThat(destinations.of(PAGE, Path.of(target), "")).as(target).isEqualTo(expected);
    }

    @Test
    void theSiteHasEveryDocument() throws IOException {
        assertThat(documents.all())
                .extracting(Document::path)
                .startsWith(Documents.FIRST)
                .containsAll(MoreFiles.listFiles(ROOT.resolve("docs")).stream()
                        .filter(Document::isDocument)
                        .map(ROOT::relativize)
                        .toList())
                .contains(Path.of("CHANGELOG.md"), Path.of("CONTRIBUTING.md"), Path.of("SECURITY.md"))
                .contains(Path.of("games/uptown-upturn/README.md"), Path.of("games/uptown-street/README.md"));
        assertThat(documents.all())
                .extracting(document -> SITE.resolve(document.page()))
                .allSatisfy(page -> assertThat(page).exists());
    }

    @Test
    void theSiteHasEveryChart() throws IOException {
        assertThat(documents.files())
                .containsAll(MoreFiles.listFiles(ROOT.resolve("docs/questions")).stream()
                        .map(ROOT::relativize)
                        .toList());
    }

    @Test
    void linksToDocumentsLeadToTheirPages() {
        assertDestination("docs/rules.md", "rules.html");
        assertDestination("README.md", "../index.html");
        assertThat(destinations.of(PAGE, Path.of("docs/notation.md"), "4-views"))
                .isEqualTo("notation.html#4-views");
    }

    @Test
    void linksToSourcesLeadToTheirJavadoc() {
        String core = "../api/io.github.uptownrules.core/";
        assertDestination("uptown-core", core + "module-summary.html");
        String sources = "uptown-core/src/main/java/io/github/uptownrules/core/game/";
        assertDestination(sources + "Scoring.java", core + "io/github/uptownrules/core/game/Scoring.html");
        assertDestination(sources + "package-info.java", core + "io/github/uptownrules/core/game/package-summary.html");
    }

    @Test
    void linksToSourcesWithoutJavadocLeadToTheRepository() {
        String hidden = "uptown-testkit/src/main/java/io/github/uptownrules/testkit/laws/ViewLaws.java";
        assertDestination(hidden, "https://example.org/uptown/blob/HEAD/" + hidden);
        assertDestination("tools/uptown-cli/src", "https://example.org/uptown/tree/HEAD/tools/uptown-cli/src");
        assertDestination(".ci/published", "https://example.org/uptown/blob/HEAD/.ci/published");
        assertDestination("LICENSE", "https://example.org/uptown/blob/HEAD/LICENSE");
    }

    @Test
    void leavesBrokenLinksToTheCheck() {
        assertDestination("docs/nothing.md", "nothing.md");
        assertDestination("uptown-core/Nothing.java", "../uptown-core/Nothing.java");
    }

    /** The site uses the palette of the table, whose style is served without whitespace. */
    @Test
    void usesTheColorsOfTheTable() throws IOException {
        String table = withoutSpace(Files.readString(SITE.resolve("play/style.css")));
        for (String sheet : List.of("site.css", "api/javadoc.css")) {
            assertThat(Pattern.compile("--[a-z-]+: light-dark\\([^)]*\\);")
                            .matcher(Files.readString(SITE.resolve(sheet)))
                            .results())
                    .as(sheet)
                    .hasSizeGreaterThan(5)
                    .allSatisfy(color -> assertThat(table).contains(withoutSpace(color.group())));
        }
    }

    private static String withoutSpace(String style) {
        return style.replaceAll("\\s", "");
    }
}
