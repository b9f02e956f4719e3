package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.net.UrlEscapers;
import io.github.uptownrules.page.PageFixture;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page without a server withstands hostile links, changes from other windows, and browsers that store nothing. */
@Tag("site")
@Tag("browser")
@Tag("server")
class RobustSiteTest {
    private static final String NO_RECORD = "This record cannot be read:";

    private static final String KEPT =
            "const key = Object.keys(localStorage).find(name => name.startsWith('uptown/some/folder.table.'));";

    private static final String WIDTH = "return document.documentElement.scrollWidth";

    private static OpenSite site;
    private static Visitor ada;

    @BeforeAll
    static void open() throws IOException {
        site = OpenSite.of(OpenSite.FILES);
        ada = site.ada();
    }

    @AfterAll
    static void close() {
        if (site != null) {
            site.close();
        }
    }

    @AfterEach
    void checkForErrors() {
        assertThat(ada.complaints()).isEmpty();
        ada.forget();
    }

    /** Returns the record of a whole game whose first player has a name. */
    private static String record(String name) {
        Exports uptown = UptownExports.game();
        String record = uptown.withHeader(uptown.deal("two-player", "1", "1"), "Seat1", name);
        while (!uptown.turn(record).equals("-")) {
            record = uptown.play(record, uptown.choose(record, "casual", "1"));
        }
        return record;
    }

    private static String link(String record) {
        return "/#/record/" + UrlEscapers.urlFragmentEscaper().escape(record);
    }

    @Test
    void showsMarkupInNamesAsText() {
        String name = "<img src=x onerror=window.hacked=1>";
        ada.visit(link(record(name)));
        ada.await("the record", () -> ada.count(".seat") > 0);
        assertThat(ada.one(".seats").getText()).contains(name);
        assertThat(ada.all("main img")).isEmpty();
        assertThat(ada.run("return window.hacked")).isEqualTo("null");
        String width = ada.run(WIDTH);
        ada.visit(link(record("W".repeat(5_000))));
        ada.await("the record", () -> ada.one(".seats").getText().contains("WWW"));
        assertThat(ada.run(WIDTH)).isEqualTo(width);
    }

    @Test
    void reportsMalformedLinks() {
        for (String wrong : ImmutableList.of(
                "%",
                "%00",
                "%ED%A0%80",
                "%22%3E%3Cscript%3Ewindow.hacked=1%3C/script%3E",
                "__proto__",
                "[View%20%221",
                "x".repeat(1_900_000))) {
            ada.visit("/#/");
            ada.visit("/#/record/" + wrong);
            ada.awaitStatus(NO_RECORD);
            ada.visit("/#/position/" + wrong);
            ada.awaitStatus("No game can start here.");
        }
        for (String table : ImmutableList.of("%", "__proto__", "%3Cb%3E", "../secret")) {
            ada.visit("/#/");
            ada.visit("/#/table/" + table);
            ada.awaitStatus("There is no such table");
        }
        ada.visit("/#/nonsense/1");
        ada.awaitLobby();
        assertThat(ada.run("return window.hacked")).isEqualTo("null");
    }

    @Test
    void rejectsALoneSurrogateInAPosition() {
        ada.visit("/#/position/");
        ada.awaitStatus("A game can start here.");
        ada.run("const box = document.querySelector('#position'); box.value = 'two-player \\ud800';"
                + "box.dispatchEvent(new Event('input'))");
        ada.awaitStatus("No game can start here.");
        ada.press("Copy a link to the position");
    }

    @Test
    void canLeaveThePositionEditorImmediately() {
        ada.visit("/");
        ada.awaitLobby();
        ada.run("location.hash = '#/position/'; setTimeout(() => { location.hash = '#/' }, 5)");
        ada.awaitLobby();
        ada.run("return new Promise(done => setTimeout(done, 500))");
        assertThat(ada.path()).isEqualTo("/#/");
    }

    @Test
    void reportsCorruptStoredTables() {
        PageFixture.sitAlone(ada);
        String path = ada.path();
        ImmutableMap<String, String> wrong = ImmutableMap.<String, String>builder()
                .put("null", "There is no such table")
                .put("7", "There is no such table")
                .put("{", "There is no such table")
                .put("{...table, seats: null}", "There is no such table")
                .put("{...table, seats: [null]}", "There is no such table")
                .put("{...table, made: 1e300}", "There is no such table")
                .put("{...table, seats: table.seats.slice(1)}", NO_RECORD)
                .put("{...table, you: 9}", NO_RECORD)
                .put("{...table, record: ''}", NO_RECORD)
                .put("{...table, record: table.record.replace('uptown 1', 'uptown 9')}", NO_RECORD)
                .put("{...table, you: '-', seats: table.seats.map(() => ({bot: 'unknown'}))}", "Refused:")
                .buildOrThrow();
        String good = ada.run(KEPT + "return localStorage.getItem(key)");
        wrong.forEach((found, message) -> {
            ada.run(
                    KEPT + "const table = JSON.parse(arguments[0]);"
                            + (found.equals("{")
                                    ? "localStorage.setItem(key, '{')"
                                    : "localStorage.setItem(key, JSON.stringify(" + found + "))"),
                    good);
            ada.visit("/");
            ada.reload();
            ada.awaitLobby();
            ada.visit(path);
            ada.awaitStatus(message);
        });
        ada.run(KEPT + "localStorage.setItem(key, arguments[0])", good);
        ada.reload();
        ada.await("her turn", () -> ada.isToMove());
    }

