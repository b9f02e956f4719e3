package io.github.uptownrules.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Tests the layout, the sounds and the accessibility of the page on all kinds of screens. */
public interface ScreenContract extends PageFixture {
    @Test
    default void speaksThreeLanguages() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        String address = ada.path();
        for (String language : LANGUAGES) {
            ada.visit("/");
            String doesNotFit = requireNonNull(DOES_NOT_FIT.get(language));
            ada.choose("language", language);
            ada.awaitLobby(language);
            ada.visit(address);
            ada.await("the rack", () -> ada.count("[data-tile]") > 0);
            assertThat(ada.run("return document.documentElement.lang")).isEqualTo(language);
            ada.type(ada.misfit());
            ada.await(doesNotFit, () -> ada.status().contains(doesNotFit));
            assertThat(ada.status()).doesNotContain("{").doesNotContain("undefined");
        }
    }

    @Test
    default void isAccessible() {
        Visitor ada = ada();
        for (String scheme : ImmutableList.of("light", "dark")) {
            ada.prefer("prefers-color-scheme", scheme);
            ada.visit("/");
            ada.awaitLobby();
            assertThat(ada.barriers()).as("lobby, %s", scheme).isEmpty();
            ada.openForm();
            assertThat(ada.barriers()).as("form, %s", scheme).isEmpty();
            PageFixture.sitAlone(ada);
            ada.hold(ada.rack().get(0));
            ada.press("Show which tiles cannot be captured");
            assertThat(ada.barriers()).as("table, %s", scheme).isEmpty();
        }
        ada.prefer("prefers-color-scheme", "light");
    }

    @Test
    default void isDarkIfTheSystemOrTheUserWantsIt() {
        Visitor ada = ada();
        String ground = "return getComputedStyle(document.documentElement).backgroundColor";
        ada.visit("/");
        String light = ada.run(ground);
        ada.prefer("prefers-color-scheme", "dark");
        String dark = ada.run(ground);
        assertThat(dark).isNotEqualTo(light);
        ada.awaitLobby();
        ada.click(".theme", 0);
        assertThat(ada.run(ground)).isEqualTo(light);
        ada.prefer("prefers-color-scheme", "light");
        ada.click(".theme", 0);
        assertThat(ada.run(ground)).isEqualTo(dark);
        ada.reload();
        ada.await("dark again", () -> ada.run(ground).equals(dark));
    }

    @Test
    default void fitsOnPhones() {
        Visitor ada = ada();
        ada.holdPhone(360, 740);
        try {
            ada.visit("/");
            ada.awaitLobby();
            assertThat(ada.run("return document.documentElement.scrollWidth")).isEqualTo("360");
            for (String language : LANGUAGES) {
                ada.store("language", "en");
                PageFixture.sitAlone(ada);
                ada.store("language", language);
                ada.reload();
                ada.await("the rack", () -> ada.count("[data-tile]") > 0);
                assertThat(ada.run("return document.documentElement.scrollWidth"))
                        .isEqualTo("360");
                assertThat(ada.one("[role=grid]").getRect().y)
                        .isLessThan(ada.one("[data-tile]").getRect().y);
            }
        } finally {
            ada.putPhoneAway();
        }
    }

    /**
     * The rack and the board are visible together, and nothing is wider than the window: in landscape, at double size, on the
     * smallest phone and on a large wall screen.
     */
    @Test
    default void showsRackAndBoardAtOnce() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        try {
            for (int[] size : new int[][] {{844, 390}, {667, 375}, {640, 400}, {320, 640}, {390, 844}, {2560, 1440}}) {
                ada.holdPhone(size[0], size[1]);
                ada.run("scrollTo(0, document.querySelector('.table').getBoundingClientRect().top + scrollY)");
                ada.hold(ada.rack().get(0));
                assertThat(ada.run("return document.documentElement.scrollWidth"))
                        .isEqualTo(String.valueOf(size[0]));
                for (String seen : ImmutableList.of("[role=grid]", "[data-tile]")) {
                    assertThat(ada.run(
                                    Visitor.DEEP
                                            + "const box = deep(document, arguments[0])[0].getBoundingClientRect();"
                                            + "return box.top >= -1 && box.bottom <= innerHeight + 1 && box.left >= -1"
                                            + " && box.right <= innerWidth + 1 ? '' : JSON.stringify(box)",
                                    seen))
                            .as("%s at %d x %d", seen, size[0], size[1])
                            .isEmpty();
                }
                ada.keys(Keys.ESCAPE);
            }
            ada.holdPhone(2560, 1440);
            assertThat(ada.one("[role=grid]").getRect().width).isGreaterThan(1200);
        } finally {
            ada.putPhoneAway();
        }
    }

    /** With five players, everything that a turn needs is in view, together with all seats and the last move. */
    @Test
    default void showsTheWholeTableWithFivePlayers() {
        Visitor ada = ada();
        ada.visit("/");
        ada.makeTable(
                "Ada",
                "standard-5",
                ImmutableList.of("me", "bot beginner", "bot beginner", "bot beginner", "bot beginner"));
        ada.await("her turn", () -> ada.isToMove());
        try {
            for (int[] size : new int[][] {{1280, 800}, {390, 844}, {844, 390}, {2560, 1440}}) {
                ada.holdPhone(size[0], size[1]);
                ada.run("scrollTo(0, 0)");
                assertThat(
                                ada.run(
                                        Visitor.DEEP
                                                + "return ['[role=grid]', '[data-tile]', '.rival', '.place', '.actions button', '.menu-button']"
                                                + ".flatMap(selector => deep(document, selector)).filter(one => {"
                                                + "  const box = one.getBoundingClientRect();"
                                                + "  return box.width === 0 || box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0"
                                                + "    || box.right > innerWidth + 1; }).map(one => one.className || one.tagName).join()"))
                        .as("out of view at %d x %d", size[0], size[1])
                        .isEmpty();
                assertThat(ada.count(".rival")).isEqualTo(4);
            }
        } finally {
            ada.putPhoneAway();
        }
    }

    /** At a zoom of 400 %, the board has the whole width, and the rack stays in view while the board scrolls. */
    @Test
    default void isOneColumnAtAZoomOfFourHundredPercent() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        try {
            ada.holdPhone(320, 256);
            assertThat(ada.run("return document.documentElement.scrollWidth")).isEqualTo("320");
            assertThat(ada.one("[role=grid]").getRect().width).isGreaterThan(280);
            String rack = Visitor.DEEP + "const box = deep(document, '[data-tile]')[0].getBoundingClientRect();"
                    + "return String(box.height >= 40 && box.top >= 0 && box.bottom <= innerHeight)";
            for (String top : ImmutableList.of("0", "40", "120")) {
                ada.run("scrollTo(0, " + top + ")");
                assertThat(ada.run(rack)).as("scrolled by %s", top).isEqualTo("true");
            }
            int ply = ada.ply();
            ada.hold(ada.rack().get(0));
            String cell = ada.targets().get(0);
            // The rack lies over the lower edge of the window, so a player scrolls to the cells there.
            ada.run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", ada.cell(cell));
            ada.cell(cell).click();
            ada.await("her move", () -> ada.ply() > ply);
        } finally {
            ada.putPhoneAway();
        }
    }

    /** Messages move nothing: a refusal, a note about a copied link, or the loss of the connection. */
    @Test
    default void nothingMovesWhenAMessageAppears() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        String places = Visitor.DEEP
                + "return ['[role=grid]', '[data-tile]', '.rival', '.actions button', '.move-log'].flatMap(selector =>"
                + "  deep(document, selector)).map(one => { const {left, top, width} = one.getBoundingClientRect();"
                + "    return [left, top, width].map(Math.round).join(' '); }).join()";
        try {
            for (int[] size : new int[][] {{1280, 800}, {390, 844}, {844, 390}}) {
                ada.holdPhone(size[0], size[1]);
                ada.run("scrollTo(0, 0)");
                String before = ada.run(places);
                ada.type("nonsense");
                ada.awaitStatus("This is not a move");
                ada.run("document.activeElement.blur(); scrollTo(0, 0)");
                assertThat(ada.run(places))
                        .as("refused at %d x %d", size[0], size[1])
                        .isEqualTo(before);
                ada.type("");
                ada.await("nothing said", () -> !ada.status().contains("This is not a move"));
                ada.run(
                        "document.activeElement.blur(); scrollTo(0, 0); document.querySelector('.lost').hidden = false");
                assertThat(ada.run(places))
                        .as("lost at %d x %d", size[0], size[1])
                        .isEqualTo(before);
                ada.run("document.querySelector('.lost').hidden = true");
            }
        } finally {
            ada.putPhoneAway();
        }
    }

    /**
     * The menu takes the focus and returns it, and exposes whether it is open. The arrow keys move between its
     * entries; a switch leaves it open.
     */
    @Test
    default void usesTheMenuWithKeys() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        ada.one(".menu-button").sendKeys(Keys.ENTER);
        ada.await("the menu", () -> "true".equals(ada.one(".menu-button").getDomAttribute("aria-expanded")));
        ada.await("the focus", () -> ada.focused().equals("Download the record"));
        ada.keys(Keys.ARROW_UP);
        assertThat(ada.focused()).isEqualTo("Resign");
        ada.keys(Keys.HOME, Keys.END, Keys.ARROW_DOWN);
        assertThat(ada.focused()).isEqualTo("Download the record");
        assertThat(ada.run("return String([...document.querySelectorAll('.menu button')].every(one =>"
                        + " one.hidden || one.getBoundingClientRect().height >= 40))"))
                .isEqualTo("true");
        assertThat(ada.barriers()).isEmpty();
        ada.keys(Keys.ESCAPE);
        ada.await("the end of the menu", () -> ada.focused().equals("Menu"));
        assertThat(ada.one(".menu-button").getDomAttribute("aria-expanded")).isEqualTo("false");
        ada.keys(Keys.ENTER);
        ada.await("the focus", () -> ada.focused().equals("Download the record"));
        ada.keys(Keys.END, Keys.ENTER);
        ada.await("the question", () -> ada.focused().equals("Play on"));
        ada.keys(Keys.ENTER);
        ada.await("the end of the menu", () -> ada.focused().equals("Menu"));
        ada.one("[data-tile]").sendKeys("m");
        ada.await("the typed move", () -> ada.focused().equals("Move"));
    }

    /** Buttons do not appear and disappear, because that would move the others under a finger. */
    @Test
    default void nothingJumpsFromTurnToTurn() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        String places = "return [...document.querySelectorAll('.actions button, .move-input, uptown-rack')]"
                + ".map(one => one.textContent + Math.round(one.getBoundingClientRect().top)).join()";
        String before = ada.run(places);
        for (int turn = 0; turn < 2; turn++) {
            int ply = ada.ply();
            ada.hold(ada.rack().get(0));
            assertThat(ada.run(places)).isEqualTo(before);
            ada.cell(ada.targets().get(0)).click();
            ada.await("her next turn", () -> ada.ply() > ply && ada.isToMove());
            assertThat(ada.run(places)).isEqualTo(before);
        }
    }

    /** The layout is stable while the start page loads and when a table is opened. */
    @Test
    default void nothingMovesWhileThePageLoads() {
        Visitor ada = ada();
        String shift = "let shift = 0;"
                + "new PerformanceObserver(list => list.getEntries().filter(one => !one.hadRecentInput)"
                + "    .forEach(one => shift += one.value)).observe({type: 'layout-shift', buffered: true});"
                + "setTimeout(() => done(String(shift)), 300)";
        ada.visit("/");
        ada.awaitLobby();
        assertThat(Double.parseDouble(ada.runAsync(shift))).isLessThan(0.001);
        ada.playAtOnce("uptown");
        ada.await("her turn", () -> ada.isToMove());
        assertThat(Double.parseDouble(ada.runAsync(shift))).isLessThan(0.001);
    }

    /** The sound setting is kept, and the icon shows whose turn it is. */
    @Test
    default void callsThePlayerBack() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        assertThat(ada.one("link[rel=icon]").getDomAttribute("href")).contains("icon-turn.svg");
        assertThat(ada.one("[data-action='action.sound']").getDomAttribute("aria-pressed"))
                .isEqualTo("true");
        ada.press("Sounds");
        assertThat(ada.one("[data-action='action.sound']").getDomAttribute("aria-pressed"))
                .isEqualTo("false");
        ada.reload();
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.one("[data-action='action.sound']").getDomAttribute("aria-pressed"))
                .isEqualTo("false");
        ada.press("Sounds");
        ada.visit("/");
        ada.awaitLobby();
        assertThat(ada.one("link[rel=icon]").getDomAttribute("href")).contains("icon.svg");
    }

    /** With shift, arrows move between targets. The held tile is announced, and an empty move clears the message. */
    @Test
    default void announcesTheHeldTile() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        String tile = ada.rack().get(0);
        ada.hold(tile);
        ada.awaitStatus(" fits ");
        ada.one("[role=gridcell][tabindex='0']").sendKeys(Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
        ImmutableList<String> targets = ada.targets();
        assertThat(targets).contains(ada.focused().substring(0, 2));
        ada.keys(Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
        assertThat(targets).contains(ada.focused().substring(0, 2));
        ada.type("nonsense");
        ada.awaitStatus("This is not a move");
        ada.type("");
        ada.await("nothing said", () -> !ada.status().contains("This is not a move"));
    }
}
