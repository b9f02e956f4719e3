package io.github.uptownrules.encoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Symmetry;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** Tests all symmetries and all renamings exhaustively. */
class RenamingTest {

    @Test
    void thereAreEightSymmetriesAnd960Renamings() {
        assertThat(Symmetry.all()).containsExactly(Symmetry.values()).hasSize(8);
        assertThat(ImmutableSet.copyOf(Renaming.all())).hasSize(960);
        assertThat(Renaming.all().stream().map(Renaming::toString).distinct()).hasSize(960);
        assertThat(Renaming.all().get(0)).isSameAs(Renaming.identity()).hasToString("IDENTITY bgory");
    }

    @Test
    void aSymmetryPreservesNeighborsAndFaces() {
        for (Symmetry symmetry : Symmetry.all()) {
            assertThat(Cell.all().stream().map(symmetry::apply).distinct()).hasSize(81);
            for (Cell cell : Cell.all()) {
                assertThat(image(symmetry, CellSet.of(cell).neighbors()))
                        .isEqualTo(CellSet.of(symmetry.apply(cell)).neighbors());
            }
            for (Face face : Face.all()) {
                assertThat(image(symmetry, face.cells()))
                        .isEqualTo(symmetry.apply(face).cells());
            }
            assertThat(symmetry.apply(Face.MONEY)).isEqualTo(Face.MONEY);
        }
    }

    private static CellSet image(Symmetry symmetry, CellSet cells) {
        return cells.stream().map(symmetry::apply).collect(CellSet.toCellSet());
    }

    @Test
    void symmetriesFormAGroup() {
        for (Symmetry one : Symmetry.all()) {
            assertThat(one.then(one.inverse())).isEqualTo(Symmetry.IDENTITY);
            assertThat(one.inverse().then(one)).isEqualTo(Symmetry.IDENTITY);
            for (Symmetry two : Symmetry.all()) {
                Symmetry both = one.then(two);
                assertThat(Cell.all()).allMatch(cell -> both.apply(cell) == two.apply(one.apply(cell)));
                assertThat(Face.all()).allMatch(face -> both.apply(face) == two.apply(one.apply(face)));
            }
        }
    }

    @Test
    void symmetriesAreNamedCorrectly() {
        List<Cell> corner =
                Symmetry.all().stream().map(symmetry -> symmetry.apply(Cell.A2)).toList();
        assertThat(corner).containsExactly(Cell.A2, Cell.B9, Cell.I8, Cell.H1, Cell.A8, Cell.I2, Cell.B1, Cell.H9);
    }

    @Test
    void everyRenamingPermutesEntriesAndActions() {
        for (Renaming names : Renaming.all()) {
            assertThat(isPermutation(entry -> Encoder.entry(entry, names), Encoder.SIZE))
                    .as(names.toString())
                    .isTrue();
            assertThat(isPermutation(names::action, Encoder.ACTIONS))
                    .as(names.toString())
                    .isTrue();
            Renaming inverse = names.inverse();
            assertThat(Move.all()).allMatch(move -> names.move(names.action(move)) == move);
            assertThat(Move.all()).allMatch(move -> inverse.action(names.action(move.index())) == move.index());
        }
    }

    private static boolean isPermutation(IntUnaryOperator images, int size) {
        BitSet found = new BitSet();
        for (int i = 0; i < size; i++) {
            found.set(images.applyAsInt(i));
        }
        return found.cardinality() == size && found.length() == size;
    }

    @Test
    void anActionIsTheIndexOfTheMoveUnderItsNewName() {
        for (Renaming names : Renaming.all()) {
            assertThat(Move.all())
                    .allMatch(move -> names.action(move)
                            == Move.of(names.apply(move.tile()), names.apply(move.cell()))
                                    .index());
        }
        assertThat(Encoder.ACTIONS).isEqualTo(Move.all().size());
    }

    @Test
    void rejectsInvalidRenamings() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Renaming.of(Symmetry.IDENTITY, Color.all().subList(0, 4)))
                .withMessage("the new names are the five colors, each once, not [b, g, o, r]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Renaming.of(
                        Symmetry.IDENTITY,
                        ImmutableList.of(Color.RED, Color.RED, Color.BLUE, Color.GREEN, Color.YELLOW)));
        for (int outside : new int[] {-1, Encoder.SIZE, Encoder.ACTIONS}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> Encoder.entry(outside, Renaming.identity()));
        }
        for (int outside : new int[] {-325, -1, Encoder.ACTIONS}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> Renaming.identity().action(outside))
                    .withMessage("there are actions 0 to 1619, and no action " + outside);
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> Renaming.identity().move(outside))
                    .withMessage("there are actions 0 to 1619, and no action " + outside);
        }
    }
}
