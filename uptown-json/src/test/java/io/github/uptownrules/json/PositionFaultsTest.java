package io.github.uptownrules.json;

import static io.github.uptownrules.json.Tables.NOTATION;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.MoreCollectors;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Location;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.core.game.PositionFault.Kind;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.MutatedText;
import io.github.uptownrules.testkit.laws.RandomPlay;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Checks that each kind of fault is written with its data, as in the schema. */
class PositionFaultsTest {
    private final Set<Kind> seen = EnumSet.noneOf(Kind.class);

    @Test
    void writesEveryKindWithItsData() {
        // Continues until each kind has occurred, even at low effort.
        for (int seed = 0; seed < Effort.of(400) || seed < 400 && seen.size() < Kind.values().length; seed++) {
            Ruleset ruleset = Tables.RULESETS.get(seed % Tables.RULESETS.size());
            SplitMix64 random = new SplitMix64(seed);
            PlayerView view = RandomPlay.position(ruleset, seed).viewFor(Seat.TWO);
            check(faultsOf(MutatedText.of(view.toString(), random)));
            check(RandomPlay.position(ruleset, seed).toSetup().faults(Seat.ONE));
            check(view.toSetup().faults());
            check(ofChanged(RandomPlay.position(ruleset, seed).toSetup(), random));
        }
        assertThat(seen).containsExactlyInAnyOrder(Kind.values());
    }

    @Test
    void writesNoFaultsAsAnEmptyList() {
        assertThat(Json.positionFaults(ImmutableSet.of()).toString()).isEqualTo("[]");
    }

    private static ImmutableSet<PositionFault> faultsOf(String view) {
        try {
            NOTATION.readView(view, Seat.TWO);
            return ImmutableSet.of();
        } catch (PositionException e) {
            return e.faults();
        }
    }

    /**
     * Changes the position in one way, such as a tile on any cell, another owner of a holding, or any seat to move, and returns
     * its faults.
     */
    private static ImmutableSet<PositionFault> ofChanged(Setup setup, SplitMix64 random) {
        Setup.Builder changed = setup.toBuilder();
        Seat seat = Seat.all().get(random.nextInt(Seat.all().size()));
        Tile tile = Tile.all().get(random.nextInt(Tile.all().size()));
        switch (random.nextInt(6)) {
            case 0 -> changed.turn(seat);
            case 1 -> changed.noTurn();
            case 2 -> changed.capture(seat, tile);
            case 3 -> changed.tile(Cell.all().get(random.nextInt(81)), tile);
            case 4 -> setup.holdings(Seat.ONE).forEach(holding -> changed.holding(seat, holding));
            default -> Tile.all().subList(0, 60).forEach(any -> changed.capture(Seat.TWO, any));
        }
        return changed.build().faults();
    }

    private void check(ImmutableSet<PositionFault> faults) {
        String written = Json.positionFaults(faults).toString();
        Schema.POSITION_FAULTS.assertAccepts(written);
        JsonNode json = Schema.tree(written);
        assertThat(json).hasSize(faults.size());
        List<PositionFault> list = faults.asList();
        for (int i = 0; i < list.size(); i++) {
            check(json.get(i), list.get(i));
            seen.add(list.get(i).kind());
        }
    }

    /** Checks that a kind has exactly these members. */
    private static void check(JsonNode json, PositionFault fault) {
        assertThat(json.get("code").asString()).isEqualTo(fault.code());
        assertThat(json.get("message").asString()).isEqualTo(fault.toString());
        Map<String, String> data = new TreeMap<>();
        for (String name : json.propertyNames()) {
            JsonNode member = json.get(name);
            data.put(
                    name,
                    member.isString() ? member.asString() : member.toString().replace("\"", ""));
        }
        data.remove("code");
        data.remove("message");
        assertThat(data).isEqualTo(data(fault));
    }

    private static Map<String, String> data(PositionFault fault) {
        String seats = fault.seats().toString().replace(" ", "");
        String color = fault.color().map(Color::toString).orElse("");
        String tile = fault.tile().map(Tile::toString).orElse("");
        String locations =
                fault.locations().stream().map(PositionFaultsTest::location).collect(Collectors.joining(",", "[", "]"));
        return switch (fault.kind()) {
            case SYNTAX ->
                Map.of(
                        "column",
                        "" + fault.column().orElseThrow(),
                        "words",
                        fault.words().orElseThrow());
            case NO_SUCH_SEAT, CANNOT_PLACE, NOT_OVER -> Map.of("seats", seats);
            case WRONG_COLOR_COUNT, TOO_MANY_CAPTURES, TOO_MANY_PLACEMENTS -> counted("seats", seats, fault);
            case WRONG_RACK_SIZE, WRONG_HIDDEN_COUNT -> counted("color", color, fault);
            case COLOR_OWNED_TWICE -> Map.of("color", color, "seats", seats);
            case HIDDEN, SHOWN -> Map.of("locations", locations);
            case DOES_NOT_FIT, COLOR_NOT_IN_PLAY, TILE_REPEATED -> Map.of("locations", locations, "tile", tile);
            case OWN_CAPTURE -> {
                assertThat(fault.seats())
                        .containsExactly(fault.locations().get(0).captor().orElseThrow());
                yield Map.of("locations", locations, "seats", seats, "tile", tile);
            }
            case TILE_MISSING -> Map.of("tile", tile);
        };
    }

    private static Map<String, String> counted(String name, String of, PositionFault fault) {
        return Map.of(
                name,
                of,
                "found",
                "" + fault.count().orElseThrow(),
                "fewest",
                "" + fault.min().orElseThrow(),
                "most",
                "" + fault.max().orElseThrow());
    }

    private static String location(Location location) {
        return Stream.of(
                        location.cell().map(cell -> "{cell:" + cell + "}"),
                        location.captor().map(seat -> "{captor:" + seat + "}"),
                        location.rack().map(color -> "{rack:" + color + "}"),
                        location.pile().map(color -> "{pile:" + color + "}"))
                .flatMap(Optional::stream)
                .collect(MoreCollectors.onlyElement());
    }
}
