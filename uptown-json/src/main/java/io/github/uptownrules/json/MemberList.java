package io.github.uptownrules.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Viewer;
import java.util.Optional;
import java.util.function.Function;

/** Gathers the members of an object, in the order in which they are written. What is not there is left out. */
final class MemberList {
    private final ImmutableMap.Builder<String, Node> members = ImmutableMap.builder();

    /** Whatever it is, as it writes itself: a tile, a cell, a color, a move. */
    MemberList text(String name, Object value) {
        return node(name, new TextNode(value.toString()));
    }

    MemberList text(String name, Optional<?> value) {
        value.ifPresent(present -> text(name, present));
        return this;
    }

    MemberList number(String name, int value) {
        return node(name, new WholeNode(value));
    }

    /** A seat is its number, and a spectator a dash. */
    MemberList viewer(String name, Viewer viewer) {
        return node(name, viewer(viewer));
    }

    MemberList viewer(String name, Optional<? extends Viewer> viewer) {
        viewer.ifPresent(present -> viewer(name, present));
        return this;
    }

    MemberList flag(String name, boolean value) {
        return node(name, new FlagNode(value));
    }

    /** All of them, each as it writes itself. */
    MemberList texts(String name, Iterable<?> values) {
        return node(name, texts(values));
    }

    MemberList viewers(String name, Iterable<? extends Viewer> viewers) {
        return node(name, list(viewers, MemberList::viewer));
    }

    MemberList node(String name, Node node) {
        members.put(name, node);
        return this;
    }

    ObjectNode build() {
        return new ObjectNode(members.buildOrThrow());
    }

    private static Node viewer(Viewer viewer) {
        return viewer.seat().<Node>map(seat -> new WholeNode(seat.number())).orElse(new TextNode(viewer.toString()));
    }

    /** Cells in reading order. */
    static Node cells(CellSet cells) {
        return texts(cells);
    }

    private static Node texts(Iterable<?> values) {
        return list(values, value -> new TextNode(value.toString()));
    }

    static <T> Node list(Iterable<T> values, Function<T, Node> node) {
        ImmutableList.Builder<Node> nodes = ImmutableList.builder();
        values.forEach(value -> nodes.add(node.apply(value)));
        return new ListNode(nodes.build());
    }
}
