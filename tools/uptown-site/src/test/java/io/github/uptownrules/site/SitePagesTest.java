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

    private static ImmutableList<String> documents() throws IOException {
        return Documents.read(SITE.resolve("../..").normalize()).all().stream()
                .map(document -> Paths.text(document.page()))
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

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void javadocFitsAPhone(String scheme) throws IOException {
        ada.prefer("prefers-color-scheme", scheme);
        ada.holdPhone(390, 844);
        assertThat(faults(javadoc())).isEmpty();
    }
}
