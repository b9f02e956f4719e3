package io.github.uptownrules.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Tests every page of the built site, on a phone and a desktop, light and dark. {@code uptown-wasm} tests the table. */
@Tag("site")
@Tag("browser")
class SitePagesTest {
    private static final Path SITE =
            Path.of("../../target/site").toAbsolutePath().normalize();

    /** Returns the width by which the page, or the element that javadoc scrolls instead, exceeds the window. */
    private static final String WIDTH_TOO_MUCH =
            "return Math.max(...[document.documentElement, ...document.querySelectorAll('.flex-content')]"
                    + ".map(e => e.scrollWidth - e.clientWidth))";

    /** Finds elements that stick out to the right, unless an element around them scrolls. */
    private static final String CUT_OFF =
            "const scrolls = e => e && (['auto', 'scroll'].includes(getComputedStyle(e).overflowX) || scrolls(e.parentElement));"
                    + "return [...document.querySelectorAll('main *')].filter(e => e.checkVisibility()"
                    + " && e.getBoundingClientRect().right > document.documentElement.clientWidth + 1 && !scrolls(e.parentElement))"
                    + ".map(e => e.outerHTML.slice(0, 80)).slice(0, 3).join(' | ')";

    /** Adds an element that is wider than a phone. */
    private static final String PLANT =
            "const e = document.createElement('hr'); e.style.width = '500px'; document.querySelector('main').append(e);";

    private static SiteServer server;
    private static Visitor ada;

