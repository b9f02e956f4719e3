package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.PageFixture;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links to seats: valid, invalid, another player's, and in a browser that stores nothing. */
@Tag("browser")
@Tag("server")
class SeatLinkTest {
    private static final String STORED_SECRETS =
            "return Object.keys(localStorage).filter(key => key.includes('seat.')).map(key => localStorage[key]).join()";

    @TempDir
    private static Path data;

    private static OpenPage page;
    private static Visitor ada;

    @BeforeAll
    static void open() throws IOException {
        page = OpenPage.of(data);
        ada = page.ada();
    }

    @AfterAll
    static void close() {
        if (page != null) {
            page.close();
        }
    }

    @AfterEach
    void forget() {
        ada.forget();
    }

    /** Takes seat 1 and returns the secret of the player at seat 2, who never moves. */
    private static String sitWithBob() {
        ada.visit("/");
        ada.makeTable("Ada", "two-player", ImmutableList.of("me", "open"));
        ada.awaitStatus("One seat is open");
        String secret = ada.runAsync("fetch('/api' + location.pathname.replace('table', 'tables') + '/seats/2',"
                + " {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Bob\"}'})"
                + ".then(answer => answer.json()).then(seat => done(seat.secret))");
        ada.await("the game", () -> ada.isToMove());
        return secret;
    }

    private static void openAnew(String link) {
        ada.visit("/icon.svg");
        ada.visit(link);
    }

    @Test
    void anInvalidLinkKeepsTheSeat() {
        PageFixture.sitAlone(ada);
        String address = ada.path();
        String secrets = ada.run(STORED_SECRETS);
        ada.visit(address + "#anything");
        ada.await("the answer", () -> ada.canPress("OK"));
        assertThat(ada.one(".seat-link").getText()).contains("This seat link is not valid.");
        assertThat(ada.barriers()).isEmpty();
        assertThat(ada.isToMove()).isTrue();
        assertThat(ada.path()).isEqualTo(address);
        openAnew(address + "#" + "A".repeat(22));
        ada.await("the answer", () -> ada.canPress("OK"));
        assertThat(ada.isToMove()).isTrue();
        assertThat(ada.run(STORED_SECRETS)).isEqualTo(secrets);
        ada.press("OK");
        assertThat(ada.one(".seat-link").isDisplayed()).isFalse();
    }

    @Test
    void asksBeforeReplacingAValidSeat() {
        String bob = sitWithBob();
        String address = ada.path();
        String own = ada.run(STORED_SECRETS);
        openAnew(address + "#" + bob);
        ada.await("the question", () -> ada.canPress("Move to seat 2"));
        assertThat(ada.one(".seat-link").getText()).contains("This link is for the seat of Bob.");
        assertThat(ada.barriers()).isEmpty();
        assertThat(ada.isToMove()).isTrue();
        assertThat(ada.run(STORED_SECRETS)).isEqualTo(own);
        ada.press("Stay at seat 1");
        assertThat(ada.path()).isEqualTo(address);
        assertThat(ada.isToMove()).isTrue();
        ada.visit(address + "#" + bob);
        ada.press("Move to seat 2");
        ada.awaitStatus("It is Ada’s turn.");
        assertThat(ada.path()).isEqualTo(address);
        assertThat(ada.run(STORED_SECRETS)).isEqualTo(bob);
    }

    @Test
    void replacesAnInvalidSecret() {
        String bob = sitWithBob();
        String address = ada.path();
        ada.visit("/icon.svg");
        ada.run(
                "for (const store of [localStorage, sessionStorage]) {"
                        + " Object.keys(store).filter(key => key.includes('seat.')).forEach(key => store[key] = 'B'.repeat(22)); }");
        ada.visit(address + "#" + bob);
        ada.awaitStatus("It is Ada’s turn.");
        ada.await("the secret", () -> ada.run(STORED_SECRETS).equals(bob));
        assertThat(ada.path()).isEqualTo(address);
        assertThat(ada.all(".seat-link")).isEmpty();
    }

    @Test
    void reportsAnInvalidLinkToAGuest() {
        sitWithBob();
        String address = ada.path();
        ada.forget();
        ada.visit(address + "#anything");
        ada.await("the answer", () -> ada.canPress("OK"));
        assertThat(ada.path()).isEqualTo(address);
        assertThat(ada.run(STORED_SECRETS)).isEmpty();
    }

    @Test
    void keepsTheSeatInTheAddressIfTheBrowserStoresNothing() {
        try (Visitor eve = new Visitor(page.served().address())) {
            eve.beforeEachPage(
                    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }");
            PageFixture.sitAlone(eve);
            ImmutableList<String> rack = eve.rack();
            String seat = eve.path();
            assertThat(seat).matches("/table/[^#]*#.{22}");
            assertThat(eve.one(".seat-link").getText()).contains("This browser does not store your seat.");
            assertThat(eve.one(".seat-link button:not([hidden])").getText()).isEqualTo("Copy the link to my seat");
            assertThat(eve.barriers()).isEmpty();
            eve.reload();
            eve.await("her seat", () -> eve.isToMove());
            assertThat(eve.rack()).isEqualTo(rack);
            assertThat(eve.path()).isEqualTo(seat);
        }
    }
}
