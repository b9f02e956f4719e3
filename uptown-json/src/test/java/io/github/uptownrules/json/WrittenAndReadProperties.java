package io.github.uptownrules.json;

import static io.github.uptownrules.json.Tables.JSON;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.Outcome;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.testkit.Positions;
import io.github.uptownrules.testkit.laws.RandomPlay;
import io.github.uptownrules.testkit.laws.RecordLaws;
import io.github.uptownrules.testkit.laws.ViewLaws;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import tools.jackson.databind.JsonNode;

/** Checks that written values fit the schema and are read back unchanged. */
class WrittenAndReadProperties {
    @Provide
    Arbitrary<Ruleset> rulesets() {
        return Arbitraries.of(Tables.RULESETS);
    }

    /** Plays whole games, each followed by a random viewer. */
    @Property(tries = 44)
    void readsBackEveryMove(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        ImmutableList<Viewer> viewers = ViewLaws.viewers(ruleset);
        Viewer viewer = viewers.get(new SplitMix64(seed).nextInt(viewers.size()));
        PlayerView joined = RandomPlay.deal(ruleset, seed).viewFor(viewer);
        for (RandomPlay.Step step : RandomPlay.steps(ruleset, seed)) {
            Outcome outcome = step.before().outcome(step.move());
            checkView(step.before().viewFor(viewer));
            joined = checkOutcome(outcome.seenBy(viewer), joined).after();
        }
        checkView(joined);
    }

    @Property(tries = 100)
    void readsBackPositionsOfEveryKind(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        for (GameState game : Positions.of(ruleset, seed).limit(3).toList()) {
            for (Viewer viewer : ViewLaws.viewers(ruleset)) {
                PlayerView view = game.viewFor(viewer);
                checkView(view);
                checkFaults(view, random);
                if (!game.isOver()) {
                    Move move = RandomPlay.move(game, random);
                    checkMove(move, view);
                    checkOutcome(game.outcome(move).seenBy(viewer), view);
                }
            }
        }
    }

    @Property(tries = 60)
    void readsBackRecords(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameRecord record = Tables.record(ruleset, seed);
        for (Viewer viewer : ViewLaws.viewers(ruleset)) {
            RedactedRecord redacted = record.redactedFor(viewer);
            String written = Json.record(redacted).toString();
            Schema.RECORD.assertAccepts(written);
            assertThat(written).hasSizeLessThan(25_000);
            assertThat(JSON.readRedactedRecord(written)).isEqualTo(redacted);
        }
    }

    /**
     * The JSON of a view takes the termination from the record, because a position does not contain it. After one move,
     * every game goes on, even one with racks of 28 tiles.
     */
    @Property(tries = 40)
    void writesATerminatedGameAsOver(@ForAll("rulesets") Ruleset ruleset, @ForAll long seed) {
        GameRecord going = RecordLaws.record(ruleset, seed, 1);
        GameRecord record = going.terminated(Termination.resignation(Seat.TWO));
        for (Viewer viewer : ViewLaws.viewers(ruleset)) {
            RedactedRecord seen = record.redactedFor(viewer);
            String written = Json.view(seen).toString();
            Schema.VIEW.assertAccepts(written);
            JsonNode view = Schema.tree(written);
            assertThat(view.get("over").asBoolean()).isTrue();
            assertThat(view.has("turn")).isFalse();
            assertThat(view.get("targets")).isEmpty();
            assertThat(view.get("standings").get(1).get("rank").asInt())
                    .isEqualTo(view.get("seats").size());
            JsonNode whole = Schema.tree(Json.record(seen).toString());
            assertThat(whole.get("termination")).hasToString("{\"cause\":\"resignation\",\"losers\":[2]}");
            assertThat(whole.get("over")).isEqualTo(view.get("over"));
            assertThat(whole.get("standings")).isEqualTo(view.get("standings"));
            assertThat(Json.view(going.redactedFor(viewer)))
                    .hasToString(Json.view(going.end().viewFor(viewer)).toString());
        }
    }

    private static void checkView(PlayerView view) {
        String written = Json.view(view).toString();
        Schema.VIEW.assertAccepts(written);
        assertThat(written).matches("[ -~]*").hasSizeLessThan(8_000);
        assertThat(JSON.readView(written)).isEqualTo(view);
        String standings = Json.standings(view.standings()).toString();
        Schema.STANDINGS.assertAccepts(standings);
        String targets = Json.targets(view).toString();
        Schema.TARGETS.assertAccepts(targets);
        assertThat(written).contains("\"standings\":" + standings).endsWith("\"targets\":" + targets + "}");
    }

    private static SeenOutcome checkOutcome(SeenOutcome outcome, PlayerView before) {
        String written = Json.outcome(outcome).toString();
        Schema.PLACEMENT.assertAccepts(written);
        SeenOutcome read = JSON.readOutcome(written, before);
        assertThat(read).isEqualTo(outcome);
        return read;
    }

    private static void checkMove(Move move, PlayerView before) {
        String written = Json.move(move, before).toString();
        Schema.MOVE_REQUEST.assertAccepts(written);
        assertThat(Json.readMove(written).resolve(before).tile()).isEqualTo(move.tile());
        assertThat(Json.readMove(written).resolve(before).cell()).isEqualTo(move.cell());
        assertThat(Json.readMove(written).isCapture())
                .isEqualTo(before.board().tileAt(move.cell()).isPresent());
    }

    private static void checkFaults(PlayerView view, SplitMix64 random) {
        for (int i = 0; i < 20; i++) {
            Tile tile = Tile.all().get(random.nextInt(Tile.all().size()));
            Cell cell = Cell.all().get(random.nextInt(Cell.all().size()));
            String written = Json.moveFaults(view, tile, cell).toString();
            Schema.MOVE_FAULTS.assertAccepts(written);
            assertThat(Schema.tree(written)).hasSize(view.faults(tile, cell).size());
        }
    }
}
