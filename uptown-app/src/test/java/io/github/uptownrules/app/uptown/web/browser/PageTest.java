package io.github.uptownrules.app.uptown.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page is on all kinds of screens, to all kinds of people. */
class PageTest {
    private static final ImmutableList<String> LANGUAGES = ImmutableList.of("en", "de", "fr");
    private static final ImmutableMap<String, String> MAKE_TABLE = ImmutableMap.of(
            "en", "Make the table",
            "de", "Tisch eröffnen",
            "fr", "Ouvrir la table");
    private static final ImmutableMap<String, String> DOES_NOT_FIT = ImmutableMap.of(
            "en", "does not fit",
            "de", "passt nicht auf",
            "fr", "ne va pas en");

    @TempDir
    private static Path data;

    private static Served served;
    private static Visitor ada;

    @BeforeAll
    static void open() throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        served = new Served(data);
        ada = new Visitor(served.address(), "en-US");
    }

    @AfterAll
    static void close() {
        if (ada != null) {
            ada.close();
        }
        if (served != null) {
            served.close();
        }
    }

    @AfterEach
    void nothingWentWrong() {
        assertThat(ada.complaints()).isEmpty();
        ada.visit("/");
        ada.run("localStorage.clear(); sessionStorage.clear()");
    }

    private static void sitAlone() {
        ada.visit("/");
        ada.makeTable("Ada", "standard-3", ImmutableList.of("me", "bot beginner", "bot beginner"));
        ada.await("her turn", () -> ada.isToMove());
    }

    @Test
    void speaksThreeLanguages() {
        sitAlone();
        String address = ada.path();
        for (String language : LANGUAGES) {
            ada.visit("/");
            ada.choose("language", language);
            ada.await(language, () -> ada.canPress(MAKE_TABLE.get(language)));
            ada.visit(address);
            ada.await("the rack", () -> !ada.all(".held-tile").isEmpty());
            assertThat(ada.run("return document.documentElement.lang")).isEqualTo(language);
            ada.type(ada.misfit());
            ada.await(DOES_NOT_FIT.get(language), () -> ada.status().contains(DOES_NOT_FIT.get(language)));
            assertThat(ada.status()).doesNotContain("{").doesNotContain("undefined");
        }
    }

    @Test
    void keepsNobodyOut() {
        for (String scheme : ImmutableList.of("light", "dark")) {
            ada.prefer("prefers-color-scheme", scheme);
            ada.visit("/");
            ada.await("the lobby", () -> ada.canPress("Make the table"));
            assertThat(ada.barriers()).as("lobby, %s", scheme).isEmpty();
            sitAlone();
            ada.hold(ada.rack().get(0));
            ada.press("Locks");
            assertThat(ada.barriers()).as("table, %s", scheme).isEmpty();
        }
        ada.prefer("prefers-color-scheme", "light");
    }

    @Test
    void isDarkWhereTheSystemIsOrSomebodyWantsIt() {
        String ground = "return getComputedStyle(document.documentElement).backgroundColor";
        ada.visit("/");
        String light = ada.run(ground);
        ada.prefer("prefers-color-scheme", "dark");
        String dark = ada.run(ground);
        assertThat(dark).isNotEqualTo(light);
        ada.await("the lobby", () -> ada.canPress("Dark"));
        ada.press("Dark");
        assertThat(ada.run(ground)).isEqualTo(light);
        ada.prefer("prefers-color-scheme", "light");
        ada.press("Dark");
        assertThat(ada.run(ground)).isEqualTo(dark);
        ada.reload();
        ada.await("dark again", () -> ada.run(ground).equals(dark));
    }

    @Test
    void fitsOnPhones() {
        ada.holdPhone(360, 740);
        try {
            ada.visit("/");
            ada.await("the lobby", () -> ada.canPress("Make the table"));
            assertThat(ada.run("return document.documentElement.scrollWidth")).isEqualTo("360");
            for (String language : LANGUAGES) {
                ada.run("localStorage.setItem('uptown.language', 'en')");
                sitAlone();
                ada.run("localStorage.setItem('uptown.language', arguments[0])", language);
                ada.reload();
                ada.await("the rack", () -> !ada.all(".held-tile").isEmpty());
                assertThat(ada.run("return document.documentElement.scrollWidth"))
                        .isEqualTo("360");
                assertThat(ada.one("[role=grid]").getRect().y)
                        .isLessThan(ada.one(".held-tile").getRect().y);
            }
        } finally {
            ada.putPhoneAway();
        }
    }

    @Test
    void tellsThatTheConnectionIsLostAndFindsItAgain() throws IOException {
        sitAlone();
        int ply = ada.ply();
        ImmutableList<String> rack = ada.rack();
        served.without(() -> ada.awaitStatus("The connection is lost"));
        ada.await("the connection", () -> ada.isToMove());
        assertThat(ada.ply()).isEqualTo(ply);
        assertThat(ada.rack()).isEqualTo(rack);
        assertThat(ada.complaints()).allMatch(complaint -> complaint.contains("WebSocket connection"));
    }

    @Test
    void advises() {
        sitAlone();
        ada.press("Hint");
        ada.await("hints", () -> !ada.all(".advice li button").isEmpty());
        ada.one(".advice li button").click();
        assertThat(ada.one("button[aria-pressed=true].held-tile").getAccessibleName())
                .startsWith("tile b");
    }

    @Test
    void letsABotPlayForWhoLeft() {
        ada.visit("/");
        ada.makeTable("Ada", "two-player", ImmutableList.of("me", "open"));
        ada.await("the table", () -> ada.status().contains("open"));
        // Somebody who never moves.
        ada.run("fetch('/api' + location.pathname.replace('table', 'tables') + '/seats/2', {method: 'POST',"
                + " headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Bob\"}'})");
        ada.await("the game", () -> ada.isToMove());
        ada.press("Leave");
        ada.awaitStatus("It is Bob’s turn.");
        assertThat(ada.ply()).isEqualTo(1);
        ada.press("Come back");
        ada.await("her seat", () -> ada.canPress("Leave"));
    }

    @Test
    void takesTwoPressesToResignAndOneToPlayAgain() {
        sitAlone();
        ada.press("Resign");
        ada.press("Play on");
        ada.press("Resign");
        ada.press("Yes, resign");
        ada.awaitStatus("Ada resigned.");
        assertThat(ada.status()).contains("The game is over");
        ada.await(
                "all racks",
                () -> ada.all(".seat .tiles:not(.captures) .mini .tile").size() >= 2 * 4);
        String address = ada.path();
        ada.press("Rematch");
        ada.press("To the rematch");
        ada.await(
                "another table", () -> !ada.path().equals(address) && ada.path().startsWith("/table/"));
        ada.await("a new game", () -> !ada.all(".held-tile").isEmpty());
    }

    @Test
    void saysWhatIsWrong() {
        ada.visit("/table/nowhere");
        ada.awaitStatus("There is no such table");
        sitAlone();
        ada.type("nonsense");
        ada.awaitStatus("This is not a move");
        ada.type("b5xA1");
        ada.await("a reason", () -> !ada.all("[role=status] li").isEmpty());
        ada.cell("A1").click();
        ada.awaitStatus("Choose a tile");
        assertThat(ada.complaints()).isEmpty();
    }
}
