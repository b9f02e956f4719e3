package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every example in the javadoc, the README and the other documents compiles, runs, and gives the values it states.
 *
 * <p>An example is a {@code <pre>} block of code in javadoc or a {@code ```java} block in Markdown: statements, or the
 * declaration of a class. In javadoc all public packages of the {@linkplain Game game} it is about are imported; a document says
 * what it {@linkplain PageImports imports}. These names need not be declared:
 *
 * <ul>
 *   <li>{@code rules}, the standard game for four, or UP TURN for three; {@code game}, its deal of seed 42; {@code view}, what
 *       {@code seat}, seat 1, sees of it;
 *   <li>{@code move}, its first legal move, and {@code text}, how that is written; {@code notation}, a reader for all
 *       rulesets;
 *   <li>{@code random}, a generator; {@code path}, a file to write to; {@code send(player, placement)}, for a server.
 * </ul>
 *
 * <p>{@code expression;   // -> value} states a value as text, {@code // -> value (remark)} with something to add; the same
 * goes for what a declaration assigns and for what {@code System.out.println} prints. Any other comment is prose.
 */
class ExamplesTest {
    private static ImmutableList<Example> all() throws IOException {
        ImmutableList.Builder<Example> examples = ImmutableList.builder();
        for (Path folder : Library.SOURCES) {
            examples.addAll(Example.inJavadoc(folder));
        }
        for (Path document : Library.documents()) {
            examples.addAll(Example.inMarkdown(document));
        }
        return examples.build();
    }

    @TestFactory
    Stream<DynamicTest> everyExampleDoesWhatItSays(@TempDir Path folder) throws IOException {
        ImmutableList.Builder<ExampleProgram> programs = ImmutableList.builder();
        int number = 0;
        for (Example example : all()) {
            number++;
            programs.add(new ExampleProgram(example, "Example" + number));
        }
        compile(programs.build(), folder);
        return programs.build().stream()
                .map(program -> DynamicTest.dynamicTest(program.example().place(0), () -> run(program, folder)));
    }

    private static void compile(ImmutableList<ExampleProgram> programs, Path folder) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        List<String> options =
                List.of("-proc:none", "-d", folder.toString(), "-classpath", System.getProperty("java.class.path"));
        Stream<SharedNames> names = Stream.of(Game.values()).map(SharedNames::of);
        List<JavaFileObject> sources =
                Stream.<JavaFileObject>concat(names, programs.stream()).toList();
        compiler.getTask(null, null, problems, options, null, sources).call();
        assertThat(problems.getDiagnostics().stream()
                        .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                        .map(ExamplesTest::text))
                .isEmpty();
    }

    private static String text(Diagnostic<? extends JavaFileObject> problem) {
        return problem.getSource() instanceof ExampleProgram program
                ? program.place(problem.getLineNumber()) + ": " + problem.getMessage(null)
                : problem.toString();
    }

    private static void run(ExampleProgram program, Path folder) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Class<?> type = loader.loadClass(program.className());
            Object instance = type.getConstructor(Path.class).newInstance(folder.resolve("file.txt"));
            type.getMethod("run").invoke(instance);
        } catch (InvocationTargetException e) {
            throw new AssertionError(program.example().toString(), e.getCause());
        } finally {
            System.setOut(out);
        }
    }

    @Test
    void everyPublicTypeAndPackageHasAnExample() throws IOException {
        for (Path file : Iterables.concat(Library.publicTypes(), Library.packages())) {
            assertThat(Files.readString(file)).as(file.toString()).contains("<pre>{@code\n");
        }
    }

    /** What is set in another way would not be found, and so not be run. */
    @Test
    void everyExampleIsFound() throws IOException {
        int inJavadoc = 0;
        for (Path folder : Library.SOURCES) {
            for (Path file : Example.files(folder, ".java")) {
                inJavadoc += Pattern.compile("<pre>|@snippet").split(Files.readString(file), -1).length - 1;
            }
        }
        assertThat(all().stream().filter(example -> example.file().toString().endsWith(".java")))
                .hasSize(inJavadoc);
    }
}
