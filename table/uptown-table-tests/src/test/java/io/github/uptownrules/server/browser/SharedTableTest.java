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
import org.openqa.selenium.Keys;

/** The page at tables where other people play or may join. */
@Tag("browser")
@Tag("server")
class SharedTableTest {
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
    void letsABotReplaceAPlayerWhoLeft() {
        ada.visit("/");
        ada.makeTable("Ada", "two-player", ImmutableList.of("me", "open"));
        ada.await("the table", () -> ada.status().contains("open"));
        // A player who never moves.
        ada.run("fetch('/api' + location.pathname.replace('table', 'tables') + '/seats/2', {method: 'POST',"
                + " headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Bob\"}'})");
        ada.await("the game", () -> ada.isToMove());
        ada.press("Leave");
        ada.awaitStatus("It is Bob’s turn.");
        assertThat(ada.ply()).isEqualTo(1);
        ada.press("Return");
        ada.await("her seat", () -> ada.canPress("Leave"));
        assertThat(ada.canPress("Hint")).isFalse();
        assertThat(ada.canPress("Let a computer take over")).as("too early").isFalse();
        ada.run("const now = performance.now.bind(performance); performance.now = () => now() + 31_000");
        ada.press("Show which tiles cannot be captured");
        ada.press("Let a computer take over");
        ada.await("the bot’s move", () -> ada.ply() >= 2);
        assertThat(second()).contains("away, a computer plays");
    }

    @Test
    void warnsGuestsThatADealIsKnown() {
        ada.visit("/");
        ada.openForm();
        ada.one("#practice").click();
        String number = ada.one("#seed").getDomProperty("value");
        ada.makeTable("Ada", "two-player", ImmutableList.of("me", "open"));
        String table = ada.path();
        ada.await("the waiting room", () -> ada.count(".waiting-room") > 0);
        assertThat(ada.one(".waiting-room").getText()).contains("knows the number of the deal");
        ada.run("localStorage.clear(); sessionStorage.clear()");
        ada.visit("/");
        ada.openForm();
        ada.one("#practice").click();
        assertThat(ada.one("#seed").getDomProperty("value")).isNotEqualTo(number);
        ada.visit(table);
        ada.await("the door", () -> ada.canPress("Sit down at seat 2"));
        assertThat(ada.one(".join-form .warning").getText()).contains("can find out all racks");
    }

    /** A premove is made once when Bob has moved, or dropped if he has taken the cell. */
    @Test
    void makesAPremove() {
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
        ada.press("Play ahead while others think");
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.awaitStatus("It is Bob’s turn.");
        ada.hold(ada.rack().get(0));
        String cell = ada.targets().get(0);
        ada.cell(cell).click();
        ada.awaitStatus("Premove: ");
        assertThat(ada.ply()).isEqualTo(1);
        ada.await("what Bob sees", () -> ada.run("return seen.table.ply").equals("1"));
        String taken = ada.run("return play('none')");
        ada.await("the move", () -> ada.ply() == (taken.equals(cell) ? 2 : 3));
        ada.await("all moves", () -> ada.count(".move-log .move") == ada.ply());
        assertThat(ada.one(".move-log").getText().split("You (?:play|capture)", -1))
                .hasSize(3);
        ada.press("Play ahead while others think");
    }

    /** While seats are open: changing seats, adding and removing a bot, changing the game, the QR code, and leaving. */
    @Test
    void arrangesATable() {
        ada.visit("/");
        ada.makeTable("Ada", "standard-4", ImmutableList.of("me", "open", "open", "open"));
        ada.awaitStatus("3 seats are open");
        ada.press("Move to seat 3");
        ada.await("her seat", () -> ada.canPress("Move to seat 1"));
        ada.press("Let a computer play at seat 1");
        ada.awaitStatus("2 seats are open");
        ada.press("Remove Computer 1 from seat 1");
        ada.awaitStatus("3 seats are open");
        ada.choose("other-ruleset", "bloqueurs-3");
        ada.awaitStatus("2 seats are open");
        assertThat(ada.one(".title").getAccessibleName()).isEqualTo("Bloqueurs, 3 players");
        assertThat(ada.barriers()).isEmpty();
        ada.press("QR code");
        ada.await(
                "the code",
                () -> ada.run("return document.querySelector('dialog img')?.naturalWidth > 0")
                        .equals("true"));
        assertThat(ada.one("dialog").getText()).contains(page.served().address() + ada.path());
        assertThat(ada.barriers()).isEmpty();
        ada.keys(Keys.ESCAPE);
        ada.await("the table", () -> ada.count("dialog") == 0);
        ada.run("fetch('/api' + location.pathname.replace('table', 'tables') + '/seats/2', {method: 'POST',"
                + " headers: {'Content-Type': 'application/json'}, body: '{\"name\": \"Bob\"}'})");
        // Simulates the server's answer while Bob may be about to open the page.
        ada.run(
                "const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {"
                        + "  const {type, id} = JSON.parse(text);"
                        + "  if (type !== 'clear') { return send.call(this, text); }"
                        + "  WebSocket.prototype.send = send;"
                        + "  this.onmessage({data: JSON.stringify({type: 'refused', id, code: 'too-early', message: 'there'})}); }");
        ada.press("Remove Bob from seat 2");
        ada.awaitStatus("Too early");
        ada.press("Remove Bob from seat 2");
        ada.awaitStatus("2 seats are open");
        String table = ada.path();
        ada.press("Give up my seat");
        ada.await("the lobby", () -> ada.path().equals("/"));
        ada.visit(table);
        ada.await("the door", () -> ada.canPress("Sit down at seat 1"));
    }

