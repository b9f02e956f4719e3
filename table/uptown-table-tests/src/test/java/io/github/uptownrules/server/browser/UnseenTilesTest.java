package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.page.PageFixture;
import io.github.uptownrules.page.Visitor;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the lists of unseen tiles and cards: the page reads them from a view, and the library computes the same. */
@Tag("browser")
@Tag("server")
class UnseenTilesTest {
    @TempDir
    private static Path data;

    private static OpenPage page;
    private static Visitor ada;

    private final SplittableRandom random = new SplittableRandom(25);
    private final JsonArray views = new JsonArray();
    private final List<String> expected = new ArrayList<>();

    @BeforeAll
    static void open() throws IOException {
        page = OpenPage.of(data);
        ada = page.ada();
    }

    @AfterAll
    static void close() {
        if (page != null) {
            page.close();
        }
    }

    private void add(Object json, String unseen) {
        views.add(JsonParser.parseString(json.toString()));
        expected.add(unseen);
    }

    /** Returns the page's list for each view, in the form of a script's result. */
    private void compare(String game, String listed) {
        ada.visit("/");
        ada.awaitLobby();
        String found = ada.runAsync("const page = document.querySelector('link[href$=\"/turn.js\"]').href;"
                + "const load = name => import(new URL('games/" + game + "/' + name, page));"
                + "Promise.all([load('unseen.js')" + (game.equals("street") ? ", load('decks.js')" : "")
                + "]).then(([unseen, decks]) => done(" + views + ".map(view => " + listed + ").join('\\n')))");
        assertThat(found.lines()).hasSizeGreaterThan(30).containsExactlyElementsOf(expected);
    }

    /** Every published ruleset and viewer, from the deal to the end. */
    @Test
    void r25_listsTheUnseenTilesOfEachColor() {
        for (Ruleset ruleset : Rulesets.all()) {
            GameState game = ruleset.deal(random.nextLong());
            while (true) {
                List<Viewer> viewers = new ArrayList<>(ruleset.seats());
                viewers.add(Viewer.SPECTATOR);
                Viewer viewer = viewers.get(random.nextInt(viewers.size()));
                if (game.isOver() || random.nextInt(10) == 0) {
                    PlayerView view = game.viewFor(viewer);
                    add(io.github.uptownrules.json.Json.view(view), unseen(view));
                }
                if (game.isOver()) {
                    break;
                }
                game = game.play(
                        game.legalMoves().get(random.nextInt(game.legalMoves().size())));
            }
        }
        compare(
                "uptown",
                "unseen.unseenTiles(view).map(({color, tiles, rack, pile}) =>"
                        + " color + tiles.map(tile => tile[1]).join('') + (tiles.length === rack + pile ? '' : '!')).join(' ')");
    }

    private static String unseen(PlayerView view) {
        return view.ruleset().seats().stream()
                .flatMap(seat -> view.colors(seat).stream())
                .map(color -> letter(color) + view.unseen(color).toString().replace("-", ""))
                .collect(Collectors.joining(" "));
    }

    private static String letter(Color color) {
        return color.label().substring(0, 1);
    }

    @Test
    void listsTheUnseenTilesOfUpTurn() {
        for (UpTurnRuleset ruleset : UpTurnRuleset.all()) {
            UpTurnState game = ruleset.deal(random.nextLong());
            for (int ply = 0; ply < Effort.of(400) && game.turn().isPresent(); ply++) {
                if (ply % 7 == 0) {
                    Viewer viewer = random.nextInt(3) == 0
                            ? Viewer.SPECTATOR
                            : ruleset.seats().get(0);
                    UpTurnView view = game.viewFor(viewer);
                    add(
                            io.github.uptownrules.upturn.json.Json.view(view),
                            view.unseen().stream().map(Object::toString).collect(Collectors.joining(",")));
                }
                game = game.play(
                        game.legalMoves().get(random.nextInt(game.legalMoves().size())));
            }
        }
        compare("upturn", "unseen.unseenTiles(view).join()");
    }

    @Test
    void listsTheUnseenCardsOfTheStreetGame() {
        for (StreetRuleset ruleset : StreetRuleset.all()) {
            StreetState game = ruleset.deal(Deck.sample1(), random.nextLong());
            while (true) {
                add(
                        io.github.uptownrules.street.json.Json.view(game.view()),
                        Stream.concat(
                                        game.view().unseenProjectCards().stream(),
                                        game.view().unseenPublicCards().stream())
                                .map(Object::toString)
                                .collect(Collectors.joining(",")));
                if (game.turn().isEmpty()) {
                    break;
                }
                game = game.play(
                        game.legalMoves().get(random.nextInt(game.legalMoves().size())));
            }
        }
        compare("street", "[...unseen.unseenCards(view, decks.SAMPLE).keys()].join()");
    }

    /** The list follows the game while it is open, and shows nothing hidden. */
    @Test
    void showsTheListAtATable() {
        PageFixture.sitAlone(ada);
        ada.press("Unseen tiles");
        ada.await("the list", () -> ada.count("dialog .unseen li") == 3 * 28 - 5);
        assertThat(ada.one("dialog").getText())
                .contains("Blue, Ada: 23 tiles (0 on the rack, 23 to draw)", "(5 on the rack, 23 to draw)");
        assertThat(ada.barriers()).isEmpty();
        ada.press("Close");
        ada.await("the table", () -> ada.count("dialog") == 0);
    }
}
