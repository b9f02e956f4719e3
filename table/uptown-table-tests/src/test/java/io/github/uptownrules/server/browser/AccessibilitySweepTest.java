package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Visits every view of the page, with everything opened that can be opened, in each language and color scheme. Axe must find
 * nothing, and no text may have an unfilled placeholder.
 *
 * <p>The sweep opens summaries, menus and dialogs by their roles, so it follows the page when buttons move.
 */
@Tag("browser")
@Tag("server")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AccessibilitySweepTest {
    /** Elements that open something in place: summaries, menus, and buttons of dialogs. */
    private static final String OPENERS =
            "summary, button[aria-expanded], button[aria-haspopup], button[popovertarget]";

    private static final ImmutableMap<String, String> RULESETS =
            ImmutableMap.of("uptown", "two-player", "upturn", "upturn-3", "street", "street-2");

    @TempDir
    private static Path data;

    private OpenPage page;
    private Visitor ada;
    private final List<String> found = new ArrayList<>();

    @BeforeAll
    void open() throws IOException {
        page = OpenPage.of(data);
        ada = page.ada();
    }

    @AfterAll
    void close() {
        if (page != null) {
            page.close();
        }
    }

    @AfterEach
    void restore() {
        ada.prefer("prefers-color-scheme", "light");
        ada.prefer("forced-colors", "none");
    }

    @ParameterizedTest
    @CsvSource({
        "en, prefers-color-scheme, light",
        "de, prefers-color-scheme, dark",
        "fr, prefers-color-scheme, light",
        "nl, prefers-color-scheme, dark",
        "en, forced-colors, active"
    })
    void axeFindsNothing(String language, String feature, String value) {
        found.clear();
        ada.prefer(feature, value);
        ada.visit("/icon.svg");
        ada.run(
                "localStorage.clear(); sessionStorage.clear(); localStorage.setItem('uptown.language', arguments[0]);"
                        + "localStorage.setItem('uptown.sounds', 'off')",
                language);
        ada.visit("/nothing/here");
        ada.await("help", () -> ada.count("main h1") > 0);
        check("help");
        lobby();
        RULESETS.forEach((game, ruleset) -> {
            lessons(game, ruleset);
            table(game, ruleset);
            waiting(game, ruleset);
        });
        assertThat(found).as("%s, %s", language, value).isEmpty();
    }

    private void check(String view) {
        ada.barriers().forEach(barrier -> found.add(view + ": " + barrier));
        String text = ada.run("return document.body.innerText");
        if (text.contains("{") || text.contains("undefined") || text.contains("NaN")) {
            found.add(view + ": placeholder in " + text);
        }
    }

    /** Opens everything, one by one. */
    private void checkAll(String view) {
        check(view);
        int openers = ada.all(OPENERS).size();
        for (int at = 0; at < openers; at++) {
            String name = ada.run(
                    "const one = [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility() && !e.disabled)[arguments[1]];"
                            + "if (!one) { return ''; } one.click(); return one.textContent || one.ariaLabel",
                    OPENERS,
                    at);
            if (name.isEmpty()) {
                return;
            }
            pause();
            check(view + ", " + name.strip());
            ada.run(
                    "const one = [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility() && !e.disabled)[arguments[1]];"
                            + "if (document.querySelector('dialog[open]')) { document.querySelector('dialog[open]').close(); }"
                            + "else if (one?.matches('details[open] > summary, [aria-expanded=true]')) { one.click(); }"
                            + "else { document.querySelector(':popover-open')?.hidePopover(); }",
                    OPENERS,
                    at);
        }
    }

    private void pause() {
        ada.runAsync("setTimeout(() => done(''), 60)");
    }

    private void lobby() {
        ada.visit("/");
        ada.await("the lobby", () -> ada.count("main h1, main h2") > 0 && ada.count("main button") > 1);
        pause();
        checkAll("lobby");
    }

    /** Opens each dialog of a table's header: lessons, every step of them, and the puzzle. */
    private void lessons(String game, String ruleset) {
        make(ruleset, "{bot: 'beginner'}", "");
        int dialogs = headerButtons();
        for (int at = 0; at < dialogs; at++) {
            ada.run(HEADER_BUTTON + "find(arguments[0])?.click()", at);
            ada.await("its dialog", () -> ada.count("dialog[open]") > 0);
            for (int step = 0; step < 12 && ada.count("dialog[open]") > 0; step++) {
                ada.await("its title", () -> !ada.one("dialog h2").getText().isEmpty());
                check(game + ", dialog " + at + ", step " + step);
                String next = ada.run(
                        "const next = [...document.querySelectorAll('dialog[open] .buttons button.main')]"
                                + ".find(e => e.checkVisibility() && !e.disabled); next?.click(); return String(next !== undefined)");
                pause();
                if (next.equals("false")) {
                    break;
                }
            }
            ada.run("document.querySelectorAll('dialog[open]').forEach(one => one.close())");
        }
    }

    private static final String HEADER_BUTTON =
            "const find = at => [...document.querySelectorAll('body > header button')]"
                    + ".filter(e => e.checkVisibility() && !e.hasAttribute('aria-pressed') && !e.matches('" + OPENERS
                    + "'))[at];";

    private int headerButtons() {
        return Integer.parseInt(ada.run(HEADER_BUTTON + "let n = 0; while (find(n)) { n++; } return String(n)"));
    }

    /** A table of the visitor and bots: at a turn, with a selection, after a hint, in the past, after the end, and of a spectator. */
    private void table(String game, String ruleset) {
        make(ruleset, "{bot: 'beginner'}", "");
        checkAll(game + ", table");
        ada.run(Selectors.DEEP
                + "deep(document, 'button[data-tile], button[data-project]').find(e => !e.disabled)?.click()");
        pause();
        check(game + ", selection");
        ada.run("document.querySelector('[data-action=\"action.cancel\"]')?.click()");
        ada.await("a hint", () -> {
            ada.run("document.querySelector('[data-action=\"action.hint\"]:not(:disabled)')?.click()");
            pause();
            return ada.count(".advice, [data-hints]") > 0;
        });
        check(game + ", hint");
        String address = ada.path();
        ada.run("document.querySelectorAll('[data-action=\"action.unseen\"]').forEach(one => one.click())");
        ada.await("the list", () -> ada.count("dialog[open]") > 0);
        check(game + ", unseen");
        ada.run("document.querySelector('dialog[open]').close()");
        try (Visitor spectator = new Visitor(page.served().address())) {
            spectator.visit(address);
            spectator.await("the table", () -> spectator.count(".table[data-ply]") > 0);
            spectator.barriers().forEach(barrier -> found.add(game + ", spectator: " + barrier));
        }
        ada.run("document.querySelector('[data-action=\"action.resign\"]').click()");
        check(game + ", resigning");
        ada.run("document.querySelector('[data-action=\"action.reallyResign\"]').click()");
        ada.await("the end", () -> ada.count("[data-action='action.analyse']") > 0);
        pause();
        checkAll(game + ", end");
        assertThat(ada.run(Selectors.DEEP + "return deep(document, '.to-move').length"))
                .as("%s: no panel of an ended game is to move", game)
                .isEqualTo("0");
        ada.run("document.body.focus()");
        ada.run("document.querySelector('[data-action=\"action.analyse\"]').click()");
        ada.await("the analysis", () -> ada.count(".advice, .review") > 0 && ada.count("progress") == 0);
        check(game + ", analysis");
    }

    /** An open table: of its creator and of a guest. */
    private void waiting(String game, String ruleset) {
        make(ruleset, "{open: true}", "listed: true");
        checkAll(game + ", waiting room");
        String address = ada.path().replaceFirst("#.*", "");
        try (Visitor guest = new Visitor(page.served().address())) {
            guest.visit(address);
            guest.await("the door", () -> guest.count(".join-form, form") > 0 || guest.count("main button") > 1);
            guest.barriers().forEach(barrier -> found.add(game + ", guest: " + barrier));
        }
    }

    /** Makes a table through the protocol, and opens it. */
    private void make(String ruleset, String others, String more) {
        int seats = ruleset.equals("upturn-3") ? 3 : 2;
        String address = ada.runAsync(
                "fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},"
                        + "body: JSON.stringify({ruleset: '" + ruleset + "', you: 1, " + more
                        + (more.isEmpty() ? "" : ",")
                        + " seats: [{person: 'Ada'}" + (", " + others).repeat(seats - 1) + "]})})"
                        + ".then(answer => answer.json()).then(({table, secret}) => done('/table/' + table + '#' + secret))");
        ada.visit(address);
        ada.await("the table", () -> ada.count(".table[data-ply]") > 0);
        if (!others.contains("open")) {
            ada.await("her turn", () -> ada.count("[data-action='action.hint']:not(:disabled)") > 0);
        }
        pause();
    }

    private static final class Selectors {
        static final String DEEP = "const deep = (root, selector) => [...root.querySelectorAll(selector),"
                + " ...[...root.querySelectorAll('*')].filter(e => e.shadowRoot).flatMap(e => deep(e.shadowRoot, selector))];";
    }
}
