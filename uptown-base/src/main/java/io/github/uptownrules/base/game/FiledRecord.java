package io.github.uptownrules.base.game;

import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.LocatedFaults;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import java.util.Optional;

/**
 * A record in a {@linkplain RecordFile file of records}, valid or not.
 *
 * <pre>{@code
 * String one = game.deal("two-player", 42, "1").record();
 * Files.writeString(path, one + one);
 * try (Stream<FiledRecord> records = RecordFile.read(path, Games.load())) {
 *   FiledRecord second = records.skip(1).findFirst().orElseThrow();
 *   second.number();              // -> 2
 *   second.line();                // -> 6
 *   second.read().ruleset();      // -> two-player
 *   second.fault();               // -> Optional.empty
 * }
 * }</pre>
 *
 * @since 0.1.0
 */
public final class FiledRecord {
    private final Games games;
    private final long number;
    private final long line;
    private final String text;
    private final Optional<String> unreadable;

    FiledRecord(Games games, long number, long line, String text, Optional<String> unreadable) {
        this.games = games;
        this.number = number;
        this.line = line;
        this.text = text;
        this.unreadable = unreadable;
    }

    /** Returns this record with the number and line that follow from the record before it. */
    FiledRecord after(Optional<FiledRecord> before, String gap) {
        return before.map(last -> new FiledRecord(
                        games,
                        last.number + 1,
                        last.line + CharMatcher.is('\n').countIn(last.text + gap),
                        text,
                        unreadable))
                .orElse(this);
    }

    /** {@return the number of the record in its file, counted from 1} */
    public long number() {
        return number;
    }

    /** {@return the line of the file in which the record begins, counted from 1} */
    public long line() {
        return line;
    }

    /**
     * {@return the text up to the beginning of the next record, including empty lines; empty if the record is too long
     * or not in UTF-8}
     */
    public String text() {
        return text;
    }

    /** {@return the game of the record; the first game if the record names none} */
    public Game game() {
        return games.ofRecord(text);
    }

    /**
     * Reads the record. Each call reads it again.
     *
     * @return the game with its moves, whole or redacted
     * @throws IllegalArgumentException if the record is wrong; lines are counted in the file
     */
    public PlayedGame read() {
        return read(game());
    }

    /**
     * Reads the record as one of a game, which may have other equipment.
     *
     * @throws IllegalArgumentException if the record is wrong; lines are counted in the file
     */
    public PlayedGame read(Game game) {
        requireNonNull(game, "game");
        unreadable.ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        try {
            return game.record(text);
        } catch (IllegalArgumentException e) {
            throw line == 1 ? e : inFile(e);
        }
    }

    private IllegalArgumentException inFile(IllegalArgumentException fault) {
        ImmutableList<TextFault> located = fault instanceof LocatedFaults known ? known.faults() : ImmutableList.of();
        if (located.isEmpty()) {
            return new IllegalArgumentException("line " + line + ": " + fault.getMessage(), fault);
        }
        return NotationException.of(located.stream()
                .map(one ->
                        new TextFault(Math.toIntExact(Math.max(1, one.line()) + line - 1), one.column(), one.message()))
                .collect(ImmutableList.toImmutableList()));
    }

    /** {@return the fault of the record, on one line, with its line in the file; empty if the record is valid} */
    public Optional<String> fault() {
        try {
            read();
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    /** {@return the number and the line, such as {@code record 2, line 7}} */
    @Override
    public String toString() {
        return "record " + number + ", line " + line;
    }
}
