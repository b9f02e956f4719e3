package io.github.uptownrules.json.kit.node;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uptownrules.json.kit.JsonException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A parsed object. Its reader gets the members that it knows, then checks that there are no others, or that the
 * others follow from these.
 */
public final class FoundMembers {
    private final ObjectNode members;
    private final String pointer;
    private final Set<String> asked = new HashSet<>();

    private FoundMembers(ObjectNode members, String pointer) {
        this.members = members;
        this.pointer = pointer;
    }

    /**
     * Reads a text that consists of one object.
     *
     * @param bits the maximum size of numbers in bits, 32 or 64
     */
    public static FoundMembers read(String text, int bits) {
        return of(NodeReader.read(text, bits), "");
    }

    private static FoundMembers of(Node node, String pointer) {
        if (node instanceof ObjectNode members) {
            return new FoundMembers(members, pointer);
        }
        throw Faults.of(pointer, "expected an object, not " + node.kind());
    }

    /** {@return the whole object} */
    public Node node() {
        return members;
    }

    public String text(String name) {
        return text(name, Function.identity());
    }

    /** Returns the value parsed from a required text. */
    public <T> T text(String name, Function<String, T> meaning) {
        return optionalText(name, meaning).orElseThrow(() -> missing(name));
    }

    /** Returns the value parsed from an optional text. */
    public <T> Optional<T> optionalText(String name, Function<String, T> meaning) {
        return optional(name).map(node -> {
            if (node instanceof TextNode text) {
                return at(pointer(name), () -> meaning.apply(text.value()));
            }
            throw Faults.of(pointer(name), "expected a text, not " + node.kind());
        });
    }

    /** Returns all members that were not read yet, which must be texts. */
    public ImmutableMap<String, String> otherTexts() {
        ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
        for (String name : Sets.difference(members.members().keySet(), ImmutableSet.copyOf(asked))) {
            texts.put(name, text(name));
        }
        return texts.buildOrThrow();
    }

    public long number(String name) {
        return optionalNumber(name).orElseThrow(() -> missing(name));
    }

    public Optional<Long> optionalNumber(String name) {
        return optional(name).map(node -> {
            if (node instanceof WholeNode number) {
                return number.value();
            }
            throw Faults.of(pointer(name), "expected a number, not " + node.kind());
        });
    }

    public int intNumber(String name) {
        return optionalInt(name).orElseThrow(() -> missing(name));
    }

    public Optional<Integer> optionalInt(String name) {
        return optionalNumber(name).map(number -> {
            if (number != number.intValue()) {
                throw Faults.of(pointer(name), "the number does not fit 32 bits: " + number);
            }
            return number.intValue();
        });
    }

    public boolean flag(String name) {
        return optionalFlag(name).orElseThrow(() -> missing(name));
    }

    public Optional<Boolean> optionalFlag(String name) {
        return optional(name).map(node -> {
            if (node instanceof FlagNode flag) {
                return flag.value();
            }
            throw Faults.of(pointer(name), "expected true or false, not " + node.kind());
        });
    }

    public Optional<FoundMembers> optionalObject(String name) {
        return optional(name).map(node -> of(node, pointer(name)));
    }

    public ImmutableList<FoundMembers> objects(String name) {
        Node found = node(name);
        if (!(found instanceof ListNode list)) {
            throw Faults.of(pointer(name), "expected a list, not " + found.kind());
        }
        ImmutableList.Builder<FoundMembers> objects = ImmutableList.builder();
        for (int i = 0; i < list.elements().size(); i++) {
            objects.add(of(list.elements().get(i), pointer(name) + "/" + i));
        }
        return objects.build();
    }

    public Node node(String name) {
        return optional(name).orElseThrow(() -> missing(name));
    }

    public Optional<Node> optional(String name) {
        asked.add(name);
        return Optional.ofNullable(members.members().get(name));
    }

    /** Checks that all members were read. */
    public void checkNothingElse() {
        Faults faults = new Faults();
        for (String name : members.members().keySet()) {
            if (!asked.contains(name)) {
                faults.add(pointer, "unknown member '" + name + "'");
            }
        }
        faults.throwIfAny();
    }

    /** Checks that the members are exactly those of an expected node. */
    public void checkAgainst(Node expected) {
        Faults faults = new Faults();
        expected.compare(members, pointer, faults);
        faults.throwIfAny();
    }

    /** {@return the JSON pointer of a member} */
    public String pointer(String name) {
        return pointer + "/" + name;
    }

    private JsonException missing(String name) {
        return Faults.of(pointer, "missing member '" + name + "'");
    }

    /** Returns the result of a reader. Adds the place to the message of its exception. */
    public static <T> T at(String pointer, Supplier<T> meaning) {
        try {
            return meaning.get();
        } catch (JsonException e) {
            throw e; // its message already has the place
        } catch (IllegalArgumentException e) {
            throw Faults.of(pointer, String.valueOf(e.getMessage()));
        }
    }
}
