package io.github.uptownrules.json.kit.node;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Map;

/** An object. */
public record ObjectNode(ImmutableMap<String, Node> members) implements Node {
    /**
     * Returns this view at the end of a terminated game: over, without turn and targets, and with other standings.
     * The position of a view does not contain the termination.
     */
    public ObjectNode ended(Node standings) {
        Members ended = new Members();
        members.forEach((name, node) -> {
            switch (name) {
                case "turn" -> {}
                case "over" -> ended.flag(name, true);
                case "standings" -> ended.node(name, standings);
                case "targets" -> ended.node(name, ((ObjectNode) node).emptied());
                default -> ended.node(name, node);
            }
        });
        return ended.build();
    }

    /** Returns an object with the same lists, emptied, and the same flags, set to false. */
    private ObjectNode emptied() {
        Members none = new Members();
        members.forEach((name, node) -> {
            if (node instanceof ListNode) {
                none.node(name, new ListNode(ImmutableList.of()));
            } else if (node instanceof FlagNode) {
                none.flag(name, false);
            }
        });
        return none.build();
    }

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
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text);
        return text.toString();
    }

    @Override
    public void writeTo(JsonWriter out) throws IOException {
        out.beginObject();
        for (Map.Entry<String, Node> member : members.entrySet()) {
            member.getValue().writeTo(out.name(member.getKey()));
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
