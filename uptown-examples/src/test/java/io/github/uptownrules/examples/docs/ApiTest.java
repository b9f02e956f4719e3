package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares the public API of each published module with the file {@code api.txt} beside its pom. It lists the types of the
 * exported packages with all public and protected members, as printed by {@code javap}. After an intended change, {@code
 * -Dtest=ApiTest -Dapi=write} writes it.
 */
class ApiTest {
    private static final Pattern PUBLIC_TYPE =
            Pattern.compile("^public [^\\n]* \\{$.*?^\\}$", Pattern.MULTILINE | Pattern.DOTALL);

    @TestFactory
    Stream<DynamicTest> theApiIsAsRecorded() {
        return Library.APIS.stream()
                .map(module -> DynamicTest.dynamicTest(
                        module.getFileName().toString(),
                        () -> check(module.resolve("target/classes"), module.resolve("api.txt"))));
    }

    private static void check(Path classes, Path written) throws IOException {
        List<String> lines = lines(classes);
        if ("write".equals(System.getProperty("api"))) {
            Files.write(written, lines);
        }
        assertThat(lines)
                .as("the public interface, kept in " + written)
                .isNotEmpty()
                .containsExactlyElementsOf(Files.readAllLines(written));
    }

    private static List<String> lines(Path classes) throws IOException {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        Stream<String> arguments = Stream.concat(
                Stream.of("-protected"), ExportedTypes.files(classes).stream().map(Path::toString));
        int result = ToolProvider.findFirst("javap").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        assertThat(result).as(text.toString()).isZero();
        return PUBLIC_TYPE
                .matcher(text.toString())
                .results()
                .flatMap(type -> type.group().lines())
                .toList();
    }
}
