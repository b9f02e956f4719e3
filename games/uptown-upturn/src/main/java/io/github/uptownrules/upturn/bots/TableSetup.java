package io.github.uptownrules.upturn.bots;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;

/** Creates mutable tables from games and views. */
final class TableSetup {
    private static final int[] NOTHING = new int[0];

    private TableSetup() {}

    /** Returns a table of a complete game. */
    static MutableTable of(UpTurnState game) {
        MutableTable table = MutableTable.like(game);
        setOpen(table, game);
        for (int seat = 0; seat < table.seats; seat++) {
            table.racks().add(seat, game.rack(Seat.all().get(seat)));
        }
        int[] tiles = game.bag().stream().mapToInt(Tile::index).toArray();
        table.pile().fill(tiles, 0, tiles.length);
        table.pile().setGenerator(game.generatorState());
        return table;
    }

    /** Returns a table of a view, for a policy to choose from. It has no hidden tiles, so it cannot be played on. */
    static MutableTable toChooseFrom(UpTurnView view) {
        MutableTable table = new MutableTable(view.seats().size(), DrawPile.closed(view.canDraw()));
        setLine(table, view);
        for (int seat = 0; seat < table.seats; seat++) {
            table.racks().setHidden(seat, view.tilesLeft(Seat.all().get(seat)));
        }
        table.racks().setHidden(table.turn, 0);
        table.racks().add(table.turn, view.rack().orElseThrow());
        return table;
    }

    /** Copies the public part, and leaves racks and bag empty. */
    static void setOpen(MutableTable table, Position position) {
        setLine(table, position);
        table.racks().clear();
        table.pile().fill(NOTHING, 0, 0);
        table.pile().clearPlayed();
        for (Tile tile : position.played()) {
            table.pile().addPlayed(tile.index());
        }
    }

    private static void setLine(MutableTable table, Position position) {
        table.reference = position.reference().index();
        table.direction = MutableTable.step(position.direction());
        table.rotation = MutableTable.step(position.rotation());
        table.turn = position.turn().isPresent() ? position.turn().get().ordinal() : -1;
        table.hasDrawn = position.hasDrawn();
    }
}
