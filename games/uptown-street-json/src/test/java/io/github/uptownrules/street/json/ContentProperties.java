package io.github.uptownrules.street.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.checks.JsonSchema;
import io.github.uptownrules.street.Standing;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.town.Building;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** The JSON of a view has the view's values, member by member. */
class ContentProperties {
    @Property(tries = 60)
    void viewsHaveAllValues(
            @ForAll @IntRange(min = 2, max = 4) int seats, @ForAll long seed, @ForAll @IntRange(max = 200) int moves) {
        StreetView view = Sample.record(seats, seed, moves).end().view();
        ObjectNode json = (ObjectNode) JsonSchema.tree(Json.view(view).toString());
        assertThat(json.remove("targets"))
                .isEqualTo(JsonSchema.tree(Json.targets(view).toString()));
        assertThat(json).isEqualTo(tree(view));
    }

    private static JsonNode tree(StreetView view) {
        Map<String, Object> members = new LinkedHashMap<>(Map.of(
                "text", view.toString(),
                "ruleset", view.ruleset().id(),
                "deck", view.deck().name(),
                "over", view.isOver(),
                "seats", view.seats().stream().map(seat -> seat(view, seat)).toList(),
                "publicPileSize", view.publicPileSize(),
                "discards", texts(view.discards()),
                "standings",
                        view.standings().bySeat().stream()
                                .map(ContentProperties::standing)
                                .toList()));
        view.turn()
                .ifPresent(
                        turn -> members.put("turn", Map.of("seat", turn.seat().number(), "action", turn.action())));
        putText(members, "publicTop", view.publicTop());
        return new ObjectMapper().valueToTree(members);
    }

    private static Map<String, Object> seat(StreetView view, Seat seat) {
        Map<String, Object> members = new LinkedHashMap<>(Map.of(
                "seat", seat.number(),
                "account", view.account(seat),
                "pileSize", view.pileSize(seat),
                "moneyOnPile", view.moneyOnPile(seat),
                "income", view.street(seat).income(),
                "prestige", view.street(seat).prestige(),
                "street",
                        view.street(seat).buildings().stream()
                                .map(ContentProperties::building)
                                .toList()));
        putText(members, "top", view.top(seat));
        return members;
    }

    private static Map<String, Object> building(Building building) {
        return Map.of(
                "projects",
                building.projects().stream()
                        .map(project -> project.id().toString())
                        .toList(),
                "finished",
                building.isFinished(),
                "takesNoGifts",
                building.takesNoGifts());
    }

    private static Map<String, Object> standing(Standing standing) {
        return Map.of(
                "seat", standing.seat().number(),
                "rank", standing.rank(),
                "score", standing.score(),
                "prestige", standing.prestige(),
                "account", standing.account(),
                "height", standing.height());
    }

    private static List<String> texts(List<?> values) {
        return values.stream().map(Object::toString).toList();
    }

    private static void putText(Map<String, Object> members, String name, Optional<?> value) {
        value.ifPresent(present -> members.put(name, present.toString()));
    }
}
