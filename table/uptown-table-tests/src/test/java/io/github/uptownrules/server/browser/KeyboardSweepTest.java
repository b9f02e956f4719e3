package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/**
 * Uses the page by keyboard alone: plays moves, and opens and closes the menu and the dialogs. After each key the focus must be on an
 * element that is visible and shows the focus.
 */
@Tag("browser")
@Tag("server")
class KeyboardSweepTest {
    private static final CharSequence BACK = Keys.chord(Keys.SHIFT, Keys.TAB);

    /** More tab stops than any view has. */
    private static final int MOST_STOPS = 120;

    /** Returns why the focus is not usable, or an empty string. A cell of the board shows the focus by its stroke. */
    private static final String PROBLEM = """
            let active = document.activeElement;
            while (active.shadowRoot?.activeElement) { active = active.shadowRoot.activeElement; }
            if (active === document.body) { return 'the focus is lost'; }
            const name = active.getAttribute('aria-label') || active.textContent.slice(0, 40) || active.tagName;
            const box = active.getBoundingClientRect();
            if (!active.checkVisibility({visibilityProperty: true}) || box.width === 0 || box.height === 0) {
              return name + ' is not visible';
            }
            if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth) {
              return name + ' is outside the window';
            }
            const style = getComputedStyle(active);
            const field = active.querySelector('.field');
            const isShown = active.matches('h1, h2, [tabindex="-1"]') || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
                || (field && parseFloat(getComputedStyle(field).strokeWidth) >= 3);
            return isShown ? '' : name + ' does not show the focus';
            """;

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

    private void press(CharSequence key) {
        ada.keys(key);
        check(key);
    }

    private void check(CharSequence key) {
        assertThat(ada.run(PROBLEM)).as("after the key %s", key).isEmpty();
    }

    /** Moves the focus, forward or back, to the element whose accessible name matches. */
    private void goTo(CharSequence step, String name) {
        for (int stop = 0; stop < MOST_STOPS; stop++) {
            if (ada.focused().matches(name)) {
                return;
            }
            ada.keys(step);
            if (!ada.run("return document.activeElement === document.body ? 'end' : ''")
                    .isEmpty()) {
                continue; // The end of the page; the next key starts at its other end.
            }
            check(step);
        }
        throw new AssertionError("no stop is named " + name);
    }

    private void deal() {
        String address = ada.runAsync(
                "fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},"
                        + "body: JSON.stringify({ruleset: 'standard-3', you: 1, seats: [{person: 'Ada'}, {bot: 'beginner'}, {bot: 'beginner'}]})})"
                        + ".then(answer => answer.json()).then(({table, secret}) => done('/table/' + table + '#' + secret))");
        ada.visit(address);
        ada.await("her turn", () -> ada.count("[data-action='action.hint']:not(:disabled)") > 0);
    }

    @Test
    void playsAndLooksAround() {
        ada.visit("/");
        ada.await("the page", () -> ada.count("main button") > 1);
        deal();
        for (int turn = 0; turn < 3; turn++) {
            int ply = ada.ply();
            goTo(Keys.TAB, "tile .*");
            press(Keys.ENTER);
            goTo(BACK, "[A-I][1-9], .*");
            press(Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
            press(Keys.ENTER);
            ada.await(
                    "her next turn",
                    () -> ada.ply() > ply && ada.count("[data-action='action.hint']:not(:disabled)") > 0);
            check("a move");
        }
        lookAtMenu();
        lookAtDialogs();
        lookBack();
        resign();
    }

    private void lookAtMenu() {
        goTo(BACK, "Menu");
        press(Keys.ENTER);
        for (int entry = 0; entry < 4; entry++) {
            press(Keys.ARROW_DOWN);
        }
        press(Keys.END);
        press(Keys.ARROW_UP);
        press(Keys.HOME);
        press(Keys.ESCAPE);
        assertThat(ada.focused()).isEqualTo("Menu");
    }

    private void lookAtDialogs() {
        press(Keys.ENTER);
        goTo(Keys.ARROW_DOWN, "Unseen tiles");
        press(Keys.ENTER);
        ada.await("the list", () -> ada.count("dialog[open]") > 0);
        check("the list");
        press(Keys.TAB);
        press(Keys.ESCAPE);
        ada.await("the table", () -> ada.count("dialog") == 0);
        check("after the list");
        goTo(BACK, "Rules|Lessons");
        press(Keys.ENTER);
        ada.await(
                "the lessons",
                () -> ada.count("dialog[open]") > 0
                        && !ada.one("dialog h2").getText().isEmpty());
        for (int stop = 0; stop < 12; stop++) {
            press(Keys.TAB);
            assertThat(ada.run("return document.activeElement.closest('dialog') !== null"))
                    .isEqualTo("true");
        }
        press(Keys.ESCAPE);
        ada.await("the table", () -> ada.count("dialog") == 0);
        assertThat(ada.focused()).matches("Rules|Lessons");
    }

    private void lookBack() {
        goTo(Keys.TAB, "Back");
        press(Keys.ENTER);
        press(Keys.ENTER);
        goTo(Keys.TAB, "Back to the game");
        ada.keys(Keys.ENTER);
        ada.await("the present", () -> ada.count("[data-action='action.hint']:not(:disabled)") > 0);
        check("back to the game");
    }

    private void resign() {
        goTo(BACK, "Menu");
        press(Keys.ENTER);
        goTo(Keys.ARROW_UP, "Resign");
        press(Keys.ENTER);
        goTo(Keys.ARROW_UP, "Yes, resign");
        ada.keys(Keys.ENTER);
        ada.await("the end", () -> ada.count("[data-action='action.analyse']") > 0);
        check("the end");
    }
}
