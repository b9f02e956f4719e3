package io.github.uptownrules.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Plays random legal moves of the street game on the page, by mouse or keyboard, using accessible names. */
public final class StreetHands {
    /** The selector is restricted to a panel, because an animated copy outside the panel looks the same. */
    private static final String PROJECT = "section button[aria-label^='project ']";

    private static final String OPEN = PROJECT + "[aria-description*='May be built']";
    private static final String CLOSED = PROJECT + "[aria-description*='May not be built']";
    private static final String SITE = "button[aria-label^='site ']";
    private static final String TARGET = SITE + "[aria-describedby~='may-build']";
    private static final String DISCARD = "button[data-discard]";

    private final SplittableRandom random = new SplittableRandom(36);
    private boolean hasTriedInVain;

    /** Returns whether a project that cannot be built was tried and refused. */
    public boolean hasTriedInVain() {
        return hasTriedInVain;
    }

    /** Plays by clicks, also on the folded piles of the rivals. */
    public void playWithMouse(Visitor ada) {
        int ply = ada.ply();
        if (!hasTriedInVain) {
            tryInVain(ada);
        }
        int open = ada.count(OPEN);
        if (ada.count(DISCARD) > 0 && (open == 0 || random.nextInt(4) == 0)) {
            assertThat(ada.one(DISCARD).getDomAttribute("aria-label")).startsWith("Discard b");
            assertThat(ada.one(DISCARD).getText()).isEqualTo("Discard");
            ada.click(DISCARD, 0);
        } else {
            ada.click(OPEN, random.nextInt(open));
            ada.await("where it may be built", () -> ada.count(TARGET) > 0);
            ada.click(TARGET, random.nextInt(ada.count(TARGET)));
        }
        ada.await("her move", () -> ada.ply() > ply);
    }

    /** Checks that the reason is shown in the status and beside the project. */
    private void tryInVain(Visitor ada) {
        if (ada.count(CLOSED) == 0) {
            return;
        }
        ada.click(CLOSED, 0);
        ada.click(SITE, 0);
        ada.await("a reason", () -> ada.count("[role=status] li") > 0);
        ada.await("a reason at its place", () -> ada.count(".reasons li") > 0);
        String reason = ada.all("[role=status] li").get(0).getText();
        assertThat(ada.all("street-table .reasons li, .panel .reasons li").stream()
                        .map(WebElement::getText))
                .contains(reason);
        ada.keys(Keys.ESCAPE);
        ada.await("that it is put back", () -> ada.count(PROJECT + "[aria-pressed=true]") == 0);
        hasTriedInVain = true;
    }

    /** Plays with the arrow keys, which move between cards and targets, or by typing. */
    public void playWithKeys(Visitor bob) {
        int ply = bob.ply();
        List<WebElement> open = bob.all(OPEN);
        if (open.isEmpty()) {
            bob.one(DISCARD).sendKeys(Keys.ENTER);
        } else {
            String project = String.valueOf(any(open).getDomAttribute("data-project"));
            if (random.nextInt(3) == 0) {
                bob.type(project + "@" + firstSite(bob, project));
            } else {
                goTo(bob, project);
                bob.keys(Keys.ENTER);
                bob.await("a site", () -> bob.focused().startsWith("site "));
                bob.keys(Keys.chord(Keys.SHIFT, Keys.ARROW_RIGHT));
                bob.keys(Keys.ENTER);
            }
        }
        bob.await("his move", () -> bob.ply() > ply);
    }

    private static String firstSite(Visitor bob, String project) {
        String where = String.valueOf(
                bob.one("section button[data-project='" + project + "']").getDomAttribute("aria-description"));
        return where.replaceFirst(".*May be built on ([0-9.]{3}).*", "$1");
    }

    private static void goTo(Visitor bob, String project) {
        bob.one(PROJECT + "[tabindex='0']").sendKeys(Keys.HOME);
        List<String> projects = bob.all(PROJECT).stream()
                .map(one -> String.valueOf(one.getDomAttribute("data-project")))
                .toList();
        String at = bob.focused().replaceFirst("project ([a-z0-9]+),.*", "$1");
        int steps = projects.indexOf(project) - projects.indexOf(at);
        bob.keys((steps > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT).toString().repeat(Math.abs(steps)));
        assertThat(bob.focused()).startsWith("project " + project + ",");
    }

    private WebElement any(List<WebElement> some) {
        return some.get(random.nextInt(some.size()));
    }
}
