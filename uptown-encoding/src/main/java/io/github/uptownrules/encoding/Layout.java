package io.github.uptownrules.encoding;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;

/**
 * The layout of the entries of an {@link Encoder}: planes of 81 entries, then an equal number of entries for each color, then
 * the entries without a color.
 */
final class Layout {
    static final int CELLS = Cell.all().size();
    static final int COLORS = Color.all().size();
    static final int FACES = Face.all().size();
    static final int SEATS = Seat.all().size();

    /** The number of moves of a color, each a face on a cell that it fits. Their order is the same for every color. */
    static final int MOVES_OF_COLOR = Move.all().size() / COLORS;

    // Planes

    /** The tiles, one plane for each color. */
    static final int TILES = 0;

    /** The tiles that may not be captured. */
    static final int PROTECTED = TILES + COLORS;

    static final int PLANES = PROTECTED + 1;

    // Entries of a color

    static final int RACK = 0;
    static final int UNSEEN = RACK + FACES;
    static final int OWNER = UNSEEN + FACES;
    static final int CAPTURED = OWNER + SEATS;
    static final int RACK_SIZE = CAPTURED + SEATS;
    static final int PILE_SIZE = RACK_SIZE + 1;
    static final int IS_FINISHED = PILE_SIZE + 1;
    static final int OF_COLOR = IS_FINISHED + 1;

    // All entries

    private static final int FIRST_COLOR = PLANES * CELLS;
    static final int TURN = FIRST_COLOR + COLORS * OF_COLOR;
    static final int IS_PLAYER = TURN + SEATS;
    static final int SIZE = IS_PLAYER + 1;

    private Layout() {}

    static int plane(int plane) {
        return plane * CELLS;
    }

    static int color(int color) {
        return FIRST_COLOR + color * OF_COLOR;
    }

    static int renamed(int entry, Renaming names) {
        if (entry < 0 || entry >= SIZE) {
            throw new IndexOutOfBoundsException("there are entries 0 to " + (SIZE - 1) + ", and no entry " + entry);
        }
        Images images = Images.of(names.symmetry());
        if (entry < plane(PROTECTED)) {
            return plane(TILES + color(names, entry / CELLS)) + images.cell(entry % CELLS);
        }
        if (entry < FIRST_COLOR) {
            return plane(PROTECTED) + images.cell(entry % CELLS);
        }
        if (entry < TURN) {
            int ofColor = entry - FIRST_COLOR;
            return color(color(names, ofColor / OF_COLOR)) + renamedOfColor(ofColor % OF_COLOR, images);
        }
        return entry;
    }

    private static int color(Renaming names, int color) {
        return names.apply(Color.all().get(color)).ordinal();
    }

    private static int renamedOfColor(int entry, Images images) {
        if (entry >= OWNER) {
            return entry;
        }
        return entry < UNSEEN ? RACK + images.face(entry - RACK) : UNSEEN + images.face(entry - UNSEEN);
    }
}
