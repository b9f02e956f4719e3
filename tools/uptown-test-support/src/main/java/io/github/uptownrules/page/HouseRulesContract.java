package io.github.uptownrules.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Tests tables with house rules: the form of the lobby, the line, its name in words, and the game. */
public interface HouseRulesContract extends PageFixture {
    ImmutableList<String> FOUR = ImmutableList.of("me", "bot beginner", "bot beginner", "bot beginner");

    private static void open(Visitor ada, String ruleset) {
        ada.visit("/");
        ada.openForm();
        ada.choose("ruleset", ruleset);
        ada.one(".more summary").click();
        ada.one("#house-line");
    }

    private static void set(Visitor ada, String field, String value) {
        ada.one("#" + field).clear();
        ada.one("#" + field).sendKeys(value, Keys.TAB);
    }

    private static String value(Visitor ada, String field) {
        return ada.run("return document.querySelector('#" + field + "').value");
    }

    private static String words(Visitor ada) {
        return ada.one("#house-words").getText();
    }

    private static String hidden(Visitor ada, String field) {
        return ada.run("return String(!document.querySelector('#" + field + "').checkVisibility())");
    }

    /** Runs a script with the module that reads lines. */
    private static String asked(Visitor ada, String script) {
        ada.visit("/");
        ada.openForm(); // loads the words of Uptown
        return ada.runAsync("const page = document.querySelector('link[href$=\"style.css\"]').href;"
                + "import(new URL('games/uptown/house-rules.js', page)).then(async ({lineInWords, readLine, writeLine}) => {"
                + script + "});");
    }

    @Test
    default void namesHouseRulesInWords() {
        assertThat(asked(
                        ada(),
                        "done(['standard-4', 'standard-4+rack=1+limit=1', 'standard-4+rack=5/4/5/6+start=random',"
                                + " 'bloqueurs-3+ties=by-color+start=2', 'two-player+colors=b/gr', 'standard-4+partners=13/24',"
                                + " 'standard-4+size=3', 'standard-4+rack=6+rack=6', 'other+rack=6', 'standard-4+rack', 'standard-4+']"
                                + ".map(lineInWords).join(' | '))"))
                .isEqualTo("Standard, 4 players"
                        + " | Standard, 4 players, 1 tile on the rack, at most 1 tile each"
                        + " | Standard, 4 players, racks of 5, 4, 5, and 6 tiles, a random seat starts"
                        + " | Bloqueurs, 3 players, ties decided color by color, seat 2 starts"
                        + " | Two players, two colors each, colors blue and green+red"
                        + " | Standard, 4 players, seats 1+3 and 2+4 see each other’s racks"
                        + " |  |  |  |  | ");
    }

    @Test
    default void writesTheOptionsOfALineInTheirOrder() {
        assertThat(
                        asked(
                                ada(),
                                "const line = 'standard-5+colors=y/r/o/g/b+rack=6+partners=13/24+limit=9+start=random';"
                                        + "const {base, options} = readLine(line);"
                                        + "const shuffled = Object.fromEntries(Object.entries(options).reverse());"
                                        + "done(String(writeLine(base, shuffled) === line) + writeLine('standard-3', {rack: ''}))"))
                .isEqualTo("truestandard-3");
    }

    @Test
    default void theFormAndTheLineFollowEachOther() {
        Visitor ada = ada();
        open(ada, "standard-4");
        assertThat(value(ada, "house-line")).isEqualTo("standard-4");
        set(ada, "house-rack", "6");
        set(ada, "house-limit", "1000");
        ada.one("#house-partners").click();
        ada.choose("house-start", "random");
        assertThat(value(ada, "house-line")).isEqualTo("standard-4+rack=6+partners=13/24+limit=99+start=random");
        assertThat(words(ada))
                .isEqualTo("Standard, 4 players, 6 tiles on the rack, seats 1+3 and 2+4 see each other’s racks,"
                        + " at most 99 tiles each, a random seat starts");
        ada.one("#house-handicap").click();
        set(ada, "house-rack-2", "4");
        assertThat(value(ada, "house-line")).contains("+rack=6/4/6/6+");
        assertThat(hidden(ada, "house-ties")).isEqualTo("true");

        ada.choose("ruleset", "bloqueurs-3");
        assertThat(value(ada, "house-line")).isEqualTo("bloqueurs-3+limit=99+start=random");
        assertThat(hidden(ada, "house-partners")).isEqualTo("true");
        ada.one("#house-ties").click();
        set(ada, "house-limit", "");
        assertThat(value(ada, "house-line")).isEqualTo("bloqueurs-3+ties=by-color+start=random");

        set(ada, "house-line", "two-player+colors=b/gr+rack=4");
        assertThat(value(ada, "ruleset")).isEqualTo("two-player");
        assertThat(ada.count("#seat-2")).isEqualTo(1);
        assertThat(ada.count("#seat-3")).isZero();
        assertThat(value(ada, "house-rack")).isEqualTo("4");
        set(ada, "house-rack", "5");
        assertThat(value(ada, "house-line")).isEqualTo("two-player+colors=b/gr");
        ada.one("#house-handicap").click();
        assertThat(value(ada, "house-rack-1")).isEqualTo("5");
    }

