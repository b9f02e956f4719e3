package io.github.uptownrules.cli.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RecordException;
import io.github.uptownrules.variants.Rulesets;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;

/** A text is a record or is rejected with a valid line and column. A written record can be read again. */
@Tag("thorough")
class RecordFuzzTest {
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    @FuzzTest(maxDuration = "3m")
    void records(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        check(text, NOTATION::readRecord);
        check(text, NOTATION::readRedactedRecord);
    }

    private static void check(String text, Function<String, Object> reader) {
        Object record;
        try {
            record = reader.apply(text);
        } catch (RecordException e) {
            if (e.line() < 1
                    || e.column() < 1
                    || e.line() > text.chars().filter(c -> c == '\n').count() + 1) {
                throw new AssertionError("no such place: " + e.getMessage());
            }
            return;
        }
        if (!reader.apply(record.toString()).equals(record)) {
            throw new AssertionError("written as something else: " + record);
        }
    }
}
