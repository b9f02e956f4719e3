package io.github.uptownrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.checks.Writers;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.Positions;
import io.github.uptownrules.testkit.laws.ViewLaws;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Q13: information hidden from the viewer is not written, and cannot be passed by mistake. */
class NothingHiddenTest {
    /** The types with racks and piles, and types that may contain them. */
    private static final List<String> TYPES_WITH_HIDDEN_TILES = List.of(
            "GameState", "Outcome", "GameRecord", "Deal", "Setup", "Rollout", "Holding", "Position", "Tally", "Object");

    /** Valid arguments, for parameters other than the tested one. */
    private static final ImmutableMap<String, String> VALID_ARGUMENTS = ImmutableMap.<String, String>builder()
            .put("PlayerView", "view")
            .put("SeenOutcome", "outcome")
            .put("RedactedRecord", "record")
            .put("Standings", "standings")
            .put("ImmutableSet<PositionFault>", "faults")
            .put("Move", "move")
            .put("Tile", "tile")
            .put("Cell", "cell")
            .build();

    private static final Writers WRITERS = new Writers(
            Json.class,
            List.of(
                    "io.github.uptownrules.core.game.*",
                    "io.github.uptownrules.core.notation.*",
                    "io.github.uptownrules.core.simulation.*",
                    "io.github.uptownrules.core.value.*",
                    "com.google.common.collect.*"),
            VALID_ARGUMENTS);

    @Example
    @Tag("full")
    void q13_noMethodTakesHiddenTiles() {
        WRITERS.assertRefused(TYPES_WITH_HIDDEN_TILES);
    }

    /** Makes sure that the test above does not pass trivially. */
    @Example
    @Tag("full")
    void methodsTakeViewsAndRedactedRecords() {
        WRITERS.assertRightIsAccepted();
        assertThat(WRITERS.methods()).hasSize(9);
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Tables.RULESETS);
    }

    @Property(tries = 60)
    void q13_writesEveryWorldOfAViewTheSame(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (GameState game : Positions.of(ruleset, seed).limit(3).toList()) {
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                PlayerView view = game.viewFor(viewer);
                PlayerView other = view.sample(random).viewFor(viewer);
                assertThat(Json.view(other).toString())
                        .isEqualTo(Json.view(view).toString());
                assertThat(Json.targets(other).toString())
                        .isEqualTo(Json.targets(view).toString());
                for (int i = 0; i < 20; i++) {
                    Tile tile = Tile.all().get(random.nextInt(Tile.all().size()));
                    Cell cell = Cell.all().get(random.nextInt(Cell.all().size()));
                    assertThat(Json.moveFaults(other, tile, cell).toString())
                            .isEqualTo(Json.moveFaults(view, tile, cell).toString());
                }
            }
        }
    }

    /** The JSON of a record follows from the redacted record, whose text hides all hidden tiles. */
    @Property(tries = 40)
    void q13_writesARecordFromItsRedactedText(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        for (Viewer viewer : ViewLaws.viewers(ruleset)) {
            RedactedRecord record = Tables.record(ruleset, seed).redactedFor(viewer);
            assertThat(Json.record(Tables.NOTATION.readRedactedRecord(record.toString()))
                            .toString())
                    .isEqualTo(Json.record(record).toString())
                    .doesNotContain("next comes", "dealt with");
        }
    }
}
