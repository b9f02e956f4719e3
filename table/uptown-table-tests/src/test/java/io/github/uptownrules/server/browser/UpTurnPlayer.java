package io.github.uptownrules.server.browser;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.Visitor;
import java.util.Optional;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Plays UP TURN on the page like a person, by the accessible names of its elements. */
final class UpTurnPlayer {
    /** A deal in which Ada gets two tiles, one of which is not a double and may be laid. */
    private static final long DEAL = 8;

    /** Finds elements in the order of {@link Visitor#all}. */
    private static final String DEEP = "const deep = (root, selector) => [...root.querySelectorAll(selector),"
            + " ...[...root.querySelectorAll('*')].filter(e => e.shadowRoot).flatMap(e => deep(e.shadowRoot, selector))];";

    /**
     * Bob uses only the protocol, from a separate window. He lays arrows and jokers, otherwise draws and passes, and lays a
     * number only if he must.
     */
    private static final String BOB = """
            const table = '/api' + arguments[0].replace('table', 'tables');
            fetch(table + '/seats/2', {method: 'POST',
                headers: {'Content-Type': 'application/json'}, body: '{"name": "Bob"}'})
              .then(answer => answer.json()).then(({secret}) => {
                const bob = new WebSocket(location.origin.replace('http', 'ws') + table + '/socket');
                bob.onopen = () => bob.send(JSON.stringify({type: 'hello', secret}));
                bob.onmessage = message => {
                  const {type, version, view} = JSON.parse(message.data);
                  if (type !== 'state' || view?.turn !== 2) { return; }
                  const {tiles, draw, pass} = view.targets;
                  const left = view.seats[1].tilesLeft;
                  const sign = {U: 'UL', D: 'DL', B: 'B' + (view.direction === 'rising' ? '-' : '+') + 'L',
                      J: 'J' + (view.direction === 'rising' ? '-' : '+')};
                  const action = left > 2 && tiles.find(({tile}) => tile in sign);
                  const number = tiles.find(({laid, fewestHandOuts}) => laid.length === 1 && fewestHandOuts === 0);
                  const move = action ? sign[action.tile] : draw ? 'draw' : pass ? 'pass'
                      : (number ?? tiles[0]).laid.join() + '>'.repeat(number ? 0 : 1) + '1'.repeat(number ? 0 : tiles[0].fewestHandOuts);
                  bob.send(JSON.stringify({type: 'play', id: 7, version, move}));
                };
              })
            """;

    private final Visitor visitor;

    UpTurnPlayer(Visitor visitor) {
        this.visitor = visitor;
    }

    void choose(String ruleset) {
        visitor.chooseGame("upturn");
        visitor.await("the game", () -> visitor.count("#ruleset option[value='" + ruleset + "']") > 0);
        visitor.choose("ruleset", ruleset);
    }

    void makeTable(String ruleset, ImmutableList<String> seats) {
        choose(ruleset);
        visitor.makeTable("Ada", ruleset, seats);
    }

    /** Makes a table at which the visitor wins, with a second window. */
    void sitWithBob() {
        visitor.visit("/");
        choose("upturn-2");
        visitor.one("#practice").click();
        visitor.one("#seed").clear();
        visitor.one("#seed").sendKeys(String.valueOf(DEAL));
        visitor.makeTable("Ada", "upturn-2", ImmutableList.of("me", "open"));
        visitor.awaitStatus("One seat is open");
        String table = visitor.path();
        visitor.openWindow();
        visitor.visit("/");
        visitor.run(BOB, table);
        visitor.lookAtWindow(0);
        visitor.await("the game", visitor::isToMove);
    }

    void leaveBob() {
        visitor.lookAtWindow(1);
        visitor.closeWindow();
    }

    /** Waits until the visitor is to move, and returns false if the game is over. */
    boolean isNext() {
        visitor.await("her turn", () -> visitor.isToMove() || isOver());
        return !isOver();
    }

    private boolean isOver() {
        return visitor.status().contains("The game is over");
    }

