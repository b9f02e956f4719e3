package io.github.uptownrules.upturn.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.naive.NaivePositions;
import io.github.uptownrules.upturn.naive.NaiveSetting;
import io.github.uptownrules.upturn.naive.NaiveTileSets;
import io.github.uptownrules.upturn.naive.NaiveUpTurn;
import io.github.uptownrules.upturn.tile.TileSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** The library reads and writes the same texts as the naive engine. */
class NaiveTextProperties {
    @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void positionsAndNearPositions(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        NaiveSetting near = NaivePositions.nearPosition(random, NaivePositions.arbitrary(random));
        Notation notation = Judged.notation(near);
        if (near.faults().isEmpty()) {
            assertThat(notation.readPosition(near.position())).hasToString(near.position());
        } else {
            assertThatThrownBy(() -> notation.readPosition(near.position()))
                    .as("%s: %s", near, near.faults())
                    .isInstanceOf(NotationException.class)
                    .message()
                    .hasSizeLessThan(8000)
                    .doesNotContain("\n");
        }
    }

    @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void tileSets(@ForAll long seed) {
        String text = NaiveTileSets.text(new SplitMix64(seed));
        if (NaiveUpTurn.isTileSet(text)) {
            assertThat(TileSet.parse(text)).hasToString(NaiveUpTurn.tileSet(text));
        } else {
            assertThatThrownBy(() -> TileSet.parse(text)).isInstanceOf(NotationException.class);
        }
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void deals(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        NaiveSetting table = NaivePositions.dealt(random);
        assertThat(Judged.ruleset(table).deal(seed))
                .hasToString(NaiveUpTurn.deal(table.ruleset(), table.seats(), table.tiles(), seed)
                        .text());
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void records(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Judged game = Judged.at(NaivePositions.random(random));
        GameRecord record = GameRecord.of(game.fast());
        List<String> moves = new ArrayList<>();
        while (!record.end().isOver() && moves.size() < 60) {
            String move = NaivePositions.move(
                    random, EngineComparison.texts(record.end().legalMoves()), 1);
            record = record.play(Move.parse(move));
            moves.add(move);
        }
        String text = NaiveUpTurn.record(game.setting().position(), moves);
        assertThat(record).hasToString(text);
        assertThat(game.notation().readRecord(text)).isEqualTo(record);
    }

    @Property(tries = 120, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
    void allWorldsOfALatePosition(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        Judged game = Judged.at(NaivePositions.late(random));
        int viewer = random.nextInt(game.setting().seats() + 1);
        UpTurnView view = game.fast().viewFor(Judged.viewer(viewer));
        if (view.unseen().size() <= 7) {
            List<String> worlds = AllWorlds.of(view.toString(), view.unseen().toString());
            assertThat(view.worldCount()).isEqualTo(BigInteger.valueOf(worlds.size()));
            assertThat(view.worlds().limit(worlds.size() + 1L).map(Object::toString))
                    .containsExactlyInAnyOrderElementsOf(worlds);
            assertThat(game.naive().worlds(viewer)).isEqualTo(view.worldCount());
            Stream.of(game.fast().toString(), view.sample(seed).toString())
                    .forEach(world -> assertThat(worlds).contains(AllWorlds.withGeneratorZero(world)));
        }
    }
}