    @Test
    default void copiesTheLine() {
        Visitor ada = ada();
        open(ada, "standard-3");
        set(ada, "house-rack", "6");
        ada.run(
                "Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { window.copied = text }}})");
        ada.press("Copy the rules");
        ada.await("the message", () -> ada.one(".house-rules").getText().contains("Rules copied."));
        assertThat(ada.run("return window.copied")).isEqualTo("standard-3+rack=6");
    }

    /** The server or the library reports the error, in one line. */
    @Test
    default void showsAnErrorBesideTheLine() {
        Visitor ada = ada();
        open(ada, "standard-4");
        set(ada, "house-line", "standard-4+rack=0");
        ada.press("Make the table");
        ada.await("the error", () -> !ada.one("#house-problem").getText().isEmpty());
        assertThat(ada.one("#house-problem").getText())
                .startsWith("These rules cannot be used: ")
                .contains("rack=0", "column")
                .doesNotContain("\n", "Exception", "java");
        assertThat(ada.one("#house-line").getDomAttribute("aria-invalid")).isEqualTo("true");
        assertThat(ada.barriers()).isEmpty();
        set(ada, "house-rack", "6");
        assertThat(ada.one("#house-problem").getText()).isEmpty();
        assertThat(ada.complaints()).allMatch(complaint -> complaint.contains("400"));
    }

    /** Checks both screens and both color schemes. */
    @Test
    default void theFormIsAccessibleAndFits() {
        Visitor ada = ada();
        try {
            for (int[] size : new int[][] {{390, 844}, {1280, 800}}) {
                for (String scheme : ImmutableList.of("light", "dark")) {
                    ada.prefer("prefers-color-scheme", scheme);
                    ada.holdPhone(size[0], size[1]);
                    for (String language : LANGUAGES) {
                        ada.visit("/icon.svg");
                        ada.store("language", language);
                        ada.visit("/");
                        ada.awaitLobby(language);
                        ada.openForm();
                        ada.choose("ruleset", "bloqueurs-4");
                        ada.one(".more summary").click();
                        ada.one("#house-handicap").click();
                        ada.one("#house-ties").click();
                        assertThat(ada.run("return document.documentElement.scrollWidth"))
                                .as(language)
                                .isEqualTo(String.valueOf(size[0]));
                    }
                    assertThat(ada.barriers()).as(scheme).isEmpty();
                }
            }
        } finally {
            ada.prefer("prefers-color-scheme", "light");
            ada.putPhoneAway();
        }
    }

    @Test
    default void playsByHouseRules() {
        Visitor ada = ada();
        open(ada, "standard-4");
        set(ada, "house-rack", "6");
        set(ada, "house-limit", "2");
        ada.makeTable("Ada", "standard-4", FOUR);
        String name = "Standard, 4 players, 6 tiles on the rack, at most 2 tiles each";
        ada.await("her turn", ada::isToMove);
        assertThat(String.valueOf(ada.one("h1").getAccessibleName())).isEqualTo(name);
        assertThat(ada.rack()).hasSize(6);
        Hands hands = new Hands();
        hands.playWithMouse(ada);
        ada.await("her next turn", ada::isToMove);
        String table = ada.path();
        ada.visit("/");
        ada.await(
                "the list of games",
                () -> ada.run("return document.querySelector('.waiting .yours span.lines')?.innerText ?? ''")
                        .contains("Your turn\nUptown with 3 computers\nComputer 4 moved just now"));
        ada.visit(table);
        ada.await("her turn", ada::isToMove);
        assertThat(ada.rack()).hasSize(6);
        hands.playWithMouse(ada);
        ada.awaitStatus("The game is over");
        assertThat(ada.ply()).isEqualTo(8);
        assertThat(String.valueOf(ada.one("h1").getAccessibleName())).isEqualTo(name);
        ada.press("Rematch");
        ada.await("the rematch", () -> {
            if (ada.path().equals(table) && ada.canPress("Go to the rematch")) {
                ada.press("Go to the rematch");
            }
            return !ada.path().equals(table)
                    && ada.count("h1") > 0
                    && String.valueOf(ada.one("h1").getAccessibleName()).equals(name);
        });
    }

    /** A pasted line may have a handicap, partners and another start. */
    @Test
    default void playsByAPastedLine() {
        Visitor ada = ada();
        open(ada, "standard-3");
        set(ada, "house-line", "standard-4+rack=6/4/5/5+partners=13/24+start=3");
        assertThat(value(ada, "house-rack-2")).isEqualTo("4");
        ada.makeTable("Ada", "standard-4", FOUR);
        ada.await("her turn", ada::isToMove);
        assertThat(ada.rack()).hasSize(6);
        assertThat(ada.ply()).isEqualTo(2);
        ada.await("all moves", () -> ada.count(".move-log li") == 2);
        assertThat(ada.run("return [...document.querySelectorAll('.seat')]"
                        + ".map(seat => seat.textContent.includes('Rack: ')).join()"))
                .isEqualTo("false,true,false,false"); // seats 2 to 4, then her own
        new Hands().playWithMouse(ada);
    }
}