    @BeforeAll
    static void open() throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        server = new SiteServer(SITE);
        ada = new Visitor(server.address());
    }

    @AfterAll
    static void close() {
        if (ada != null) {
            ada.close();
        }
        if (server != null) {
            server.close();
        }
    }

    @BeforeEach
    void forget() {
        ada.complaints();
    }

    /** Returns the pages of all documents, the search and the page for missing files. */
    private static ImmutableList<String> documents() throws IOException {
        return Stream.concat(
                        Documents.read(SITE.resolve("../..").normalize()).all().stream()
                                .map(Document::page),
                        Stream.of(Pages.SEARCH, Pages.NOT_FOUND))
                .map(Paths::text)
                .collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<String> javadoc() throws IOException {
        return LinkCheck.files(SITE.resolve(Javadoc.FOLDER)).stream()
                .map(file -> Paths.text(SITE.relativize(file)))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns the layout faults of pages and the errors that the browser reports. */
    private static ImmutableList<String> faults(ImmutableList<String> pages) {
        return pages.stream()
                .flatMap(page -> {
                    ada.visit(page);
                    return faultsSeen().map(fault -> page + ": " + fault);
                })
                .collect(ImmutableList.toImmutableList());
    }

    private static Stream<String> faultsSeen() {
        Stream<String> tooWide = Stream.of(ada.run(WIDTH_TOO_MUCH)).filter(pixels -> !pixels.equals("0"));
        Stream<String> cutOff = Stream.of(ada.run(CUT_OFF)).filter(elements -> !elements.isEmpty());
        return Stream.of(
                        tooWide.map(pixels -> "too wide by " + pixels),
                        cutOff.map(elements -> "cut off is " + elements),
                        ada.complaints().stream())
                .flatMap(faults -> faults);
    }

    /** Checks that the test detects a page that is too wide. */
    @Test
    void detectsAPageThatIsTooWide() {
        ada.holdPhone(390, 844);
        ada.visit("index.html");
        assertThat(faultsSeen()).isEmpty();
        ada.run(PLANT);
        assertThat(faultsSeen()).hasSize(2);
        ada.visit("api/index.html");
        ada.run(PLANT + "console.error('planted')");
        assertThat(faultsSeen()).hasSize(3);
    }

    /** R19 is interactive: a refused capture shows the parts that it would leave, and another capture is possible. */
    @Test
    void r19_isInteractive() {
        ada.visit("docs/rules.html");
        String split = "uptown-board[data-try='ghxG6']";
        ada.run("document.querySelector(\"" + split + "\").scrollIntoView()");
        ada.await(
                "the reason",
                () -> ada.run("return document.querySelector(\"" + split + " ~ [role=status]\")?.textContent")
                        .contains("would split the blue group F5 G5 G6 G7 H6"));
        assertThat(ada.all(".part-2")).hasSize(1);
        ada.click("[data-cell=H6]", 1);
        ada.await(
                "the capture",
                () -> ada.run("return document.querySelector(\"" + split + " ~ [role=status]\").textContent")
                        .startsWith("Played"));
        ada.visit("docs/notation.html");
        ada.await("the record", () -> ada.count("[aria-current=step]") == 1);
        ada.click("ol li button", 0);
        ada.await("the first move", () -> ada.count(".board .face-up") == 1);
        assertThat(faultsSeen()).isEmpty();
    }

    /** Two clicks make the first move, and the other player replies. */
    @Test
    void playsAGameOnTheFrontPage() {
        ada.visit("index.html");
        ada.await("her turn", () -> said().startsWith("Your move"));
        for (int turn = 1; turn <= 3; turn++) {
            int before = lying();
            ada.one("[data-tile]").click();
            ada.cell(ada.targets().get(0)).click();
            assertThat(said()).startsWith("The other player");
            ada.await("the answer", () -> said().startsWith("Your move"));
            // Some moves capture.
            assertThat(lying()).isBetween(Math.max(before, 2), before + 2);
        }
        ada.run("document.querySelector('[data-game] ~ button').click()");
        ada.await("another game", () -> said().startsWith("Your move") && lying() == 0);
        assertThat(faultsSeen()).isEmpty();
    }

    /** A field of the playground changes the element, its HTML and the address. The element's last event is shown. */
    @Test
    void aPlaygroundChangesAnElement() {
        ada.visit("docs/playground.html");
        ada.await("the fields", () -> ada.count(".fields textarea[name=position]") == 2);
        assertThat(ada.count("[data-playground]")).isEqualTo(4);
        assertThat(ada.count("[data-playground] [part=error]:not([hidden])")).isZero();
        ada.one(".fields textarea[name=selected]").sendKeys("o5");
        ada.one(".fields textarea[name=targets]").sendKeys("xD5 E7");
        ada.one(".fields input[name=locks]").click();
        assertThat(ada.one("pre code").getText()).contains(" selected=\"o5\"", " targets=\"xD5 E7\"", " locks");
        ada.cell("E7").click();
        ada.await(
                "the event",
                () -> ada.one("[data-playground] > [role=status]")
                        .getText()
                        .equals("choose {\"cell\":\"E7\",\"tile\":\"o5\",\"move\":\"o5@E7\"}"));
        String address = ada.path();
        ada.visit("index.html");
        ada.visit(address);
        ada.await("the fields", () -> ada.count(".fields textarea[name=position]") == 2);
        assertThat(ada.one("[data-playground] uptown-board").getDomAttribute("targets"))
                .isEqualTo("xD5 E7");
        ada.visit("docs/playground.html#content");
        ada.await("the fields", () -> ada.count(".fields textarea[name=position]") == 2);
        assertThat(ada.one("[data-playground] uptown-board").getDomAttribute("interactive"))
                .isNotNull();
        assertThat(faultsSeen()).isEmpty();
    }

    /** Each of the hundred positions is drawn, and opens in the playground. */
    @Test
    void theGalleryHasAHundredPositions() {
        ada.visit("docs/gallery.html");
        ada.await("the links", () -> ada.count(".gallery a") == 100);
        assertThat(ada.count("[part=error]:not([hidden])")).isZero();
        ada.await("the tiles", () -> ada.count(".face-up") > 1000);
        ada.one(".gallery li:nth-child(2) a").click();
        ada.await(
                "the playground",
                () -> ada.count("[data-playground]") > 0
                        && ada.one("[data-playground] uptown-board")
                                .getDomAttribute("position")
                                .startsWith("standard-4 9/9/2rarb5/"));
        assertThat(faultsSeen()).isEmpty();
    }

    /** From any page, "/", a word and Enter lead to results. A result leads to its rule. */
    @Test
    void slashSearches() {
        ada.visit("docs/playground.html");
        ada.keys("/");
        ada.keys("R19", Keys.ENTER);
        ada.await("the results", () -> ada.count("#results a") > 0);
        assertThat(ada.path()).endsWith("search.html?q=R19");
        assertThat(ada.one("#results a").getText()).endsWith(": R19");
        assertThat(ada.count("#results mark")).isPositive();
        ada.click("#results a", 0);
        ada.await("the rule", () -> ada.path().endsWith("docs/rules.html#r19"));
        assertThat(faultsSeen()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            refuse a move with a reason | docs/tutorial.html#4-refuse-a-move-with-reasons
            Python bot                  | docs/matches.html#let-a-bot-in-another-language-play
            android                     | docs/using.html#android
            PlayerVi                    | api/io.github.uptownrules.core/io/github/uptownrules/core/game/PlayerView.html""")
    void searchesFindSectionsAndTypes(String words, String link) {
        ada.visit("search.html?q=" + words.replace(" ", "+"));
        ada.await("the results", () -> ada.count("#results a") > 0);
        assertThat(ada.all("#results a").stream().limit(3))
                .extracting(result -> result.getDomAttribute("href"))
                .contains(link);
        assertThat(faultsSeen()).isEmpty();
    }

    /** Typing changes the results and the address, and text is never markup. */
    @Test
    void searchesAsTheReaderTypes() {
        ada.visit("search.html");
        ada.await("the hint", () -> ada.one("#found").getText().startsWith("Type words"));
        ada.keys("<zzz>");
        ada.await("no result", () -> ada.one("#found").getText().equals("No results for \"<zzz>\"."));
        assertThat(ada.path()).endsWith("search.html?q=%3Czzz%3E");
        assertThat(ada.count("#results li")).isZero();
        assertThat(faultsSeen()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"light, 390, 844", "dark, 390, 844", "light, 1280, 800", "dark, 1280, 800"})
    void resultsFitAndAreAccessible(String scheme, int width, int height) {
        ada.prefer("prefers-color-scheme", scheme);
        ada.holdPhone(width, height);
        ada.visit("search.html?q=game");
        ada.await("the results", () -> ada.count("#results a") == 30);
        assertThat(faultsSeen()).isEmpty();
        assertThat(ada.barriers()).isEmpty();
    }

    @Test
    void aButtonCopiesCode() {
        ada.holdPhone(390, 844);
        ada.visit("docs/tutorial.html");
        ada.await("the buttons", () -> ada.count(".code button") > 3);
        ada.run("document.querySelector('.code button').focus()");
        ada.keys(Keys.ENTER);
        ada.await("the answer", () -> ada.one(".code button").getText().equals("Copied"));
        assertThat(ada.runAsync("navigator.clipboard.readText().then(arguments[0], e => arguments[0](String(e)))"))
                .matches("(?s)<project .*</project>|NotAllowedError.*");
        assertThat(faultsSeen()).isEmpty();
    }

    /** A missing file of any folder shows the page with its style and with links that work. */
    @Test
    void missingPagesLeadBack() {
        ada.visit("docs/old/nothing.html");
        assertThat(ada.one("h1").getText()).isEqualTo("No page has this address");
        assertThat(ada.run("return getComputedStyle(document.body).display")).isEqualTo("grid");
        assertThat(ada.complaints()).hasSize(1).allMatch(complaint -> complaint.contains("nothing.html"));
        ada.click("main a", 1);
        ada.await("common tasks", () -> ada.path().endsWith("docs/README.html"));
        assertThat(faultsSeen()).isEmpty();
    }

    /** The side bar shows the page that the reader reads, and its neighbors are in the same order. */
    @Test
    void neighborsFollowTheSideBar() {
        ada.holdPhone(1280, 800);
        ada.visit("docs/rules.html");
        assertThat(ada.run("const bar = document.querySelector('#documents').getBoundingClientRect();"
                        + "const here = document.querySelector('[aria-current]').getBoundingClientRect();"
                        + "return here.top >= bar.top && here.bottom <= bar.bottom"))
                .isEqualTo("true");
        String label = ada.one("[aria-current]").getText();
        ada.click(".neighbors [rel=next]", 0);
        ada.await("the next page", () -> !ada.path().endsWith("rules.html"));
        assertThat(ada.one(".neighbors [rel=prev]").getText()).isEqualTo("← " + label);
    }

    /** Returns the status below the board of the front page. */
    private static String said() {
        return ada.run("return document.querySelector('[data-game] ~ [role=status]')?.textContent ?? ''");
    }

    /** Returns the number of tiles on the board of the front page. */
    private static int lying() {
        return Integer.parseInt(ada.run("return Object.keys(document.querySelector('[data-game]').view.board).length"));
    }

    /** Checks documents on a phone and a desktop. */
    @ParameterizedTest
    @CsvSource({"light, 390, 844", "dark, 390, 844", "light, 1280, 800", "dark, 1280, 800"})
    void documentsFit(String scheme, int width, int height) throws IOException {
        ada.prefer("prefers-color-scheme", scheme);
        ada.holdPhone(width, height);
        assertThat(faults(documents())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void documentsAreAccessible(String scheme) throws IOException {
        ada.prefer("prefers-color-scheme", scheme);
        ada.holdPhone(390, 844);
        for (String page : documents()) {
            ada.visit(page);
            assertThat(ada.barriers()).as(page).isEmpty();
        }
    }

    /** One page of each kind, because javadoc makes all others in the same way. */
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void javadocIsAccessible(String scheme) {
        ada.prefer("prefers-color-scheme", scheme);
        String core = "api/io.github.uptownrules.core/";
        assertThat(Stream.of(
                                "api/index.html",
                                core + "module-summary.html",
                                core + "io/github/uptownrules/core/board/package-summary.html",
                                core + "io/github/uptownrules/core/board/Board.html",
                                core + "io/github/uptownrules/core/value/Color.html")
                        .flatMap(page -> {
                            ada.visit(page);
                            return ada.barriers().stream().map(barrier -> page + ": " + barrier);
                        }))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void javadocFitsAPhone(String scheme) throws IOException {
        ada.prefer("prefers-color-scheme", scheme);
        ada.holdPhone(390, 844);
        assertThat(faults(javadoc())).isEmpty();
    }
}
