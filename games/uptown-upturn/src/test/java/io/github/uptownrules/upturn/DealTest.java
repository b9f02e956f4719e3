package io.github.uptownrules.upturn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.TileSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Compares seeded deals with a second implementation written from their description. */
class DealTest {
    /** The documented generator and shuffle, implemented independently of the library. */
    private static final class Described {
        private long state;

        Described(long seed) {
            state = seed;
        }

        long bits() {
            state += 0x9E3779B97F4A7C15L;
            long z = state;
            z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            return z ^ z >>> 31;
        }

        int below(int n) {
            long p = (bits() >>> 32) * n;
            while ((p & 0xFFFFFFFFL) < (1L << 32) % n) {
                p = (bits() >>> 32) * n;
            }
            return (int) (p >>> 32);
        }

        void shuffle(List<String> list) {
            for (int place = list.size() - 1; place >= 1; place--) {
                int other = below(place + 1);
                String kept = list.get(place);
                list.set(place, list.get(other));
                list.set(other, kept);
            }
        }
    }

    /** A generator with the bits of a seed gives the same deal, and refills use the bits that follow. */
    @Test
    void v5_v6_aGeneratorDealsLikeItsSeed() {
        for (UpTurnRuleset ruleset : UpTurnRuleset.all()) {
            for (long seed = 0; seed < 100; seed++) {
                UpTurnState ofSeed = ruleset.deal(seed, Seat.TWO);
                UpTurnState game = ruleset.deal(new SplitMix64(seed), Seat.TWO);
                assertThat(withoutGenerator(game)).isEqualTo(withoutGenerator(ofSeed));
                assertThat(game.generatorState()).isEqualTo(new SplitMix64(ofSeed.generatorState()).nextLong());
                assertThat(ruleset.deal(new SplitMix64(seed)).turn()).contains(Seat.ONE);
            }
        }
    }

    private static String withoutGenerator(UpTurnState game) {
        String text = game.toString();
        return text.substring(0, text.lastIndexOf(' '));
    }

    @Test
    void w3_aRandomStartChangesOnlyTheFirstSeat() {
        UpTurnRuleset ruleset = UpTurnRuleset.of(4);
        Map<Seat, Integer> starts = new EnumMap<>(Seat.class);
        for (long seed = 0; seed < 4000; seed++) {
            UpTurnState game = ruleset.dealRandomStart(seed);
            Seat first = game.turn().orElseThrow();
            assertThat(game).isEqualTo(ruleset.deal(seed, first));
            starts.merge(first, 1, Integer::sum);
            UpTurnState drawn = ruleset.dealRandomStart(new SplitMix64(seed));
            assertThat(drawn)
                    .isEqualTo(ruleset.deal(new SplitMix64(seed), drawn.turn().orElseThrow()));
        }
        // With random seeds, this would fail about once in a million runs.
        assertThat(starts.values()).hasSize(4).allMatch(count -> count > 860 && count < 1140);
    }

    @Test
    void rejectsAFirstSeatThatIsNotAtTheTable() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UpTurnRuleset.of(2).deal(new SplitMix64(1), Seat.THREE))
                .withMessage("there is no seat 3 in ruleset upturn-2");
    }

    private static List<String> texts(Iterable<Tile> tiles) {
        List<String> texts = new ArrayList<>();
        tiles.forEach(tile -> texts.add(tile.toString()));
        return texts;
    }

    private static boolean isNumber(String tile) {
        return Character.isDigit(tile.charAt(0));
    }

    @Test
    void v5_v6_w4_theDealMatchesItsDescription() {
        int again = 0;
        for (UpTurnRuleset ruleset : UpTurnRuleset.all()) {
            int seats = ruleset.seats().size();
            for (long seed = -100; seed < 100; seed++) {
                Described described = new Described(seed);
                List<String> tiles = texts(TileSet.standard().tiles());
                described.shuffle(tiles);
                UpTurnState game = ruleset.deal(seed);
                for (Seat seat : ruleset.seats()) {
                    assertThat(texts(game.rack(seat)))
                            .containsExactlyInAnyOrderElementsOf(
                                    tiles.subList(7 * seat.ordinal(), 7 * seat.ordinal() + 7));
                }
                List<String> rest = new ArrayList<>(tiles.subList(7 * seats, tiles.size()));
                again += isNumber(rest.get(0)) ? 0 : 1;
                while (!isNumber(rest.get(0))) {
                    described.shuffle(rest);
                }
                assertThat(game.reference()).hasToString(rest.get(0));
                assertThat(texts(game.bag())).isEqualTo(rest.subList(1, rest.size()));
                assertThat(game.generatorState()).isEqualTo(described.state);
            }
        }
        assertThat(again).as("deals with an action as the first tile").isGreaterThan(50);
    }

    @Test
    void v5_everySeatHasSeven() {
        for (UpTurnRuleset ruleset : UpTurnRuleset.all()) {
            UpTurnState game = ruleset.deal(1);
            assertThat(ruleset.seats()).allMatch(seat -> game.tilesLeft(seat) == 7);
            assertThat(game.bagSize()).isEqualTo(106 - 1 - 7 * ruleset.seats().size());
            assertThat(game.played().isEmpty()).isTrue();
        }
    }

    @Test
    void v6_theStartTileIsANumber() {
        assertThat(LongStream.range(0, 2000)
                        .mapToObj(seed -> UpTurnRuleset.of(4).deal(seed).reference()))
                .allMatch(Tile::isNumber);
    }

    @Test
    void w4_theStartTileHasNoPower() {
        UpTurnState game = LongStream.range(0, 100)
                .mapToObj(UpTurnRuleset.of(2)::deal)
                .filter(deal -> deal.reference().kind() == Tile.Kind.MARKED)
                .findFirst()
                .orElseThrow();
        assertThat(game.tilesLeft(Seat.TWO)).isEqualTo(7);
        assertThat(game.legalMoves().stream()).isNotEmpty();
    }

    @Test
    void w3_theCallerChoosesTheFirstSeat_seat1ByDefault() {
        UpTurnRuleset ruleset = UpTurnRuleset.of(3);
        assertThat(ruleset.deal(5).turn()).contains(Seat.ONE);
        assertThat(ruleset.deal(5)).isEqualTo(ruleset.deal(5, Seat.ONE));
        UpTurnState other = ruleset.deal(5, Seat.THREE);
        assertThat(other.turn()).contains(Seat.THREE);
        assertThat(other).hasToString(ruleset.deal(5).toString().replace(" 1L ", " 3L "));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ruleset.deal(5, Seat.FOUR))
                .withMessage("there is no seat 4 in ruleset upturn-3");
    }

    @Test
    void w5_theGameIsOpenAtTheStartAndGoesLeft() {
        UpTurnState game = UpTurnRuleset.of(4).deal(-1);
        assertThat(game.direction()).isEqualTo(Direction.OPEN);
        assertThat(game.rotation()).isEqualTo(Rotation.LEFT);
        assertThat(game.hasDrawn()).isFalse();
        assertThat(game.isOver()).isFalse();
    }

    @Test
    void dealsASetOfManyActionsQuickly() {
        TileSet set = TileSet.parse("1,2,3,4,5,6,7,8,9,10 ".repeat(3) + "U ".repeat(970));
        UpTurnRuleset ruleset = UpTurnRuleset.of(4).withTiles("actions", set);
        for (long seed = 0; seed < 100; seed++) {
            assertThat(ruleset.deal(seed).reference().isNumber()).isTrue();
        }
        assertThat(Optional.of(ruleset.deal(3))).contains(ruleset.deal(3));
    }
}
