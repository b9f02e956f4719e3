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

/** The elements of the package uptown-board, in a real browser, under a strict policy: what board-tests.js says of them. */
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
    void doWhatTheyPromise() {
        ScriptTests.run(ada, "board", 16);
    }

    /** Groups, and which tiles hold them together, follow from what lies there: the library says the same. */
    @Test
    void agreeWithTheLibrary() {
        ada.visit("/board-tests.html");
        String different =
                ada.runAsync("Promise.all([import('./uptown.js'), customElements.whenDefined('uptown-board')])"
                        + ".then(async ([{load}]) => {"
                        + "  const uptown = await load();"
                        + "  const board = document.createElement('uptown-board');"
                        + "  document.getElementById('stage').append(board);"
                        + "  const names = () => [...board.shadowRoot.querySelectorAll('[role=gridcell]')]"
                        + "      .map(cell => cell.getAttribute('aria-label')).join();"
                        + "  let checked = 0;"
                        + "  for (const {id} of uptown.rulesets) {"
                        + "    let game = uptown.deal(id, 33);"
                        + "    while (!game.over) {"
                        + "      game = game.play(game.choose('random', game.plies));"
                        + "      const view = game.view('-');"
                        + "      board.view = view; await null; const told = names();"
                        + "      board.position = game.position(); await null; const found = names();"
                        + "      const sizes = Object.values(view.groups).flat().every(group => group.every(cell =>"
                        + "          board.elementOf(cell).getAttribute('aria-label').includes('group of ' + group.length)));"
                        + "      if (told !== found || !sizes) { return done(game.position()); }"
                        + "      checked++;"
                        + "    }"
                        + "  }"
                        + "  done('none of ' + (checked > 500));"
                        + "})");
        assertThat(different).isEqualTo("none of true");
    }

    @Test
    void keepNobodyOut() {
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

    /** On this machine, whatever else it does: the figures are in the documents, here is only what nobody would wait for. */
    @Test
    void showTheFirstBoardSoon() {
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
