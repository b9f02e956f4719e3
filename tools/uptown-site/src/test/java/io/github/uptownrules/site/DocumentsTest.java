package io.github.uptownrules.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import com.google.common.io.MoreFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void theSideBarListsEachDocumentOnce() {
        assertThat(documents.contents().entries())
                .extracting(Contents.Entry::path)
                .doesNotHaveDuplicates()
                .containsExactlyElementsOf(
                        documents.all().stream().map(Document::path).toList());
        assertThat(documents.contents().groups()).hasSizeBetween(4, 8);
    }

    @Test
    void aMissingEntryOfTheSideBarIsNamed(@TempDir Path root) throws IOException {
        Files.createDirectories(root.resolve("docs"));
        Files.writeString(root.resolve("README.md"), "# A\n\n[b](docs/README.md), [c](docs/c.md)");
        Files.writeString(root.resolve("docs/c.md"), "# C");
        Files.writeString(
                root.resolve("docs/README.md"), "# B\n\n## All pages\n\n- **All**: [A](../README.md), [B](README.md)");
        assertThatThrownBy(() -> Documents.read(root))
                .hasMessage("docs/README.md: the list of all pages lacks [docs/c.md]");
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

    /** Each page has its own title and description, and names its address in the newest version. */
    @Test
    void pagesDescribeThemselves() throws IOException {
        Set<String> titles = new HashSet<>();
        Set<String> descriptions = new HashSet<>();
        String map = Files.readString(SITE.resolve("sitemap.xml"));
        for (Document document : documents.all()) {
            org.jsoup.nodes.Document page = page(document);
            String address = page.expectFirst("link[rel=canonical]").attr("href");
            assertThat(titles.add(page.title())).as(page.title()).isTrue();
            String description = page.expectFirst("meta[name=description]").attr("content");
            assertThat(description).hasSizeBetween(20, 165);
            assertThat(descriptions.add(description)).as(description).isTrue();
            assertThat(address).startsWith(address() + "/latest/");
            assertThat(map).contains("<loc>" + address + "</loc>");
        }
    }

    /** A link of a document to the public site leads to a page of its newest version. */
    @Test
    void documentsNameThePublicAddress() throws IOException {
        String latest = address() + "/latest/";
        assertThat(documents.all().stream()
                        .flatMap(document -> document.links().eachAttr("href").stream())
                        .filter(link -> link.contains("uptownrules.github.io")))
                .isNotEmpty()
                .allSatisfy(link -> assertThat(link).startsWith(latest))
                .allSatisfy(link -> assertThat(SITE.resolve(link.substring(latest.length())))
                        .isRegularFile());
    }

    private static String address() throws IOException {
        return Jsoup.parse(Files.readString(ROOT.resolve("pom.xml")))
                .expectFirst("site\\.url")
                .text();
    }

    private static org.jsoup.nodes.Document page(Document document) throws IOException {
        return Jsoup.parse(Files.readString(SITE.resolve(document.page())));
    }

    /** Each clicked link is named; the first is on the front page. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            refuse a move, with a reason | Tutorial > 4. Refuse a move, with reasons | faults returns every reason
            the rule for splitting       | Rules of Uptown                           | R19 A capture must not leave
            a bot in Python              | Matches, bots in Python > Let a bot in another language play | python3
            run a server                 | Run a server                              | uptown.jar serve
            Android                      | Maven, Kotlin, Android > Android          | API level 35""")
    void readersNeedAtMostThreeClicks(String question, String clicks, String answer) throws IOException {
        List<String> labels = Splitter.on(" > ").splitToList(clicks);
        assertThat(labels).as(question).hasSizeLessThanOrEqualTo(3);
        Path file = SITE.resolve("index.html");
        for (String label : labels) {
            Link link = Link.of(Jsoup.parse(Files.readString(file)).select("#documents a").stream()
                    .filter(element -> element.text().equals(label))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(question + ": no link '" + label + "'")));
            file = link.path().isEmpty()
                    ? file
                    : file.resolveSibling(link.path()).normalize();
        }
        assertThat(Jsoup.parse(Files.readString(file)).expectFirst("main").text())
                .contains(answer);
    }

    /** Syntax colors, links and boards change no code. */
    @Test
    void pagesShowTheCodeOfTheirDocuments() throws IOException {
        for (Document document : documents.all()) {
            assertThat(page(document).select("pre > code"))
                    .as(document.path().toString())
                    .extracting(Element::wholeText)
                    .allSatisfy(code -> assertThat(document.content().select("pre > code").stream()
                                    .map(Element::wholeText))
                            .contains(code));
        }
    }

    @Test
    void pagesAreLight() throws IOException {
        assertThat(packed("site.css") + packed("site.js")).isLessThan(4_500);
        assertThat(packed("search.js") + packed("lunr.min.js")).isLessThan(12_000);
        assertThat(packed("search.json")).isLessThan(120_000);
    }

    /** Returns the size of a file in bytes, packed by gzip as a server does. */
    private static int packed(String file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            Files.copy(SITE.resolve(file), out);
        }
        return bytes.size();
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
