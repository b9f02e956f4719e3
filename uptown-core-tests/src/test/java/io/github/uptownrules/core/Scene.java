package io.github.uptownrules.core;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.laws.StuckPositions;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A position for a test, written in notation: the board, and the relevant captures and holdings. If the holding of a
 * color is omitted, its first five unused tiles are the rack, and the others the pile.
 */
final class Scene {
    static final String EMPTY = "9/9/9/9/9/9/9/9/9";

    private static final Notation NOTATION = Notation.of(Rulesets.all());

    private final Ruleset ruleset;
    private final String board;
    private final Map<Color, String> holdings = new EnumMap<>(Color.class);
    private int turn = 1;
    private String captures;

    private Scene(Ruleset ruleset, String board) {
        this.ruleset = ruleset;
        this.board = board;
        this.captures = Joiner.on(';').join(Collections.nCopies(ruleset.seats().size(), "-"));
    }

    static Scene of(String ruleset, String board) {
        return new Scene(Rulesets.byId(ruleset).orElseThrow(), board);
    }

    /** Returns a named position in which a seat is stuck, or which leads to such a position. */
    static GameState stuck(String name) {
        return NOTATION.readPosition(StuckPositions.get(name));
    }

    static GameState position(String text) {
        return NOTATION.readPosition(text);
    }

    Scene turn(int seat) {
        turn = seat;
        return this;
    }

    Scene captures(String text) {
        captures = text;
        return this;
    }

    /**
     * Sets holdings: {@code b=12345} is a rack, with all other tiles in the pile; {@code b=12345/67} is a rack and a
     * pile, with all other tiles captured by the next seat.
     */
    Scene holdings(String... texts) {
        for (String text : texts) {
            holdings.put(Tile.parse(text.charAt(0) + "$").color(), text.substring(2));
        }
        return this;
    }

    GameState state() {
        return NOTATION.readPosition(text());
    }

    private String text() {
        List<Set<Tile>> captured = new ArrayList<>();
        for (String tiles : captures.split(";")) {
            captured.add(tiles(tiles));
        }
        Set<Tile> away = tiles(board);
        captured.forEach(away::addAll);
        List<String> all = new ArrayList<>();
        for (Seat seat : ruleset.seats()) {
            Set<Tile> next = captured.get(seat.number() % captured.size());
            all.add(ruleset.colors(seat).stream()
                    .map(color -> color.letter() + "=" + holding(color, away, next))
                    .collect(Collectors.joining(",")));
        }
        return Joiner.on(' ')
                .join(
                        ruleset.id(),
                        board,
                        turn,
                        captured.stream()
                                .map(tiles -> orNone(Joiner.on("").join(tiles)))
                                .collect(Collectors.joining(";")),
                        Joiner.on(';').join(all));
    }

    /** Returns a rack and a pile, and adds the remaining tiles to the captures of the next seat. */
    private String holding(Color color, Set<Tile> away, Set<Tile> next) {
        String left = Face.all().stream()
                .filter(face -> !away.contains(Tile.of(color, face)))
                .map(Face::toString)
                .collect(Collectors.joining());
        String named = holdings.getOrDefault(color, left.substring(0, 5));
        String rack = named.replaceFirst("/.*", "");
        String pile = named.substring(rack.length()).replace("/", "");
        String rest = left.chars()
                .mapToObj(Character::toString)
                .filter(face -> !rack.contains(face) && !pile.contains(face))
                .collect(Collectors.joining());
        if (!named.contains("/")) {
            return rack + "/" + orNone(rest);
        }
        rest.chars().forEach(face -> next.add(Tile.parse("" + color.letter() + (char) face)));
        return rack + "/" + orNone(pile);
    }

    private static String orNone(String text) {
        return text.isEmpty() ? "-" : text;
    }

    /** Returns the tiles on a board or among captures; digits between tiles are empty cells. */
    private static Set<Tile> tiles(String text) {
        Set<Tile> tiles = new TreeSet<>();
        for (int i = 0; i < text.length(); i++) {
            if (Character.isLetter(text.charAt(i))) {
                tiles.add(Tile.parse(text.substring(i, i + 2)));
                i++;
            }
        }
        return tiles;
    }

    /** Returns the cells where a tile may be placed, in reading order. */
    static String cells(GameState game, String tile) {
        return game.legalMoves().stream()
                .filter(move -> move.tile() == Tile.parse(tile))
                .map(move -> move.cell().toString())
                .collect(Collectors.joining(" "));
    }

    /** Returns the colors with a legal move. */
    static List<Color> colors(GameState game) {
        return game.legalMoves().stream()
                .map(move -> move.tile().color())
                .distinct()
                .toList();
    }

    static Outcome place(GameState game, String move) {
        return game.outcome(MoveText.parse(move, game));
    }

    static GameState play(GameState game, String... moves) {
        GameState after = game;
        for (String move : moves) {
            after = place(after, move).after();
        }
        return after;
    }

    /** Returns the kinds of faults of a move, which is written with {@code @} even if it captures. */
    static ImmutableList<MoveFault.Kind> kinds(GameState game, String move) {
        return game.faults(Move.parse(move)).stream().map(MoveFault::kind).collect(ImmutableList.toImmutableList());
    }

    static List<Integer> scores(GameState game) {
        return game.standings().bySeat().stream().map(Standing::score).toList();
    }

    static List<Integer> ranks(GameState game) {
        return game.standings().bySeat().stream().map(Standing::rank).toList();
    }
}
