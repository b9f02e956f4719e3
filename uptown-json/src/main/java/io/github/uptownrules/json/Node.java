package io.github.uptownrules.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Map;

/**
 * A piece of JSON. All that is written is made as a node first, and what is read is compared with the node of what it is
 * read as: so there is one place that says what a thing looks like, for both.
 */
sealed interface Node {
    /** What this is called in messages, with its article. */
    String kind();

    /** Writes this, with its members in their order. */
    void write(JsonWriter out) throws IOException;

    /**
     * Tells where another node is not the same as this. The order of members does not matter, that of elements does.
     *
     * @param found a node that was found in place of this
     * @param at where it was found
     * @param faults what to add to
     */
    void compare(Node found, String at, Faults faults);

    /** Adds that one kind was found in place of another. */
    private static void addWrongKind(Node expected, Node found, String at, Faults faults) {
        faults.add(at, "here is " + expected.kind() + ", not " + found.kind());
    }

    private static void addContradiction(Node expected, Node found, String at, Faults faults) {
        faults.add(at, "it is " + found + ", but " + expected + " follows from the rest");
    }

    /** A string. */
    record Text(String value) implements Node {
        @Override
        public String kind() {
            return "a text";
        }

        @Override
        public void write(JsonWriter out) throws IOException {
            out.value(value);
        }

        @Override
        public void compare(Node found, String at, Faults faults) {
            if (!(found instanceof Text)) {
                addWrongKind(this, found, at, faults);
            } else if (!equals(found)) {
                addContradiction(this, found, at, faults);
            }
        }

        @Override
        public String toString() {
            return Quote.of(value);
        }
    }

    /** A whole number. */
    record Whole(int value) implements Node {
        @Override
        public String kind() {
            return "a number";
        }

        @Override
        public void write(JsonWriter out) throws IOException {
            out.value(value);
        }

        @Override
        public void compare(Node found, String at, Faults faults) {
            if (!(found instanceof Whole)) {
                addWrongKind(this, found, at, faults);
            } else if (!equals(found)) {
                addContradiction(this, found, at, faults);
            }
        }

        @Override
        public String toString() {
            return String.valueOf(value);
        }
    }

    /** True or false. */
    record Flag(boolean value) implements Node {
        @Override
        public String kind() {
            return "true or false";
        }

        @Override
        public void write(JsonWriter out) throws IOException {
            out.value(value);
        }

        @Override
        public void compare(Node found, String at, Faults faults) {
            if (!(found instanceof Flag)) {
                addWrongKind(this, found, at, faults);
            } else if (!equals(found)) {
                addContradiction(this, found, at, faults);
            }
        }

        @Override
        public String toString() {
            return String.valueOf(value);
        }
    }

    /** An array. */
    record Elements(ImmutableList<Node> list) implements Node {
        @Override
        public String kind() {
            return "a list";
        }

        @Override
        public void write(JsonWriter out) throws IOException {
            out.beginArray();
            for (Node element : list) {
                element.write(out);
            }
            out.endArray();
        }

        @Override
        public void compare(Node found, String at, Faults faults) {
            if (!(found instanceof Elements other)) {
                addWrongKind(this, found, at, faults);
                return;
            }
            if (other.list.size() != list.size()) {
                faults.add(
                        at, "it has " + other.list.size() + " elements, but " + list.size() + " follow from the rest");
            }
            for (int i = 0; i < Math.min(list.size(), other.list.size()); i++) {
                list.get(i).compare(other.list.get(i), at + "/" + i, faults);
            }
        }
    }

    /** An object. */
    record Members(ImmutableMap<String, Node> byName) implements Node {
        @Override
        public String kind() {
            return "an object";
        }

        @Override
        public void write(JsonWriter out) throws IOException {
            out.beginObject();
            for (Map.Entry<String, Node> member : byName.entrySet()) {
                out.name(member.getKey());
                member.getValue().write(out);
            }
            out.endObject();
        }

        @Override
        public void compare(Node found, String at, Faults faults) {
            if (!(found instanceof Members other)) {
                addWrongKind(this, found, at, faults);
                return;
            }
            for (Map.Entry<String, Node> member : byName.entrySet()) {
                Node same = other.byName.get(member.getKey());
                if (same == null) {
                    faults.add(at, "the member '" + member.getKey() + "' is missing");
                } else {
                    member.getValue().compare(same, at + "/" + member.getKey(), faults);
                }
            }
            for (String name : other.byName.keySet()) {
                if (!byName.containsKey(name)) {
                    faults.add(at, "there is no member '" + name + "' here");
                }
            }
        }
    }
}
