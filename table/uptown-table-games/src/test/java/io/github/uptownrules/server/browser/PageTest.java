package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.PageContract;
import io.github.uptownrules.page.PageFixture;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

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
        PageFixture.sitAlone(ada);
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

    /** Whoever has been at the page for practice gets there without a connection, from any address. */
    @Test
    void leadsToPracticeWithoutAConnection() throws IOException {
        ada.visit("/");
        ada.await("the link", () -> !ada.all("a[href='/practice/']").isEmpty());
        ada.one("a[href='/practice/']").click();
        ada.await("the page", () -> ada.path().equals("/practice/"));
        ada.visit("/practice/");
        ada.await(
                "it is stored",
                () -> ada.runAsync("caches.match('/practice/').then(found => done(String(!!found)))")
                        .equals("true"));
        served.without(() -> {
            for (String address : ImmutableList.of("/practice/", "/", "/table/abc")) {
                ada.visit(address);
                ada.await("practice", () -> ada.path().equals("/practice/"));
                assertThat(ada.one("h1").getText()).isEqualTo("A page that needs no server");
            }
        });
        ada.visit("/");
        ada.await("the lobby", () -> ada.canPress("Make the table"));
        ada.runAsync("navigator.serviceWorker.getRegistrations()"
                + ".then(all => Promise.all(all.map(one => one.unregister()))).then(() => done(''))");
        ada.complaints();
    }

    /** On the clipboard, or to be copied by hand; the secret does not stay in the address. */
    @Test
    void copiesLinks() {
        PageFixture.sitAlone(ada);
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

    /** A proxy that takes bytes and brings them nowhere: it is said that the move is being sent, and it is made, once. */
    @Test
    void sendsAMoveAgainWhenTheLineWasDead() {
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
        ada.await("the log", () -> ada.all(".move-log li").size() == ada.ply());
        assertThat(ada.one(".move-log").getText().split("Ada plays", -1)).hasSize(2 + ply / 3);
        assertThat(ada.rack()).hasSize(5);
        assertThat(ada.status()).doesNotContain("refused", "no connection");
    }

    /** The move has come, but no answer: when the line is back, others have moved, too, and nothing is refused. */
    @Test
    void knowsThatAMoveWasMadeWhenItsAnswerWasLost() {
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
        ada.await("the log", () -> ada.all(".move-log li").size() == ada.ply());
        assertThat(ada.run("return said"))
                .contains("Sending")
                .doesNotContain("The position has changed")
                .doesNotContain("no connection");
    }

    /** The answer to a move, clicked or typed, comes when the next tile is in hand already: that stays there. */
    @Test
    void keepsInHandWhatWasTakenBeforeTheAnswer() {
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

    /** After ten quiet seconds the page asks, and four later it knows; a browser that knows says so at once. */
    @Test
    void noticesADeadLine() {
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

    @Test
    void helpsWhoComesToAWrongAddress() {
        ada.visit("/tabel/somewhere/else");
        ada.await("help", () -> ada.canPress("To the start page"));
        assertThat(ada.one("h1").getText()).isEqualTo("There is nothing at this address");
        assertThat(ada.barriers()).isEmpty();
        assertThat(ada.complaints()).allMatch(complaint -> complaint.contains("404"));
        ada.press("To the start page");
        ada.await("the lobby", () -> ada.canPress("Make the table"));
        assertThat(ada.path()).isEqualTo("/");
    }

    @Test
    void tellsGuestsThatADealIsKnown() {
        ada.visit("/");
        ada.await("the lobby", () -> !ada.all("#seat-1").isEmpty());
        ada.one("#practice").click();
        String number = ada.one("#seed").getDomProperty("value");
        ada.makeTable("Ada", "two-player", ImmutableList.of("me", "open"));
        String table = ada.path();
        ada.await("the waiting room", () -> !ada.all(".waiting-room").isEmpty());
        assertThat(ada.one(".waiting-room").getText()).contains("knows the number of the deal");
        ada.run("localStorage.clear(); sessionStorage.clear()");
        ada.visit("/");
        ada.await("the lobby", () -> !ada.all("#seat-1").isEmpty());
        ada.one("#practice").click();
        assertThat(ada.one("#seed").getDomProperty("value")).isNotEqualTo(number);
        ada.visit(table);
        ada.await("the door", () -> ada.canPress("Sit down at seat 2"));
        assertThat(ada.one(".join-form .warning").getText()).contains("with it all racks");
    }

    /** Held while Bob thinks, it is made once when he has moved; and dropped, if he has taken the cell. */
    @Test
    void makesAMoveThatWasHeld() {
        ada.visit("/");
        ada.makeTable("Ada", "two-player", ImmutableList.of("me", "open"));
        ada.awaitStatus("One seat is open");
        ada.run("fetch('/api' + location.pathname.replace('table', 'tables') + '/seats/2', {method: 'POST',"
                + " headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Bob\"}'})"
                + ".then(answer => answer.json()).then(seat => {"
                + "  window.bob = new WebSocket(location.href.replace('http', 'ws').replace('table/', 'api/tables/') + '/socket');"
                + "  bob.onopen = () => bob.send(JSON.stringify({type: 'hello', secret: seat.secret}));"
                + "  bob.onmessage = message => { const frame = JSON.parse(message.data);"
                + "    if (frame.type === 'state') { window.seen = frame; } };"
                + "  window.play = wanted => { const [tile, cells] = Object.entries(seen.view.targets)"
                + "    .find(([, {empty}]) => empty.includes(wanted)) ?? Object.entries(seen.view.targets)[0];"
                + "    const cell = cells.empty.includes(wanted) ? wanted : cells.empty.at(-1);"
                + "    bob.send(JSON.stringify({type: 'play', id: 7, version: seen.version, move: tile + '@' + cell}));"
                + "    return cell; } })");
        ada.await("the game", () -> ada.isToMove());
        ada.press("Premoves");
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.awaitStatus("It is Bob’s turn.");
        ada.hold(ada.rack().get(0));
        String cell = ada.targets().get(0);
        ada.cell(cell).click();
        ada.awaitStatus("Held until it is your turn");
        assertThat(ada.ply()).isEqualTo(1);
        ada.await("what Bob sees", () -> ada.run("return seen.table.ply").equals("1"));
        String taken = ada.run("return play('none')");
        ada.await("the move", () -> ada.ply() == (taken.equals(cell) ? 2 : 3));
        ada.await("all moves", () -> ada.all(".move-log .move").size() == ada.ply());
        assertThat(ada.one(".move-log").getText().split("Ada plays", -1)).hasSize(3);
        ada.press("Premoves");
    }

    /** While seats are open: another seat, a bot in and out, another game, a code to scan, and away again. */
    @Test
    void arrangesATable() {
        ada.visit("/");
        ada.makeTable("Ada", "standard-4", ImmutableList.of("me", "open", "open", "open"));
        ada.awaitStatus("3 seats are open");
        ada.press("Move to seat 3");
        ada.await("her seat", () -> ada.canPress("Move to seat 1"));
        ada.press("Let a bot play at seat 1");
        ada.awaitStatus("2 seats are open");
        ada.press("Take Bot 1 off seat 1");
        ada.awaitStatus("3 seats are open");
        ada.choose("other-ruleset", "bloqueurs-3");
        ada.awaitStatus("2 seats are open");
        assertThat(ada.one(".title").getText()).isEqualTo("Bloqueurs, 3 players");
        assertThat(ada.barriers()).isEmpty();
        ada.press("QR code");
        ada.await(
                "the code",
                () -> ada.run("return document.querySelector('dialog img')?.naturalWidth > 0")
                        .equals("true"));
        assertThat(ada.one("dialog").getText()).contains(served.address() + ada.path());
        assertThat(ada.barriers()).isEmpty();
        ada.keys(Keys.ESCAPE);
        ada.await("the table", () -> ada.all("dialog").isEmpty());
        ada.run("fetch('/api' + location.pathname.replace('table', 'tables') + '/seats/2', {method: 'POST',"
                + " headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Bob\"}'})");
        // As a server answers as long as Bob may be about to open the page.
        ada.run(
                "const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {"
                        + "  const {type, id} = JSON.parse(text);"
                        + "  if (type !== 'clear') { return send.call(this, text); }"
                        + "  WebSocket.prototype.send = send;"
                        + "  this.onmessage({data: JSON.stringify({type: 'refused', id, code: 'too-early', message: 'there'})}); }");
        ada.press("Take Bob off seat 2");
        ada.awaitStatus("Too early");
        ada.press("Take Bob off seat 2");
        ada.awaitStatus("2 seats are open");
        String table = ada.path();
        ada.press("Give up my seat");
        ada.await("the lobby", () -> ada.path().equals("/"));
        ada.visit(table);
        ada.await("the door", () -> ada.canPress("Sit down at seat 1"));
    }

    /** Asked by another player, as the server sends it; the answer is what the server receives. */
    @Test
    void letsAnotherTakeBackAMove() {
        PageFixture.sitAlone(ada);
        ada.run(
                "const send = WebSocket.prototype.send; window.sent = [];"
                        + "WebSocket.prototype.send = function (text) {"
                        + "  sent.push(text); send.call(this, text); if (window.line) { return; }"
                        + "  window.line = this; const hear = this.onmessage; this.onmessage = event => {"
                        + "    const frame = JSON.parse(event.data); if (frame.type === 'state') { window.seen = frame; } hear(event); } }");
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.await("a state", () -> ada.run("return String(!!window.seen)").equals("true") && ada.isToMove());
        assertThat(ada.canPress("Let it be taken back")).isFalse();
        ada.run("line.onmessage({data: JSON.stringify({...seen, version: seen.version + 1,"
                + " table: {...seen.table, takeBack: {seat: 2, allowed: []}}})})");
        ada.await("the question", () -> ada.canPress("Let it be taken back"));
        assertThat(ada.one(".take-back").getText()).contains("Bot 2 would like to take back the last move.");
        assertThat(ada.barriers()).isEmpty();
        ada.press("No, play on");
        ada.await("her answer", () -> ada.run("return sent.join()").contains("\"type\":\"keep\""));
        ada.press("Let it be taken back");
        ada.await("the other", () -> ada.run("return sent.join()").contains("\"type\":\"take-back\""));
    }

    /** A stranger's table in the list, and one's own afterwards. */
    @Test
    void findsTables() {
        ada.visit("/");
        ada.run(
                "fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify("
                        + "{ruleset: 'two-player', seats: [{person: 'Zoe'}, {open: true}], you: 1, listed: true})})"
                        + ".then(answer => answer.json()).then(made => {"
                        + "  window.zoe = new WebSocket(`ws://${location.host}/api/tables/${made.table}/socket`);"
                        + "  zoe.onopen = () => zoe.send(JSON.stringify({type: 'hello', secret: made.secret})); })");
        ada.await("the list", () -> !ada.all(".open-tables a").isEmpty());
        assertThat(ada.one(".open-tables li").getText()).contains("Sit down with Zoe", "One seat is open.");
        assertThat(ada.barriers()).isEmpty();
        String table = ada.one(".open-tables a").getDomAttribute("href");
        ada.visit(String.valueOf(table));
        ada.press("Sit down at seat 2");
        ada.await("the game", () -> !ada.rack().isEmpty());
        ada.visit("/");
        ada.await("her games", () -> !ada.all(".my-games a").isEmpty());
        assertThat(ada.one(".my-games li").getText()).contains("Two players", "Zoe");
        assertThat(ada.one(".my-games a").getDomAttribute("href")).isEqualTo(table);
    }

    /** What decided between equals is said, also when another player has resigned. */
    @Test
    void saysWhichTieBreakDecided() {
        ada.visit("/");
        ada.await("the lobby", () -> ada.canPress("Make the table"));
        String said = ada.runAsync(
                "const seat = (seat, rank, score, captured) => [{seat, kind: 'person', name: 'ABC'.charAt(seat - 1)},"
                        + " {seat, rank, score, groups: 1, captures: {blue: captured}}];"
                        + "const page = document.querySelector('link[href$=\"/turn.js\"]').href;"
                        + "import(new URL('games/uptown/result.js', page)).then(({decision}) => {"
                        + "  const told = (...rows) => decision(rows.map(row => row[1]).sort((one, other) => one.rank - other.rank),"
                        + "    {seats: rows.map(row => row[0])}) || 'nothing';"
                        + "  done([told(seat(1, 2, -2, 3), seat(2, 1, -2, 1), seat(3, 3, -1, 0)),"
                        + "    told(seat(1, 1, -2, 1), seat(2, 1, -2, 1), seat(3, 3, -2, 0)),"
                        + "    told(seat(1, 1, -1, 1), seat(2, 2, -2, 1), seat(3, 3, -1, 0))].join(' | ')); })");
        assertThat(said)
                .isEqualTo("B and A have the same score; B captured fewer tiles."
                        + " | A and B are equal in everything and share the victory. | nothing");
    }

    /** The clock of the player in turn runs on the card, too, whatever is pressed meanwhile. */
    @Test
    void showsRunningClocks() {
        ada.visit("/");
        ada.await("the lobby", () -> !ada.all("#seat-1").isEmpty());
        ada.one("summary").click();
        ada.choose("time", "game 300 5");
        ada.makeTable("Ada", "standard-3", ImmutableList.of("me", "bot beginner", "bot beginner"));
        ada.await("her turn", () -> ada.isToMove());
        String clocks = "return [...document.querySelectorAll('.turn-clock, .to-move .seat-clock')]"
                + ".map(clock => clock.textContent).join()";
        ada.await("both at 4:58", () -> ada.run(clocks).equals("4:58 left,4:58 left"));
        ada.press("Locks");
        assertThat(ada.run(clocks)).matches("(4:5. left),\\1");
    }

    /** A limit, a reminder and a vote, with a person at the other seat who only has the protocol. */
    @Test
    void doesNotWaitForEver() {
        ada.visit("/");
        ada.await("the lobby", () -> !ada.all("#seat-1").isEmpty());
        ada.one("summary").click();
        ada.choose("time", "move 86400");
        ada.choose("resignation", "bot");
        ada.one("#hints").click();
        ada.makeTable("Ada", "two-player", ImmutableList.of("me", "open"));
        ada.awaitStatus("One seat is open");
        ada.run("fetch('/api' + location.pathname.replace('table', 'tables') + '/seats/2', {method: 'POST',"
                + " headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Bob\"}'})"
                + ".then(answer => answer.json()).then(seat => {"
                + "  window.bob = new WebSocket(location.href.replace('http', 'ws').replace('table/', 'api/tables/') + '/socket');"
                + "  bob.onopen = () => bob.send(JSON.stringify({type: 'hello', secret: seat.secret}));"
                + "  bob.onmessage = message => (window.heard ??= []).push(message.data); })");
        ada.await("the game", () -> ada.isToMove());
        assertThat(ada.one(".title").getText()).contains("1 day a move");
        assertThat(ada.one(".turn-clock").getText()).isEqualTo("1 day left");
        assertThat(ada.canPress("Remind")).isFalse();
        ada.run("bob.send(JSON.stringify({type: 'react', id: 8, what: 'good-luck'}))");
        ada.await("what Bob says", () -> ada.one(".reaction").getText().equals("Bob: Good luck!"));
        ada.one(".reactions summary").click();
        ada.press("Hello!");
        ada.await("what she says", () -> ada.run("return heard.join()").contains("\"what\":\"hello\""));
        ada.press("Mute the others");
        assertThat(ada.one(".reaction").getText()).isEmpty();
        assertThat(ada.barriers()).isEmpty();
        ada.press("Mute the others");
        assertThat(ada.canPress("Hint")).isFalse();
        ada.run("bob.send(JSON.stringify({type: 'nudge', id: 1}))");
        ada.awaitStatus("Bob is waiting for your move.");
        int ply = ada.ply();
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.awaitStatus("It is Bob’s turn.");
        assertThat(ada.canPress("Let a bot go on")).isFalse();
        ada.run("const now = performance.now.bind(performance); performance.now = () => now() + 31_000");
        ada.press("Locks");
        ada.press("Remind");
        ada.awaitStatus("The reminder is sent.");
        ada.await("the reminder", () -> ada.run("return heard.join()").contains("{\"type\":\"nudge\",\"seat\":1}"));
        ada.press("Let a bot go on");
        ada.await("the bot’s move", () -> ada.ply() >= ply + 2);
        assertThat(second()).contains("away, a bot plays");
        ada.run("bob.send(JSON.stringify({type: 'return', id: 2}));"
                + "bob.send(JSON.stringify({type: 'resign', id: 3}))");
        ada.await("that he is gone", () -> second().contains("resigned, a bot plays"));
        ada.await("her turn", () -> ada.isToMove());
        ada.press("Resign");
        ada.press("Yes, resign");
        ada.awaitStatus("Ada resigned.");
        ada.run("bob.send(JSON.stringify({type: 'rematch', id: 4}))");
        ada.await("the offer", () -> ada.one(".rematch-offer").getText().contains("Bob offers a rematch."));
        assertThat(ada.barriers()).isEmpty();
        ada.press("Decline");
        ada.await("the answer", () -> ada.one(".rematch-offer").getText().contains("Ada declines."));
        assertThat(ada.canPress("Decline")).isFalse();
        assertThat(ada.canPress("Rematch")).isTrue();
    }

    /** What is said of the second seat, read in one go: its panel is drawn anew with each state. */
    private static String second() {
        return ada.run("return document.querySelectorAll('.seat')[1].innerText");
    }
}
