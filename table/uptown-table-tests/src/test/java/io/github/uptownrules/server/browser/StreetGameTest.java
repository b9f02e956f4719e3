package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.page.StreetHands;
import io.github.uptownrules.page.Visitor;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/**
 * Two people and a bot play the street game, at full effort to its end: one person with the mouse, the other with the keyboard.
 */
@Tag("browser")
@Tag("server")
class StreetGameTest {
    private static final int ENOUGH = 16;

    @TempDir
    private static Path data;

    private final StreetHands hands = new StreetHands();
    private boolean hasReloaded;

    @Test
    void playsAGame() throws IOException {
        try (Served served = new Served(data);
                Visitor ada = new Visitor(served.address());
                Visitor bob = new Visitor(served.address())) {
            ada.prefer("prefers-reduced-motion", "no-preference");
            ada.visit("/");
            ada.chooseGame("street");
            ada.makeTable("Ada", "street-3", ImmutableList.of("me", "open", "bot casual"));
            ada.awaitStatus("One seat is open");
            bob.visit(ada.path());
            bob.await("the door", () -> bob.canPress("Sit down at seat 2"));
            bob.one("#own-name").sendKeys("<img src=x>Bob");
            bob.press("Sit down at seat 2");
            ada.await("the game", () -> sites(ada).size() == 15);
            bob.await("the game", () -> sites(bob).size() == 15);
            assertThat(ada.barriers()).isEmpty();
            WindowSizes.check(ada, ImmutableList.of("<img src=x>Bob", "Computer 3"));

            Set<String> prompts = new HashSet<>();
            while (!isOver(ada) && !isEnough(ada)) {
                if (ada.isToMove()) {
                    Stream.of("First action:", "Second action:", "See \u201cLessons\u201d.")
                            .filter(ada.status()::contains)
                            .forEach(prompts::add);
                    if (!hasReloaded && ada.ply() > 5) {
                        reload(ada);
                    }
                    hands.playWithMouse(ada);
                } else if (bob.isToMove()) {
                    hands.playWithKeys(bob);
                }
            }

            assertThat(prompts).as("what to do").containsAnyOf("First action:", "Second action:");
            assertThat(hasReloaded).isTrue();
            assertThat(hands.hasTriedInVain()).isTrue();
            bob.await("the same streets", () -> sites(bob).containsAll(sites(ada)));
            lookBack(ada);
            assertThat(ada.barriers()).isEmpty();
            assertThat(ada.complaints()).isEmpty();
            assertThat(bob.complaints()).isEmpty();
        }
    }

    /** Ordinary builds stop when every kind of action has been done once. */
    private boolean isEnough(Visitor visitor) {
        return !Effort.isFull() && hasReloaded && hands.hasTriedInVain() && visitor.ply() >= ENOUGH;
    }

    private static boolean isOver(Visitor visitor) {
        return visitor.status().contains("The game is over");
    }

    /** Returns the names of all sites, the viewer's own first. */
    private static List<String> sites(Visitor visitor) {
        return visitor.labels("button[aria-label^='site ']");
    }

    /** Looks at the streets before the first move, when nothing can be built. */
    private static void lookBack(Visitor ada) {
        List<String> now = sites(ada);
        ada.one("input[type=range]").sendKeys(Keys.HOME);
        ada.awaitStatus("after 0 of ");
        ada.await("empty streets", () -> sites(ada).stream().allMatch(site -> site.endsWith(", empty")));
        assertThat(ada.all("section button[aria-pressed][aria-label^=project]")).isEmpty();
        ada.press("Back to the game");
        ada.await("the streets of now", () -> sites(ada).equals(now));
    }

    private void reload(Visitor ada) {
        List<String> before = sites(ada);
        int ply = ada.ply();
        ada.one("section button[aria-label^='project ']").click();
        ada.reload();
        ada.await("her turn", () -> ada.isToMove());
        ada.await("her streets", () -> sites(ada).equals(before));
        assertThat(ada.ply()).isEqualTo(ply);
        assertThat(ada.all("section button[aria-pressed=true][aria-label^=project]"))
                .isEmpty();
        hasReloaded = true;
    }
}
