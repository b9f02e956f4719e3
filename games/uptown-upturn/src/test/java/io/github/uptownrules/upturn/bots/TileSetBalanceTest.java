package io.github.uptownrules.upturn.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The statistics of a tile set are correct. */
class TileSetBalanceTest {
    @Test
    void theNumbersAreConsistent() {
        TileSetBalance balance = TileSetBalance.measure(TileSet.standard(), 50, 1);
        assertThat(balance.tables().stream().map(TileSetBalance.TableBalance::ruleset))
                .isEqualTo(UpTurnRuleset.all());
        assertThat(balance.tables()).allSatisfy(table -> {
            assertThat(table.seatShares()).hasSize(table.ruleset().seats().size());
            assertThat(table.seatShares().stream().mapToDouble(share -> share).sum())
                    .isCloseTo(1, within(1e-9));
            assertThat(table.moves()).isBetween(20.0, 90.0);
            assertThat(table.tilesLeft()).isBetween(1.0, 12.0);
            assertThat(table.calls()).isBetween(0.5, 3.0);
            assertThat(table.refills()).isBetween(0.0, 2.0);
            assertThat(table.shareMargin()).isBetween(0.05, 0.15);
            assertThat(table.unended()).isZero();
        });
        assertThat(balance.rates().keySet()).containsExactly(Tile.Kind.values());
        assertThat(balance.rates().values()).allSatisfy(rate -> assertThat(rate).isBetween(0.01, 1.5));
        assertThat(balance.toString())
                .startsWith(
                        "106 tiles, 50 games of sensible players for each number of seats, seat 1 starts\nupturn-2: ")
                .hasLineCount(5);
    }

    /** Every figure is written with one decimal, even if it is a whole number. */
    @Test
    void roundsFiguresToOneDecimal() {
        assertThat(new TileSetBalance.TableBalance(
                        UpTurnRuleset.of(2), 41.26, 7, 0.04, 1.95, 0, ImmutableList.of(0.5126, 0.4874), 0.0214))
                .hasToString("upturn-2: 41.3 moves; 7.0 tiles left to those who do not win; 0.0 refills; 2.0 calls due;"
                        + " the seats win 51.3 % 48.7 % (+- 2.1 %)");
        assertThat(new TileSetBalance.TableBalance(
                        UpTurnRuleset.of(2), 5000, 7.5, 1, 1, 3, ImmutableList.of(0.0, 0.0), 1))
                .asString()
                .endsWith("win 0.0 % 0.0 % (+- 100.0 %); not ended: 3");
        assertThat(new TileSetBalance(
                        TileSet.standard(), 1, ImmutableList.of(), ImmutableMap.of(Tile.Kind.JOKER, 0.3849)))
                .asString()
                .endsWith(Tile.Kind.JOKER + " 38.5 %");
    }

    /** One game, counted by hand. */
    @Test
    void aGameIsCountedMoveByMove() {
        UpTurnState game = UpTurnRuleset.of(2).deal(new SplitMix64(3));
        List<UpTurnState> games = new java.util.ArrayList<>(List.of(game));
        while (!game.isOver()) {
            game = game.play(
                    Bots.parse("sensible").choose(game.viewFor(game.turn().orElseThrow()), new SplitMix64(0)));
            games.add(game);
        }
        TileSetBalance.TableBalance two =
                TileSetBalance.measure(TileSet.standard(), 1, 3).tables().get(0);
        assertThat(two.moves()).isEqualTo(games.size() - 1);
        UpTurnState end = game;
        assertThat(two.tilesLeft())
                .isEqualTo(end.seats().stream().mapToInt(end::tilesLeft).sum());
        assertThat(two.seatShares())
                .isEqualTo(end.seats().stream()
                        .map(seat -> end.tilesLeft(seat) == 0 ? 1.0 : 0.0)
                        .toList());
        assertThat(two.shareMargin()).isEqualTo(1);
    }

    @Test
    void theSameSeedGivesTheSameNumbers() {
        assertThat(TileSetBalance.measure(Tables.TWINS, 3, 5)).isEqualTo(TileSetBalance.measure(Tables.TWINS, 3, 5));
        assertThat(TileSetBalance.measure(Tables.TWINS, 3, 5).tables())
                .isNotEqualTo(TileSetBalance.measure(Tables.TWINS, 3, 6).tables());
    }

    @Test
    void listsOnlyKindsOfTheSet() {
        TileSet plain = TileSet.parse("1 2 3 4 5 6 7 8 9 10 ".repeat(4) + "U U U D D D");
        assertThat(TileSetBalance.measure(plain, 5, 1).rates().keySet())
                .containsExactly(Tile.Kind.PLAIN, Tile.Kind.UP, Tile.Kind.DOWN);
    }

    @Test
    void rejectsNumbersOfGamesOutOfRange() {
        for (int games : new int[] {-1, 0, 1_000_001}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TileSetBalance.measure(TileSet.standard(), games, 1))
                    .withMessage("the number of games is 1 to 1000000, not " + games);
        }
    }
}
