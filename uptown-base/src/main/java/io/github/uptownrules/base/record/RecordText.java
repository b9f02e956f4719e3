package io.github.uptownrules.base.record;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.record.Item.Kind;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import java.util.Optional;

/** The parsed text of a record: headers, then moves and comments, each with its place. */
public final class RecordText {
    private final String text;
    private final RecordFormat format;
    private final Faults faults;

    /** The values by name, in order. */
    private final ImmutableMap<String, Piece> headers;

    private final ImmutableList<Item> items;

    /** The index of the first character after the headers and their empty line. */
    private final int begin;

    /** True if the elements among the moves are in order and can be replayed. */
    private final boolean isInOrder;

    private RecordText(String text, RecordFormat format, Faults faults) {
        this.text = text;
        this.format = format;
        this.faults = faults;
        RecordScanner scanner = new RecordScanner(text, faults);
        this.headers = scanner.headers();
        this.begin = scanner.skipLine();
        this.items = scanner.items(format.marks());
        boolean isFirst = header(RecordFormat.NOTATION)
                .filter(version -> version.is(format.version()))
                .isPresent();
        this.isInOrder = ItemOrder.check(items, format, isFirst, faults);
    }

    /** Plays one move of a record. */
    @FunctionalInterface
    public interface Step<P, M> {
        /** Adds a move and the position after it to the record, or adds a fault if the move is illegal. */
        void play(Piece move, RecordBody.Builder<P, M> record);
    }

    /** Parses a text in linear time. */
    public static RecordText read(String text, RecordFormat format, Faults faults) {
        RecordText read = new RecordText(text, format, faults);
        read.require(RecordFormat.NOTATION)
                .filter(version -> !version.is(format.version()) && !version.is(format.second()))
                .ifPresent(version -> faults.add(
                        version, "the notation is " + version.quoted() + ", not " + Quote.of(format.version())));
        return read;
    }

    public Optional<Piece> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }

    /** Returns the value of a required header; adds a fault if it is missing. */
    public Optional<Piece> require(String name) {
        Optional<Piece> value = header(name);
        if (value.isEmpty()) {
            faults.add(new Piece(text, 0, 0, 1, 0), "missing header '" + name + "'");
        }
        return value;
    }

    /**
     * Checks that a header is present and has the value that follows from another part of the record.
     *
     * @param rest the subject and verb of the message about that part, such as {@code the moves lead to}
     */
    public void requireValue(String name, String value, String rest) {
        require(name)
                .filter(written -> !written.is(value))
                .ifPresent(written -> faults.add(
                        written,
                        "the " + Ascii.toLowerCase(name) + " is " + written.quoted() + ", but " + rest + " "
                                + Quote.of(value)));
    }

    /** Checks that no header of redacted records is present. */
    public void requireWhole() {
        for (String name : format.redacted()) {
            header(name)
                    .ifPresent(value -> faults.add(
                            value, "a record with a header '" + name + "' is redacted; a whole record is needed"));
        }
    }

    /** Checks that redaction was complete. */
    public void requireRedacted(int seats) {
        headers.forEach((name, value) -> {
            if (!format.isReserved(name) && !RecordFormat.isPlayerName(name, seats)) {
                faults.add(
                        value,
                        "a redacted record has no header " + Quote.of(name)
                                + "; of the custom headers, it keeps only the players' names");
            }
        });
        items.stream()
                .filter(item -> !item.is(Kind.MOVE))
                .findFirst()
                .ifPresent(item -> faults.add(
                        item.piece(), "a redacted record has no " + item.kind().plural()));
    }

    /** Returns the moves of the main line as written, in order. */
    public ImmutableList<Piece> moves() {
        ImmutableList.Builder<Piece> moves = ImmutableList.builder();
        int depth = 0;
        for (Item item : items) {
            depth += item.is(Kind.OPEN) ? 1 : item.is(Kind.CLOSE) ? -1 : 0;
            if (depth == 0 && item.is(Kind.MOVE)) {
                moves.add(item.piece());
            }
        }
        return moves.build();
    }

    /**
     * Plays the moves, and those of the variations, which the record does not contain. Returns empty at the first wrong
     * move, because the moves after it are then meaningless.
     */
    public <P, M> Optional<RecordBody<P, M>> replay(P start, Step<P, M> step) {
        if (!isInOrder) {
            return Optional.empty();
        }
        RecordBody.Builder<P, M> record = new RecordBody.Builder<>(start);
        headers.forEach((name, value) -> {
            if (!format.isReserved(name)) {
                RecordFaults.ofValue(value.text()).ifPresent(fault -> faults.add(value, fault));
                record.header(name, value.text());
            }
        });
        boolean isPlain = true;
        int depth = 0;
        for (Item item : items) {
            isPlain &= item.kind().isFirst();
            depth += item.is(Kind.OPEN) ? 1 : item.is(Kind.CLOSE) ? -1 : 0;
            if (item.is(Kind.COMMENT)) {
                RecordFaults.ofComment(item.comment()).ifPresent(fault -> faults.add(item.piece(), fault));
                if (depth == 0) {
                    record.comment(item.comment());
                }
            } else if (item.is(Kind.MOVE) && depth == 0) {
                int before = faults.count();
                step.play(item.piece(), record);
                if (faults.count() > before) {
                    return Optional.empty();
                }
            }
        }
        RecordBody<P, M> body = record.build();
        return isPlain || tree(new StepRules<>(body, step, faults)).isPresent() ? Optional.of(body) : Optional.empty();
    }

    /** Plays the moves of the variations. Returns empty at the first wrong move. */
    public <P> Optional<RecordTree> tree(TreeRules<P> rules) {
        return isInOrder ? new TreeReader<>(rules, faults).read(items).filter(this::isWithinLimits) : Optional.empty();
    }

    private boolean isWithinLimits(RecordTree tree) {
        return items.isEmpty()
                || faults.at(items.get(0).piece(), tree.main()::checked).isPresent();
    }

    /**
     * Returns the text without comments, glyphs and variations and the space before each, in version 1 of the notation.
     * The result has the canonical form if this text has it.
     */
    public String mainLine() {
        StringBuilder main = MainLine.of(text, begin, items);
        header(RecordFormat.NOTATION)
                .ifPresent(version -> main.replace(version.start(), version.end(), format.version()));
        return main.toString();
    }
}
