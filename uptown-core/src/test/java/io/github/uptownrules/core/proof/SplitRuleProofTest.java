package io.github.uptownrules.core.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.core.value.CellSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * R19 and R20 for every set of cells within a block, at every place on the board: in the corners, at the edges, inside,
 * and across the two words of the bit sets.
 */
class SplitRuleProofTest {
    @Test
    void r19_everySubsetOfABlockOfFourByFive() {
        prove(new BlockSets(4, 5));
    }

    @Test
    void r19_everySubsetOfABlockOfFiveByFour() {
        prove(new BlockSets(5, 4));
    }

    @Test
    @Tag("proof")
    void r19_everySubsetOfABlockOfFiveByFive() {
        prove(new BlockSets(5, 5));
    }

    private static void prove(BlockSets block) {
        Placement[] places = new Placement[(10 - block.rows()) * (10 - block.columns())];
        for (int i = 0; i < places.length; i++) {
            places[i] = new Placement(block, i / (10 - block.columns()), i % (10 - block.columns()));
        }
        long tiles = 0;
        for (int subset = 0; subset < block.subsets(); subset++) {
            int cut = block.cutCells(subset);
            for (Placement place : places) {
                CellSet cells = place.cells(subset);
                if (!cells.articulationCells().equals(place.cells(cut))) {
                    assertThat(cells.articulationCells())
                            .as("cut cells of %s", cells)
                            .isEqualTo(place.cells(cut));
                }
            }
            tiles += (long) Integer.bitCount(subset) * places.length;
        }
        System.out.printf(
                "split rule: all %,d subsets of %dx%d cells at all %d places of the board, %,d tiles%n",
                block.subsets(), block.rows(), block.columns(), places.length, tiles);
    }

    /** A place of a block on the board; its first row and column are counted from 0. */
    private record Placement(BlockSets block, int row, int column) {
        /** Returns the cells on the board: each row of the block is shifted to its place in the words. */
        CellSet cells(int subset) {
            long upper = 0;
            long lower = 0;
            int inRow = (1 << block.columns()) - 1;
            for (int i = 0; i < block.rows(); i++) {
                long cells = (long) (subset >>> i * block.columns() & inRow) << column;
                int boardRow = row + i;
                if (boardRow < 5) {
                    upper |= cells << 10 * boardRow;
                } else {
                    lower |= cells << 10 * (boardRow - 5);
                }
            }
            return CellSet.ofWords(upper, lower);
        }
    }
}
