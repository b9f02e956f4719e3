package io.github.uptownrules.json;

import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** An object that was read, of which some members say what it is; all others have to follow from these. */
final class FoundMembers {
    private final ObjectNode members;

    private FoundMembers(ObjectNode members) {
        this.members = members;
    }

    static FoundMembers read(String text) {
        Node node = NodeReader.read(text);
        if (node instanceof ObjectNode members) {
            return new FoundMembers(members);
        }
        throw Faults.of("", "here is an object, not " + node.kind());
    }

    /** A member that has to be there, and what it means. */
    <T> T text(String name, Function<String, T> meaning) {
        return optionalText(name, meaning).orElseThrow(() -> missing(name));
    }

    <T> Optional<T> optionalText(String name, Function<String, T> meaning) {
        return optional(name).map(node -> {
            if (node instanceof TextNode text) {
                return at("/" + name, () -> meaning.apply(text.value()));
            }
            throw Faults.of("/" + name, "here is a text, not " + node.kind());
        });
    }

    Optional<Seat> optionalSeat(String name) {
        return optional(name).map(node -> {
            if (node instanceof WholeNode number) {
                return at("/" + name, () -> Seat.of(number.value()));
            }
            throw Faults.of("/" + name, "here is the number of a seat, not " + node.kind());
        });
    }

    /** The number of a seat, or the dash of a spectator. */
    Viewer viewer(String name) {
        Node node = optional(name).orElseThrow(() -> missing(name));
        if (node instanceof TextNode text && text.value().equals(Viewer.SPECTATOR.toString())) {
            return Viewer.SPECTATOR;
        }
        if (node instanceof WholeNode number) {
            return at("/" + name, () -> Seat.of(number.value()));
        }
        throw Faults.of("/" + name, "a viewer is the number of a seat, or '-' for a spectator");
    }

    /** Makes sure that there is nothing else, and nothing that says otherwise. */
    void checkAgainst(Node expected) {
        Faults faults = new Faults();
        expected.compare(members, "", faults);
        faults.throwIfAny();
    }

    private Optional<Node> optional(String name) {
        return Optional.ofNullable(members.members().get(name));
    }

    private static JsonException missing(String name) {
        return Faults.of("", "the member '" + name + "' is missing");
    }

    /** Says where something was that means nothing. */
    static <T> T at(String pointer, Supplier<T> meaning) {
        try {
            return meaning.get();
        } catch (JsonException e) {
            throw e; // which says where already
        } catch (IllegalArgumentException e) {
            throw Faults.of(pointer, String.valueOf(e.getMessage()));
        }
    }
}
