package io.github.uptownrules.json;

import static io.github.uptownrules.json.Tables.NOTATION;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.core.game.Location;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.PositionException;
import io.github.uptownrules.core.game.PositionFault;
import io.github.uptownrules.core.game.PositionFault.Kind;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.game.Setup;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.MutatedText;
import io.github.uptownrules.testkit.laws.RandomPlay;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every kind of fault of a position is written with its data, as the schema has it. */
class PositionFaultsTest {
    private static final Set<Kind> COUNTED = EnumSet.of(
            Kind.WRONG_COLOR_COUNT,
            Kind.TOO_MANY_CAPTURES,
            Kind.TOO_MANY_PLACEMENTS,
            Kind.WRONG_RACK_SIZE,
            Kind.WRONG_HIDDEN_COUNT);

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
        assertThat(Json.writePositionFaults(ImmutableSet.of())).isEqualTo("[]");
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
            case 4 -> setup.hands(Seat.ONE).forEach(hand -> changed.hand(seat, hand));
            default -> Tile.all().subList(0, 60).forEach(any -> changed.capture(Seat.TWO, any));
        }
        return changed.build().faults();
    }

    private void check(ImmutableSet<PositionFault> faults) {
        String written = Json.writePositionFaults(faults);
        Schema.POSITION_FAULTS.assertAccepts(written);
        JsonNode json = Schema.tree(written);
        assertThat(json).hasSize(faults.size());
        List<PositionFault> list = faults.asList();
        for (int i = 0; i < list.size(); i++) {
            check(json.get(i), list.get(i));
            seen.add(list.get(i).kind());
        }
    }

    private static void check(JsonNode json, PositionFault fault) {
        assertThat(json.get("code").asString()).isEqualTo(fault.kind().code());
        assertThat(json.get("message").asString()).isEqualTo(fault.toString());
        assertThat(number(json, "column")).isEqualTo(fault.column());
        assertThat(text(json, "words")).isEqualTo(Optional.of(fault.words()).filter(words -> !words.isEmpty()));
        assertThat(text(json, "color")).isEqualTo(fault.color().map(Object::toString));
        assertThat(text(json, "tile")).isEqualTo(fault.tile().map(Object::toString));
        assertThat(elements(json, "seats").stream().map(JsonNode::asInt))
                .containsExactlyElementsOf(
                        fault.seats().stream().map(Seat::number).toList());
        List<JsonNode> locations = elements(json, "locations");
        assertThat(locations).hasSize(fault.locations().size());
        for (int i = 0; i < locations.size(); i++) {
            Location location = fault.locations().get(i);
            assertThat(text(locations.get(i), "cell")).isEqualTo(location.cell().map(Object::toString));
            assertThat(text(locations.get(i), "captor"))
                    .isEqualTo(location.captor().map(Object::toString));
            assertThat(text(locations.get(i), "rack")).isEqualTo(location.rack().map(Object::toString));
            assertThat(text(locations.get(i), "pile")).isEqualTo(location.pile().map(Object::toString));
        }
        boolean isCounted = COUNTED.contains(fault.kind());
        assertThat(number(json, "found")).isEqualTo(isCounted ? OptionalInt.of(fault.found()) : OptionalInt.empty());
        assertThat(number(json, "fewest")).isEqualTo(isCounted ? OptionalInt.of(fault.fewest()) : OptionalInt.empty());
        assertThat(number(json, "most")).isEqualTo(isCounted ? OptionalInt.of(fault.most()) : OptionalInt.empty());
    }

    private static List<JsonNode> elements(JsonNode json, String name) {
        return json.has(name) ? json.get(name).valueStream().toList() : ImmutableList.of();
    }

    private static Optional<String> text(JsonNode json, String name) {
        return Optional.ofNullable(json.get(name)).map(JsonNode::asString);
    }

    private static OptionalInt number(JsonNode json, String name) {
        return json.has(name) ? OptionalInt.of(json.get(name).asInt()) : OptionalInt.empty();
    }
}
