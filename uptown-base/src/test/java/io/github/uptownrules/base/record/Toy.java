package io.github.uptownrules.base.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.Optional;

/** A game for tests of records: a position is a number, and a move adds 1 to 9 to it. */
final class Toy {
    static final RecordFormat FORMAT = new RecordFormat(
            "toy 1", ImmutableSet.of(RecordFormat.START, RecordFormat.RESULT), ImmutableSet.of("View"), Marks.ROUNDS);

    private Toy() {}

    static RecordBody<Integer, Integer> record(int... moves) {
        RecordBody<Integer, Integer> record = RecordBody.of(10);
        for (int move : moves) {
            record = record.with(move, record.end() + move);
        }
        return record;
    }

    /** Writes a record with a mark before every third move. */
    static String write(RecordBody<Integer, Integer> record) {
        return record.write(
                FORMAT,
                ImmutableMap.of(RecordFormat.START, String.valueOf(record.start())),
                ImmutableMap.of(RecordFormat.RESULT, String.valueOf(record.end())),
                (ply, marks) -> ply % 3 == 0 ? (marks + 1) + "." : "");
    }

    /** Returns a record that ends at 10 plus one move, with additional headers. */
    static String text(String headers, String moves) {
        return "[Notation \"toy 1\"]\n[Start \"10\"]\n" + headers + "[Result \"10\"]\n\n" + moves;
    }

    /** Returns the record, or empty if it has faults. */
    static Optional<RecordBody<Integer, Integer>> read(String text, Faults faults) {
        RecordText record = RecordText.read(text, FORMAT, faults);
        record.requireWhole();
        Optional<RecordBody<Integer, Integer>> body = record.require(RecordFormat.START)
                .flatMap(start -> faults.at(start, () -> Integer.valueOf(start.text())))
                .flatMap(start -> record.replay(start, (word, played) -> play(word, played, faults)));
        body.ifPresent(
                read -> record.requireValue(RecordFormat.RESULT, String.valueOf(read.end()), "the moves lead to"));
        return faults.isEmpty() ? body : Optional.empty();
    }

    private static void play(Piece word, RecordBody.Builder<Integer, Integer> played, Faults faults) {
        if (word.length() == 1 && word.charAt(0) >= '1' && word.charAt(0) <= '9') {
            int move = word.charAt(0) - '0';
            played.move(move, played.end() + move);
        } else {
            faults.add(word, "no move: " + word.quoted());
        }
    }

    static RecordBody<Integer, Integer> read(String text) {
        return read(text, Faults.thrown(fault -> new IllegalArgumentException(fault.toString())))
                .orElseThrow();
    }

    static ImmutableList<TextFault> faults(String text) {
        Faults faults = new Faults();
        read(text, faults);
        return faults.all();
    }

    /** Returns the place and the message of the first fault of a text that has faults. */
    static String fault(String text) {
        TextFault first = faults(text).get(0);
        return first.line() + ":" + first.column() + " " + first.message();
    }
}
