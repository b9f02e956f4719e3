package io.github.uptownrules.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.effort.Effort;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Tests games on the page, from the lobby to the end. */
public interface PlayContract extends PageFixture {
    /** The rack can be sorted with the keyboard, within a color. The order is kept for the next visit. */
    @Test
    default void keepsTheOrderOfTheRack() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
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

    /** On touch screens a move can require two presses. */
    @Test
    default void confirmsAMove() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        int ply = ada.ply();
        assertThat(ada.canPress("Place it")).isFalse();
        ada.press("Ask before each move");
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
        ada.press("Ask before each move");
    }

    /** Starts a game against bots with one press. After the end, the page shows the ranking and the next steps. */
    @Test
    default void startsAtOnceAndEndsPlainly() {
        Visitor ada = ada();
        ada.visit("/");
        ada.playAtOnce("uptown");
        ada.await("her turn", () -> ada.isToMove());
        // Without a server the first seat is random, and the instructions appear only before the first move.
        assertThat(ada.status()).contains(ada.ply() == 0 ? "Choose a tile, then a marked cell." : "Your turn.");
        assertThat(ada.all(".seat")).hasSize(3);
        ada.press("Resign");
        ada.press("Yes, resign");
        ada.awaitStatus("The game is over");
        ada.await("the order", () -> ada.count(".final-order li") == 3);
        assertThat(ada.all(".final-order li").get(2).getText()).contains("0 groups, 0 captured");
        assertThat(ada.canPress("Rematch")).isTrue();
        assertThat(ada.barriers()).isEmpty();
        ada.press("To the start page");
        ada.awaitLobby();
    }

    /** A move for the next turn is held until that turn. It is then made if it is legal, and dropped otherwise. */
    @Test
    default void holdsAMoveForTheNextTurn() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        ada.press("Play ahead while others think");
        ada.reload();
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.one("[data-action='action.premoves']").getDomAttribute("aria-pressed"))
                .isEqualTo("true");
        ada.press("Play ahead while others think");
    }

    /** Plays every game in the lobby with the features that all games share: hints, typed moves, reasons, log and order. */
    @Test
    default void playsEachGame() {
        Visitor ada = ada();
        ada.visit("/");
        ada.awaitLobby();
        ImmutableList<String> games = ImmutableList.copyOf(
                ada.run("return [...document.querySelectorAll('.game')].map(one => one.dataset.game).join()")
                        .split(","));
        for (String game : games) {
            ada.visit("/");
            ada.chooseGame(game);
            assertThat(ada.barriers()).as(game).isEmpty();
            ada.chooseLevel(game, "beginner");
            ada.playAtOnce(game);
            while (!takesTurns(ada, game, Effort.of(3, 2))) {
                ada.visit("/");
                ada.playAtOnce(game);
            }
            assertThat(ada.barriers()).as(game).isEmpty();
            ada.type("nonsense");
            ada.await("why not", () -> ada.count(".reasons li") > 0);
            ada.await("all moves", () -> ada.count(".move-log li") == ada.ply());
            ada.press("Resign");
            ada.press("Yes, resign");
            ada.await("the order", () -> ada.count(".final-order li") > 0);
            assertThat(ada.one(".final-order").getText())
                    .as(game)
                    .doesNotContain("{")
                    .doesNotContain("undefined");
        }
        ada.visit("/");
        ada.chooseGame(games.get(0));
    }

    /** Makes hinted moves until the turn after them. Returns false if the game ends first, as some deals of UP TURN do. */
    private static boolean takesTurns(Visitor ada, String game, int turns) {
        for (int turn = 0; ; turn++) {
            ada.await("her turn in " + game, () -> ada.isToMove() || ada.count(".final-order li") > 0);
            if (!ada.isToMove() || turn == turns) {
                return ada.isToMove();
            }
            int ply = ada.ply();
            PageFixture.takeAdvice(ada);
            String move = hintedMove(ada);
            ada.type(move);
            ada.await("her move " + move, () -> ada.ply() > ply);
        }
    }

    /** Returns the notation of the best move, which ends the name of its button. The button shows only words. */
    private static String hintedMove(Visitor ada) {
        WebElement best = ada.one(".advice li button");
        String name = String.valueOf(best.getAccessibleName());
        String move = name.substring(name.lastIndexOf(", ") + 2);
        assertThat(best.getText()).contains("in 100").doesNotEndWith(move);
        return move;
    }

    /** A tile or project stays selected when the language changes in the middle of a turn. */
    @Test
    default void keepsTheSelectionInAnotherLanguage() {
        Visitor ada = ada();
        String pressed = "button:is([data-tile], [data-project])[aria-pressed=true]";
        for (String game : ImmutableList.of("uptown", "upturn", "street")) {
            ada.visit("/");
            ada.playAtOnce(game);
            ada.await("her turn in " + game, ada::isToMove);
            ada.one("button:is([data-tile], [data-project])[aria-pressed=false]")
                    .click();
            ada.await("the selection", () -> ada.count(pressed) == 1);
            String selected = String.valueOf(ada.one(pressed).getDomProperty("outerHTML"))
                    .replaceAll("(?s).*?(data-\\w+=\"[^\"]+\").*", "$1");
            for (String language : ImmutableList.of("nl", "en")) {
                ada.run("document.querySelector('[popover]').showPopover()");
                ada.choose("language", language);
                ada.await(
                        language,
                        () -> ada.run("return document.documentElement.lang").equals(language));
                ada.await(
                        game + ": " + selected,
                        () -> ada.count(pressed) == 1 && ada.count("button[" + selected + "][aria-pressed=true]") == 1);
            }
            ada.await("what she holds", () -> !ada.one(".held").getText().isEmpty());
        }
    }

    /** The open field for typed moves covers no other control of a turn. */
    @Test
    default void typesBesideTheButtons() {
        Visitor ada = ada();
        for (String game : ImmutableList.of("uptown", "upturn", "street")) {
            ada.visit("/");
            ada.playAtOnce(game);
            ada.await("her turn in " + game, ada::isToMove);
            ada.run("document.querySelector('h1').focus()");
            ada.keys("m");
            assertThat(ada.focused()).as("the input, opened from the heading").isEqualTo("Move");
            ada.one("#typed-move").sendKeys("x");
            ada.holdPhone(320, 256);
            assertThat(ada.run(
                            "const {top, bottom} = document.querySelector('.move-input button').getBoundingClientRect();"
                                    + "return top >= 0 && bottom <= innerHeight"))
                    .as("the input in the smallest window")
                    .isEqualTo("true");
            ada.putPhoneAway();
            assertThat(ada.run(
                            Visitor.DEEP + "return deep(document, '.place button, upturn-table button').filter(one => {"
                                    + "  if (!one.checkVisibility()) { return false; }"
                                    + "  one.scrollIntoView({block: 'nearest'});"
                                    + "  const {left, top, width, height} = one.getBoundingClientRect();"
                                    + "  const hit = one.getRootNode().elementFromPoint(left + width / 2, top + height / 2);"
                                    + "  return !one.contains(hit); }).map(one => one.textContent).join()"))
                    .as(game)
                    .isEmpty();
            ada.one("#typed-move").sendKeys(Keys.ESCAPE);
            assertThat(ada.run("const input = document.querySelector('#typed-move');"
                            + "return input.value + (document.activeElement === input)"))
                    .as("closed by Escape")
                    .isEqualTo("false");
        }
    }

    /** Uses arrows along the rack and over the board, Home and End, Enter to pick up, Escape to put back. */
    @Test
    default void isPlayedWithKeys() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
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
        assertThat(ada.run("return document.querySelector('.seat.to-move .facts b').textContent"))
                .isEqualTo("0");
        assertThat(ada.all(".seat.to-move")).hasSize(1);
    }

    @Test
    default void takesTwoPressesToResignAndOneToPlayAgain() {
        Visitor ada = ada();
        PageFixture.sitAlone(ada);
        ada.press("Resign");
        ada.press("Play on");
        ada.press("Resign");
        ada.press("Yes, resign");
        ada.awaitStatus("Ada resigned.");
        assertThat(ada.status()).contains("The game is over");
        assertThat(ada.one(".place").getText()).contains("Ada", "rank 3");
        ada.await("all racks", () -> ada.count(".seat .holding .mini .tile") >= 2 * 4);
        String address = ada.path();
        ada.press("Rematch");
        ada.await(
                "another table", () -> !ada.path().equals(address) && ada.path().contains("/table/"));
        ada.await("a new game", () -> ada.count("[data-tile]") > 0);
        // The tiles of her own seat are on the rack, not beside her name.
        assertThat(ada.labels(".seat:has(uptown-rack)")).containsExactly("Ada");
        assertThat(ada.count(".seat .holding")).isZero();
    }

    @Test
    default void reportsMistakes() {
        Visitor ada = ada();
        ada.visit(addressOf("nowhere"));
        ada.awaitStatus("There is no such table");
        assertThat(ada.barriers()).isEmpty();
        ada.press("To the start page");
        ada.awaitLobby();
        PageFixture.sitAlone(ada);
        ada.type("nonsense");
        ada.awaitStatus("This is not a move");
        ada.type("b5xA1");
        ada.await("a reason", () -> ada.count("[role=status] li") > 0);
        ada.cell("A1").click();
        ada.awaitStatus("Choose a tile");
        assertThat(ada.complaints()).isEmpty();
    }
}
