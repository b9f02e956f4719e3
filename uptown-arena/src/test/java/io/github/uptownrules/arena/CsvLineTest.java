package io.github.uptownrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares with another CSV library. */
class CsvLineTest {
    @Property
    void agreesWithAnotherLibrary(@ForAll("fields") List<String> fields) throws IOException {
        StringWriter written = new StringWriter();
        try (CsvWriter writer =
                CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(written)) {
            writer.writeRecord(fields);
        }
        String line = CsvLine.write(fields);
        assertThat(CsvLine.read(line)).isEqualTo(fields);
        assertThat(CsvLine.read(written.toString().replaceFirst("\n$", ""))).isEqualTo(fields);
        assertThat(CsvReader.builder().skipEmptyLines(false).ofCsvRecord(line).stream()
                        .findFirst()
                        .orElseThrow()
                        .getFields())
                .isEqualTo(fields);
    }

    @Provide
    Arbitrary<List<String>> fields() {
        return Arbitraries.strings()
                .withChars("a,\"' ;\u00e9\r\n")
                .ofMaxLength(6)
                .list()
                .ofMinSize(2)
                .ofMaxSize(6);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    a,"b   | column 3: a quote is not closed
                    "a"b,c | column 4: a quote within a field
                    a"b",c | column 2: a quote within a field
                    """)
    void rejectsMisplacedQuotes(String line, String fault) {
        assertThatThrownBy(() -> CsvLine.read(line)).hasMessage(fault);
    }
}
