package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.Chromium;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs board-tests.js on the elements of uptown-board in Chromium, under a strict content security policy. */
@Tag("browser")
@Tag("server")
class BoardElementsTest {
    static final Path PACKAGE = Path.of("../uptown-page/target/npm");
    static final Path TESTS = Path.of("../uptown-page/src/test/js");

    private static StaticServer server;
    private static Visitor ada;

    @BeforeAll
    static void open() throws IOException {
        Chromium.missing().ifPresent(System.out::println);
        server = new StaticServer(StaticServer.Age.NEW, PACKAGE, TESTS, Path.of("target/npm"));
        ada = new Visitor(server.address());
    }

    @AfterAll
    static void close() {
        if (ada != null) {
            ada.close();
        }
        if (server != null) {
            server.close();
        }
    }

    @Test
    void passTheirScriptedTests() {
        ScriptTests.run(ada, "board", 16);
    }

    /** Puts boards, records and editors into boxes of every kind and size. */
    @Test
    void fitTheirBoxes() {
        ScriptTests.run(ada, "boxes", 7);
    }

    /** Sets each property of the manifest to right and wrong values. */
    @Test
    void refuseWrongValues() {
        ScriptTests.run(ada, "values", 5);
    }

    /** The groups and joints that the board computes equal the library's. */
    @Test
    void groupsAndJointsEqualTheLibrarys() {
        ada.visit("/board-tests.html");
        String different =
                ada.runAsync("Promise.all([import('./uptown.js'), customElements.whenDefined('uptown-board')])"
                        + ".then(async ([{load}]) => {"
                        + "  const uptown = await load();"
                        + "  const board = document.createElement('uptown-board');"
                        + "  const rack = document.createElement('uptown-rack');"
                        + "  document.getElementById('stage').append(board, rack);"
                        + "  const refusal = () => [board, rack].map(({shadowRoot}) =>"
                        + "      shadowRoot.querySelector('[role=alert]').textContent).join('');"
                        + "  const names = () => [...board.shadowRoot.querySelectorAll('[role=gridcell]')]"
                        + "      .map(cell => cell.getAttribute('aria-label')).join();"
                        + "  let checked = 0;"
                        + "  for (const {id} of uptown.rulesets) {"
                        + "    let game = uptown.deal(id, 33);"
                        + "    while (!game.over) {"
                        + "      game = game.play(game.choose('random', game.plies));"
                        + "      const view = game.view('-');"
                        + "      board.view = view; await null; const expected = names();"
                        + "      if (!game.over) { rack.view = board.view = game.view(game.turn); await null; }"
                        + "      if (refusal()) { return done(refusal()); }"
                        + "      board.position = game.position(); await null; const found = names();"
                        + "      const sizes = Object.values(view.groups).flat().every(group => group.every(cell =>"
                        + "          board.elementOf(cell).getAttribute('aria-label').includes('group of ' + group.length)));"
                        + "      if (expected !== found || !sizes) { return done(game.position()); }"
                        + "      checked++;"
                        + "    }"
                        + "  }"
                        + "  done('all equal: ' + (checked > 500));"
                        + "})");
        assertThat(different).isEqualTo("all equal: true");
    }

    @Test
    void areAccessible() {
        for (String scheme : ImmutableList.of("light", "dark")) {
            ada.prefer("prefers-color-scheme", scheme);
            ada.visit("/board-tests.html");
            ada.run("document.getElementById('stage').innerHTML = `"
                    + "<uptown-board id='b' interactive selected='b2' targets='A2 B2 xE6' marks='A1' arrows='C3>D4'>"
                    + "standard-4 9/9/9/9/4b5gE3/9/9/9/9</uptown-board><uptown-rack for='b' tiles='b2 bC'></uptown-rack>"
                    + "<uptown-record>[Start \"standard-4 9/9/9/9/9/9/9/9/9 1\"]\n\n1. b5@E5 gE@E6</uptown-record>"
                    + "<uptown-editor position='standard-4 9/9/9/9/9/9/9/9/9'></uptown-editor>"
                    + "<uptown-board>nonsense</uptown-board>`");
            ada.await("the elements", () -> ada.count("[role=gridcell]") == 4 * 81);
            assertThat(ada.barriers()).as(scheme).isEmpty();
        }
        ada.prefer("prefers-color-scheme", "light");
    }

    /** Checks the layout shift only. The README has the measured times; they depend on the machine. */
    @Test
    void theFirstBoardShiftsNoLayout() {
        ada.visit("/board-tests.html");
        ada.await(
                "the script",
                () -> ada.run("return !!customElements.get('uptown-board')").equals("true"));
        String shift = ada.runAsync("const stage = document.getElementById('stage');"
                + "let shift = 0;"
                + "new PerformanceObserver(list => list.getEntries().forEach(e => shift += e.value))"
                + "    .observe({type: 'layout-shift', buffered: true});"
                + "stage.innerHTML = '<uptown-board>standard-4 9/9/9/9/9/9/9/9/9</uptown-board><p>below</p>';"
                + "requestAnimationFrame(() => setTimeout(() => done(String(shift)), 200))");
        assertThat(Double.parseDouble(shift)).isLessThan(0.05);
    }
}
