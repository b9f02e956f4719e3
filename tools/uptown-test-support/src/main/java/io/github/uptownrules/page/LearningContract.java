package io.github.uptownrules.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Tests the page's lessons, puzzles, hints and reviews. */
public interface LearningContract extends PageFixture {
    /** The log includes moves made while the page was closed. */
    @Test
    default void theLogIsCompleteAfterAReload() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.await("her next turn", () -> ada.ply() >= 3 && ada.isToMove());
        ada.await("all moves", () -> ada.count(".move-log li") == ada.ply());
        String log = ada.one(".move-log").getText();
        assertThat(log).contains("You play");
        ada.reload();
        ada.await("the log", () -> ada.count(".move-log li") > 0);
        assertThat(ada.one(".move-log").getText()).isEqualTo(log);
    }

    /** Looks back with the list of moves and with keys. The button back to the game is always visible. */
    @Test
    default void looksBack() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.await("her next turn", () -> ada.ply() >= 3 && ada.isToMove());
        int last = ada.ply();
        ada.await("all moves", () -> ada.count(".move-log .move") == last);
        ada.all(".move-log .move").get(last - 1).click();
        ada.awaitStatus("Position after 1 of " + last);
        assertThat(ada.status()).contains("Your turn.");
        assertThat(ada.all("[aria-current=step]")).hasSize(1);
        assertThat(ada.barriers()).isEmpty();
        ada.keys(Keys.ARROW_UP);
        ada.keys(Keys.ENTER);
        ada.awaitStatus("Position after 2 of " + last);
        ada.keys(Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        ada.awaitStatus("Position after 0 of " + last);
        ada.keys(Keys.ARROW_LEFT, Keys.ARROW_RIGHT);
        ada.awaitStatus("Position after 1 of " + last);
        ada.keys(Keys.END);
        ada.await("the present", () -> ada.isToMove());
        ada.press("Show the order of the last moves");
        assertThat(ada.all("[part=shapes] path")).isNotEmpty();
        ada.press("Show the order of the last moves");
        assertThat(ada.all("[part=shapes] path")).isEmpty();
        ada.keys(Keys.HOME);
        ada.awaitStatus("Position after 0 of " + last);
        ada.press("Back to the game");
        ada.await("the present", () -> ada.isToMove());
    }

    /** Five steps with interactive boards, operated by mouse and by keyboard, in three languages. */
    @Test
    default void teachesTheRules() {
        Visitor ada = ada();
        ada.visit("/");
        for (String language : LANGUAGES) {
            ada.choose("language", language);
            ada.awaitLobby(language);
            ada.click(".lessons button", 0);
            ada.await("the rules", () -> ada.count("dialog.rules") > 0);
            assertThat(ada.barriers()).as(language).isEmpty();
            for (CharSequence key : ImmutableList.of(Keys.TAB, Keys.chord(Keys.SHIFT, Keys.TAB))) {
                for (int stop = 0; stop < 4; stop++) {
                    ada.keys(key);
                    assertThat(ada.run("return document.activeElement.closest('dialog') !== null"))
                            .isEqualTo("true");
                }
            }
            for (String cell : ImmutableList.of("C5", "E6", "D5", "E4")) {
                ada.one("[data-cell=A1]").click();
                ada.await("why not", () -> !ada.one("dialog .answer").getText().isEmpty());
                if (cell.equals("E4")) {
                    ada.one("[data-cell=E5]").click();
                    ada.await(
                            "the parts",
                            () -> ada.one("dialog .answer").getText().matches(".*\\bE4\\b.*\\bE6\\b.*"));
                }
                String before = ada.one("dialog .answer").getText();
                ada.one("[data-cell=" + cell + "]").click();
                ada.await(
                        "what is right",
                        () -> !ada.one("dialog .answer").getText().equals(before));
                ada.keys(Keys.ENTER);
            }
            assertThat(ada.one("dialog h2").getText()).contains("5");
            ada.one("dialog summary").click();
            assertThat(ada.all("dialog .legend li")).hasSize(4 + 10);
            assertThat(ada.one("dialog").getText()).doesNotContain("{", "undefined");
            ada.keys(Keys.ESCAPE);
            ada.await("the page", () -> ada.count("dialog") == 0);
        }
        ada.choose("language", "en");
        ada.awaitLobby("en");
        ada.click(".lessons button", 0);
        ada.press("Close");
        ada.await("the page again", () -> ada.count("dialog") == 0);
    }

    /** The puzzle of the day and the next one: a wrong move, the best move, and a solution. */
    @Test
    default void setsAPuzzle() {
        Visitor ada = ada();
        ada.visit("/");
        for (String language : LANGUAGES) {
            ada.choose("language", language);
            ada.awaitLobby(language);
            ada.click("button.plate:has(.scene)", 0);
            ada.await("the puzzle", () -> ada.count("[data-tile]") > 0);
            ada.await("its title", () -> !ada.one("dialog h2").getText().isEmpty());
            assertThat(ada.barriers()).as(language).isEmpty();
            String number = ada.one("dialog h2").getText().replaceAll("\\D*(\\d+).*", "$1");
            String moves =
                    ada.runAsync("fetch('games/uptown/puzzles/" + number + ".json').then(answer => answer.json())"
                            + ".then(({moves, best}) => done(moves.at(-1).move + ' ' + best))");
            String worst = moves.substring(0, moves.indexOf(' '));
            String best = moves.substring(moves.indexOf(' ') + 1);
            String title = ada.one("dialog h2").getText();
            for (String move : ImmutableList.of(worst, best)) {
                String before = ada.one("dialog .answer").getText();
                if (ada.count("[data-tile='" + move.substring(0, 2) + "'][aria-pressed=true]") == 0) {
                    ada.one("[data-tile='" + move.substring(0, 2) + "']").click();
                }
                ada.one("[data-cell=" + move.substring(3) + "]").click();
                ada.await(
                        "an answer", () -> !ada.one("dialog .answer").getText().equals(before));
                assertThat(ada.one("dialog .answer").getText())
                        .contains(move.substring(3))
                        .doesNotContain("{", "undefined");
            }
            String right = ada.one("dialog .answer").getText();
            ada.one("[data-cell=A1]").click();
            assertThat(ada.one("dialog .answer").getText()).isEqualTo(right);
            ada.one("dialog .buttons button:nth-child(2)").click();
            ada.await("another", () -> !ada.one("dialog h2").getText().equals(title));
            ada.await("it", () -> ada.one("dialog .buttons button").isEnabled());
            String next = ada.one("dialog h2").getText().replaceAll("\\D*(\\d+).*", "$1");
            String held = ada.runAsync("fetch('games/uptown/puzzles/" + next + ".json').then(answer => answer.json())"
                    + ".then(({best}) => done(best.slice(0, 2)))");
            ada.one("[data-tile='" + held + "']").click();
            ada.one("dialog .buttons button").click();
            ada.await("the move", () -> !ada.one("dialog .answer").getText().isEmpty());
            assertThat(ada.one("dialog .answer").getText()).doesNotStartWith(right.substring(0, right.indexOf('!')));
            assertThat(ada.one("dialog").getText()).doesNotContain("{", "undefined");
            ada.keys(Keys.ESCAPE);
            ada.await("the page", () -> ada.count("dialog") == 0);
        }
        ada.choose("language", "en");
    }

    /** On a phone in landscape, the board and the rack of a puzzle are visible together. */
    @Test
    default void setsAPuzzleOnAPhoneOnItsSide() {
        Visitor ada = ada();
        ada.holdPhone(844, 390);
        try {
            ada.visit("/");
            ada.awaitLobby();
            ada.click("button.plate:has(.scene)", 0);
            ada.await("the puzzle", () -> ada.count("[data-tile]") > 0);
            for (String seen : ImmutableList.of("[role=grid]", "[data-tile]")) {
                assertThat(ada.run(
                                Visitor.DEEP
                                        + "const {top, bottom} = deep(document, arguments[0])[0].getBoundingClientRect();"
                                        + "return top >= 0 && bottom <= innerHeight",
                                seen))
                        .as(seen)
                        .isEqualTo("true");
            }
            assertThat(ada.run("return document.documentElement.scrollWidth")).isEqualTo("844");
            ada.press("Close");
            ada.await("the page", () -> ada.count("dialog") == 0);
        } finally {
            ada.putPhoneAway();
        }
    }

    /** Hovering over a cell explains why the tile does not fit, before a mistake is made. */
    @Test
    default void explainsAMisfitBeforeAMistake() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        String cell = ada.misfit().substring(3);
        ada.moveTo(ada.cell(cell));
        ada.awaitStatus("does not fit " + cell);
        assertThat(ada.all(".status:not(.refusing) .reasons li")).hasSize(1);
        ada.moveTo(ada.cell(ada.targets().get(0)));
        ada.await("nothing said", () -> !ada.status().contains("does not fit"));
    }

    /** Shows everyone's chances over the game with its worst moves. */
    @Test
    default void showsTheChancesOfAGame() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.await("her next turn", () -> ada.ply() >= 3 && ada.isToMove());
        ada.press("Resign");
        ada.press("Yes, resign");
        ada.awaitStatus("Ada resigned.");
        ada.press("Analysis");
        ada.await("the chances", () -> ada.count(".chances") > 0);
        assertThat(ada.all(".chances .line")).hasSizeGreaterThanOrEqualTo(6);
        assertThat(ada.one(".chances figcaption").getText()).contains("You");
        assertThat(ada.barriers()).isEmpty();
    }

    @Test
    default void advises() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        ada.press("Hint");
        ada.await("hints", () -> ada.count(".advice li button") > 0);
        ada.one(".advice li button").click();
        assertThat(ada.one("button[aria-pressed=true][data-tile]").getAccessibleName())
                .startsWith("tile b");
    }
}
