package io.github.uptownrules.app.uptown.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.random.SplitMix64;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Two people and a bot play a whole game: one with a mouse, one without. */
class GameTest {
    private static final String BOBS_NAME = "<img src=x onerror=alert(1)>Bob";

    @TempDir
    private static Path data;

    private final SplitMix64 random = new SplitMix64(18);
    private boolean hasReloaded;
    private boolean hasTriedToSplit;

    @Test
    void aGameIsPlayedToItsEnd() throws IOException {
        try (Served served = new Served(data);
                Visitor ada = new Visitor(served.address(), "en-US");
                Visitor bob = new Visitor(served.address(), "en-US")) {
            bob.prefer("prefers-reduced-motion", "reduce");
            ada.visit("/");
            ada.makeTable("Ada", "standard-3", ImmutableList.of("me", "open", "bot casual"));
            ada.awaitStatus("One seat is open");
            bob.visit(ada.path());
            bob.await("the door", () -> bob.canPress("Sit down at seat 2"));
            bob.one("#own-name").sendKeys(BOBS_NAME);
            bob.press("Sit down at seat 2");
            ada.await("the game", () -> !ada.rack().isEmpty());
            bob.await("the game", () -> !bob.rack().isEmpty());
            assertThat(ada.one("section[aria-label^='<img'] h3").getText()).isEqualTo(BOBS_NAME);

            while (!isOver(ada)) {
                if (ada.isToMove()) {
                    playWithMouse(ada);
                } else if (bob.isToMove()) {
                    playWithKeys(bob);
                }
            }

            assertThat(hasReloaded).isTrue();
            assertThat(hasTriedToSplit).isTrue();
            bob.await("the end", () -> isOver(bob));
            assertThat(bob.board()).hasSize(81).isEqualTo(ada.board());
            lookBack(ada);
            assertThat(ada.barriers()).isEmpty();
            assertThat(ada.complaints()).isEmpty();
            assertThat(bob.complaints()).isEmpty();
        }
    }

    private static boolean isOver(Visitor visitor) {
        return visitor.status().contains("The game is over");
    }

    private void playWithMouse(Visitor ada) {
        int ply = ada.ply();
        if (!hasReloaded && ply > 9) {
            reload(ada);
        }
        for (String tile : ada.rack()) {
            ada.hold(tile);
            if (!hasTriedToSplit) {
                hasTriedToSplit = tryToSplit(ada);
            }
            ImmutableList<String> targets = ada.targets();
            if (!targets.isEmpty()) {
                String cell = targets.get(random.nextInt(targets.size()));
                if (random.nextInt(4) == 0) {
                    ada.drag(tile, cell);
                } else {
                    ada.cell(cell).click();
                }
                ada.await("her move", () -> ada.ply() > ply);
                return;
            }
            ada.press("Let go");
        }
    }

    /** In the middle of a turn, with a tile in hand. */
    private void reload(Visitor ada) {
        ImmutableList<String> rack = ada.rack();
        int ply = ada.ply();
        ada.hold(rack.get(0));
        ada.reload();
        ada.await("her turn", () -> ada.isToMove());
        assertThat(ada.rack()).isEqualTo(rack);
        assertThat(ada.ply()).isEqualTo(ply);
        assertThat(ada.path()).doesNotContain("#");
        hasReloaded = true;
    }

    private static boolean tryToSplit(Visitor ada) {
        for (String cell : ada.cells(", protected")) {
            ada.cell(cell).click();
            ada.await("a reason", () -> !ada.all("[role=status] li").isEmpty());
            if (ada.status().contains("would split the group")) {
                assertThat(ada.all(".part-0")).isNotEmpty();
                assertThat(ada.all(".part-1")).isNotEmpty();
                assertThat(ada.all(".refused")).hasSize(1);
                return true;
            }
        }
        return false;
    }

    /** By arrows on the board, or by typing. */
    private void playWithKeys(Visitor bob) {
        int ply = bob.ply();
        for (String tile : bob.rack()) {
            bob.one("button[aria-label='tile " + tile + "']").sendKeys(Keys.ENTER);
            ImmutableList<String> targets = bob.targets();
            if (!targets.isEmpty()) {
                String cell = targets.get(random.nextInt(targets.size()));
                if (random.nextInt(2) == 0) {
                    String sign = bob.cell(cell).getAccessibleName().endsWith("empty") ? "@" : "x";
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

    /** At the end all racks are shown, at any time of the game. */
    private static void lookBack(Visitor ada) {
        int ply = ada.ply();
        int lying = ada.all(".board .tile").size();
        ada.await(
                "all racks",
                () -> ada.all(".seat .tiles:not(.captures) .mini .tile").size() == 2 * 4);
        ada.press("Back");
        ada.awaitStatus("after " + (ply - 1) + " of " + ply);
        ada.one("input[type=range]").sendKeys(Keys.HOME);
        ada.awaitStatus("after 0 of " + ply);
        assertThat(ada.all(".board .tile")).isEmpty();
        assertThat(ada.all(".seat .tiles:not(.captures) .mini .tile")).hasSize(2 * 5);
        ada.press("To the present");
        ada.awaitStatus("The game is over");
        assertThat(ada.all(".board .tile")).hasSize(lying);
    }
}
