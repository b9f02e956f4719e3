package io.github.uptownrules.encoding;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Symmetry;

/** A symmetry as tables, so that cells and faces can be mapped as bits. */
final class Images {
    private static final ImmutableList<Images> ALL =
            Symmetry.all().stream().map(Images::new).collect(ImmutableList.toImmutableList());

    private final boolean isIdentity;
    private final byte[] cells = new byte[Layout.CELLS];

    /** The same images, indexed by a cell's bit in the upper or lower word of a cell set. */
    private final byte[] cellsOfUpper = new byte[Long.SIZE];

    private final byte[] cellsOfLower = new byte[Long.SIZE];

    private final byte[] faces = new byte[Layout.FACES];

    private Images(Symmetry symmetry) {
        isIdentity = symmetry == Symmetry.IDENTITY;
        for (Cell cell : Cell.all()) {
            byte image = (byte) symmetry.apply(cell).ordinal();
            CellSet set = CellSet.of(cell);
            byte[] word = set.upperWord() != 0 ? cellsOfUpper : cellsOfLower;
            word[Long.numberOfTrailingZeros(set.upperWord() | set.lowerWord())] = image;
            cells[cell.ordinal()] = image;
        }
        for (Face face : Face.all()) {
            faces[face.ordinal()] = (byte) symmetry.apply(face).ordinal();
        }
    }

    static Images of(Symmetry symmetry) {
        return ALL.get(symmetry.ordinal());
    }

    int cell(int cell) {
        return cells[cell];
    }

    int face(int face) {
        return faces[face];
    }

    int cellOfUpper(int bit) {
        return cellsOfUpper[bit];
    }

    int cellOfLower(int bit) {
        return cellsOfLower[bit];
    }

    /** Maps a set of faces, as bits. */
    int faces(int bits) {
        if (isIdentity) {
            return bits;
        }
        int images = 0;
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            images |= 1 << faces[Integer.numberOfTrailingZeros(rest)];
        }
        return images;
    }
}
