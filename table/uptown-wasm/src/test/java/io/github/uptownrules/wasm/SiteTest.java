package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.Hands;
import io.github.uptownrules.page.PageContract;
import io.github.uptownrules.page.PageFixture;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

@Tag("site")
@Tag("browser")
@Tag("server")
class SiteTest implements PageContract {

    /** The visible tiles on other seats' racks. */
    private static final String RACKS = ".seat .holding .mini .tile";

    /** Everything that the page in the first folder has stored. */
    private static final String STORED = "return Object.entries(localStorage)"
            + ".filter(([key]) => key.startsWith('uptown/some/folder.')).map(entry => entry.join('=')).sort().join('\\n')";

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

    @Override
    public Visitor ada() {
        return ada;
    }

    @Override
    public String addressOf(String table) {
        return "/#/table/" + table;
    }

    private static boolean isOver() {
        return ada.status().contains("The game is over");
    }

    @Test
    void playsAndReviewsAWholeGame(@TempDir Path folder) throws IOException {
        ada.visit("/");
        ada.makeTable("Ada", "two-player", ImmutableList.of("me", "bot casual"));
        Hands hands = new Hands();
        boolean hasReloaded = false;
        while (!isOver()) {
            if (!ada.isToMove()) {
                continue;
            }
            if (!hasReloaded && ada.ply() > 7) {
                reloadAndTakeBack();
                hasReloaded = true;
            }
            if (ada.ply() % 3 == 0) {
                hands.playWithKeys(ada);
            } else {
                hands.playWithMouse(ada);
            }
        }
        assertThat(hands.hasTriedToSplit()).isTrue();
        Hands.lookBack(ada, 2);
        assertThat(ada.barriers()).isEmpty();
        int moves = ada.ply();
        ada.press("Analysis"); // It shows the position before the largest mistake.
        ada.await("the analysis", () -> ada.count("[aria-label='All moves'] tbody tr") == moves);

        String record = ada.run("const made = []; const before = URL.createObjectURL;"
                + "URL.createObjectURL = blob => { made.push(blob); return before(blob) };"
                + "document.querySelector('[data-action=\"action.record\"]').click();"
                + "return new Promise(done => setTimeout(() => made[0].text().then(done), 1000))");
        assertThat(record).startsWith("[Notation \"uptown 2\"]").contains("{[share ");
        Path file = Files.writeString(folder.resolve("game.txt"), record);
        ada.visit("/");
        ada.await("the lobby", () -> ada.count("#record-file") > 0);
        ada.one("#record-file").sendKeys(file.toAbsolutePath().toString());
        ada.awaitStatus("The game is over");
        ada.await("all racks", () -> ada.count(RACKS) == 4 * 4);
        assertThat(ada.one(".final-order").getText()).contains("Ada");
        ada.one("input[type=range]").sendKeys(Keys.HOME);
        ada.await("all racks at the start", () -> ada.count(RACKS) == 4 * 5);
        ada.choose("sight", "2");
        ada.await("one seat's racks", () -> ada.count(RACKS) == 2 * 5);
        assertThat(ada.barriers()).isEmpty();
    }

    @Test
    void opensAFileOfManyGames(@TempDir Path folder) throws IOException {
        Exports uptown = UptownExports.game();
        Exports upturn = UpTurnExports.game();
        Exports street = StreetExports.game();
        String first = uptown.withHeader(uptown.deal("two-player", "1", "1"), "Seat1", "Ada <b>");
        String ended = upturn.terminate(upturn.deal("upturn-2", "1", "1"), "resignation 2");
        String wrong = first.replace("[Ruleset \"two-player\"]", "[Ruleset \"chess\"]");
        Path file = Files.writeString(
                folder.resolve("games.txt"),
                String.join("\n\n", first, ended, wrong, street.deal("street-2", "1", "1"))
                        + ("\n" + first).repeat(20_000));
        ada.visit("/");
        ada.await("the lobby", () -> ada.count("#record-file") > 0);
        ada.one("#record-file").sendKeys(file.toAbsolutePath().toString());
        ada.await(
                "all games",
                () -> ada.one(".lobby-extras [role=status]").getText().startsWith("20,004 games"));
        ada.await(
                "the reason",
                () -> ada.one(".record-list li:nth-child(3)").getText().startsWith("Line "));
        assertThat(ada.count(".record-list li")).isEqualTo(50);
        assertThat(ada.one(".record-list li:nth-child(1)").getText()).contains("Ada <b>", "0 moves", "unfinished");
        assertThat(ada.one(".record-list li:nth-child(2)").getText())
                .contains("Seat 1", "Seat 2")
                .doesNotContain("unfinished");
        assertThat(ada.one(".record-list li:nth-child(3)").getText()).contains("chess");
        assertThat(ada.barriers()).isEmpty();
        ada.press("Show more games");
        ada.await("more games", () -> ada.count(".record-list li") == 100);
        ada.one(".record-list li:nth-child(4) a").click();
        ada.await("the street game", () -> ada.count(".seats") > 0);
        assertThat(ada.run("return location.hash")).startsWith("#/record/");
        ada.visit("/");
    }

