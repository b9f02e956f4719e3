package io.github.uptownrules.checks;

import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The same JSON with all members in another order. */
public final class Shuffled {
    private Shuffled() {}

    public static JsonNode of(JsonNode json, SplitMix64 random) {
        if (json.isArray()) {
            return JsonNodeFactory.instance
                    .arrayNode()
                    .addAll(json.valueStream()
                            .map(element -> of(element, random))
                            .toList());
        }
        if (!json.isObject()) {
            return json;
        }
        List<String> names = new ArrayList<>(json.propertyNames());
        RandomInts.shuffle(random, names);
        ObjectNode shuffled = JsonNodeFactory.instance.objectNode();
        names.forEach(name -> shuffled.set(name, of(json.get(name), random)));
        return shuffled;
    }
}
