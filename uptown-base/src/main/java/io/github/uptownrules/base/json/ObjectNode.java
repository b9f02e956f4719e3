package io.github.uptownrules.base.json;

import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Map;

/** An object. */
public record ObjectNode(ImmutableMap<String, Node> members) implements Node {
    @Override
    public String kind() {
        return "an object";
    }

    @Override
    public void write(StringBuilder out) {
        out.append('{');
        String before = "";
        for (Map.Entry<String, Node> member : members.entrySet()) {
            out.append(before).append('"').append(member.getKey()).append("\":");
            member.getValue().write(out);
            before = ",";
        }
        out.append('}');
    }

    @Override
    public void write(JsonWriter out) throws IOException {
        out.beginObject();
        for (Map.Entry<String, Node> member : members.entrySet()) {
            member.getValue().write(out.name(member.getKey()));
        }
        out.endObject();
    }

    @Override
    public void compare(Node found, String at, Faults faults) {
        if (!(found instanceof ObjectNode other)) {
            Node.super.compare(found, at, faults);
            return;
        }
        for (Map.Entry<String, Node> member : members.entrySet()) {
            Node same = other.members.get(member.getKey());
            if (same == null) {
                faults.add(at, "missing member '" + member.getKey() + "'");
            } else {
                member.getValue().compare(same, at + "/" + member.getKey(), faults);
            }
        }
        for (String name : other.members.keySet()) {
            if (!members.containsKey(name)) {
                faults.add(at, "unknown member '" + name + "'");
            }
        }
    }
}