    /** Checks that the game continues after a reload, and then takes back a move. */
    private static void reloadAndTakeBack() {
        ImmutableList<String> rack = ada.rack();
        int ply = ada.ply();
        ada.reload();
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.rack()).isEqualTo(rack);
        assertThat(ada.ply()).isEqualTo(ply);
        ada.press("Take back");
        ada.await("one move less", () -> ada.ply() == ply - 2 && ada.isToMove());
    }

    /** The table stores a custom deck, because the ruleset's id names only the standard one. */
    @Test
    void aRematchKeepsTheDeck() {
        ada.visit("/");
        ada.awaitLobby();
        String rematch = ada.runAsync("const site = name => import(new URL(name,"
                + " document.baseURI));Promise.all([site('solo-backend.js'), site('stored-tables.js')]).then(async"
                + " ([{soloBackend}, {load}]) => {  const deck = (await soloBackend.equipment({id:"
                + " 'street'})).replace('deck sample-1', 'deck mine');  const seats = [{person: 'Ada'}, {bot: 'casual'}]; "
                + " const table = await soloBackend.make({ruleset: 'street-2', equipment: deck, seats, you: 1});  await"
                + " soloBackend.open(table).rematch();  const next = load(load(table.replace('table/', '')).next); "
                + " done([next.equipment === deck, next.record.includes('mine'), next.you].join()); })");
        assertThat(rematch).isEqualTo("true,true,2");
    }

    @Test
    void worksOfflineAfterTheFirstVisit() throws IOException {
        try (StaticServer here = new StaticServer(StaticServer.Age.NEW, OpenSite.FILES);
                Visitor bob = new Visitor(here.address())) {
            bob.visit("/");
            bob.awaitLobby();
            awaitOfflineUse(bob);
            here.stop();
            bob.reload();
            bob.makeTable("Bob", "standard-3", ImmutableList.of("me", "bot beginner", "bot beginner"));
            bob.await("his turn", () -> bob.isToMove());
            bob.reload();
            bob.await("his turn", () -> bob.isToMove());
            assertThat(bob.complaints()).isEmpty();
        }
    }

    /** Two sites in two folders of a host share nothing: neither games and settings, nor files stored for offline use. */
    @Test
    void twoCopiesOnOneHostDoNotDisturbEachOther() throws IOException {
        try (StaticServer here = new StaticServer(StaticServer.Age.NEW, OpenSite.FILES);
                Visitor bob = new Visitor(here.host())) {
            bob.visit(StaticServer.FOLDER);
            bob.makeTable("Bob", "standard-3", ImmutableList.of("me", "bot beginner", "bot beginner"));
            bob.await("his turn", () -> bob.isToMove());
            String table = bob.path();
            awaitOfflineUse(bob);
            String first = bob.run(STORED);

            bob.visit(StaticServer.COPY);
            bob.awaitLobby();
            assertThat(bob.count(".waiting a")).isZero();
            bob.choose("language", "de");
            bob.awaitLobby("de");
            bob.playAtOnce("upturn");
            bob.await("the table", () -> bob.path().contains("/table/"));
            bob.visit(StaticServer.COPY);
            bob.awaitLobby("de");
            assertThat(bob.count(".waiting a")).isEqualTo(1);
            awaitOfflineUse(bob);
            assertThat(bob.runAsync("caches.keys().then(names => done(String(names.length)))"))
                    .isEqualTo("2");

            here.stop();
            bob.visit(StaticServer.FOLDER);
            bob.awaitLobby("en");
            assertThat(bob.count(".waiting a")).isEqualTo(1);
            assertThat(bob.run(STORED)).isEqualTo(first);
            bob.visit(table);
            bob.await("his turn", () -> bob.isToMove());
            bob.visit(StaticServer.COPY);
            bob.awaitLobby("de");
            assertThat(bob.complaints()).isEmpty();
        }
    }

    private static void awaitOfflineUse(Visitor visitor) {
        visitor.await(
                "the service worker",
                () -> visitor.run("return navigator.serviceWorker.controller !== null")
                        .equals("true"));
    }

    @Test
    void editsAPositionShowsItsFaultsAndPlaysFromIt() {
        ada.visit("/#/position/");
        ada.awaitStatus("A game can start here.");
        assertThat(ada.all(".board .tile")).isEmpty();
        assertThat(ada.one(".reasons").isDisplayed()).isFalse();
        ada.one("[data-tool=A]").click();
        ada.cell("A4").click();
        ada.await("a tile", () -> ada.cell("A4").getAccessibleName().contains("bA"));
        ada.one("[data-tool=erase]").click();
        ada.cell("A4").click();
        ada.await("no tile", () -> ada.count(".board .tile") == 0);
        String good = ada.run("return document.querySelector('#position').value");
        write(good.replace(" 9/", " 4b54/"));
        ada.awaitStatus("No game can start here.");
        assertThat(ada.all(".board .tile")).hasSize(1);
        assertThat(ada.one(".reasons").getText()).contains("Blue 5 occurs 2 times");
        assertThat(ada.barriers()).isEmpty();
        choose("fr", "5 bleu figure 2 fois");
        choose("nl", "Blauwe 5 komt 2 keer voor");
        choose("en", "Blue 5 occurs 2 times");
        write("two-player 9/9/1b5");
        ada.await("what is readable", () -> ada.cell("C2").getAccessibleName().contains("b5"));
        write(good);
        ada.awaitStatus("A game can start here.");
        String link = ada.path();
        ada.visit("/");
        ada.visit(link);
        ada.awaitStatus("A game can start here.");
        ada.choose("seat-2", "bot beginner");
        ada.press("Play from here");
        ada.await("her turn", () -> ada.isToMove());
    }

    /** Chooses a language, which redraws the page. */
    private static void choose(String language, String reason) {
        ada.choose("language", language);
        ada.await(
                language,
                () -> ada.run("return document.querySelector('.reasons')?.innerText")
                        .contains(reason));
    }

    private static void write(String position) {
        ada.run(
                "const box = document.querySelector('#position'); box.value = arguments[0];"
                        + "box.dispatchEvent(new Event('input'))",
                position);
    }

    @Test
    void opensRedactedRecordsAndReportsMalformedOnes() {
        ada.visit("/#/record/nonsense");
        ada.awaitStatus("This record cannot be read:");
        PageFixture.sitAlone(ada);
        ada.run("Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { window.copied ="
                + " text }}})");
        ada.press("Copy a link to the record");
        ada.awaitStatus("Link copied.");
        String link = ada.run("return window.copied")
                .substring(site.server().address().length());
        ada.visit(link);
        ada.await("the record", () -> ada.count(".seat .holding .mini .tile") > 0);
        assertThat(ada.all("#sight")).allMatch(choice -> !choice.isDisplayed());
        assertThat(ada.canPress("Hint")).isFalse();
    }

    @Test
    void playsInOldBrowsers() throws IOException {
        try (StaticServer old = new StaticServer(StaticServer.Age.OLD, OpenSite.FILES);
                Visitor bob = new Visitor(old.address())) {
            bob.visit("/");
            bob.openForm();
            bob.await("what is missing", () -> bob.count(".slow") == 2);
            assertThat(bob.one(".slow").getText()).contains("computers that think ahead");
            assertThat(bob.all(".slow").get(1).getText()).contains("too old for UP TURN and The street game");
            assertThat(bob.all("#game option")).hasSize(1);
            assertThat(bob.all(".game")).hasSize(1);
            assertThat(bob.all("option[value='bot expert']")).isEmpty();
            bob.makeTable("Bob", "bloqueurs-3", ImmutableList.of("me", "bot casual", "bot beginner"));
            bob.await("his turn", () -> bob.isToMove());
            new Hands().playWithMouse(bob);
            assertThat(bob.canPress("Hint")).isFalse();
            assertThat(bob.complaints()).isEmpty();
        }
    }
}
