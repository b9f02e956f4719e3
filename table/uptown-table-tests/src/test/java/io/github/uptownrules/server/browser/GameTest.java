package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.page.Hands;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two people and a bot play a game: one person uses the mouse, the other the keyboard. At full effort, they play it to the end.
 */
@Tag("browser")
@Tag("server")
class GameTest {
    private static final String BOBS_NAME = "<img src=x onerror=alert(1)>Bob";

    private static final int ENOUGH = 24;

    @TempDir
    private static Path data;

    private final Hands hands = new Hands();
    private boolean hasReloaded;

    @Test
    void playsAGame() throws IOException {
        try (Served served = new Served(data);
                Visitor ada = new Visitor(served.address());
                Visitor bob = new Visitor(served.address())) {
            ada.prefer("prefers-reduced-motion", "no-preference");
            ada.visit("/");
            ada.makeTable("Ada", "standard-3", ImmutableList.of("me", "open", "bot casual"));
            ada.awaitStatus("One seat is open");
            bob.visit(ada.path());
            bob.await("the door", () -> bob.canPress("Sit down at seat 2"));
            bob.one("#own-name").sendKeys(BOBS_NAME);
            bob.press("Sit down at seat 2");
            ada.await("the game", () -> !ada.rack().isEmpty());
            bob.await("the game", () -> !bob.rack().isEmpty());
            assertThat(ada.one("section[aria-label^='<img'] h2").getText()).isEqualTo(BOBS_NAME);

            while (!isOver(ada) && !isEnough(ada)) {
                if (ada.isToMove()) {
                    if (!hasReloaded && ada.ply() > 9) {
                        reload(ada);
                    }
                    hands.playWithMouse(ada);
                } else if (bob.isToMove()) {
                    hands.playWithKeys(bob);
                }
            }

            assertThat(hasReloaded).isTrue();
            assertThat(hands.hasTriedToSplit()).isTrue();
            if (isOver(ada)) {
                bob.await("the end", () -> isOver(bob));
                Hands.lookBack(ada, 2);
            }
            bob.await("the same board", () -> bob.board().equals(ada.board()));
            assertThat(ada.board()).hasSize(81);
            agreeOnARematch(ada, bob);
            assertThat(ada.barriers()).isEmpty();
            assertThat(ada.complaints()).isEmpty();
            assertThat(bob.complaints()).isEmpty();
        }
    }

    /** Ordinary builds stop when every kind of action has been done once. */
    private boolean isEnough(Visitor visitor) {
        return !Effort.isFull() && hasReloaded && hands.hasTriedToSplit() && visitor.ply() >= ENOUGH;
    }

    private static boolean isOver(Visitor visitor) {
        return visitor.status().contains("The game is over");
    }

    /** A player who has agreed is not asked again, but the other is. When both have agreed, they are at the new table. */
    private static void agreeOnARematch(Visitor ada, Visitor bob) {
        if (!isOver(ada)) {
            bob.press("Resign");
            bob.press("Yes, resign");
            ada.await("the end", () -> isOver(ada));
            bob.await("the end", () -> isOver(bob));
        }
        ada.press("Rematch");
        ada.await("that she is not asked again", () -> !ada.canPress("Rematch"));
        bob.await("the offer", () -> bob.one(".rematch-offer").getText().contains("Ada offers a rematch."));
        assertThat(bob.canPress("Rematch")).isTrue();
        assertThat(bob.canPress("Decline")).isTrue();
        assertThat(ada.canPress("Go to the rematch")).isFalse();
        String address = ada.path();
        bob.press("Rematch");
        ada.await("the rematch", () -> !ada.path().equals(address));
        bob.await("the rematch", () -> bob.path().equals(ada.path()));
        ada.await("a new game", () -> !ada.rack().isEmpty() && ada.ply() <= 1);
        bob.await("a new game", () -> !bob.rack().isEmpty());
    }

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
}
