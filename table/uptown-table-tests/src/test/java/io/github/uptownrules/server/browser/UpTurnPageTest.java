package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.Visitor;
import io.github.uptownrules.upturn.tile.TileSet;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** UP TURN on the page with a server: whole games by mouse and by keyboard. */
@Tag("browser")
@Tag("server")
class UpTurnPageTest {
    @TempDir
    private static Path data;

    private static OpenPage page;
    private static Visitor ada;
    private static UpTurnPlayer player;

    @BeforeAll
    static void open() throws IOException {
        page = OpenPage.of(data);
        ada = page.ada();
        player = new UpTurnPlayer(ada);
    }

    @AfterAll
    static void close() {
        if (page != null) {
            page.close();
        }
    }

    /** The opponent lays arrows and jokers only, so that Ada wins. Includes a reload and a forgotten call. */
    @Test
    void playsAGameByClicks() {
        ada.prefer("prefers-reduced-motion", "no-preference");
        player.sitWithBob();
        assertThat(ada.barriers()).isEmpty();
        WindowSizes.check(ada, ImmutableList.of("Bob"));
        boolean hasReloaded = false;
        boolean hasForgotten = false;
        while (player.isNext()) {
            if (ada.ply() > 5 && !hasReloaded) {
                hasReloaded = true;
                reload();
                WindowSizes.checkPast(ada);
            }
            boolean forgets = !hasForgotten && player.isCallDue();
            String tile = player.click(forgets);
            assertThat(ada.complaints()).as("after " + tile).isEmpty();
            if (forgets) {
                hasForgotten = true;
                ada.await("the log", () -> log().contains("You forgot to call “Upturn”. You draw "));
            }
        }
        assertThat(ada.status()).contains("The game is over: Ada wins.");
        assertThat(ada.one(".final-order").getText()).contains("Ada\n0 tiles left");
        assertThat(hasForgotten).isTrue();
        assertThat(log()).contains("You call “Upturn”.");
        assertThat(ada.barriers()).isEmpty();
        looksBack();
        player.leaveBob();
        ada.prefer("prefers-reduced-motion", "reduce");
    }

    private static void reload() {
        int ply = ada.ply();
        ImmutableList<String> hand = player.hand();
        String line = player.line();
        ada.reload();
        ada.await("the table", () -> ada.isToMove());
        ada.await("all moves", () -> ada.count(".move-log li") == ply);
        ada.await("the line", () -> player.line().equals(line));
        assertThat(player.hand()).isEqualTo(hand);
        assertThat(ada.ply()).isEqualTo(ply);
    }

    /** Returns the text of the log, which is folded once the game is over. */
    private static String log() {
        return ada.one(".move-log").getDomProperty("textContent");
    }

    /** Past positions are pictures without buttons. */
    private static void looksBack() {
        ada.press("Back");
        ada.awaitStatus("Position after");
        assertThat(ada.all("upturn-table button")).isEmpty();
        assertThat(ada.barriers()).isEmpty();
    }

    @Test
    void playsAGameWithKeys() {
        player.sitWithBob();
        while (player.isNext()) {
            player.press();
        }
        assertThat(ada.status()).contains("The game is over: Ada wins.");
        player.leaveBob();
    }

    /** The reason for a refusal appears in the status region, and nothing changes. */
    @Test
    void explainsRefusals() {
        player.sitWithBob();
        player.button("Draw").sendKeys(Keys.ENTER);
        ada.awaitStatus("No number has been laid yet, and you have one: you must lay it.");
        player.button("Pass").sendKeys(Keys.ENTER);
        ada.awaitStatus("You may pass only after drawing");
        player.button("Call Upturn").click();
        player.hold(player.targets().get(0));
        player.button("Lay").click();
        ada.awaitStatus("Call only with a move that leaves you one tile");
        ada.type("U");
        ada.awaitStatus("This is not a move in notation, such as 40");
        assertThat(ada.ply()).isZero();
        assertThat(ada.barriers()).isEmpty();
        player.leaveBob();
    }

