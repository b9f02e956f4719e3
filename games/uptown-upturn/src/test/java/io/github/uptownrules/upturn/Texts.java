package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Creates positions and moves for tests from short texts. */
public final class Texts {
    public static final Notation NOTATION = Notation.of(UpTurnRuleset.all());

    private Texts() {}

    /**
     * Returns a position. In the text, {@code ~} means all tiles not listed elsewhere. The text omits the generator state,
     * which is 0.
     */
    public static UpTurnState position(String text) {
        return NOTATION.readPosition(whole(text));
    }

    /** Returns the full text of the same position, possibly with faults. */
    public static String whole(String text) {
        List<String> fields = List.of(text.split(" "));
        ImmutableList<Tile> shown = Stream.of(
                        fields.get(1).substring(0, fields.get(1).length() - 1),
                        fields.get(3),
                        fields.get(4),
                        fields.get(5))
                .flatMap(field -> Stream.of(field.split("[,;]")))
                .flatMap(word ->
                        Tile.all().stream().filter(tile -> tile.toString().equals(word)))
                .collect(ImmutableList.toImmutableList());
        Tiles rest = TileSet.standard().tiles().without(Tiles.of(shown));
        return text.replace("~", rest.toString()) + " 0000000000000000";
    }

    static List<String> legal(Position position) {
        return position.legalMoves().stream().map(Move::toString).toList();
    }

    static List<MoveFault.Kind> kinds(Position position, String move) {
        return position.faults(Move.parse(move)).stream().map(MoveFault::kind).toList();
    }

    /** Plays moves, separated by spaces. */
    static UpTurnState play(UpTurnState game, String moves) {
        UpTurnState after = game;
        for (String move : moves.split(" ")) {
            after = after.play(Move.parse(move));
        }
        return after;
    }

    /** Returns the line and the turn of a position, such as {@code 40+ 2L}. */
    static String lineAndTurn(UpTurnState game) {
        return Stream.of(game.toString().split(" ")).skip(1).limit(2).collect(Collectors.joining(" "));
    }

    static String racks(UpTurnState game) {
        return game.toString().split(" ")[5];
    }
}
