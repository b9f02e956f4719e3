package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.bots.Bots;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The largest tile set, with most of it on one rack: nothing overflows or takes long. */
class HugeSetTest {
    private static final TileSet SET = TileSet.parse("20 ".repeat(990) + "10 11 22 U U U U U D D");

    private static UpTurnState position() {
        UpTurnRuleset ruleset = UpTurnRuleset.of(4).withTiles("huge", SET);
        Tiles rack = SET.tiles()
                .without(Tiles.of(
                        List.of(Tile.of(10), Tile.of(11), Tile.UP, Tile.UP, Tile.UP, Tile.UP, Tile.UP, Tile.DOWN)));
        return Notation.of(List.of(ruleset)).readPosition("huge 10+ 1L U - " + rack + ";11,U;U,U;U,D 0000000000000000");
    }

    @Test
    void countsTheWaysToHandOutNearlyAThousandTiles() {
        UpTurnState game = position();
        int tiles = 991;
        // The legal moves: 20; the double with all numbers; D to the left or to the right; draw.
        assertThat(game.legalMoves().size()).isEqualTo(1 + 2 * (tiles + 1) * (tiles + 2) / 2 + 2 + 1);
        Move last = game.legalMoves().get(game.legalMoves().size() - 4);
        assertThat(last.toString()).endsWith(",22>" + "4".repeat(tiles) + "!");
        assertThat(game.faults(last)).isEmpty();
        UpTurnState after = game.play(last);
        assertThat(after.tilesLeft(Seat.FOUR)).isEqualTo(2 + tiles);
        assertThat(after.viewFor(Seat.ONE).worldCount().bitLength()).isGreaterThan(0);
    }

    @Test
    void botsPlayIt() {
        UpTurnView view = position().viewFor(Seat.ONE);
        for (String name : List.of("random", "sensible", "expert:1")) {
            assertThat(view.faults(Bots.parse(name).choose(view, new SplitMix64(1))))
                    .isEmpty();
        }
    }
}
