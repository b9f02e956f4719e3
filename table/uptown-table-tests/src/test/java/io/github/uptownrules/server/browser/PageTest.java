package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
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

/** The page with a server behind it. */
@Tag("browser")
@Tag("server")
class PageTest implements PageContract {
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
                .startsWith(page.served().address() + address + "#")
                .hasSize((page.served().address() + address + "#").length() + 22);
        ada.run("localStorage.clear(); sessionStorage.clear()");
        ada.visit("/");
        ada.visit(link.substring(page.served().address().length()));
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.path()).isEqualTo(address);
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

    /** Whichever comes first, the words of the language chosen last and of the game chosen last are there. */
    @Test
    void languageAndGameMayChangeAtOnce() {
        ada.visit("/");
        ada.await("the lobby", () -> ada.canPress("Make the table"));
        String said = ada.runAsync("const page = document.querySelector('link[href$=\"/i18n.js\"]').href;"
                + "import(page).then(async ({setLanguage, setGameWords, translate}) => {"
                + "  const changes = [setLanguage('de'), setLanguage('fr'),"
                + "    setGameWords(async language => ({'lobby.title': 'old ' + language})),"
                + "    setGameWords(async language => ({'lobby.title': 'new ' + language}))];"
                + "  await Promise.all(changes);"
                + "  done([document.documentElement.lang, translate('lobby.title')].join()); })");
        assertThat(said).isEqualTo("fr,new fr");
    }
}