    /** Buttons stay in place when another player sits down. The focus stays at a seat that changes. */
    @Test
    void nothingMovesWhenAPlayerSitsDown() {
        ada.holdPhone(390, 844);
        try {
            ada.visit("/");
            ada.makeTable("Ada", "standard-4", ImmutableList.of("me", "open", "open", "open"));
            ada.await("the seats", () -> ada.canPress("Move to seat 4"));
            String places =
                    "return [...document.querySelectorAll('.waiting-panel, .waiting-panel button, .rival, .status')]"
                            + ".map(one => Math.round(one.getBoundingClientRect().top)).join()";
            String before = ada.run(places);
            assertThat(Double.parseDouble(
                            ada.run("return document.querySelector('.own-sign').getBoundingClientRect().bottom")))
                    .isLessThan(844);
            ada.run("document.querySelector('[aria-label=\"Let a computer play at seat 2\"]').focus()");
            ada.keys(Keys.ENTER);
            ada.awaitStatus("2 seats are open");
            assertThat(ada.focused()).isEqualTo("Remove Computer 2 from seat 2");
            assertThat(ada.run(places)).isEqualTo(before);
            ada.run(
                    "fetch('/api' + location.pathname.replace('table', 'tables') + '/seats/3', {method: 'POST',"
                            + " headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name: 'Bob'.repeat(13)})})");
            ada.awaitStatus("One seat is open");
            assertThat(ada.run(places)).isEqualTo(before);
            assertThat(ada.run("return document.documentElement.scrollWidth")).isEqualTo("390");
            ada.press("Start with computers");
            ada.await("the game", () -> !ada.rack().isEmpty());
        } finally {
            ada.putPhoneAway();
        }
    }

    /** The test simulates the server's message that another player asks, and checks the answer sent to the server. */
    @Test
    void letsAnotherPlayerTakeBackAMove() {
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
        assertThat(ada.canPress("Allow it")).isFalse();
        ada.run("line.onmessage({data: JSON.stringify({...seen, version: seen.version + 1,"
                + " table: {...seen.table, takeBack: {seat: 2, allowed: []}}})})");
        ada.await("the question", () -> ada.canPress("Allow it"));
        assertThat(ada.one(".take-back").getText()).contains("Computer 2 would like to take back the last move.");
        assertThat(ada.barriers()).isEmpty();
        ada.press("No, play on");
        ada.await("her answer", () -> ada.run("return sent.join()").contains("\"type\":\"keep\""));
        ada.press("Allow it");
        ada.await("the other", () -> ada.run("return sent.join()").contains("\"type\":\"take-back\""));
    }

    /** If the others refuse, the player who asked sees it, even after asking again. */
    @Test
    void reportsThatTheOthersWantToPlayOn() {
        PageFixture.sitAlone(ada);
        ada.run("const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {"
                + "  window.line ??= this; const {type, id} = JSON.parse(text);"
                + "  if (type !== 'take-back') { return send.call(this, text); }"
                + "  this.onmessage({data: JSON.stringify({type: 'refused', id, code: 'kept', message: 'no'})}); }");
        ada.run("dispatchEvent(new Event('offline'))");
        ada.await("the connection", () -> ada.isToMove());
        ada.run(
                "window.hear = line.onmessage; line.onmessage = event => {"
                        + " const frame = JSON.parse(event.data); if (frame.type === 'state') { window.seen = frame; } hear(event); }");
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.await("a state", () -> ada.run("return String(!!window.seen)").equals("true") && ada.isToMove());
        ada.run(
                "for (const takeBack of [{seat: 1, allowed: []}, undefined]) {"
                        + " hear({data: JSON.stringify({...seen, version: seen.version + 1, table: {...seen.table, takeBack}})}); }");
        ada.awaitStatus("The others want to play on.");
        ada.run(
                "const {drawn, ...last} = seen.last; const seats = seen.table.seats.map(one => ({...one, kind: 'person'}));"
                        + "hear({data: JSON.stringify({...seen, last: {...last, seat: 1}, table: {...seen.table, seats}})})");
        ada.press("Ask to take back");
        ada.awaitStatus("The others want to play on.");
    }

