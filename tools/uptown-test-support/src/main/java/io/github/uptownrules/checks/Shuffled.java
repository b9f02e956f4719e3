package io.github.uptownrules.checks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

public final class Shuffled {
    private Shuffled() {}

    public static JsonNode of(JsonNode json, RandomGenerator random) {
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
        for (int left = names.size(); left > 1; left--) {
            Collections.swap(names, left - 1, random.nextInt(left));
        }
        ObjectNode shuffled = JsonNodeFactory.instance.objectNode();
        names.forEach(name -> shuffled.set(name, of(json.get(name), random)));
        return shuffled;
    }
}
