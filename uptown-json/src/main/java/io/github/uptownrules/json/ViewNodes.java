package io.github.uptownrules.json;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Standing;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.ObjectNode;
import io.github.uptownrules.json.kit.node.Viewers;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes views, standings and targets. */
final class ViewNodes {
    private static final int KEY_DIGITS = 16;

    private ViewNodes() {}

    static ObjectNode view(PlayerView view) {
        return new Members()
                .text("text", view)
                .node("viewer", Viewers.node(view.viewer()))
                .text("key", key(view.positionKey()))
                .text("ruleset", view.ruleset().id())
                .node("turn", Viewers.node(view.turn()))
                .flag("over", view.isOver())
                .node("board", board(view))
                .node("groups", groups(view))
                .texts("protected", view.board().protectedCells())
                .list("seats", view.seats(), seat -> seat(view, seat))
                .node("standings", standings(view.standings()))
                .node("targets", targets(view))
                .build();
    }

    /** Formats a key as digits, because numbers in other languages have fewer than 64 bits. */
    private static String key(long key) {
        String digits = Long.toHexString(key);
        return "0".repeat(KEY_DIGITS - digits.length()) + digits;
    }

    private static Node board(PlayerView view) {
        Members board = new Members();
        for (Map.Entry<Cell, Tile> tile : view.board().tiles().entrySet()) {
            board.text(tile.getKey().toString(), tile.getValue());
        }
        return board.build();
    }

    private static Node groups(PlayerView view) {
        Members groups = new Members();
        for (Color color : Color.values()) {
            ImmutableList<CellSet> ofColor = view.board().groups(color);
            if (!ofColor.isEmpty()) {
                groups.list(color.toString(), ofColor, Members::textsOf);
            }
        }
        return groups.build();
    }

    private static Node seat(PlayerView view, Seat seat) {
        return new Members()
                .node("seat", Viewers.node(seat))
                .texts("captures", view.captures(seat))
                .list("colors", view.colors(seat), color -> color(view, color))
                .build();
    }

    private static Node color(PlayerView view, Color color) {
        Members members = new Members()
                .text("color", color)
                .number("groups", view.groupCount(color))
                .number("rackSize", view.rackSize(color))
                .number("pileSize", view.pileSize(color));
        Optional<FaceSet> rack = view.rack(color);
        rack.ifPresent(faces -> members.texts("rack", tiles(color, faces)));
        return members.flag("finished", view.isFinished(color))
                .flag("faceUp", view.isFaceUp(color))
                .build();
    }

    private static List<Tile> tiles(Color color, FaceSet faces) {
        return faces.stream().map(face -> Tile.of(color, face)).toList();
    }

    static Node standings(Standings standings) {
        return Members.listOf(standings.bySeat(), ViewNodes::standing);
    }

    private static Node standing(Standing standing) {
        Members captures = new Members();
        standing.captures().forEach((color, count) -> captures.number(color.toString(), count));
        return new Members()
                .node("seat", Viewers.node(standing.seat()))
                .number("rank", standing.rank())
                .number("score", standing.score())
                .number("groups", standing.groupCount())
                .node("captures", captures.build())
                .build();
    }

    /** Returns the legal cells of the tiles on the viewer's racks, regardless of the turn. */
    static Node targets(PlayerView view) {
        Members targets = new Members();
        view.viewer().asSeat().ifPresent(seat -> {
            for (Color color : view.colors(seat)) {
                for (Face face : view.rack(color).orElseThrow()) {
                    Tile tile = Tile.of(color, face);
                    targets.node(tile.toString(), targets(view, tile));
                }
            }
        });
        return targets.build();
    }

    private static Node targets(PlayerView view, Tile tile) {
        CellSet targets = view.targets(tile);
        CellSet occupied = view.board().occupiedCells();
        return new Members()
                .texts("empty", targets.difference(occupied))
                .texts("captures", targets.intersection(occupied))
                .build();
    }
}
