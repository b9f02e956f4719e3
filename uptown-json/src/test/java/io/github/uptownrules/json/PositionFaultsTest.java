package io.github.uptownrules.json;

import static io.github.uptownrules.json.Tables.NOTATION;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
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
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.MutatedText;
import io.github.uptownrules.testkit.laws.RandomPlay;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every kind of fault of a position is written with its data, as the schema has it. */
class PositionFaultsTest {
    private final Set<Kind> seen = EnumSet.noneOf(Kind.class);

    @Test
    void everyKindIsWrittenWithItsData() {
        // However little is tried, on until each kind was met.
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
    void noFaultsAreAnEmptyList() {
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

    /** Tiles put anywhere, hands given away, the turn given to anybody or nobody. */
    private static ImmutableSet<PositionFault> ofChanged(Setup setup, SplitMix64 random) {
        Setup.Builder changed = setup.toBuilder();
        Seat seat = Seat.all().get(random.nextInt(Seat.all().size()));
        Tile tile = Tile.all().get(random.nextInt(Tile.all().size()));
        switch (random.nextInt(6)) {
            case 0 -> changed.turn(seat);
            case 1 -> changed.noTurn();
            case 2 -> changed.capture(seat, tile);
            case 3 -> changed.tile(Cell.all().get(random.nextInt(81)), tile);
            case 4 -> setup.holdings(Seat.ONE).forEach(hand -> changed.holding(seat, hand));
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

    /** Each kind has these members and no others. */
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
        if (fault instanceof PositionFault.Syntax syntax) {
            return Map.of("column", "" + syntax.column(), "words", syntax.words());
        }
        if (fault instanceof PositionFault.OfSeat ofSeat) {
            return Map.of("seats", "[" + ofSeat.seat() + "]");
        }
        if (fault instanceof PositionFault.SeatCount count) {
            return counted("seats", "[" + count.seat() + "]", count.actual(), count.min(), count.max());
        }
        if (fault instanceof PositionFault.ColorCount count) {
            return counted("color", count.color().toString(), count.actual(), count.min(), count.max());
        }
        if (fault instanceof PositionFault.ColorOwnedTwice twice) {
            return Map.of("color", twice.color().toString(), "seats", "[" + twice.first() + "," + twice.second() + "]");
        }
        if (fault instanceof PositionFault.Sight sight) {
            return Map.of("locations", locations(List.of(sight.location())));
        }
        if (fault instanceof PositionFault.NotOver notOver) {
            return Map.of("seats", notOver.seats().toString().replace(" ", ""));
        }
        PositionFault.OfTile ofTile = (PositionFault.OfTile) fault;
        Map<String, String> data = new TreeMap<>(Map.of("tile", ofTile.tile().toString()));
        if (!ofTile.locations().isEmpty()) {
            data.put("locations", locations(ofTile.locations()));
        }
        if (fault.kind() == PositionFault.Kind.OWN_CAPTURE) {
            data.put("seats", "[" + ((Location.Captured) ofTile.locations().get(0)).captor() + "]");
        }
        return data;
    }

    private static Map<String, String> counted(String name, String of, int actual, int min, int max) {
        return Map.of(name, of, "found", "" + actual, "fewest", "" + min, "most", "" + max);
    }

    private static String locations(List<Location> locations) {
        return locations.stream().map(PositionFaultsTest::location).collect(Collectors.joining(",", "[", "]"));
    }

    private static String location(Location location) {
        if (location instanceof Location.OnCell place) {
            return "{cell:" + place.cell() + "}";
        }
        if (location instanceof Location.Captured place) {
            return "{captor:" + place.captor() + "}";
        }
        if (location instanceof Location.OnRack place) {
            return "{rack:" + place.color() + "}";
        }
        return "{pile:" + ((Location.InPile) location).color() + "}";
    }
}
