package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the printed record: names, result, picture and moves, without the page's controls. */
@Tag("browser")
@Tag("server")
class PrintTest {
    /** Lists the visible controls of the page; the picture of the game may contain buttons that look like cards. */
    private static final String CONTROLS = "return [...document.querySelectorAll('button, select, input, summary, a')]"
            + ".filter(one => one.checkVisibility({visibilityProperty: true})).map(one => one.textContent).join()";

    @TempDir
    private static Path data;

    @ParameterizedTest
    @CsvSource({
        "standard-3, uptown-board, 'Uptown: Standard, 3 players', plays",
        "upturn-3, upturn-table, 'UP TURN: UP TURN, 3 players', lays|draws|passes",
        "street-3, street-table, 'The street game: Street game, 3 players', builds|buys|discards|takes"
    })
    void printsTheRecord(String ruleset, String picture, String title, String verbs) throws IOException {
        try (OpenPage page = OpenPage.of(data.resolve(ruleset))) {
            Visitor ada = page.ada();
            ada.visit("/icon.svg");
            String address =
                    ada.runAsync("fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},"
                            + "body: JSON.stringify({ruleset: '" + ruleset
                            + "', you: 1, seats: [{person: 'Ada'}, {bot: 'beginner'}, {bot: 'beginner'}]})})"
                            + ".then(answer => answer.json())"
                            + ".then(({table, secret}) => done('/table/' + table + '#' + secret))");
            ada.visit(address);
            // A computer plays for Ada while she is away.
            ada.await("the table", () -> ada.count("[data-action='action.leave']") > 0);
            ada.run("document.querySelector('[data-action=\"action.leave\"]').click()");
            ada.await("some moves", () -> ada.count(".table") > 0 && ada.count(".move-log li") > 3);
            ada.run("dispatchEvent(new Event('beforeprint'));"
                    + "document.querySelector('link[media=print]').media = 'all'");
            ada.await("the style", () -> ada.run(CONTROLS).isEmpty());
            assertThat(ada.one(".record-head h1").getText()).isEqualTo(title);
            assertThat(ada.all(".record-head li")).hasSize(3);
            assertThat(ada.one(".record-head").getText()).contains("Computer 2, computer, beginner");
            assertThat(ada.run("const box = document.querySelector('" + picture + "').getBoundingClientRect();"
                            + "return String(box.width > 300 && box.height > 100)"))
                    .isEqualTo("true");
            int moves = ada.all(".record-moves li").size();
            assertThat(moves).isGreaterThan(3);
            assertThat(ada.all(".record-moves li code"))
                    .hasSize(moves)
                    .allSatisfy(move -> assertThat(move.getText()).isNotBlank());
            assertThat(ada.one(".record-moves li").getText()).containsPattern(" (Ada|Computer \\d) (" + verbs + ")");
            assertThat(ada.complaints()).isEmpty();
        }
    }
}
