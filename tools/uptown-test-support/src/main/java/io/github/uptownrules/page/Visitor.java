package io.github.uptownrules.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.fail;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Streams;
import com.google.common.io.Resources;
import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** A visitor with a separate browser context, who finds elements by their accessible names. */
public final class Visitor implements AutoCloseable {
    private static final Duration LONG = Duration.ofMinutes(3);
    private static final Duration SHORTEST_PAUSE = Duration.ofMillis(10);
    private static final Duration LONGEST_PAUSE = Duration.ofMillis(50);

    /** Finds elements in a document, including all shadow roots. */
    static final String DEEP = "const deep = (root, selector) => [...root.querySelectorAll(selector),"
            + " ...[...root.querySelectorAll('*')].filter(e => e.shadowRoot).flatMap(e => deep(e.shadowRoot, selector))];";

    /** A condition: the button is in a menu, open or not, and not hidden there. */
    private static final String IN_MENU = "button.closest('[popover]') && !button.closest('[hidden]')";

    /** A condition: the words on the button or its name are the first argument. */
    private static final String IS_NAMED =
            "[button.textContent.replace(/\\s+/g, ' ').trim(), button.ariaLabel].includes(arguments[0])";

    private final Chromium browser = Chromium.running();
    private final String context = browser.openContext();
    private final List<String> windows = new ArrayList<>();
    private final String server;
    private int lookedAt;

    public Visitor(String server) {
        this.server = server;
        openWindow();
    }

    private ChromeDriver driver() {
        return browser.at(windows.get(lookedAt));
    }

    public void visit(String path) {
        driver().get(server + path);
    }

    public void reload() {
        driver().navigate().refresh();
    }

    /** Deletes the page's storage, at an address of its server without scripts that would store more. */
    public void forget() {
        visit("/icon.svg");
        run("localStorage.clear(); sessionStorage.clear()");
    }

    /** Stores a value as the page does: under the name of the page and its folder. */
    public void store(String key, String value) {
        String folder = String.valueOf(URI.create(server).getPath());
        run("localStorage.setItem(arguments[0], arguments[1])", "uptown" + folder + "." + key, value);
    }

    public String path() {
        return run("return location.href").substring(server.length());
    }

    public void openWindow() {
        windows.add(browser.openWindow(context));
        lookedAt = windows.size() - 1;
    }

    /** Switches to a window, counted from 0 in the order of opening. */
    public void lookAtWindow(int number) {
        lookedAt = number;
    }

    /** Closes the current window, and switches to the first. */
    public void closeWindow() {
        driver().close();
        windows.remove(lookedAt);
        lookedAt = 0;
    }

    /** Runs a script in each page from now on, before the page's own scripts. */
    public void beforeEachPage(String script) {
        driver().executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", ImmutableMap.of("source", script));
    }

    /** Resizes the window to the size of a phone's screen. */
    public void holdPhone(int width, int height) {
        driver().executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        ImmutableMap.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", true));
    }

    public void putPhoneAway() {
        driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", ImmutableMap.of());
    }

    /** Sets a media feature of the visitor's system. */
    public void prefer(String feature, String value) {
        driver().executeCdpCommand(
                        "Emulation.setEmulatedMedia",
                        ImmutableMap.of("features", List.of(ImmutableMap.of("name", feature, "value", value))));
    }

    public String run(String script, Object... arguments) {
        return String.valueOf(driver().executeScript(script, arguments));
    }

    /** Runs a script that calls {@code done} with a string. */
    public String runAsync(String script) {
        return String.valueOf(driver().executeAsyncScript("const done = arguments[0];" + script));
    }

    /** Waits until the start page shows the cards of all games. */
    public void awaitLobby() {
        await("the lobby", () -> count(".lobby[data-shown=games] .game") > 0);
    }

    /** Waits until the start page is in a language. */
    public void awaitLobby(String language) {
        await(language, () -> run("return document.documentElement.lang").equals(language));
        awaitLobby();
    }

    /** Starts a game against bots at once, with the card of the game. */
    public void playAtOnce(String game) {
        awaitLobby();
        click(".game[data-game=" + game + "] .go .main", 0);
    }

    /** Sets the level of the bots on the card of a game. */
    public void chooseLevel(String game, String level) {
        awaitLobby();
        if (count("#level-" + game) == 0) {
            click(".game[data-game=" + game + "] .against", 0);
        }
        choose("level-" + game, level);
    }

    /** Opens the form for a table with a choice for each seat. */
    public void openForm() {
        awaitLobby();
        if (count(".friends") == 0) {
            click(".invitations > [aria-expanded=false]", 0);
        }
        await("the form", () -> count("#seat-1") > 0);
    }

