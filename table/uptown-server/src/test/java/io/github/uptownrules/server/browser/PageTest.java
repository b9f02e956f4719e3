package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.PageContract;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page with a server behind it. */
@Tag("browser")
@Tag("server")
class PageTest implements PageContract {
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

    @Override
    public Visitor ada() {
        return ada;
    }

    @Override
    public String addressOf(String table) {
        return "/table/" + table;
    }

    @Test
    void tellsThatTheConnectionIsLostAndFindsItAgain() throws IOException {
        PageContract.sitAlone(ada);
        int ply = ada.ply();
        ImmutableList<String> rack = ada.rack();
        served.without(() -> {
            ada.awaitStatus("Connection lost");
            assertThat(ada.one(".lost").isDisplayed()).isTrue();
            // As a server refuses that has too many tables in memory.
            ada.run("const Real = WebSocket; window.isFull = true;"
                    + "window.WebSocket = function (address) {"
                    + "  if (!window.isFull) { return new Real(address); }"
                    + "  setTimeout(() => this.onclose({code: 1013})); }");
            ada.awaitStatus("There are too many tables right now.");
        });
        ada.run("window.isFull = false");
        ada.await("the connection", () -> ada.isToMove());
        assertThat(ada.ply()).isEqualTo(ply);
        assertThat(ada.rack()).isEqualTo(rack);
        assertThat(ada.complaints()).allMatch(complaint -> complaint.contains("WebSocket connection"));
    }

    /** On the clipboard, or to be copied by hand; the secret does not stay in the address. */
    @Test
    void copiesLinks() {
        PageContract.sitAlone(ada);
        String address = ada.path();
        ada.run("Object.defineProperty(navigator, 'clipboard',"
                + " {value: {writeText: async () => { throw new Error('no') }}})");
        ada.press("Copy the link to my seat");
        ada.awaitStatus("Copy the link from this field.");
        String link = ada.one(".links input").getAttribute("value");
        assertThat(ada.one(".links input").getAccessibleName()).isEqualTo("Link");
        assertThat(link)
                .startsWith(served.address() + address + "#")
                .hasSize((served.address() + address + "#").length() + 22);
        ada.run("localStorage.clear(); sessionStorage.clear()");
        ada.visit("/");
        ada.visit(link.substring(served.address().length()));
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.path()).isEqualTo(address);
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
        ada.press("Return");
        ada.await("her seat", () -> ada.canPress("Leave"));
        assertThat(ada.canPress("Hint")).isFalse();
    }
}
