package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.record.Item.Kind;
import io.github.uptownrules.base.text.Faults;

/** Checks the order, the nesting and the number of the elements among the moves. Adds only the first fault. */
final class ItemOrder {
    private final RecordFormat format;

    /** True if the text is in version 1, which has no variations or glyphs. */
    private final boolean isFirst;

    private int depth;
    private int moves;

    /** The kind of the preceding element; {@code OPEN} stands for the beginning of a line. */
    private Kind before = Kind.OPEN;

    private boolean isEmpty = true;

    private ItemOrder(RecordFormat format, boolean isFirst) {
        this.format = format;
        this.isFirst = isFirst;
    }

    /** Returns whether the elements are in order. */
    static boolean check(ImmutableList<Item> items, RecordFormat format, boolean isFirst, Faults faults) {
        ItemOrder order = new ItemOrder(format, isFirst);
        int opened = -1;
        for (int i = 0; i < items.size(); i++) {
            String fault = order.next(items.get(i).kind());
            if (!fault.isEmpty()) {
                faults.add(items.get(i).piece(), fault);
                return false;
            }
            opened = order.depth == 1 && items.get(i).is(Kind.OPEN) ? i : opened;
        }
        if (order.depth > 0) {
            faults.add(items.get(opened).piece(), "unclosed variation");
        }
        return order.depth == 0;
    }

    /** Returns the fault of the next element, or an empty string. */
    private String next(Kind kind) {
        if (isFirst && !kind.isFirst()) {
            return kind.plural() + " need version 2 of the notation, [" + RecordFormat.NOTATION + " \""
                    + format.second() + "\"]";
        }
        String fault = switch (kind) {
            case MOVE -> move();
            case GLYPH -> before == Kind.MOVE ? "" : "a glyph follows its move directly";
            case COMMENT -> before == Kind.CLOSE ? "the comments of a move precede its variations" : "";
            case OPEN -> open();
            case CLOSE -> close();
        };
        before = kind;
        return fault;
    }

    private String move() {
        isEmpty = false;
        moves += depth > 0 ? 1 : 0;
        return moves > TreeLine.MOST_MOVES ? TreeLine.TOO_MANY_MOVES : "";
    }

    private String open() {
        if (isEmpty) {
            return "a variation follows the move that it replaces, but no move precedes this one";
        }
        depth++;
        isEmpty = true;
        return depth > TreeLine.DEEPEST ? TreeLine.TOO_DEEP : "";
    }

    private String close() {
        if (depth == 0) {
            return "this parenthesis closes no variation";
        }
        if (isEmpty) {
            return "a variation has at least one move";
        }
        depth--;
        return "";
    }
}
