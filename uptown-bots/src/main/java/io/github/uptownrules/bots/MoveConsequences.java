package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.bots.MoveReason.Kind;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.List;

/**
 * The public consequences of a move, and the remaining options of its player's other tiles.
 *
 * @param groups the player's groups
 * @param points the player's score
 * @param rivalsGroups the groups of all other seats
 * @param exposed the number of the player's tiles that can be captured
 * @param fitting the tiles on the racks that fit somewhere
 * @param joining the tiles on the racks that fit next to their color
 * @param room the number of tiles to be drawn that would fit next to their color
 */
record MoveConsequences(
        int groups,
        int points,
        int rivalsGroups,
        int exposed,
        ImmutableList<Tile> fitting,
        ImmutableList<Tile> joining,
        int room) {

    /**
     * Returns the consequences of a move. Ignores the tile of the other move, so that the comparison of the two moves
     * covers the same tiles.
     */
    static MoveConsequences of(PlayerView view, Move move, Move other) {
        if (!view.faults(move).isEmpty()) {
            throw new IllegalArgumentException("illegal move " + move + ": " + view.faults(move));
        }
        Seat seat = view.turn().orElseThrow();
        MutableBoard after = new MutableBoard(view);
        after.place(
                seat.ordinal(),
                move.tile().color().ordinal(),
                move.tile().face().ordinal(),
                move.cell().ordinal());
        CellSet open = open(after, seat);
        ImmutableList.Builder<Tile> fitting = ImmutableList.builder();
        ImmutableList.Builder<Tile> joining = ImmutableList.builder();
        int exposed = 0;
        int room = 0;
        for (Color color : view.colors(seat)) {
            CellSet own = cells(after, color);
            CellSet edge = own.neighbors().intersection(open);
            exposed += own.difference(cut(after, color)).size();
            for (Face face : view.playable(color)) {
                Tile tile = Tile.of(color, face);
                if (!tile.equals(move.tile()) && !tile.equals(other.tile())) {
                    add(fitting, tile, open);
                    add(joining, tile, edge);
                }
            }
            room += after.left(color.ordinal()) == 0
                    ? 0
                    : view.unseen(color).fitting(edge).size();
        }
        int rivals = 0;
        for (Seat rival : view.seats()) {
            rivals += rival == seat ? 0 : after.groupCount(rival);
        }
        return new MoveConsequences(
                after.groupCount(seat),
                after.score(seat.ordinal()),
                rivals,
                exposed,
                fitting.build(),
                joining.build(),
                room);
    }

    private static void add(ImmutableList.Builder<Tile> tiles, Tile tile, CellSet places) {
        if (tile.cells().intersects(places)) {
            tiles.add(tile);
        }
    }

    private static CellSet cells(MutableBoard board, Color color) {
        return CellSet.ofWords(board.upper(color.ordinal()), board.lower(color.ordinal()));
    }

    private static CellSet cut(MutableBoard board, Color color) {
        return CellSet.ofWords(board.cutUpper(color.ordinal()), board.cutLower(color.ordinal()));
    }

    private static CellSet open(MutableBoard board, Seat seat) {
        CellSet open = CellSet.all();
        for (Color color : Color.all()) {
            boolean isOwn = board.owner(color.ordinal()) == seat.ordinal();
            open = open.difference(isOwn ? cells(board, color) : cut(board, color));
        }
        return open;
    }

    ImmutableList<MoveReason> worseThan(MoveConsequences better) {
        ImmutableList.Builder<MoveReason> reasons = ImmutableList.builder();
        int moreGroups = groups - better.groups;
        add(reasons, Kind.MORE_GROUPS, moreGroups);
        int fewerPoints = better.points - points;
        add(reasons, Kind.FEWER_POINTS, fewerPoints == moreGroups ? 0 : fewerPoints);
        add(reasons, Kind.RIVALS_FEWER_GROUPS, better.rivalsGroups - rivalsGroups);
        add(reasons, Kind.MORE_EXPOSED, exposed - better.exposed);
        List<Tile> nowhere =
                better.fitting.stream().filter(tile -> !fitting.contains(tile)).toList();
        List<Tile> apart = better.joining.stream()
                .filter(tile -> !joining.contains(tile) && !nowhere.contains(tile))
                .toList();
        add(reasons, Kind.FITS_NOWHERE, nowhere);
        add(reasons, Kind.CANNOT_JOIN, apart);
        add(reasons, Kind.LESS_ROOM, better.room - room);
        return reasons.build();
    }

    private static void add(ImmutableList.Builder<MoveReason> reasons, Kind kind, int count) {
        if (count > 0) {
            reasons.add(new MoveReason(kind, count, ImmutableList.of()));
        }
    }

    private static void add(ImmutableList.Builder<MoveReason> reasons, Kind kind, List<Tile> tiles) {
        if (!tiles.isEmpty()) {
            reasons.add(new MoveReason(kind, tiles.size(), ImmutableList.copyOf(tiles)));
        }
    }
}
