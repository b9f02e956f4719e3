package io.github.uptownrules.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What the page is on all kinds of screens, to all kinds of people, wherever the tables are. */
public interface PageContract {
    ImmutableList<String> LANGUAGES = ImmutableList.of("en", "de", "fr");
    ImmutableMap<String, String> MAKE_TABLE = ImmutableMap.of(
            "en", "Make the table",
            "de", "Tisch eröffnen",
            "fr", "Ouvrir la table");
    ImmutableMap<String, String> RULES = ImmutableMap.of("en", "Rules", "de", "Regeln", "fr", "Règles");
    ImmutableMap<String, String> DOES_NOT_FIT = ImmutableMap.of(
            "en", "does not fit",
            "de", "passt nicht auf",
            "fr", "ne va pas en");

    /** Who looks at the page. */
    Visitor ada();

    /** Where a table is. */
    String addressOf(String table);

    /** Sits down with bots, and waits for the first turn. */
    static void sitAlone(Visitor ada) {
        ada.visit("/");
        ada.makeTable("Ada", "standard-3", ImmutableList.of("me", "bot beginner", "bot beginner"));
        ada.await("her turn", () -> ada.isToMove());
    }

    /** Asks for hints until there are some: who asks again too soon is refused. */
    static void takeAdvice(Visitor ada) {
        ada.await("hints", () -> {
            if (ada.all(".advices *").isEmpty() && ada.canPress("Hint")) {
                ada.press("Hint");
            }
            return !ada.all(".advice li button").isEmpty();
        });
    }

    @AfterEach
    default void nothingWentWrong() {
        assertThat(ada().complaints()).isEmpty();
        ada().visit("/");
        ada().run("localStorage.clear(); sessionStorage.clear()");
        ada().reload();
    }

    @Test
    default void speaksThreeLanguages() {
        Visitor ada = ada();
        sitAlone(ada);
        String address = ada.path();
        for (String language : LANGUAGES) {
            ada.visit("/");
            String makeTable = requireNonNull(MAKE_TABLE.get(language));
            String doesNotFit = requireNonNull(DOES_NOT_FIT.get(language));
            ada.choose("language", language);
            ada.await(language, () -> ada.canPress(makeTable));
            ada.visit(address);
            ada.await("the rack", () -> !ada.all("[data-tile]").isEmpty());
            assertThat(ada.run("return document.documentElement.lang")).isEqualTo(language);
            ada.type(ada.misfit());
            ada.await(doesNotFit, () -> ada.status().contains(doesNotFit));
            assertThat(ada.status()).doesNotContain("{").doesNotContain("undefined");
        }
    }

    @Test
    default void keepsNobodyOut() {
        Visitor ada = ada();
        for (String scheme : ImmutableList.of("light", "dark")) {
            ada.prefer("prefers-color-scheme", scheme);
            ada.visit("/");
            ada.await("the lobby", () -> ada.canPress("Make the table"));
            assertThat(ada.barriers()).as("lobby, %s", scheme).isEmpty();
            sitAlone(ada);
            ada.hold(ada.rack().get(0));
            ada.press("Locks");
            assertThat(ada.barriers()).as("table, %s", scheme).isEmpty();
        }
        ada.prefer("prefers-color-scheme", "light");
    }

