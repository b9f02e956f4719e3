package io.github.uptownrules.upturn;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.record.RecordFormat;
import io.github.uptownrules.base.recorded.RecordContent;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.Optional;
import java.util.stream.Collectors;

/** The headers in records of this game. */
final class RecordHeaders {
    /** The viewer of a redacted record: a seat, or a dash for a spectator. */
    static final String VIEW = "View";

    /** The tiles that the viewer of a redacted record drew, in order, or a dash. */
    static final String DRAWN = "Drawn";

    static final RecordFormat FORMAT = new RecordFormat(
            "upturn 1",
            ImmutableSet.of(RecordFormat.RULESET, RecordFormat.START, RecordFormat.TERMINATION, RecordFormat.RESULT),
            ImmutableSet.of(VIEW, DRAWN),
            RecordHeaders::isMark);

    private static final String COLON = ":";

    private RecordHeaders() {}

    static <P extends Position, M> RecordContent<P, M> terminated(RecordContent<P, M> record, Termination how) {
        P end = record.body().end();
        return record.terminated(
                how, end.turn(), end.ruleset().id(), end.seats().size());
    }

    /** Returns the value of the result header: each seat's number of tiles left, or a star while the game continues. */
    static String result(RecordContent<? extends Position, ?> record) {
        Position end = record.body().end();
        return record.turn(end.turn()).isPresent()
                ? "*"
                : end.seats().stream()
                        .map(seat -> String.valueOf(end.tilesLeft(seat)))
                        .collect(Collectors.joining(" "));
    }

    /**
     * Writes a record.
     *
     * @param special more headers after the start, for one kind of record
     */
    static String write(RecordContent<? extends Position, ?> record, ImmutableMap<String, String> special) {
        Position start = record.body().start();
        ImmutableMap<String, String> first = ImmutableMap.<String, String>builder()
                .put(RecordFormat.RULESET, start.ruleset().id())
                .put(RecordFormat.START, start.toString())
                .putAll(special)
                .buildOrThrow();
        return record.body().write(FORMAT, first, record.ending(result(record)), (ply, marks) -> mark(record, ply));
    }

    /**
     * Returns the mark before a move: the seat, before the first move and whenever the seat changes. Rounds are not
     * numbered, because a seat may move several times and the rotation changes.
     */
    private static String mark(RecordContent<? extends Position, ?> record, int ply) {
        Optional<Seat> mover = record.body().at(ply).turn();
        return ply > 0 && mover.equals(record.body().at(ply - 1).turn()) ? "" : mover.orElseThrow() + COLON;
    }

    /** Returns whether a word is a mark. It may name a wrong seat. */
    private static boolean isMark(Piece word, Faults faults) {
        boolean isMark = Seat.first(4).stream().anyMatch(seat -> word.is(seat + COLON));
        if (!isMark && word.endsWith(COLON)) {
            faults.add(word, "a mark is a seat (1 to 4) and ':', not " + word.quoted());
        }
        return isMark;
    }
}