    WebElement button(String name) {
        return find(name).orElseThrow(() -> new AssertionError("no button \"" + name + "\""));
    }

    /** Finds a button with one script, because asking the browser for each button is slow. */
    private Optional<WebElement> find(String name) {
        return visitor.found(
                DEEP + "return deep(document, 'button').find(b => b.checkVisibility()"
                        + " && (b.getAttribute('aria-label') ?? b.textContent.trim()) === arguments[0])",
                name);
    }

    ImmutableList<String> hand() {
        return names("button[data-tile]");
    }

    ImmutableList<String> targets() {
        return names("button[data-tile][aria-describedby]");
    }

    private ImmutableList<String> names(String selector) {
        String names = visitor.run(
                DEEP + "return deep(document, arguments[0]).map(e => e.getAttribute('aria-label')).join('\\n')",
                selector);
        return ImmutableList.copyOf(Splitter.on('\n').omitEmptyStrings().split(names));
    }

    String line() {
        return visitor.one(".direction").getText() + visitor.one(".bag").getText();
    }

    void hold(String tile) {
        button(tile).click();
    }

    private Optional<String> wanted() {
        ImmutableList<String> targets = targets();
        return targets.stream()
                .filter(name -> Character.isDigit(name.charAt("tile ".length())))
                .findFirst()
                .or(() -> targets.stream().findFirst());
    }

    boolean isCallDue() {
        return wanted().isPresent() && hand().size() == 2 && !wanted().get().endsWith("double");
    }

    /**
     * Makes a move with the mouse, and returns the name of the tile.
     *
     * @param forgets whether the player forgets to call "Upturn"
     */
    String click(boolean forgets) {
        int ply = visitor.ply();
        Optional<String> tile = wanted();
        if (tile.isPresent()) {
            hold(tile.get());
            if (!forgets && hand().size() - 1 - visitor.count(".along") == 1) {
                button("Call Upturn").click();
            }
            find("Rises").ifPresent(WebElement::click);
            button("Lay").click();
        } else {
            button(isUsable("Draw") ? "Draw" : "Pass").click();
        }
        visitor.await("the move " + tile, () -> visitor.ply() > ply);
        return tile.orElse("no tile");
    }

    private boolean isUsable(String name) {
        return button(name).getDomAttribute("aria-disabled") == null;
    }

    void press() {
        int ply = visitor.ply();
        Optional<String> tile = wanted();
        goTo("tile ");
        if (tile.isPresent()) {
            visitor.keys(Keys.HOME);
            for (int i = hand().indexOf(tile.get()); i > 0; i--) {
                visitor.keys(Keys.ARROW_RIGHT);
            }
            visitor.keys(Keys.ENTER);
            if (hand().size() - 1 - visitor.count(".along") == 1) {
                goTo("Call Upturn");
                visitor.keys(Keys.SPACE);
            }
            if (find("Rises").isPresent()) {
                goTo("Rises");
                visitor.keys(Keys.ENTER);
            }
            goTo("tile ");
            visitor.keys(Keys.ENTER);
        } else {
            goTo(isUsable("Draw") ? "Draw" : "Pass");
            visitor.keys(Keys.ENTER);
        }
        visitor.await("the move " + tile, () -> visitor.ply() > ply);
    }

    /** Moves the focus to an element whose name begins with a string: down to the tiles, or up from them and onward. */
    private void goTo(String name) {
        if (visitor.focused().startsWith(name)) {
            return;
        }
        boolean isInTable =
                visitor.run("return document.activeElement.localName").equals("upturn-table");
        if (isInTable) {
            for (int i = 0; i < 2 && !visitor.focused().startsWith("tile "); i++) {
                visitor.keys(Keys.ARROW_DOWN);
            }
            if (!name.equals("tile ")) {
                visitor.keys(Keys.ARROW_UP);
            }
        }
        for (int i = 0; i < 80 && !visitor.focused().startsWith(name); i++) {
            visitor.keys(Keys.TAB);
        }
    }
}