    @Test
    default void isDarkWhereTheSystemIsOrSomebodyWantsIt() {
        Visitor ada = ada();
        String ground = "return getComputedStyle(document.documentElement).backgroundColor";
        ada.visit("/");
        String light = ada.run(ground);
        ada.prefer("prefers-color-scheme", "dark");
        String dark = ada.run(ground);
        assertThat(dark).isNotEqualTo(light);
        ada.await("the lobby", () -> ada.canPress("Dark"));
        ada.press("Dark");
        assertThat(ada.run(ground)).isEqualTo(light);
        ada.prefer("prefers-color-scheme", "light");
        ada.press("Dark");
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
            ada.await("the lobby", () -> ada.canPress("Make the table"));
            assertThat(ada.run("return document.documentElement.scrollWidth")).isEqualTo("360");
            for (String language : LANGUAGES) {
                ada.run("localStorage.setItem('uptown.language', 'en')");
                sitAlone(ada);
                ada.run("localStorage.setItem('uptown.language', arguments[0])", language);
                ada.reload();
                ada.await("the rack", () -> !ada.all("[data-tile]").isEmpty());
                assertThat(ada.run("return document.documentElement.scrollWidth"))
                        .isEqualTo("360");
                assertThat(ada.one("[role=grid]").getRect().y)
                        .isLessThan(ada.one("[data-tile]").getRect().y);
            }
        } finally {
            ada.putPhoneAway();
        }
    }

    /** On its side, at twice the size, on the smallest phone and on a wall: rack and board are seen at once, and nothing is wider than the window. */
    @Test
    default void showsRackAndBoardAtOnce() {
        Visitor ada = ada();
        sitAlone(ada);
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

    /** Buttons that come and go would move the others under a finger. */
    @Test
    default void nothingJumpsFromTurnToTurn() {
        Visitor ada = ada();
        sitAlone(ada);
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

    /** What was done while the page was not open is told as well. */
    @Test
    default void theLogIsWholeAfterAReload() {
        Visitor ada = ada();
        sitAlone(ada);
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.await("her next turn", () -> ada.ply() >= 3 && ada.isToMove());
        ada.await("all moves", () -> ada.all(".move-log li").size() == ada.ply());
        String log = ada.one(".move-log").getText();
        assertThat(log).contains("Ada plays");
        ada.reload();
        ada.await("the log", () -> !ada.all(".move-log li").isEmpty());
        assertThat(ada.one(".move-log").getText()).isEqualTo(log);
    }

    /** By the list of moves and by keys, with the way back always in sight. */
    @Test
    default void looksBack() {
        Visitor ada = ada();
        sitAlone(ada);
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.await("her next turn", () -> ada.ply() >= 3 && ada.isToMove());
        int last = ada.ply();
        ada.await("all moves", () -> ada.all(".move-log .move").size() == last);
        ada.all(".move-log .move").get(last - 1).click();
        ada.awaitStatus("Position after 1 of " + last);
        assertThat(ada.status()).contains("Your turn.");
        assertThat(ada.all("[aria-current=step]")).hasSize(1);
        assertThat(ada.one(".history .your-turn").getText()).isEqualTo("Your turn.");
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
        ada.press("Last moves");
        assertThat(ada.all("[part=shapes] path")).isNotEmpty();
        ada.press("Last moves");
        assertThat(ada.all("[part=shapes] path")).isEmpty();
        ada.keys(Keys.HOME);
        ada.awaitStatus("Position after 0 of " + last);
        ada.press("Back to the game");
        ada.await("the present", () -> ada.isToMove());
    }

    /** Five steps with boards to try, by clicks and by keys, in three languages. */
    @Test
    default void teachesTheRules() {
        Visitor ada = ada();
        ada.visit("/");
        for (String language : LANGUAGES) {
            ada.choose("language", language);
            ada.await(
                    language,
                    () -> ada.run("return document.documentElement.lang").equals(language));
            ada.press(requireNonNull(RULES.get(language)));
            ada.await("the rules", () -> !ada.all("dialog.rules").isEmpty());
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
                            () -> ada.one("dialog .answer").getText().contains("E4 E5 E6"));
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
            ada.await("the page", () -> ada.all("dialog").isEmpty());
        }
        ada.choose("language", "en");
        ada.await("English", () -> ada.canPress("Rules"));
        ada.press("Rules");
        ada.press("Close");
        ada.await("the page again", () -> ada.all("dialog").isEmpty());
    }

    /** The puzzle of the day and the next: a move that is not the best, the best one, and one that is shown. */
    @Test
    default void setsAPuzzle() {
        Visitor ada = ada();
        ada.visit("/");
        for (String language : LANGUAGES) {
            ada.choose("language", language);
            ada.await(
                    language,
                    () -> ada.run("return document.documentElement.lang").equals(language));
            ada.one("header button").click();
            ada.await("the puzzle", () -> !ada.all("[data-tile]").isEmpty());
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
                if (ada.all("[data-tile='" + move.substring(0, 2) + "'][aria-pressed=true]")
                        .isEmpty()) {
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
            ada.await("the page", () -> ada.all("dialog").isEmpty());
        }
        ada.choose("language", "en");
    }

    /** On a phone on its side board and rack of a puzzle are seen at once. */
    @Test
    default void setsAPuzzleOnAPhoneOnItsSide() {
        Visitor ada = ada();
        ada.holdPhone(844, 390);
        try {
            ada.visit("/");
            ada.press("Puzzle");
            ada.await("the puzzle", () -> !ada.all("[data-tile]").isEmpty());
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
            ada.await("the page", () -> ada.all("dialog").isEmpty());
        } finally {
            ada.putPhoneAway();
        }
    }

    /** By keys within a color; the next visit finds it as it was left. */
    @Test
    default void keepsTheRackInOnesOwnOrder() {
        Visitor ada = ada();
        sitAlone(ada);
        ImmutableList<String> rack = ada.rack();
        ada.run("document.querySelector('uptown-rack').shadowRoot.querySelector('button').focus()");
        ada.keys(Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
        ImmutableList<String> own = ImmutableList.of(rack.get(1), rack.get(0), rack.get(2), rack.get(3), rack.get(4));
        ada.await("the other order", () -> ada.rack().equals(own));
        ada.keys(Keys.chord(Keys.SHIFT, Keys.ARROW_LEFT));
        ada.await("the old order", () -> ada.rack().equals(rack));
        ada.keys(Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
        ada.await("the other order again", () -> ada.rack().equals(own));
        ada.reload();
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.rack()).isEqualTo(own);
    }

    /** Where a finger is quickly in the wrong place, a move can take two presses. */
    @Test
    default void confirmsAMove() {
        Visitor ada = ada();
        sitAlone(ada);
        int ply = ada.ply();
        assertThat(ada.canPress("Place it")).isFalse();
        ada.press("Confirm moves");
        ada.hold(ada.rack().get(0));
        String cell = ada.targets().get(0);
        ada.cell(cell).click();
        ada.awaitStatus("Choose " + cell + " again");
        assertThat(ada.ply()).isEqualTo(ply);
        ada.press("Cancel");
        ada.await("nothing asked", () -> !ada.canPress("Place it"));
        ada.hold(ada.rack().get(0));
        ada.cell(cell).click();
        ada.awaitStatus("Choose " + cell + " again");
        ada.press("Place it");
        ada.await("her next turn", () -> ada.ply() > ply && ada.isToMove());
        ada.press("Confirm moves");
    }

    /** One press to a game against bots, and an end that says in what order, and what can be done next. */
    @Test
    default void startsAtOnceAndEndsPlainly() {
        Visitor ada = ada();
        ada.visit("/");
        ada.press("beginner");
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.status()).contains("Choose a tile, then a marked cell.");
        assertThat(ada.all(".seat")).hasSize(3);
        ada.press("Resign");
        ada.press("Yes, resign");
        ada.awaitStatus("The game is over");
        assertThat(ada.all(".final-order li")).hasSize(3);
        assertThat(ada.all(".final-order li").get(2).getText()).contains("0 groups, 0 captured, score 0");
        assertThat(ada.canPress("Rematch")).isTrue();
        assertThat(ada.barriers()).isEmpty();
        ada.press("To the start page");
        ada.await("the lobby", () -> ada.canPress("Make the table"));
    }

    /** Neither while the start page loads, nor when a table is opened. */
    @Test
    default void nothingMovesWhileThePageLoads() {
        Visitor ada = ada();
        String shift = "let shift = 0;"
                + "new PerformanceObserver(list => list.getEntries().filter(one => !one.hadRecentInput)"
                + "    .forEach(one => shift += one.value)).observe({type: 'layout-shift', buffered: true});"
                + "setTimeout(() => done(String(shift)), 300)";
        ada.visit("/");
        ada.await("the lobby", () -> ada.canPress("Make the table"));
        assertThat(Double.parseDouble(ada.runAsync(shift))).isLessThan(0.001);
        ada.press("beginner");
        ada.await("her turn", () -> ada.isToMove());
        assertThat(Double.parseDouble(ada.runAsync(shift))).isLessThan(0.001);
    }

    /** Over a cell, and before anything is tried. */
    @Test
    default void saysWhyNotBeforeAMistake() {
        Visitor ada = ada();
        sitAlone(ada);
        String cell = ada.misfit().substring(3);
        ada.moveTo(ada.cell(cell));
        ada.awaitStatus("does not fit " + cell);
        assertThat(ada.all(".reasons.done")).hasSize(1);
        ada.moveTo(ada.cell(ada.targets().get(0)));
        ada.await("nothing said", () -> !ada.status().contains("does not fit"));
    }

    /** A move for the next turn is held, and made when it may be, or dropped. */
    @Test
    default void holdsAMoveForTheNextTurn() {
        Visitor ada = ada();
        sitAlone(ada);
        ada.press("Premoves");
        ada.reload();
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.one("[data-action='action.premoves']").getDomAttribute("aria-pressed"))
                .isEqualTo("true");
        ada.press("Premoves");
    }

    /** The chances of all over the game, and the worst moves on it. */
    @Test
    default void showsTheChancesOfAGame() {
        Visitor ada = ada();
        sitAlone(ada);
        ada.hold(ada.rack().get(0));
        ada.cell(ada.targets().get(0)).click();
        ada.await("her next turn", () -> ada.ply() >= 3 && ada.isToMove());
        ada.press("Resign");
        ada.press("Yes, resign");
        ada.awaitStatus("Ada resigned.");
        ada.press("Analysis");
        ada.await("the chances", () -> !ada.all(".chances").isEmpty());
        assertThat(ada.all(".chances .line")).hasSizeGreaterThanOrEqualTo(6);
        assertThat(ada.one(".chances figcaption").getText()).contains("Ada");
        assertThat(ada.barriers()).isEmpty();
    }

    /** Each game that is offered, from the lobby to its end, by what all of them have: hints, typed moves, reasons, log and order. */
    @Test
    default void playsEachGame() {
        Visitor ada = ada();
        ada.visit("/");
        ada.await("the games", () -> !ada.all("#ruleset option").isEmpty());
        ImmutableList<String> games = ImmutableList.copyOf(
                ada.run("return [...document.querySelectorAll('#game option')].map(one => one.value).join()")
                        .split(","));
        for (String game : games) {
            ada.visit("/");
            ada.await("the games", () -> !ada.all("#ruleset option").isEmpty());
            ada.choose("game", game);
            ada.await(
                    game,
                    () -> ada.run("return document.querySelector('.lobby').dataset.shown")
                            .equals(game));
            assertThat(ada.barriers()).as(game).isEmpty();
            ada.press("beginner");
            for (int turn = 0; turn < 3; turn++) {
                ada.await("her turn in " + game, ada::isToMove);
                int ply = ada.ply();
                takeAdvice(ada);
                String move = ada.one(".advice li button").getText();
                ada.type(move);
                ada.await("her move " + move, () -> ada.ply() > ply);
            }
            ada.await("her turn in " + game, ada::isToMove);
            assertThat(ada.barriers()).as(game).isEmpty();
            ada.type("nonsense");
            ada.await("why not", () -> !ada.all(".reasons li").isEmpty());
            ada.await("all moves", () -> ada.all(".move-log li").size() == ada.ply());
            ada.press("Resign");
            ada.press("Yes, resign");
            ada.await("the order", () -> !ada.all(".final-order li").isEmpty());
            assertThat(ada.one(".final-order").getText())
                    .as(game)
                    .doesNotContain("{")
                    .doesNotContain("undefined");
        }
        ada.visit("/");
        ada.choose("game", games.get(0));
    }

    /** A switch for sounds that is kept, and an icon that says whose turn it is. */
    @Test
    default void callsBack() {
        Visitor ada = ada();
        sitAlone(ada);
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
        ada.await("the lobby", () -> ada.canPress("Make the table"));
        assertThat(ada.one("link[rel=icon]").getDomAttribute("href")).contains("icon.svg");
    }

    /** With shift, arrows go from target to target; what is taken in hand is said, and an empty move clears what was said. */
    @Test
    default void speaksOfWhatIsInHand() {
        Visitor ada = ada();
        sitAlone(ada);
        String tile = ada.rack().get(0);
        ada.hold(tile);
        ada.awaitStatus("in hand:");
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

    /** Without a mouse: arrows along the rack and over the board, Home and End, Enter to take, Escape to let go. */
    @Test
    default void isPlayedWithKeys() {
        Visitor ada = ada();
        sitAlone(ada);
        assertThat(ada.run("return document.title")).isEqualTo("Your turn \u2013 Uptown");
        ImmutableList<String> rack = ada.rack();
        ada.one("[data-tile]").sendKeys(Keys.ARROW_RIGHT);
        assertThat(ada.focused()).isEqualTo("tile " + rack.get(1));
        ada.keys(Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        assertThat(ada.focused()).isEqualTo("tile " + rack.get(0));
        ada.keys(Keys.ENTER);
        assertThat(ada.all("[data-tile][aria-pressed=true]")).hasSize(1);
        ada.keys(Keys.ESCAPE);
        assertThat(ada.all("[data-tile][aria-pressed=true]")).isEmpty();
        ada.one("[role=gridcell][tabindex='0']").sendKeys(Keys.chord(Keys.CONTROL, Keys.HOME));
        assertThat(ada.focused()).startsWith("A1,");
        ada.keys(Keys.ARROW_DOWN, Keys.END);
        assertThat(ada.focused()).startsWith("B9,");
        ada.keys(Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        assertThat(ada.focused()).startsWith("B8,");
        ada.keys(Keys.chord(Keys.CONTROL, Keys.END));
        assertThat(ada.focused()).startsWith("I9,");
        ada.keys(Keys.ARROW_UP, Keys.HOME);
        assertThat(ada.focused()).startsWith("H1,");
        WebElement seat = ada.one(".seat.to-move");
        assertThat(seat.getText()).contains("Ada", "to move", "23 tiles to draw", "rank 1");
        assertThat(ada.run("return document.querySelector('.seat.to-move .facts strong').textContent"))
                .isEqualTo("0");
        assertThat(ada.all(".badge")).hasSize(1);
    }

    @Test
    default void advises() {
        Visitor ada = ada();
        sitAlone(ada);
        ada.press("Hint");
        ada.await("hints", () -> !ada.all(".advice li button").isEmpty());
        ada.one(".advice li button").click();
        assertThat(ada.one("button[aria-pressed=true][data-tile]").getAccessibleName())
                .startsWith("tile b");
    }

    @Test
    default void takesTwoPressesToResignAndOneToPlayAgain() {
        Visitor ada = ada();
        sitAlone(ada);
        ada.press("Resign");
        ada.press("Play on");
        ada.press("Resign");
        ada.press("Yes, resign");
        ada.awaitStatus("Ada resigned.");
        assertThat(ada.status()).contains("The game is over");
        assertThat(ada.one(".seat").getText()).contains("Ada", "rank 3");
        ada.await(
                "all racks",
                () -> ada.all(".seat .tiles:not(.captures) .mini .tile").size() >= 2 * 4);
        String address = ada.path();
        ada.press("Rematch");
        ada.await(
                "another table", () -> !ada.path().equals(address) && ada.path().contains("/table/"));
        ada.await("a new game", () -> !ada.all("[data-tile]").isEmpty());
    }

    @Test
    default void saysWhatIsWrong() {
        Visitor ada = ada();
        ada.visit(addressOf("nowhere"));
        ada.awaitStatus("There is no such table");
        assertThat(ada.barriers()).isEmpty();
        ada.press("To the start page");
        ada.await("the lobby", () -> ada.canPress("Make the table"));
        sitAlone(ada);
        ada.type("nonsense");
        ada.awaitStatus("This is not a move");
        ada.type("b5xA1");
        ada.await("a reason", () -> !ada.all("[role=status] li").isEmpty());
        ada.cell("A1").click();
        ada.awaitStatus("Choose a tile");
        assertThat(ada.complaints()).isEmpty();
    }
}
