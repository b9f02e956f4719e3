package io.github.uptownrules.upturn.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Iterables;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class TilesTest {
    @Test
    void tilesAreAMultisetInCanonicalOrder() {
        Tiles tiles = Tiles.of(List.of(Tile.JOKER, Tile.of(99), Tile.UP, Tile.of(99), Tile.of(1), Tile.UP));
        assertThat(tiles).hasToString("1,99,99,U,U,J").containsExactlyElementsOf(tiles.asList());
        assertThat(tiles.size()).isEqualTo(6);
        assertThat(tiles.count(Tile.of(99))).isEqualTo(2);
        assertThat(tiles.count(Tile.of(98))).isZero();
        assertThat(tiles.contains(Tile.JOKER)).isTrue();
        assertThat(tiles.contains(Tile.DOWN)).isFalse();
        assertThat(tiles.with(Tile.of(1)).with(Tile.DOWN)).hasToString("1,1,99,99,U,U,D,J");
        assertThat(tiles.without(Tile.of(99)).without(Tile.JOKER)).hasToString("1,99,U,U");
        assertThat(tiles.without(Tiles.of(List.of(Tile.UP, Tile.UP)))).hasToString("1,99,99,J");
        assertThat(tiles.without(Tiles.none())).isEqualTo(tiles);
        assertThat(tiles.without(tiles)).isSameAs(Tiles.none());
        assertThat(tiles)
                .isEqualTo(Tiles.of(tiles.asList().reverse()))
                .hasSameHashCodeAs(Tiles.of(tiles.asList().reverse()))
                .isNotEqualTo(tiles.without(Tile.UP));
        assertThat(Tiles.none()).hasToString("-").isEqualTo(Tiles.of(List.of()));
        assertThat(Tiles.none().isEmpty()).isTrue();
        assertThatThrownBy(() -> Tiles.none().iterator().next()).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void visitsEachDistinctTileOnce() {
        Tiles tiles = Tiles.of(List.of(Tile.JOKER, Tile.of(99), Tile.UP, Tile.of(99), Tile.of(1), Tile.UP));
        List<Tile> different = new ArrayList<>();
        for (int place = 0; place < tiles.size(); place = tiles.next(place)) {
            different.add(tiles.get(place));
        }
        assertThat(different).containsExactly(Tile.of(1), Tile.of(99), Tile.UP, Tile.JOKER);
        for (int place : new int[] {-1, 6, 7}) {
            assertThatThrownBy(() -> tiles.get(place)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> tiles.next(place)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void rejectsRemovingATileThatDoesNotOccur() {
        Tiles tiles = Tiles.of(List.of(Tile.of(40), Tile.of(40), Tile.UP));
        for (Tile tile : List.of(Tile.of(39), Tile.of(41), Tile.DOWN, Tile.JOKER)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> tiles.without(tile))
                    .withMessage("tile " + tile + " is not among these tiles");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> tiles.without(Tiles.of(List.of(Tile.of(40), Tile.UP, Tile.UP, Tile.JOKER))))
                .withMessage("tile U is not among these tiles");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tiles.none().without(tiles))
                .withMessage("tile 40 is not among these tiles");
    }

    /** Tiles from both ends of the order, some of them several times. */
    @Provide
    Arbitrary<Tiles> tiles() {
        List<Tile> few = new ArrayList<>(Tile.all().subList(0, 8));
        few.addAll(Tile.all().subList(187, 195));
        return Arbitraries.of(few).list().ofMaxSize(20).map(Tiles::of);
    }

    /** Removal agrees with another multiset, including failures. */
    @Property
    void removesTilesExactlyIfAllOccur(@ForAll("tiles") Tiles all, @ForAll("tiles") Tiles others) {
        Multiset<Tile> rest = HashMultiset.create(all);
        if (Multisets.containsOccurrences(rest, HashMultiset.create(others))) {
            Multisets.removeOccurrences(rest, HashMultiset.create(others));
            assertThat(all.without(others)).isEqualTo(Tiles.of(rest));
        } else {
            assertThatIllegalArgumentException().isThrownBy(() -> all.without(others));
        }
        Tiles both = Tiles.of(Iterables.concat(all, others));
        assertThat(both.without(others)).isEqualTo(all);
        assertThat(both.without(all)).isEqualTo(others);
    }
}
