package io.github.uptownrules.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import org.openqa.selenium.Keys;

/** Plays random legal moves of a game on the page, by mouse or keyboard. */
public final class Hands {
    private static final int MOST_SEATS = 5;

    private final SplittableRandom random = new SplittableRandom(18);
    private boolean hasTriedToSplit;

    /** Returns whether a capture that would split a group was tried and refused. */
    public boolean hasTriedToSplit() {
        return hasTriedToSplit;
    }

    /** Plays by clicks, and sometimes by dragging. */
    public void playWithMouse(Visitor ada) {
        int ply = ada.ply();
        for (String tile : ada.rack()) {
            ada.hold(tile);
            if (!hasTriedToSplit) {
                hasTriedToSplit = tryToSplit(ada);
            }
            ImmutableList<String> targets = ada.targets();
            if (!targets.isEmpty()) {
                assertThat(ada.marked("[aria-describedby='may-go']"))
                        .isEqualTo(ada.marked(":is([aria-describedby])[aria-label$=empty]"));
                String cell = targets.get(random.nextInt(targets.size()));
                if (random.nextInt(4) == 0) {
                    ada.drag(tile, cell);
                } else {
                    ada.cell(cell).click();
                }
                ada.await("her move", () -> ada.ply() > ply);
                return;
            }
            ada.press("Cancel");
        }
    }

    private static boolean tryToSplit(Visitor ada) {
        for (String cell : ada.cells(", protected")) {
            ada.cell(cell).click();
            ada.await("a reason", () -> ada.count("[role=status] li") > 0);
            if (ada.status().contains("would split the group")) {
                // The board marks the same parts that the message names.
                for (int part = 0; part < 2; part++) {
                    ImmutableList<String> cells = ada.marked(".part-" + part);
                    assertThat(cells).isNotEmpty();
                    assertThat(ada.status()).containsPattern("into.*\\b" + String.join(" ", cells) + "\\b");
                }
                assertThat(ada.all(".refused")).hasSize(1);
                return true;
            }
        }
        return false;
    }

    /** Plays by arrow keys on the board, or by typing. */
    public void playWithKeys(Visitor bob) {
        int ply = bob.ply();
        for (String tile : bob.rack()) {
            bob.one("button[aria-label='tile " + tile + "']").sendKeys(Keys.ENTER);
            ImmutableList<String> targets = bob.targets();
            if (!targets.isEmpty()) {
                String cell = targets.get(random.nextInt(targets.size()));
                if (random.nextInt(2) == 0) {
                    String sign =
                            String.valueOf(bob.cell(cell).getAccessibleName()).endsWith("empty") ? "@" : "x";
                    bob.type(tile + sign + cell);
                } else {
                    goTo(bob, cell);
                    bob.keys(Keys.ENTER);
                }
                bob.await("his move", () -> bob.ply() > ply);
                return;
            }
            bob.keys(Keys.ESCAPE);
        }
    }

    private static void goTo(Visitor bob, String cell) {
        bob.one("[role=gridcell][tabindex='0']").sendKeys(Keys.HOME);
        int down = cell.charAt(0) - bob.focused().charAt(0);
        int right = cell.charAt(1) - '1';
        bob.keys((down > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP).toString().repeat(Math.abs(down))
                + Keys.ARROW_RIGHT.toString().repeat(right));
        assertThat(bob.focused()).startsWith(cell);
    }

    /** Checks that after the end all racks are visible at every moment of the game. */
    public static void lookBack(Visitor ada, int hidden) {
        int ply = ada.ply();
        int lying = ada.count(".board .tile");
        String move = ada.one(".move-log li").getDomProperty("textContent"); // the log is folded
        assertThat(ada.marked(".latest"))
                .hasSize(1)
                .allSatisfy(cell -> assertThat(move).contains(" on " + cell));
        ada.await("all racks", () -> ada.count(".seat .holding .mini .tile") == hidden * 4);
        ada.press("Back");
        ada.awaitStatus("after " + (ply - 1) + " of " + ply);
        ada.one("input[type=range]").sendKeys(Keys.HOME);
        ada.awaitStatus("after 0 of " + ply);
        assertThat(ada.all(".board .tile")).isEmpty();
        assertThat(ada.all(".seat .holding .mini .tile")).hasSize(hidden * 5);
        // Whichever seat started, she has moved before every seat has moved twice.
        int shown = 0;
        do {
            ada.press("Forward");
            shown++;
            ada.awaitStatus("after " + shown + " of " + ply);
            assertThat(shown).isLessThan(2 * MOST_SEATS);
        } while (!ada.one(".news").getText().contains(" You draw "));
        ada.press("Back to the game");
        ada.awaitStatus("The game is over");
        assertThat(ada.all(".board .tile")).hasSize(lying);
    }
}
