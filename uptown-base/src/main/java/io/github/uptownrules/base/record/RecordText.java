package io.github.uptownrules.base.record;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
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

    private RecordText(String text, RecordFormat format, Faults faults) {
        this.text = text;
        this.format = format;
        this.faults = faults;
        RecordScanner scanner = new RecordScanner(text, faults);
        this.headers = scanner.headers();
        this.items = scanner.items(format.marks());
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
                .filter(version -> !version.is(format.version()))
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
     * @param rest names that part, with a verb, such as {@code the moves lead to}
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
                .filter(Item::isComment)
                .findFirst()
                .ifPresent(comment -> faults.add(comment.piece(), "a redacted record has no comments"));
    }

    /** Returns the moves as written, in order. */
    public ImmutableList<Piece> moves() {
        return items.stream()
                .filter(item -> !item.isComment())
                .map(Item::piece)
                .collect(ImmutableList.toImmutableList());
    }

    /** Plays the moves. Returns empty at the first wrong move, because the moves after it are then meaningless. */
    public <P, M> Optional<RecordBody<P, M>> replay(P start, Step<P, M> step) {
        RecordBody.Builder<P, M> record = new RecordBody.Builder<>(start);
        headers.forEach((name, value) -> {
            if (!format.isReserved(name)) {
                RecordFaults.ofValue(value.text()).ifPresent(fault -> faults.add(value, fault));
                record.header(name, value.text());
            }
        });
        for (Item item : items) {
            if (item.isComment()) {
                RecordFaults.ofComment(item.comment()).ifPresent(fault -> faults.add(item.piece(), fault));
                record.comment(item.comment());
            } else {
                int before = faults.count();
                step.play(item.piece(), record);
                if (faults.count() > before) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(record.build());
    }
}