    @Test
    void twoWindowsShowTheSameGame() {
        PageFixture.sitAlone(ada);
        String path = ada.path();
        ada.openWindow();
        ada.visit(path);
        ada.await("her turn", () -> ada.isToMove());
        int second = playAnything();
        ada.lookAtWindow(0);
        ada.await("the same here", () -> ada.ply() == second && ada.isToMove());
        String then = ada.run(KEPT + "return localStorage.getItem(key)");
        int third = playAnything();
        ada.lookAtWindow(1);
        ada.await("the same there", () -> ada.ply() == third && ada.isToMove());

        // A window must not overwrite changes that it does not know about.
        ada.run(KEPT + "localStorage.setItem(key, arguments[0])", then);
        tryAnything();
        ada.awaitStatus("The position has changed.");
        ada.await("what is kept", () -> ada.ply() == second);
        ada.closeWindow();
    }

    /** Makes a move, waits for the next turn, and returns the number of moves made. */
    private static int playAnything() {
        int ply = ada.ply();
        tryAnything();
        ada.await("her next turn", () -> ada.ply() > ply && ada.isToMove());
        return ada.ply();
    }

    private static void tryAnything() {
        for (String tile : ada.rack()) {
            ada.hold(tile);
            if (!ada.targets().isEmpty()) {
                ada.cell(ada.targets().get(0)).click();
                return;
            }
        }
    }

    @Test
    void playsWithBlockedStorage() throws IOException {
        try (Visitor bob = new Visitor(site.server().address())) {
            bob.beforeEachPage(
                    "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name,"
                            + "{ get() { throw new DOMException('denied', 'SecurityError') } })");
            bob.visit("/");
            PageFixture.sitAlone(bob);
            assertThat(bob.one("h1").getText()).contains("not saved in this browser");
            bob.press("Dark");
            bob.run("document.querySelector('[popover]').showPopover()");
            bob.choose("language", "de");
            bob.await("German", () -> bob.canPress("Aufgeben"));
            bob.one(".home").click();
            bob.await(
                    "the warning", // The lobby is invisible until it has its games.
                    () -> bob.all(".lobby-extras .slow").stream()
                            .anyMatch(line -> line.getText().contains("speichert für diese Seite nichts")));
            bob.one(".waiting a").click();
            bob.await("the table", () -> bob.canPress("Aufgeben"));
            assertThat(bob.complaints()).isEmpty();
        }
    }

    @Test
    void playsWithFullStorage() {
        ada.visit("/");
        ada.run("for (let n = 0, size = 1 << 22; size > 0; n++)"
                + "try { localStorage.setItem('full' + n, 'x'.repeat(size)) } catch { size >>= 1 }");
        PageFixture.sitAlone(ada);
        assertThat(ada.one("h1").getText()).contains("not saved in this browser");
        playAnything();
        ada.run(
                "Object.keys(localStorage).filter(key => key.startsWith('full')).forEach(key => localStorage.removeItem(key))");
        int ply = playAnything();
        assertThat(ada.one("h1").getText()).doesNotContain("not saved");
        ada.reload();
        ada.await("the game", () -> ada.isToMove() && ada.ply() == ply);
    }

    @Test
    void reportsAMissingLibrary(@TempDir Path folder) throws IOException {
        OpenSite.copyTo(folder);
        Files.delete(folder.resolve("worker.js"));
        try (StaticServer broken = new StaticServer(StaticServer.Age.NEW, folder);
                Visitor bob = new Visitor(broken.address())) {
            bob.visit("/");
            bob.openForm();
            bob.press("Make the table");
            bob.awaitStatus("That is not possible at the moment.");
            bob.visit("/#/position/");
            bob.awaitStatus("That is not possible at the moment.");
        }
    }

    @Test
    void showsTheProgressOfAnAnalysisAndStopsIt() {
        ada.visit(link(record("Ada")));
        ada.await("the record", () -> ada.canPress("Analysis"));
        ada.press("Analysis");
        String all = " of " + ada.ply() + " moves analysed.";
        ada.await(
                "progress",
                () -> ada.run("return document.querySelector('.thinking')?.textContent")
                        .endsWith(all));
        ada.press("Stop");
        assertThat(ada.all(".advices *")).isEmpty();
        ada.press("Analysis");
        ada.await(
                "progress",
                () -> ada.run("return document.querySelector('.thinking')?.textContent")
                        .endsWith(all));
        ada.one(".home").click();
        ada.awaitLobby();
        PageFixture.sitAlone(ada);
    }
}
