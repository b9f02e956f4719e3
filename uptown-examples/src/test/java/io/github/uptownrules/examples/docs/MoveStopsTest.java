package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.examples.docs.MoveStops.Stop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The document about the path of a move is accurate, and its picture shows the stops; {@code -Dpicture=write} writes the
 * picture.
 */
class MoveStopsTest {
    private static final Path DOCUMENT = Library.DOCS.resolve("how-a-move-travels.md");
    private static final Path PICTURE = Library.DOCS.resolve("how-a-move-travels.svg");

    @Test
    void everyMethodIsInTheSourceOfItsStop() throws IOException {
        for (Stop stop : MoveStops.of(DOCUMENT).stops()) {
            assertThat(stop.file()).exists();
            String source = Files.readString(stop.file());
            for (String method : stop.methods()) {
                assertThat(source)
                        .as("stop %s: a declaration of %s", stop.number(), method)
                        .containsPattern("(?m)^ *(?:[\\w<>?,.]+ )*" + Pattern.quote(method) + "\\([^;\n]*$");
            }
            assertThat(stop.methods()).isNotEmpty();
            String type = stop.name().replaceFirst("\\.(?!js).*", "");
            assertThat(stop.file().getFileName().toString()).isIn(stop.name(), type + ".java");
        }
    }

    @Test
    void stopsAndShapesAreCounted() throws IOException {
        MoveStops move = MoveStops.of(DOCUMENT);
        List<Stop> stops = move.stops();
        assertThat(stops)
                .extracting(Stop::number)
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, stops.size()).boxed().toList());
        assertThat(stops.stream().map(Stop::shape).filter(shape -> !shape.isEmpty()))
                .containsExactlyElementsOf(move.shapes());
        assertThat(Files.readString(DOCUMENT))
                .contains(stops.size() + " stops")
                .contains(move.shapes().size() + " shapes")
                .contains("](how-a-move-travels.svg)");
    }

    @Test
    void thePictureIsCurrent() throws IOException {
        String svg = MoveStops.of(DOCUMENT).svg();
        if ("write".equals(System.getProperty("picture"))) {
            Files.writeString(PICTURE, svg);
        }
        assertThat(Files.readString(PICTURE)).isEqualTo(svg);
    }
}