    public void chooseGame(String game) {
        openForm();
        choose("game", game);
        await(
                "its rulesets",
                () -> count("#ruleset option[value^='" + (game.equals("uptown") ? "standard" : game) + "-']") > 0);
    }

    public void makeTable(String name, String ruleset, List<String> seats) {
        openForm();
        WebElement box = one("#name");
        box.clear();
        box.sendKeys(name);
        choose("ruleset", ruleset);
        for (int seat = 1; seat <= seats.size(); seat++) {
            choose("seat-" + seat, seats.get(seat - 1));
        }
        click(".friends .row .main", 0);
        await("the table", () -> path().contains("/table/"));
    }

    public void choose(String select, String value) {
        String option = "#" + select + " option[value='" + value + "']";
        List<WebElement> found = new ArrayList<>();
        await("the choice of " + value, () -> {
            found(
                            DEEP + "return deep(document, arguments[0])"
                                    + ".find(one => one.parentElement.checkVisibility({visibilityProperty: true}))",
                            option)
                    .ifPresent(found::add);
            return !found.isEmpty();
        });
        found.get(0).click();
    }

    /** Presses a button, and first opens the menu if the button is in it. Retries if the page redraws the button in between. */
    public void press(String words) {
        await("the button \"" + words + "\"", () -> {
            try {
                Optional<WebElement> found = found(
                        "const found = [...document.querySelectorAll('button')].find(button => !button.disabled"
                                + " && (" + IN_MENU
                                + " || button.checkVisibility({visibilityProperty: true, opacityProperty: true}))"
                                + " && " + IS_NAMED + ");"
                                + "found?.closest('[popover]')?.showPopover();"
                                + "return found",
                        words);
                boolean isSwitch = found.filter(button -> button.getDomAttribute("aria-pressed") != null)
                        .isPresent();
                found.ifPresent(WebElement::click);
                if (isSwitch) {
                    run("document.querySelector('[popover]:popover-open')?.hidePopover()");
                }
                return found.isPresent();
            } catch (StaleElementReferenceException e) {
                return false;
            }
        });
    }

    /** Returns the element that a script returns, or empty. */
    public Optional<WebElement> found(String script, Object... arguments) {
        return Optional.ofNullable((WebElement) driver().executeScript(script, arguments));
    }

    /** Returns whether a button is enabled. One script checks everything, so that the page cannot change in between. */
    public boolean canPress(String words) {
        return Boolean.TRUE.equals(driver().executeScript(
                        "return [...document.querySelectorAll('button')].some(button => !button.disabled"
                                + " && (" + IN_MENU + " || button.checkVisibility())"
                                + " && " + IS_NAMED + ")",
                        words));
    }

    /** Returns the text of the first status that has one. */
    public String status() {
        return run(
                "return [...document.querySelectorAll('[role=status]')].find(one => one.innerText)?.innerText ?? ''");
    }

    public void awaitStatus(String words) {
        await("the status \"" + words + "\"", () -> status().contains(words));
    }

    public boolean isToMove() {
        return status().startsWith("Your turn.");
    }

    public int ply() {
        return Integer.parseInt(run("return document.querySelector('.table').dataset.ply"));
    }

    public WebElement cell(String cell) {
        return one("[role=gridcell][aria-label^='" + cell + ",']");
    }

    public ImmutableList<String> rack() {
        return names("button[aria-label^='tile ']", "tile ");
    }

    public void hold(String tile) {
        one("button[aria-label='tile " + tile + "']").click();
    }

    public void drag(String tile, String cell) {
        new Actions(driver())
                .clickAndHold(one("button[aria-label='tile " + tile + "']"))
                .moveToElement(cell(cell))
                .release()
                .perform();
    }

    /** Moves the pointer to a corner of the window, where it opens nothing. */
    public void pointAway() {
        new Actions(driver()).moveToLocation(0, 0).perform();
    }

    public void moveTo(WebElement over) {
        new Actions(driver()).moveToElement(over).perform();
    }

    /** Returns a move to an empty cell that the tile does not fit, in any language. */
    public String misfit() {
        WebElement held = one("[data-tile]:not([data-tile$='$'])");
        held.click();
        String tile = held.getDomAttribute("data-tile");
        String cell = one("[role=gridcell]:not([aria-describedby]):not(:has(.face-up))")
                .getDomAttribute("data-cell");
        return tile + "@" + cell;
    }

