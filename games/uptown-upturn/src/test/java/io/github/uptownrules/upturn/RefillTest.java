package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.play;
import static io.github.uptownrules.upturn.Texts.position;
import static io.github.uptownrules.upturn.Texts.racks;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Tests of refills, named after the rules. */
class RefillTest {
    @Test
    void v22_whenTheBagIsEmptyThePlayedTilesAreMixedAndBecomeTheBag() {
        UpTurnState game = position("upturn-2 40+ 1L ~ - 20,42,U;1*,2");
        UpTurnState drawn = play(game, "draw");
        SplitMix64 random = new SplitMix64(0);
        List<Tile> mixed = new ArrayList<>(game.played().asList());
        RandomInts.shuffle(random, mixed);
        assertThat(drawn.played().isEmpty()).isTrue();
        assertThat(drawn.rack(Seat.ONE).contains(mixed.get(0))).isTrue();
        assertThat(drawn.bag()).isEqualTo(mixed.subList(1, mixed.size()));
        assertThat(drawn.generatorState()).isEqualTo(random.state());
        assertThat(drawn.reference()).isEqualTo(Tile.of(40));
    }

    @Test
    void v22_theGeneratorContinuesFromRefillToRefill() {
        int refills = 0;
        for (long seed = 0; seed < 5; seed++) {
            UpTurnState game = UpTurnRuleset.of(2).deal(seed);
            SplitMix64 random = new SplitMix64(game.generatorState());
            SplitMix64 chance = new SplitMix64(1);
            for (int ply = 0; ply < 2000 && !game.isOver(); ply++) {
                Outcome outcome = game.outcome(
                        game.legalMoves().get(chance.nextInt(game.legalMoves().size())));
                if (outcome.refill().isPresent()) {
                    refills++;
                    int mixed = outcome.after().bagSize()
                            + outcome.drawings().size()
                            - outcome.refill().getAsInt();
                    for (int place = mixed; place > 1; place--) {
                        RandomInts.below(random, place);
                    }
                }
                // Only a refill changes the generator.
                assertThat(outcome.after().generatorState()).isEqualTo(random.state());
                game = outcome.after();
            }
        }
        assertThat(refills).isGreaterThan(3);
    }

    @Test
    void w18_theBagIsRefilledWhenATileIsToBeDrawnNotBefore() {
        UpTurnState game = position("upturn-2 40+ 1L ~ 3 20,42,U;1*,2");
        UpTurnState drawn = play(game, "draw");
        assertThat(drawn.bagSize()).isZero();
        assertThat(drawn.played()).isEqualTo(game.played());
        assertThat(drawn.generatorState()).isZero();
    }

    @Test
    void w18_aRefillIncludesTilesLaidInThisMoveButNotTheReference() {
        UpTurnState game = position("upturn-2 40+ 1L - - 20,51*,U;~");
        Outcome outcome = game.outcome(Move.parse("51*>2"));
        assertThat(outcome.refill()).isEqualTo(OptionalInt.of(0));
        assertThat(outcome.drawings()).hasToString("[seat 2 gets 40]");
        assertThat(outcome.after().reference()).isEqualTo(Tile.marked(51));
        // Shuffling one tile uses no bits.
        assertThat(outcome.after().generatorState()).isZero();
    }

    @Test
    void w18_aRefillMayComeBetweenTwoTilesOfOneMove() {
        UpTurnState game = position("upturn-2 20+ 1L - 3 9,21*,22,U;~");
        Outcome outcome = game.outcome(Move.parse("21*,22>22"));
        assertThat(outcome.refill()).isEqualTo(OptionalInt.of(1));
        assertThat(outcome.drawings().get(0)).hasToString("seat 2 gets 3");
        assertThat(outcome.after().bagSize()).isEqualTo(1);
        assertThat(racks(outcome.after())).startsWith("9,U;");
    }

    @Test
    void afterLayingNumbersAsManyTilesCanBeDrawn() {
        UpTurnState game = position("upturn-2 20+ 1L - - 9,21*,23,29,32,33,U;~");
        Outcome outcome = game.outcome(Move.parse("21*,23,29,32,33>22222"));
        assertThat(outcome.drawings()).hasSize(5);
        assertThat(outcome.after().canDraw()).isFalse();
        assertThat(outcome.after().tilesLeft(Seat.TWO)).isEqualTo(106 - 1 - 2);
    }
}
