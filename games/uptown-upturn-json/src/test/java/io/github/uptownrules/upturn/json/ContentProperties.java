package io.github.uptownrules.upturn.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.upturn.Direction;
import io.github.uptownrules.upturn.Rotation;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of a view has the values of the view, member by member. */
class ContentProperties {
    @Property(tries = 60)
    void viewsHaveAllValues(
            @ForAll @IntRange(min = 2, max = 4) int seats, @ForAll long seed, @ForAll @IntRange(max = 60) int moves) {
        UpTurnState game = Sample.record(seats, seed, moves).end();
        for (Viewer viewer : Sample.viewers(game)) {
            UpTurnView view = game.viewFor(viewer);
            ObjectNode json = (ObjectNode) JsonSchema.tree(Json.view(view).toString());
            assertThat(json.remove("targets"))
                    .isEqualTo(JsonSchema.tree(Json.targets(view).toString()));
            assertThat(json).isEqualTo(tree(view));
        }
    }

    private static JsonNode tree(UpTurnView view) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("text", view.toString());
        members.put("viewer", view.viewer() instanceof Seat seat ? (Object) seat.number() : "-");
        members.put("ruleset", view.ruleset().id());
        view.turn().ifPresent(seat -> members.put("turn", seat.number()));
        members.put("over", view.isOver());
        members.put("reference", view.reference().toString());
        members.put("direction", direction(view.direction()));
        members.put("rotation", view.rotation() == Rotation.LEFT ? "left" : "right");
        members.put("hasDrawn", view.hasDrawn());
        members.put("canDraw", view.canDraw());
        members.put("played", texts(view.played().stream()));
        members.put("bagSize", view.bagSize());
        members.put("seats", view.seats().stream().map(seat -> seat(view, seat)).toList());
        members.put(
                "standings",
                view.standings().bySeat().stream()
                        .map(standing -> Map.of(
                                "seat",
                                standing.seat().number(),
                                "rank",
                                standing.rank(),
                                "tilesLeft",
                                standing.tilesLeft()))
                        .toList());
        return new ObjectMapper().valueToTree(members);
    }

    private static Map<String, Object> seat(UpTurnView view, Seat seat) {
        Map<String, Object> members =
                new LinkedHashMap<>(Map.of("seat", seat.number(), "tilesLeft", view.tilesLeft(seat)));
        view.rack().filter(rack -> seat == view.viewer()).ifPresent(rack -> members.put("rack", texts(rack.stream())));
        return members;
    }

    private static String direction(Direction direction) {
        return switch (direction) {
            case OPEN -> "open";
            case RISING -> "rising";
            case FALLING -> "falling";
        };
    }

    private static List<String> texts(Stream<?> values) {
        return values.map(Object::toString).toList();
    }
}