    public ImmutableList<String> targets() {
        return names("[role=gridcell][aria-describedby]", "").stream()
                .map(name -> name.substring(0, 2))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns the cells that a selector finds, in order. */
    public ImmutableList<String> marked(String selector) {
        return names("[role=gridcell]" + selector, "").stream()
                .map(name -> name.substring(0, 2))
                .collect(ImmutableList.toImmutableList());
    }

    public ImmutableList<String> board() {
        return names("[role=gridcell]", "");
    }

    /** Returns the cells whose names have a given ending. */
    public ImmutableList<String> cells(String end) {
        return names("[role=gridcell][aria-label$='" + end + "']", "").stream()
                .map(name -> name.substring(0, 2))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns the accessible names of the elements that a selector finds, in order. */
    public ImmutableList<String> labels(String selector) {
        return names(selector, "");
    }

    private ImmutableList<String> names(String selector, String before) {
        Object found = driver().executeScript(
                        DEEP + "return deep(document, arguments[0]).map(e => e.getAttribute('aria-label'))", selector);
        return ((List<?>) requireNonNull(found))
                .stream()
                        .map(name -> name.toString().substring(before.length()))
                        .collect(ImmutableList.toImmutableList());
    }

    /** Types a move into the field, which takes no room until it has the focus, so that it cannot be cleared first. */
    public void type(String move) {
        one("#typed-move").sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE, move, Keys.ENTER);
    }

    public void keys(CharSequence... keys) {
        active().sendKeys(keys);
    }

    public String focused() {
        return String.valueOf(active().getAccessibleName());
    }

    private WebElement active() {
        return (WebElement) requireNonNull(driver().executeScript("let active = document.activeElement;"
                + "while (active.shadowRoot?.activeElement) { active = active.shadowRoot.activeElement; }"
                + "return active"));
    }

    /** Returns the first match. Waits for the match, because the page loads rarely used parts later. */
    public WebElement one(String selector) {
        List<WebElement> found = new ArrayList<>();
        await(selector, () -> {
            found(DEEP + "return deep(document, arguments[0])[0]", selector).ifPresent(found::add);
            return !found.isEmpty();
        });
        return found.get(0);
    }

    /** {@return the number of elements that a selector finds} */
    public int count(String selector) {
        return Integer.parseInt(run(DEEP + "return deep(document, arguments[0]).length", selector));
    }

    public List<WebElement> all(String selector) {
        Object found = requireNonNull(driver().executeScript(DEEP + "return deep(document, arguments[0])", selector));
        return ((List<?>) found).stream().map(WebElement.class::cast).toList();
    }

    /** Clicks an element. If the page redraws it meanwhile, searches for it again. */
    public void click(String selector, int which) {
        try {
            all(selector).get(which).click();
        } catch (StaleElementReferenceException e) {
            all(selector).get(which).click();
        }
    }

    public void await(String what, BooleanSupplier there) {
        long end = System.nanoTime() + LONG.toNanos();
        Duration pause = SHORTEST_PAUSE;
        while (!there.getAsBoolean()) {
            if (System.nanoTime() > end) {
                // Reading the page is slow, so it is read only for the message.
                fail("waited %s for %s, at %s: %s", LONG, what, path(), run("return document.body.innerText"));
            }
            // Each check takes the browser and its driver some milliseconds, which delays the expected change.
            Uninterruptibles.sleepUninterruptibly(pause);
            pause = Collections.min(ImmutableList.of(pause.plus(SHORTEST_PAUSE), LONGEST_PAUSE));
        }
    }

    /**
     * Returns the accessibility violations found by axe-core, including its best practices, while no animation is running.
     * Flying elements are half transparent and have little contrast.
     */
    public ImmutableList<String> barriers() {
        if (run("return typeof axe").equals("undefined")) {
            driver().executeScript(script());
        }
        Object found = driver().executeAsyncScript("const done = arguments[0];"
                + "const roots = root => [root, ...[...root.querySelectorAll('*')].flatMap(e => e.shadowRoot ? roots(e.shadowRoot) : [])];"
                + "const animations = roots(document).flatMap(root => root.getAnimations())"
                + ".filter(a => a.effect.getComputedTiming().endTime < Infinity);"
                + "animations.forEach(a => a.finish());"
                + "Promise.allSettled(animations.map(a => a.finished))"
                + ".then(() => axe.run(document, {resultTypes: ['violations']})).then(r => done(r.violations"
                + ".map(v => v.id + ': ' + v.nodes.map(n => n.html.slice(0, 160)).join(' | '))))");
        return ((List<?>) requireNonNull(found)).stream().map(String::valueOf).collect(ImmutableList.toImmutableList());
    }

    private static String script() {
        try {
            return Resources.toString(Resources.getResource("axe.min.js"), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns the complaints of the browser since the last call, in the windows of all visitors: errors, and violations of the
     * content security policy. It ignores missing icons, because only pages have an icon.
     */
    public ImmutableList<String> complaints() {
        return Streams.stream(driver().manage().logs().get(LogType.BROWSER))
                .map(LogEntry::toString)
                .filter(complaint -> !complaint.contains("/favicon.ico "))
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public void close() {
        browser.closeContext(context);
    }
}
