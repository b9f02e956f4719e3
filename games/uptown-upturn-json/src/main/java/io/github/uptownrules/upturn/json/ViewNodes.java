package io.github.uptownrules.upturn.json;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.ObjectNode;
import io.github.uptownrules.json.kit.node.Viewers;
import io.github.uptownrules.upturn.ActionMove;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.NumberMove;
import io.github.uptownrules.upturn.Standing;
import io.github.uptownrules.upturn.Standings;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes views and their targets. */
final class ViewNodes {
    private ViewNodes() {}

    static ObjectNode view(UpTurnView view) {
        return new Members()
                .text("text", view)
                .node("viewer", Viewers.node(view.viewer()))
                .text("ruleset", view.ruleset().id())
                .node("turn", Viewers.node(view.turn()))
                .flag("over", view.isOver())
                .text("reference", view.reference())
                .text("direction", word(view.direction()))
                .text("rotation", word(view.rotation()))
                .flag("hasDrawn", view.hasDrawn())
                .flag("canDraw", view.canDraw())
                .texts("played", view.played())
                .number("bagSize", view.bagSize())
                .list("seats", view.seats(), seat -> seat(view, seat))
                .node("standings", standings(view.standings()))
                .node("targets", targets(view))
                .build();
    }

    private static Node seat(UpTurnView view, Seat seat) {
        Members members = new Members().node("seat", Viewers.node(seat)).number("tilesLeft", view.tilesLeft(seat));
        if (seat == view.viewer()) {
            view.rack().ifPresent(rack -> members.texts("rack", rack));
        }
        return members.build();
    }

    static Node standings(Standings standings) {
        return Members.listOf(standings.bySeat(), ViewNodes::standing);
    }

    private static Node standing(Standing standing) {
        return new Members()
                .node("seat", Viewers.node(standing.seat()))
                .number("rank", standing.rank())
                .number("tilesLeft", standing.tilesLeft())
                .build();
    }

    /** Returns the options of the viewer: whether it may draw or pass, and how it may lay each tile. */
    static Node targets(UpTurnView view) {
        Map<Tile, List<Move>> byTile = new LinkedHashMap<>();
        boolean canDraw = false;
        boolean canPass = false;
        for (Move move : view.legalMoves()) {
            canDraw |= move.equals(Move.DRAW);
            canPass |= move.equals(Move.PASS);
            if (!move.laid().isEmpty()) {
                byTile.computeIfAbsent(last(move), tile -> new ArrayList<>()).add(move);
            }
        }
        return new Members()
                .flag("draw", canDraw)
                .flag("pass", canPass)
                .list("tiles", byTile.entrySet(), entry -> tile(entry.getKey(), entry.getValue()))
                .build();
    }

    private static Tile last(Move move) {
        ImmutableList<Tile> laid = move.laid();
        return laid.get(laid.size() - 1);
    }

    /** Returns the remaining choices for all moves with this last tile. */
    private static Node tile(Tile tile, List<Move> moves) {
        Members members =
                new Members().text("tile", tile).texts("laid", moves.get(0).laid());
        if (tile.isNumber()) {
            members.number("fewestHandOuts", handOuts(moves).min().orElse(0))
                    .number("mostHandOuts", handOuts(moves).max().orElse(0));
        } else {
            members.texts(
                            "directions",
                            choices(moves)
                                    .flatMap(action -> action.direction().stream())
                                    .distinct()
                                    .map(ViewNodes::word)
                                    .toList())
                    .texts(
                            "rotations",
                            choices(moves)
                                    .flatMap(action -> action.rotation().stream())
                                    .distinct()
                                    .map(ViewNodes::word)
                                    .toList());
        }
        return members.flag("call", moves.stream().anyMatch(Move::isCalled)).build();
    }

    private static IntStream handOuts(List<Move> moves) {
        return moves.stream().mapToInt(move -> ((NumberMove) move).handOuts().size());
    }

    private static Stream<ActionMove> choices(List<Move> moves) {
        return moves.stream().map(ActionMove.class::cast);
    }

    /** Returns a constant in lower case with dashes. */
    static String word(Enum<?> name) {
        return Ascii.toLowerCase(name.name()).replace('_', '-');
    }
}
