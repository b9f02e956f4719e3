package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.PageFixture;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page's reaction to a lost, slow or dead connection. */
@Tag("browser")
@Tag("server")
class ConnectionTest {
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

    @Test
    void reportsALostConnectionAndReconnects() throws IOException {
        PageFixture.sitAlone(ada);
        int ply = ada.ply();
        ImmutableList<String> rack = ada.rack();
        page.served().without(() -> {
            ada.awaitStatus("Connection lost");
            assertThat(ada.one(".lost").isDisplayed()).isTrue();
            // The response of a server with too many tables in memory.
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
        // The first attempt after another loss comes at once, regardless of the number of earlier attempts.
        ada.run("const later = setTimeout; window.waits = [];"
                + "window.setTimeout = (done, wait) => { waits.push(wait); return later(done, wait); };"
                + "dispatchEvent(new Event('offline'))");
        ada.await("the connection", () -> ada.isToMove());
        assertThat(Double.parseDouble(ada.run("return String(waits[0])"))).isLessThan(400);
        assertThat(ada.complaints()).allMatch(complaint -> complaint.contains("WebSocket connection"));
    }

    /** The next attempt is a minute away, so another event must reconnect. */
    @Test
    void reconnectsAtOnceWhenThePlayerReturnsOrAsks() throws IOException {
        PageFixture.sitAlone(ada);
        for (String event : ImmutableList.of("focus", "online", "click")) {
            ada.run("window.chance ??= Math.random; Math.random = () => 240");
            page.served().without(() -> ada.await("the loss", () -> ada.canPress("Try now")));
            ada.run("Math.random = chance");
            if (event.equals("click")) {
                ada.press("Try now");
            } else {
                ada.run("dispatchEvent(new Event(arguments[0]))", event);
            }
            ada.await("the connection", () -> ada.isToMove());
            assertThat(ada.canPress("Try now")).isFalse();
        }
        assertThat(ada.complaints()).allMatch(complaint -> complaint.contains("WebSocket connection"));
    }

    /** After a visit to the practice page, it works offline from any address. */
    @Test
    void offersPracticeWithoutAConnection() throws IOException {
        ada.visit("/");
        ada.awaitLobby();
        ada.one("a[href='/practice/']").click();
        ada.await("the page", () -> ada.path().equals("/practice/"));
        ada.visit("/practice/");
        ada.await(
                "it is stored",
                () -> ada.runAsync("caches.match('/practice/').then(found => done(String(!!found)))")
                        .equals("true"));
        page.served().without(() -> {
            for (String address : ImmutableList.of("/practice/", "/", "/table/abc")) {
                ada.visit(address);
                ada.await("practice", () -> ada.path().equals("/practice/"));
                assertThat(ada.one("h1").getText()).isEqualTo("A page that needs no server");
            }
        });
        ada.visit("/");
        ada.awaitLobby();
        ada.runAsync("navigator.serviceWorker.getRegistrations()"
                + ".then(all => Promise.all(all.map(one => one.unregister()))).then(() => done(''))");
        ada.complaints();
    }

    /** A proxy that swallows all bytes: the page shows that it is sending, and the move is made once. */
    @Test
    void sendsAMoveAgainAfterADeadConnection() {
        PageFixture.sitAlone(ada);
        int ply = ada.ply();
        String tile = ada.rack().get(0);
        ada.run("window.send = WebSocket.prototype.send; WebSocket.prototype.send = () => undefined");
        ada.hold(tile);
        String cell = ada.targets().get(0);
        ada.cell(cell).click();
        ada.awaitStatus("Sending");
        ada.run("WebSocket.prototype.send = window.send");
        ada.await("her move", () -> ada.ply() > ply);
        ada.await("her next turn", () -> ada.isToMove());
        ada.await("the log", () -> ada.count(".move-log li") == ada.ply());
        assertThat(ada.one(".move-log").getText().split("You (?:play|capture)", -1))
                .hasSize(2 + ply / 3);
        assertThat(ada.rack()).hasSize(5);
        assertThat(ada.status()).doesNotContain("refused", "no connection");
    }

    /** The move arrives, but its answer is lost. After the page reconnects, others have moved too, and nothing is refused. */
    @Test
    void recognizesAMoveWhoseAnswerWasLost() {
        PageFixture.sitAlone(ada);
        int ply = ada.ply();
        ada.run("const send = WebSocket.prototype.send; window.said = '';"
                + "setInterval(() => said += document.querySelector('[role=status]').textContent, 50);"
                + "WebSocket.prototype.send = function (text) {"
                + "  if (text.includes('\"play\"')) { this.onmessage = () => undefined; WebSocket.prototype.send = send; }"
                + "  send.call(this, text); }");
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.await("the loss", () -> ada.run("return said").contains("Connection lost"));
        ada.await("her next turn", () -> ada.isToMove() && ada.ply() > ply + 1);
        ada.await("the log", () -> ada.count(".move-log li") == ada.ply());
        assertThat(ada.run("return said"))
                .contains("Sending")
                .doesNotContain("The position has changed")
                .doesNotContain("no connection");
    }

    /** The answer to a move, clicked or typed, arrives after the next tile is selected. The tile stays selected. */
    @Test
    void keepsATileSelectedBeforeTheAnswer() {
        PageFixture.sitAlone(ada);
        ada.run("const send = WebSocket.prototype.send;"
                + "WebSocket.prototype.send = function (text) {"
                + "  if (text.includes('\"play\"')) { window.isAnswered = false; }"
                + "  if (!this.isSlow) {"
                + "    this.isSlow = true;"
                + "    const receive = this.onmessage;"
                + "    this.onmessage = (event) => event.data.includes('\"done\"')"
                + "      ? setTimeout(() => { receive(event); window.isAnswered = true; }, 3000) : receive(event);"
                + "  }"
                + "  send.call(this, text); }");
        for (boolean isTyped : new boolean[] {false, true}) {
            int ply = ada.ply();
            String tile = ada.rack().get(0);
            ada.hold(tile);
            String cell = ada.targets().get(0);
            if (isTyped) {
                String sign = String.valueOf(ada.cell(cell).getAccessibleName()).endsWith("empty") ? "@" : "x";
                ada.type(tile + sign + cell);
            } else {
                ada.cell(cell).click();
            }
            ada.await("her next turn", () -> ada.ply() > ply && ada.isToMove());
            String next = ada.rack().get(0);
            ada.hold(next);
            assertThat(ada.run("return window.isAnswered")).isEqualTo("false");
            ada.await("the answer", () -> ada.run("return window.isAnswered").equals("true"));
            assertThat(ada.all("[data-tile='" + next + "'][aria-pressed=true]"))
                    .as("typed: %s", isTyped)
                    .hasSize(1);
            ada.press("Cancel");
        }
    }

    /**
     * After ten quiet seconds the page sends a ping; four seconds later it gives up. If the browser reports the loss, the page
     * reacts at once.
     */
    @Test
    void noticesADeadConnection() {
        PageFixture.sitAlone(ada);
        ada.run("window.send = WebSocket.prototype.send; WebSocket.prototype.send = () => undefined;"
                + "const now = Date.now.bind(Date); let skipped = 0;"
                + "Date.now = () => now() + skipped; window.skip = time => skipped += time;");
        assertThat(ada.one(".lost").isDisplayed()).isFalse();
        ada.run("skip(10_000)");
        ada.run("setTimeout(() => skip(4_000), 1_500)");
        ada.awaitStatus("Connection lost");
        ada.run("WebSocket.prototype.send = window.send; skip(8_000)");
        ada.await("the connection", () -> ada.isToMove());
        ada.run("WebSocket.prototype.send = () => undefined; dispatchEvent(new Event('offline'))");
        ada.awaitStatus("Connection lost");
        ada.run("WebSocket.prototype.send = window.send; skip(8_000)");
        ada.await("the connection", () -> ada.isToMove());
    }
}
