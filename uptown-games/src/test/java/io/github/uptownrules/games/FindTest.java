package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Patterns of positions, views and tiles in the three games. */
class FindTest {
    private static final Games GAMES = Games.load();

    private static PlayedGame.Whole played(String ruleset, long seed) {
        PlayedGame.Whole game = GAMES.ofRuleset(ruleset).deal(ruleset, seed, "1");
        SplitMix64 random = new SplitMix64(seed);
        while (!game.isOver() && game.plies() < 60) {
            ImmutableList<String> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    /** Returns the plies whose text satisfies a condition, found without the pattern. */
    private static List<Integer> plies(PlayedGame game, Predicate<String> condition) {
        return IntStream.rangeClosed(0, game.plies())
                .filter(ply -> condition.test(game.upTo(ply).text()))
                .boxed()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard-4", "two-player", "standard-3+rack=6", "upturn-3", "street-3"})
    void findsPositionsAndViews(String ruleset) {
        PlayedGame.Whole game = played(ruleset, 1);
        PlayedGame.Whole other = played(ruleset, 2);
        for (int ply = 0; ply <= game.plies(); ply++) {
            String text = game.upTo(ply).text();
            assertThat(game.find(text)).isEqualTo(plies(game, text::equals)).contains(ply);
            assertThat(other.find(text)).isEmpty();
            for (Viewer viewer : List.of(Seat.ONE, Seat.TWO, Viewer.SPECTATOR)) {
                SeenGame seen = game.seenBy(viewer);
                String view = seen.upTo(ply).text();
                assertThat(game.find(view)).contains(ply);
                assertThat(seen.find(view)).isEqualTo(plies(seen, view::equals)).contains(ply);
                assertThat(ply == 0 && viewer == Viewer.SPECTATOR
                                || other.find(view).isEmpty())
                        .isTrue();
                assertThat(seen.find(text)).isEqualTo(plies(seen, text::equals));
            }
        }
    }

    @Test
    void doesNotFindAPositionOfAnotherRuleset() {
        PlayedGame.Whole standard = played("standard-4", 1);
        assertThat(standard.find(standard.text().replace("standard-4", "bloqueurs-4")))
                .isEmpty();
    }

    @Test
    void hiddenPartsHaveASize() {
        PlayedGame.Whole game = played("two-player", 1);
        String view = game.seenBy(Viewer.SPECTATOR).upTo(0).text();
        assertThat(view).contains("?5/?23");
        assertThat(game.find(view.replace("?23", "?22"))).isEmpty();
        assertThat(game.find(view.replace("?5/?23", "?/?"))).containsExactly(0);
        PlayedGame.Whole upTurn = played("upturn-3", 1);
        String upTurnView = upTurn.seenBy(Seat.ONE).upTo(0).text();
        assertThat(upTurn.find(upTurnView.replace("?7", "?8"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "a b, a b, true",
        "a b, a b c, false",
        "a b c, a b, false",
        "a ?, a bc, true",
        "a ?2, a bc, true",
        "a ?1, a bc, false",
        "a ?1, a -, false",
        "a ?, a -, true",
        "a ?2 c, a ?2 c, true",
        "? b, ' b', true"
    })
    void hiddenPartsMatchUpToTheirEnd(String pattern, String position, boolean isFound) {
        assertThat(new PatternText(pattern, CharMatcher.anyOf(" ;"), false).matches(position))
                .isEqualTo(isFound);
    }

    @Test
    void findsEachLineOfUpTurn() {
        PlayedGame.Whole game = played("upturn-3", 2);
        for (int ply = 0; ply <= game.plies(); ply += 10) {
            String line = game.upTo(ply).text().split(" ")[1];
            String tile = line.substring(0, line.length() - 1);
            for (String direction : List.of("+", "-", "=")) {
                assertThat(game.find(tile + direction))
                        .isEqualTo(plies(game, text -> text.split(" ")[1].equals(tile + direction)));
            }
            assertThat(game.find(tile + "?"))
                    .isEqualTo(plies(
                            game,
                            text -> text.split(" ")[1].length() == line.length()
                                    && text.split(" ")[1].startsWith(tile)));
        }
        assertThat(game.find("6+")).isEqualTo(plies(game, text -> text.split(" ")[1].equals("6+")));
    }

    @Test
    void findsTilesOfUptown() {
        PlayedGame.Whole end = played("standard-4", 42).upTo(2);
        String move = end.move(1);
        String cell = move.substring(3);
        assertThat(end.find(move.substring(0, 2) + "@" + cell)).contains(1, 2);
        assertThat(end.find(move.charAt(0) + "?@" + cell)).contains(1, 2);
        assertThat(end.find("?" + move.charAt(1) + "@" + cell)).contains(1, 2);
        assertThat(end.find("?@" + cell)).containsExactly(1, 2);
        assertThat(end.find("??@" + cell)).containsExactly(1, 2);
        assertThat(end.find("-@" + cell)).containsExactly(0);
        assertThat(end.find("  ?@" + cell + "  ?@" + end.move(2).substring(3))).containsExactly(2);
        assertThat(end.find("?@" + cell + " -@" + end.move(2).substring(3))).containsExactly(1);
        assertThat(end.seenBy(Seat.FOUR).find("?@" + cell)).containsExactly(1, 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"b5@E5", "?5@E5", "r?@E5", "?e@E5", "?@E5", "-@E5"})
    void agreesWithTheTextOfTheBoard(String pattern) {
        int found = 0;
        for (long seed = 1; seed <= 30; seed++) {
            PlayedGame.Whole game = played("standard-4", seed);
            List<Integer> plies = game.find(pattern);
            assertThat(plies).isEqualTo(plies(game, text -> isOnE5(text, pattern)));
            found += plies.size();
        }
        assertThat(found).isPositive();
    }

    private static boolean isOnE5(String position, String pattern) {
        String row = position.split(" ")[1].split("/")[4];
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < row.length(); i++) {
            if (Character.isDigit(row.charAt(i))) {
                cells.append("--".repeat(row.charAt(i) - '0'));
            } else {
                cells.append(row, i, i + 2);
                i++;
            }
        }
        String tile = cells.substring(8, 10);
        String wanted = pattern.substring(0, pattern.indexOf('@'));
        return switch (wanted) {
            case "-" -> tile.equals("--");
            case "?" -> !tile.equals("--");
            default -> !tile.equals("--") && tile.matches(wanted.replace("?", "."));
        };
    }

    @Test
    void findsTheLineAndTheRacksOfUpTurn() {
        PlayedGame.Whole game = played("upturn-3", 1);
        String[] start = game.upTo(0).text().split(" ");
        String line = start[1];
        String rack = start[5].split(";")[1];
        assertThat(game.find(line)).isEqualTo(plies(game, text -> text.split(" ")[1].equals(line)));
        String any = line.substring(0, line.length() - 1);
        assertThat(game.find(any + "?")).isEqualTo(plies(game, text -> text.split(" ")[1].matches(any + "[-+=]")));
        assertThat(game.find("2:" + rack)).contains(0);
        String first = rack.substring(0, rack.indexOf(','));
        assertThat(game.find("2:" + first))
                .isEqualTo(plies(
                        game, text -> ("," + text.split(" ")[5].split(";")[1] + ",").contains("," + first + ",")));
        assertThat(game.find("2:?7 " + line)).contains(0);
        assertThat(game.find("2:?8"))
                .isEqualTo(plies(game, text -> text.split(" ")[5].split(";")[1].split(",").length == 8));
        assertThat(game.find("4:?7")).isEmpty();
        assertThat(game.find("4:" + first)).isEmpty();
        assertThat(game.seenBy(Seat.TWO).find("2:" + first)).contains(0);
        assertThat(game.seenBy(Seat.ONE).find("2:" + first)).isEmpty();
        assertThat(game.seenBy(Seat.ONE).find("2:" + start[5].split("[;,]")[0])).isEmpty();
        assertThat(game.seenBy(Seat.ONE).find("2:?7")).contains(0);
    }

    @Test
    void findsProjectsOnSites() {
        PlayedGame.Whole game = played("street-2", 1);
        List<String> built = IntStream.rangeClosed(1, game.plies())
                .mapToObj(game::move)
                .filter(move -> move.contains("@"))
                .toList();
        assertThat(built).isNotEmpty();
        for (String move : built) {
            String project = move.substring(0, move.indexOf('@'));
            int site = move.charAt(move.length() - 1) - '1';
            int seat = move.charAt(move.length() - 3) - '1';
            assertThat(game.find(move))
                    .isEqualTo(plies(
                            game,
                            text -> ("," + text.split(" ")[3].split(";")[seat].split("/")[site] + ",")
                                    .contains("," + project + ",")));
            String any = "?" + move.substring(move.indexOf('@'));
            assertThat(game.find(any)).containsAll(game.find(move));
            assertThat(game.find("-" + any.substring(1)))
                    .doesNotContainAnyElementsOf(game.find(any))
                    .hasSize(game.plies() + 1 - game.find(any).size());
        }
        assertThat(game.find("?@3.1")).isEmpty();
        assertThat(game.find("-@3.1")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "standard-4 | ''      | a pattern is a position, a view, or one or more terms; it is not empty",
                "standard-4 | b5      | a position has 5 fields, but 'b5' has 1",
                "standard-4 | b5@E5 x | a term is a tile and a cell",
                "standard-4 | b55@E5  | a term is a tile and a cell",
                "standard-4 | z5@E5   | a term is a tile and a cell",
                "standard-4 | bz@E5   | a term is a tile and a cell",
                "standard-4 | x@E5    | a term is a tile and a cell",
                "standard-4 | @E5     | a term is a tile and a cell",
                "standard-4 | b5@E6   | no tile of 'b5@E6' fits on E6",
                "standard-4 | b5@J6   | not a cell (A1 to I9): 'J6'",
                "upturn-3   | 64      | a term is the line",
                "upturn-3   | +       | a term is the line",
                "upturn-3   | x+      | ",
                "upturn-3   | 5:40    | a seat is 1 to 4",
                "upturn-3   | :40     | a seat is 1 to 4",
                "upturn-3   | 2:x     | ",
                "upturn-3   | upturn-3 64= | a position has 7 fields",
                "street-3   | b12a    | a term is a project and a site",
                "street-3   | @1.1    | a term is a project and a site",
                "street-3   | b12a@5.1 | ",
                "street-3   | b12z@1.1 | ",
                "street-3   | street-3 x | a position has 8 fields"
            })
    void rejectsWrongPatterns(String ruleset, String pattern, String message) {
        PlayedGame game = GAMES.ofRuleset(ruleset).deal(ruleset, 1, "1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.find(pattern))
                .satisfies(e -> assertThat(e)
                        .message()
                        .contains(message == null ? "" : message)
                        .matches("[ -~]+"));
    }
}