    /** Another player's table in the list, and then the visitor's own. */
    @Test
    void findsTables() {
        ada.forget(); // Other tests have left games at which it is her turn.
        ada.visit("/");
        ada.run(
                "fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify("
                        + "{ruleset: 'two-player', seats: [{person: 'Zoe'}, {open: true}], you: 1, listed: true})})"
                        + ".then(answer => answer.json()).then(made => {"
                        + "  window.zoe = new WebSocket(`ws://${location.host}/api/tables/${made.table}/socket`);"
                        + "  zoe.onopen = () => zoe.send(JSON.stringify({type: 'hello', secret: made.secret})); })");
        ada.await("the list", () -> ada.count(".open-tables a") > 0);
        assertThat(ada.one(".open-tables li").getText()).contains("Sit down with Zoe", "One seat is open.");
        assertThat(ada.barriers()).isEmpty();
        String table = ada.one(".open-tables a").getDomAttribute("href");
        ada.visit(String.valueOf(table));
        ada.press("Sit down at seat 2");
        ada.await("the game", () -> !ada.rack().isEmpty());
        ada.visit("/");
        String game = ".waiting a[href='" + table + "'] span.lines";
        ada.await(
                "her games",
                () -> ada.count(game) > 0 && !ada.one(game).getText().isEmpty());
        assertThat(ada.one(game).getText())
                .matches("(Your turn|Zoe is to move)\nUptown with Zoe\nLast change: just now");
    }

    /** Lists of more than one page. One address cannot fill a page, so the test replaces the server's responses. */
    @Test
    void listsMoreTables() {
        ada.visit("/");
        ada.run("const tables = (from, to) => Array.from({length: to - from}, (_, i) => ({table: `t${from + i}`,"
                + " ruleset: 'two-player', phase: 'open', practice: false, seats: [{person: `P${from + i}`}, {open: true}]}));"
                + "const page = {1: {tables: tables(0, 50), next: 2}, 2: {tables: tables(49, 60)}};"
                + "const real = fetch; window.fetch = (path, ...rest) => String(path).startsWith('/api/tables')"
                + "  ? Promise.resolve(Response.json(page[new URL(path, location).searchParams.get('page') ?? 1]))"
                + "  : real(path, ...rest);");
        ada.await("the first page", () -> ada.count(".open-tables a") == 50);
        ada.press("More tables");
        ada.await("both pages", () -> ada.count(".open-tables a") == 60);
        assertThat(ada.run("return document.activeElement.getAttribute('href')"))
                .isEqualTo("/table/t50");
        assertThat(ada.one(".open-tables button").isDisplayed()).isFalse();
        assertThat(ada.barriers()).isEmpty();
    }

    /** A time limit and a reminder, with another player who uses only the protocol. */
    @Test
    void limitsTheWaitForAPlayer() {
        ada.visit("/");
        ada.openForm();
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
        assertThat(ada.one(".title").getText()).contains("1 day per move");
        assertThat(ada.one(".turn-clock").getText()).isEqualTo("1 day left");
        assertThat(ada.canPress("Remind")).isFalse();
        ada.await(
                "Bob's connection",
                () -> ada.run("return window.heard ? 'open' : ''").equals("open"));
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
        assertThat(ada.canPress("Let a computer take over")).isFalse();
        ada.run("const now = performance.now.bind(performance); performance.now = () => now() + 31_000");
        ada.press("Show which tiles cannot be captured");
        ada.press("Remind");
        ada.awaitStatus("Reminder sent.");
        ada.await("the reminder", () -> ada.run("return heard.join()").contains("{\"type\":\"nudge\",\"seat\":1}"));
        assertThat(ada.canPress("Let a computer take over"))
                .as("the limit decides")
                .isFalse();
        ada.run("bob.send(JSON.stringify({type: 'leave', id: 9}))");
        ada.await("the bot’s move", () -> ada.ply() >= ply + 2);
        assertThat(second()).contains("away, a computer plays");
        ada.run("bob.send(JSON.stringify({type: 'return', id: 2}));"
                + "bob.send(JSON.stringify({type: 'resign', id: 3}))");
        ada.await("that he is gone", () -> second().contains("resigned, a computer plays"));
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

    /** Returns the text of the second seat, read in one step because each state redraws the panel. */
    private static String second() {
        return ada.run("return document.querySelector('.rival').innerText");
    }
}
