package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
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

/** Tests of the page with a server. */
@Tag("browser")
@Tag("server")
class PageTest implements PageContract {
    private static final ImmutableMap<String, String> NAMES =
            ImmutableMap.of("uptown", "UPTOWN", "upturn", "UP TURN", "street", "STREET GAME");

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

    @Override
    public Visitor ada() {
        return ada;
    }

    @Override
    public String addressOf(String table) {
        return "/table/" + table;
    }

    /** The link goes to the clipboard or a text field, and the secret does not stay in the address. */
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
                .startsWith(page.served().address() + address + "#")
                .hasSize((page.served().address() + address + "#").length() + 22);
        ada.run("localStorage.clear(); sessionStorage.clear()");
        ada.visit("/");
        ada.visit(link.substring(page.served().address().length()));
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.path()).isEqualTo(address);
    }

    @Test
    void helpsAtAWrongAddress() {
        ada.visit("/tabel/somewhere/else");
        ada.await("help", () -> ada.canPress("To the start page"));
        assertThat(ada.one("h1").getText()).isEqualTo("Page not found");
        assertThat(ada.barriers()).isEmpty();
        assertThat(ada.complaints()).allMatch(complaint -> complaint.contains("404"));
        ada.press("To the start page");
        ada.awaitLobby();
        assertThat(ada.path()).isEqualTo("/");
    }

    @Test
    void showsAnUnknownTableBelowTheHeader() {
        ada.visit("/table/AAAAAAAAAAAAAAAAAAAAAA");
        ada.awaitStatus("There is no such table");
        ada.holdPhone(844, 390);
        assertThat(ada.run("return document.querySelector('.turn').getBoundingClientRect().top"
                        + " >= document.querySelector('header .settings').getBoundingClientRect().bottom"))
                .isEqualTo("true");
        ada.putPhoneAway();
    }

    /** The page names the tie-break that decided. */
    @Test
    void namesTheDecidingTieBreak() {
        ada.visit("/");
        ada.openForm();
        String said = ada.runAsync(
                "const seat = (seat, rank, score, captured) => [{seat, kind: 'person', name: 'ABC'.charAt(seat - 1)},"
                        + " {seat, rank, score, groups: 1, captures: {blue: captured}}];"
                        + "const page = document.querySelector('link[href$=\"/turn.js\"]').href;"
                        + "import(new URL('games/uptown/end.js', page)).then(({endWords}) => endWords()).then(({reason}) => {"
                        + "  const words = (...rows) => reason(rows.map(row => row[1]).sort((one, other) => one.rank - other.rank),"
                        + "    {seats: rows.map(row => row[0])});"
                        + "  done([words(seat(1, 2, -2, 3), seat(2, 1, -2, 1)),"
                        + "    words(seat(1, 1, -2, 1), seat(2, 1, -2, 1), seat(3, 3, -2, 0)),"
                        + "    words(seat(1, 1, -1, 1), seat(2, 2, -2, 1))].join(' | ')); })");
        assertThat(said)
                .isEqualTo(
                        "A score of \u22122, level with A, but fewer captures: 1 against 3."
                                + " | A score of \u22122 each, and as many captures: 1. | A score of \u22121, 1 better than B.");
    }

    /** Every game says what to do in the first turn, also after the moves of other players, and nothing of it later. */
    @Test
    void explainsTheFirstTurn() {
        for (String game : ImmutableList.of("uptown", "upturn", "street")) {
            ada.visit("/");
            ada.playAtOnce(game);
            ada.await("her turn in " + game, ada::isToMove);
            ada.await("the moves before it", () -> ada.count(".move-log li") == ada.ply());
            assertThat(ada.status()).as(game).contains("See \u201cLessons\u201d.");
            assertThat(ada.run("return document.querySelector('.wordmark').innerText"))
                    .as("the header has the name of the game")
                    .isEqualTo(NAMES.get(game));
            assertThat(ada.one(".home").getAccessibleName()).isEqualTo("UPTOWN");
            assertThat(ada.run("return getComputedStyle(document.querySelector('.turn .stop')).fontSize"))
                    .as("the heading shows no full stop")
                    .isEqualTo("0px");
            int ply = ada.ply();
            ada.press("Hint");
            ada.await("a hint", () -> ada.canPress("Play it"));
            ada.press("Play it");
            ada.await("her move", () -> ada.ply() > ply);
            assertThat(ada.status()).as(game).doesNotContain("Lessons");
        }
    }

    /** A game of the user is drawn with its last position. Any other stored text is ignored. */
    @Test
    void drawsTheLastPositionOnTheStartPage() {
        ada.forget();
        ada.visit("/");
        ada.playAtOnce("uptown");
        ada.await("her turn", ada::isToMove);
        int ply = ada.ply();
        ada.press("Hint");
        ada.await("a hint", () -> ada.canPress("Play it"));
        ada.press("Play it");
        ada.await("her next turn", () -> ada.ply() > ply && ada.isToMove());
        int lying = ada.count(".board .tile");
        ada.visit("/");
        ada.awaitLobby();
        assertThat(ada.count(".yours .plan .tile")).isEqualTo(lying).isPositive();
        int example = ada.count(".game .plan .tile");
        for (String wrong : ImmutableList.of("?", "[]", "7", "null", "{}")) {
            ada.store("pictures", wrong);
            ada.visit("/");
            ada.awaitLobby();
            assertThat(ada.count(".yours .plan .tile")).as(wrong).isEqualTo(example);
        }
        assertThat(ada.complaints()).isEmpty();
    }

    /** A position contains no resignation, so its view still has a turn. An unchanged view remains the same object. */
    @Test
    void showsNoTurnAfterAResignation() {
        assertThat(asked(
                        "turn.js",
                        "settled",
                        "const view = {turn: 2, over: false, standings: ['of the position']};"
                                + "const over = {phase: 'over', ply: 7, standings: ['final']};"
                                + "const shown = [settled(over, view, 7), settled(over, {turn: {seat: 1, action: 2}, standings: []}, 3),"
                                + "  settled({...over, phase: 'playing'}, view, 7)];"
                                + "done(JSON.stringify(shown) + (settled(over, view, 7) === shown[0]))"))
                .isEqualTo("[{\"over\":true,\"standings\":[\"final\"]},{\"standings\":[]},"
                        + "{\"turn\":2,\"over\":false,\"standings\":[\"of the position\"]}]true");
    }

    /** The clock of the player to move also runs on the player's card, regardless of what is pressed in the meantime. */
    @Test
    void showsRunningClocks() {
        ada.visit("/");
        ada.openForm();
        ada.one("summary").click();
        ada.choose("time", "game 300 5");
        ada.makeTable("Ada", "standard-3", ImmutableList.of("me", "bot beginner", "bot beginner"));
        ada.await("her turn", () -> ada.isToMove());
        String clocks = "return [...document.querySelectorAll('.turn-clock, .to-move .seat-clock')]"
                + ".map(clock => clock.textContent).join()";
        ada.await("both at 4:58", () -> ada.run(clocks).equals("4:58 left,4:58 left"));
        ada.press("Show which tiles cannot be captured");
        assertThat(ada.run(clocks)).matches("(4:5. left),\\1");
    }

    /** The words belong to the language and the game chosen last, whichever loads first. */
    @Test
    void changesLanguageAndGameAtTheSameTime() {
        ada.visit("/");
        ada.awaitLobby();
        String said = ada.runAsync("const page = document.querySelector('link[href$=\"/i18n.js\"]').href;"
                + "import(page).then(async ({setLanguage, setGameWords, translate}) => {"
                + "  const changes = [setLanguage('de'), setLanguage('fr'),"
                + "    setGameWords(async language => ({'lobby.title': 'old ' + language})),"
                + "    setGameWords(async language => ({'lobby.title': 'new ' + language}))];"
                + "  await Promise.all(changes);"
                + "  done([document.documentElement.lang, translate('lobby.title')].join()); })");
        assertThat(said).isEqualTo("fr,new fr");
    }

    /** Runs a module of the page with the words of Uptown. */
    private String asked(String module, String names, String script) {
        ada.visit("/");
        ada.openForm();
        return ada.runAsync("const page = document.querySelector('link[href$=\"/turn.js\"]').href;" + "import(new URL('"
                + module + "', page)).then(async ({" + names + "}) => {" + script
                + "}).catch(error => done(`failed: ${error.stack}`));");
    }

    /** Rounding down would show players less time than they have. */
    @Test
    void roundsTheTimeLeftUp() {
        assertThat(asked(
                        "turn-clock.js",
                        "timeLeft",
                        "done([-5, 1, 59001, 3599000, 3600001, 7200000, 7200001].map(timeLeft).join())"))
                .isEqualTo("0 sec,1 sec,1:00,59:59,61 min,2 hr,3 hr");
    }

    @Test
    void showsAPastPositionFromTheViewpointChosenLast() {
        assertThat(asked(
                        "history-view.js",
                        "HistoryView",
                        "let who = 'Ada';"
                                + "const history = new HistoryView({at: async ply => ({ply, views: [who]})}, () => {});"
                                + "await history.at(3); who = 'Bob'; await history.reload();"
                                + "done(history.seen.ply + history.views.join())"))
                .isEqualTo("3Bob");
    }

    /** A player who has resigned or run out of time has left for good. */
    @Test
    void offersToReturnOnlyIfAllowed() {
        assertThat(
                        asked(
                                "actions.js",
                                "Actions",
                                "const isOffered = more => { const actions = new Actions({comeBack() {}});"
                                        + "  const ada = {seat: 1, kind: 'person', name: 'Ada', away: true, ...more};"
                                        + "  actions.update({view: {turn: 2}, table: {you: 1, phase: 'playing', ply: 3, seats: [ada]}},"
                                        + "    {game: [], waited: 0});"
                                        + "  return actions.element.querySelector('[data-action=\"action.comeBack\"]') !== null; };"
                                        + "done([{}, {away: false}, {resigned: true}, {outOfTime: true}].map(isOffered).join())"))
                .isEqualTo("true,false,false,false");
    }

    /** An entry that was kept in memory, because the browser could not store it, is removed from there. */
    @Test
    void removesAnEntryKeptInMemory() {
        assertThat(asked(
                        "browser-storage.js",
                        "localStore",
                        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
                                + "const seen = () => [localStore.get('a'), localStore.isInMemoryOnly('a'),"
                                + "  localStore.keys().includes('a')].join();"
                                + "localStore.set('a', '1'); const before = seen();"
                                + "localStore.remove('a'); done(before + ' | ' + seen())"))
                .isEqualTo("1,true,true | ,false,false");
    }

    /** Clicked moves and premoves of all games take the same path. */
    @Test
    void playsMovesOfAllGamesThroughTheShell() {
        assertThat(asked(
                        "turn-clock.js",
                        "timeLeft",
                        "const played = [];"
                                + "const state = tile => ({table: {id: 'x', phase: 'playing', you: 1, seats: []}, view: {turn: 1, viewer: 1,"
                                + "  board: {}, seats: [], standings: [], targets: {[tile]: {empty: ['C3'], captures: []}}}});"
                                + "let now = state('b6');"
                                + "const shell = {say() {}, changed() {}, explain() {}, closeHint() {}, run: async () => true, current: () => now,"
                                + "  play: async move => played.push(move), table: {why: async () => []}, seatElement() {}};"
                                + "const load = async name => import(new URL(name, page));"
                                + "const tell = (part, name, detail) => part.dispatchEvent(new CustomEvent(name, {detail}));"
                                + "const uptown = new (await load('games/uptown/table.js')).UptownTable(shell);"
                                + "const show = tile => { now = state(tile); uptown.update({state: now, table: now.table, view: now.view,"
                                + "  moves: [], isPast: false, isOwn: true, faults: []}); return String(uptown.isHolding()); };"
                                + "tell(uptown.main[0], 'choose', {cell: 'C3', tile: 'b5', move: 'b5@C3', premove: true});"
                                + "tell(uptown.side[0], 'select', {tile: 'b6'});"
                                + "tell(uptown.main[0], 'choose', {cell: 'C3'});"
                                + "const held = [show('b6'), show('b7')];"
                                + "const [upturn] = new (await load('games/upturn/up-turn-game.js')).UpTurnGame(shell).main;"
                                + "tell(upturn, 'choose', {move: '12'});"
                                + "const [street] = new (await load('games/street/street-play.js')).StreetPlay(shell).main;"
                                + "tell(street, 'choose', {move: 'b1a@1.1'});"
                                + "await new Promise(go => setTimeout(go, 50));"
                                + "done([...played, ...held].join());"))
                .isEqualTo("b5@C3,b6@C3,12,b1a@1.1,true,false");
    }

    /** The explanation for one position is not shown for the next. */
    @Test
    void explainsSitesOfThisPositionOnly() {
        assertThat(asked(
                        "games/street/street-play.js",
                        "StreetPlay",
                        "let state = {}; let answer; let explained = 0;"
                                + "const [table] = new StreetPlay({say() {}, changed() {}, current: () => state,"
                                + "  explain: () => explained++, table: {why: () => new Promise(go => (answer = go))}}).main;"
                                + "const pause = time => new Promise(go => setTimeout(go, time));"
                                + "for (const next of [state, {}]) {"
                                + "  table.selected = 'b1a';"
                                + "  table.dispatchEvent(new CustomEvent('hover', {detail: {move: 'b1a@1.1'}}));"
                                + "  await pause(600); state = next; answer([{}]); await pause(0); }"
                                + "done(explained);"))
                .isEqualTo("1");
    }

    /** The other players may have moved so fast that the page showed nothing between two turns of the user. */
    @Test
    void soundsAtEveryTurnOfTheUser() {
        ada.visit("/");
        ada.awaitLobby();
        ada.click(".theme", 0);
        ada.click(".theme", 0);
        String heard = ada.runAsync("const heard = [];"
                + "window.AudioContext = class { currentTime = 0; };"
                + "window.GainNode = class {"
                + "  gain = {linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}}; connect() {} };"
                + "window.OscillatorNode = class { constructor(context, {frequency}) { heard.push(frequency); }"
                + "  connect() { return this; } start() {} stop() {} };"
                + "const page = document.querySelector('link[href$=\"/turn.js\"]').href;"
                + "const state = (turn, ply) => ({view: {turn}, table: {you: 1, phase: 'playing', ply}});"
                + "import(new URL('alerts.js', page)).then(({alerts}) => {"
                + "  [[state(1, 3), state(1, 3)], [state(1, 3), state(2, 4)], [state(2, 4), state(1, 5)],"
                + "    [state(1, 5), state(1, 7)]].forEach(([one, other]) => {"
                + "    heard.push('|'); alerts.announce(one, other, 'move'); });"
                + "  done(heard.join(' ')); })");
        assertThat(heard).isEqualTo("| | 330 | 523 659 | 523 659");
    }

    /** A game may show the last moves before the position on the screen, but no later ones. */
    @Test
    void aPastPositionIncludesTheMovesBeforeIt() {
        assertThat(asked(
                        "table-page.js",
                        "TablePage",
                        "const shown = [];"
                                + "const moves = ['a', 'b', 'c', 'd'].map((move, at) => ({seat: 1 + at % 2, move}));"
                                + "const view = {viewer: 1, turn: 1, standings: []};"
                                + "const seats = [1, 2].map(seat => ({seat, kind: 'person', name: 'AB'.charAt(seat - 1)}));"
                                + "const table = {connection: 'open', subscribe: () => () => {}, moves: async () => moves,"
                                + "  at: async ply => ({ply, views: [view], last: moves[ply - 1]}),"
                                + "  state: {version: 1, view, last: moves[3],"
                                + "    table: {ruleset: 'some', you: 1, phase: 'playing', ply: 4, seats, viewpoints: []}}};"
                                + "const game = {describe: ({move}) => move, result: () => '', open: () => ({main: [], side: [],"
                                + "  update: one => shown.push(one), clear() {}, isHolding: () => false, take() {},"
                                + "  seat: () => ({signs: [], facts: [], words: []})})};"
                                + "const page = new TablePage(table, {game, info: {id: 'some'}},"
                                + "  {go() {}, goHome() {}, games: async () => [], shown() {}, dropSecret() {}},"
                                + "  {heading: document.createElement('h1'), tools: document.createElement('div'),"
                                + "    settings: document.createElement('div')});"
                                + "document.body.append(page.element);"
                                + "const pause = () => new Promise(go => setTimeout(go, 50));"
                                + "const told = [];"
                                + "const tell = () => { const {isPast, last, moves} = shown.at(-1);"
                                + "  told.push(`${isPast} ${last?.move} ${moves.map(one => one.move).join('')}`); };"
                                + "await pause(); tell();"
                                + "for (const ply of [3, 2, 1, 4]) {"
                                + "  page.element.querySelectorAll('.move-log button')[4 - ply].click();"
                                + "  await pause(); tell(); }"
                                + "page.close(); done(told.join(', '));"))
                .isEqualTo("false d abcd, true c abc, true b ab, true a a, false d abcd");
    }

    /** The log of a whole game is written at the end, but describes each move as it was then, including early skips. */
    @Test
    void describesASkippedSeatAsItWasThen() {
        assertThat(asked(
                        "games/uptown/describe-move.js",
                        "describeMoves",
                        "const seat = (number, ...colors) => ({seat: number, colors: colors.map(color =>"
                                + "  ({color, finished: true}))});"
                                + "const now = {seats: [seat(1, 'blue'), seat(2, 'green', 'red')]};"
                                + "const table = {you: 1, seats: [1, 2].map(seat =>"
                                + "  ({seat, kind: 'person', name: seat === 1 ? 'Ada' : 'Bob'}))};"
                                + "const move = (finished, skipped = [2]) => ({seat: 1, move: 'b5@E5', finished, skipped});"
                                + "const moves = [move(), move('green'), move('red'), move('blue', [1, 2]), move(undefined, [])];"
                                + "done(describeMoves(moves, table, now).map(words => words.split('. ').filter(one =>"
                                + "  one.includes('skipped')).join('. ')).join(' | '));"))
                .isEqualTo("Bob has no tile that fits and is skipped."
                        + " | Bob has no tile that fits and is skipped."
                        + " | Bob has finished and is skipped."
                        + " | You have finished and are skipped. Bob has finished and is skipped."
                        + " | ");
    }
}
