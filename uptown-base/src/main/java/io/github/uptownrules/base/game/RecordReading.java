package io.github.uptownrules.base.game;

import com.google.common.base.CharMatcher;
import io.github.uptownrules.base.record.RecordSplitter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * The records of a text or a file, in order. Bytes are split before they are decoded, so that invalid UTF-8 makes only its
 * record wrong.
 */
final class RecordReading implements Iterator<FiledRecord> {
    private final Games games;
    private final boolean isBytes;
    private final RecordSplitter splitter;
    private long number;
    private long begin;
    private Optional<FiledRecord> next = Optional.empty();

    private RecordReading(Reader text, Games games, boolean isBytes) {
        this.games = games;
        this.isBytes = isBytes;
        this.splitter = new RecordSplitter(
                text,
                RecordFile.MOST_CHARACTERS,
                part -> record(new RecordSplitter.Part(part, 1, 0)).fault().isEmpty());
    }

    static RecordReading ofText(Reader text, Games games) {
        return new RecordReading(text, games, false);
    }

    /** Reads bytes as one character for each byte. The beginning of a record is the same in this form. */
    static RecordReading ofBytes(InputStream bytes, Games games) {
        return new RecordReading(new InputStreamReader(bytes, StandardCharsets.ISO_8859_1), games, true);
    }

    @Override
    public boolean hasNext() {
        if (next.isEmpty()) {
            try {
                Optional<RecordSplitter.Part> part = splitter.next();
                number++;
                begin = part.map(RecordSplitter.Part::begin).orElse(begin);
                next = part.map(this::record);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return next.isPresent();
    }

    @Override
    public FiledRecord next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more records");
        }
        FiledRecord record = next.orElseThrow();
        next = Optional.empty();
        return record;
    }

    /** Returns the number of characters or bytes before the last record. */
    long begin() {
        return begin;
    }

    private FiledRecord record(RecordSplitter.Part part) {
        if (part.isTooLong()) {
            return wrong(
                    part,
                    "line " + part.line() + ": the record is too long: it has more than " + RecordFile.MOST_CHARACTERS
                            + " " + (isBytes ? "bytes" : "characters"));
        }
        return isBytes && !CharMatcher.ascii().matchesAllOf(part.text()) ? decoded(part) : right(part, part.text());
    }

    private FiledRecord right(RecordSplitter.Part part, String text) {
        return new FiledRecord(games, number, part.line(), text, Optional.empty());
    }

    private FiledRecord wrong(RecordSplitter.Part part, String fault) {
        return new FiledRecord(games, number, part.line(), "", Optional.of(fault));
    }

    private FiledRecord decoded(RecordSplitter.Part part) {
        ByteBuffer bytes = ByteBuffer.wrap(part.text().getBytes(StandardCharsets.ISO_8859_1));
        CharBuffer text = CharBuffer.allocate(bytes.remaining());
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(bytes, text, true);
        if (!result.isError()) {
            return right(part, text.flip().toString());
        }
        String before = part.text().substring(0, bytes.position());
        return wrong(
                part,
                "line " + (part.line() + CharMatcher.is('\n').countIn(before)) + ", byte "
                        + (before.length() - before.lastIndexOf('\n')) + ": the record is not text in UTF-8");
    }
}
