package io.github.uptownrules.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.Sets;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A set of tiles behaves as a {@link java.util.Set} of them does. */
class TileSetProperties {
    @Provide
    Arbitrary<Set<Tile>> sets() {
        return Arbitraries.of(Tile.class).set();
    }

    private static TileSet tiles(Set<Tile> tiles) {
        return tiles.stream().collect(TileSet.toTileSet());
    }

    @Property
    void itHoldsWhatWasPutIn(@ForAll("sets") Set<Tile> set, @ForAll Tile tile) {
        TileSet tiles = tiles(set);
        List<Tile> sorted = set.stream().sorted().toList();
        assertThat(tiles.size()).isEqualTo(set.size());
        assertThat(tiles.isEmpty()).isEqualTo(set.isEmpty());
        assertThat(tiles.contains(tile)).isEqualTo(set.contains(tile));
        assertThat(tiles).containsExactlyElementsOf(sorted);
        assertThat(tiles.stream()).containsExactlyElementsOf(sorted);
        assertThat(TileSet.of(set.toArray(Tile[]::new))).isEqualTo(tiles);
        assertThat(TileSet.ofBits(tiles.bits())).isEqualTo(tiles);
        assertThat(tiles.toString())
                .isEqualTo(
                        set.isEmpty()
                                ? "-"
                                : sorted.stream().map(Tile::toString).collect(Collectors.joining()));
    }

    @Property
    void algebra(@ForAll("sets") Set<Tile> one, @ForAll("sets") Set<Tile> other, @ForAll Tile tile) {
        TileSet left = tiles(one);
        TileSet right = tiles(other);
        assertThat(left.union(right)).isEqualTo(tiles(Sets.union(one, other)));
        assertThat(left.intersection(right)).isEqualTo(tiles(Sets.intersection(one, other)));
        assertThat(left.minus(right)).isEqualTo(tiles(Sets.difference(one, other)));
        assertThat(left.with(tile)).isEqualTo(tiles(Sets.union(one, Set.of(tile))));
        assertThat(left.without(tile)).isEqualTo(tiles(Sets.difference(one, Set.of(tile))));
        assertThat(left.equals(right)).isEqualTo(one.equals(other));
        assertThat(tiles(one)).hasSameHashCodeAs(left).isNotEqualTo("other");
    }

    @Property
    void r14_r17_someTileFitsSomeCell(@ForAll("sets") Set<Tile> set, @ForAll Set<Cell> cells) {
        assertThat(tiles(set).fitsInto(cells.stream().collect(CellSet.toCellSet())))
                .isEqualTo(set.stream().anyMatch(tile -> cells.stream().anyMatch(tile::fits)));
    }

    @Example
    void theLayoutOfTheBitsIsKept() {
        assertThat(TileSet.of(Tile.ROW_A).bits()).isEqualTo(1);
        assertThat(TileSet.of(Tile.MONEY).bits()).isEqualTo(1 << 27);
        assertThat(TileSet.all().size()).isEqualTo(28);
        assertThat(TileSet.none()).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TileSet.ofBits(1 << 28))
                .withMessageContaining("0x10000000");
    }

    @Example
    void itsTextIsADashIfItIsEmpty() {
        assertThat(TileSet.none()).hasToString("-");
    }

    @Example
    void setsOfOneTileHaveHashesOfTheirOwn() {
        assertThat(Tile.all().stream().map(tile -> TileSet.of(tile).hashCode())).doesNotHaveDuplicates();
    }

    @Example
    void aParallelStreamIsCollectedWhole() {
        assertThat(Tile.all().parallelStream().collect(TileSet.toTileSet())).isEqualTo(TileSet.all());
    }

    @Example
    void anIteratorEnds() {
        var iterator = TileSet.of(Tile.MONEY).iterator();
        assertThat(iterator.next()).isSameAs(Tile.MONEY);
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
    }
}