    @Test
    void selectsTheTileOfAHint() {
        ada.visit("/");
        player.makeTable("upturn-3", ImmutableList.of("me", "bot beginner", "bot beginner"));
        ada.await("her turn", () -> ada.isToMove());
        ada.holdPhone(1280, 800);
        String place = box(".place");
        ada.press("Hint");
        ada.await("the hint", () -> ada.count(".advice li button") > 0);
        assertThat(ada.barriers()).isEmpty();
        assertThat(box(".place")).as("the own place keeps its size").isEqualTo(place);
        assertThat(ada.run("return document.querySelector('.turn').innerText"))
                .as("the heading names the tiles only")
                .startsWith("Hint: ")
                .doesNotContain(" draws ", "turns go", "the game ", "(");
        ada.putPhoneAway();
        int ply = ada.ply();
        ada.one(".advice li button").click();
        ada.press("Play it");
        ada.await("the move", () -> ada.ply() > ply);
    }

    @Test
    void showsTheAnalysisBelowTheLine() {
        ada.visit("/");
        player.makeTable("upturn-3", ImmutableList.of("me", "bot beginner", "bot beginner"));
        ada.await("her turn", () -> ada.isToMove());
        ada.run("document.querySelector('[data-action=\"action.resign\"]').click()");
        ada.run("document.querySelector('[data-action=\"action.reallyResign\"]').click()");
        ada.press("Analysis");
        ada.await("the analysis", () -> ada.count(".analysis") > 0);
        ada.holdPhone(1280, 800);
        assertThat(ada.run("const line = document.querySelector('upturn-table').shadowRoot.querySelector('.middle');"
                        + "return document.querySelector('.analysis').getBoundingClientRect().top"
                        + " >= line.getBoundingClientRect().bottom"))
                .isEqualTo("true");
        ada.putPhoneAway();
    }

    /** Returns the position and the size of an element. */
    private static String box(String selector) {
        return ada.run("return JSON.stringify(document.querySelector(arguments[0]).getBoundingClientRect())", selector);
    }

    @Test
    void teachesTheRules() {
        for (String language : ImmutableList.of("en", "de", "fr", "nl")) {
            ada.visit("/");
            ada.awaitLobby();
            ada.choose("language", language);
            ada.awaitLobby(language);
            ada.click(".lessons button", 1);
            ada.await("the lesson", () -> ada.count("dialog upturn-table") > 0);
            for (int step = 1; step <= 7; step++) {
                assertThat(ada.one("dialog h2").getText()).startsWith(String.valueOf(step));
                assertThat(ada.barriers()).as(language + " " + step).isEmpty();
                ada.all("dialog .buttons .main").stream()
                        .filter(button -> button.isDisplayed())
                        .findFirst()
                        .orElseThrow()
                        .click();
            }
            ada.await("the lobby", () -> ada.count("dialog") == 0);
        }
        ada.choose("language", "en");
    }

    /** A custom set is checked, with messages that say what is wrong and where. */
    @Test
    void playsWithCustomTiles() {
        ada.visit("/");
        player.choose("upturn-2");
        ada.choose("seat-2", "bot casual");
        ada.one(".equipment summary").click();
        ada.await(
                "the usual tiles",
                () -> ada.one("#equipment")
                        .getDomProperty("value")
                        .equals(TileSet.standard().toString()));
        ada.one("#equipment").clear();
        ada.one("#equipment").sendKeys("1 2 3 X");
        ada.press("Make the table");
        ada.await("the fault", () -> ada.one(".friends").getText().contains("column 7"));
        ada.one("#equipment").clear();
        ada.one("#equipment")
                .sendKeys(
                        "1 2* 3 4 5 6 7 8* 9 10 11 12 13 14 15* 16 17 18 19 20 21 22 23 24* 25 26 27 28 29 30 U U D D B B S T J");
        ada.press("Make the table");
        ada.await("her turn", () -> ada.isToMove());
        assertThat(player.hand()).hasSize(7);
        assertThat(ada.barriers()).isEmpty();
    }
}
