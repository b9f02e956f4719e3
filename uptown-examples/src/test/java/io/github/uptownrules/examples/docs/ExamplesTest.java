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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every example in the javadoc, the README and the other documents compiles, runs, and gives the values it states.
 *
 * <p>An example is a {@code <pre>} block of code in javadoc or a {@code ```java} block in Markdown: statements, or the
 * declaration of a class. A document shows {@linkplain PageProgram whole programs}. In javadoc all public packages of the
 * {@linkplain Game game} it is about are imported, and these names need not be declared:
 *
 * <ul>
 *   <li>{@code rules}, the standard game for four, or UP TURN for three; {@code game}, its deal of seed 42; {@code view}, its
 *       view for {@code seat}, which is seat 1;
 *   <li>{@code move}, its first legal move, and {@code text}, the notation of that move; {@code notation}, a reader for all
 *       rulesets;
 *   <li>in modules without a game: {@code game}, Uptown, and {@code played}, its two-player deal with seed 42;
 *   <li>{@code random}, a generator; {@code path}, a file of its own to write to; {@code send(player, outcome)}, for a server.
 * </ul>
 *
 * <p>{@code expression; // -> value} states a value as text. In {@code // -> value (remark)} a remark follows it. The comment
 * may also state the value that a declaration assigns or the text that {@code System.out.println} prints. Any other comment is
 * prose.
 */
@Tag("full")
class ExamplesTest {
    private static ImmutableList<Example> inJavadoc() throws IOException {
        ImmutableList.Builder<Example> examples = ImmutableList.builder();
        for (Path folder : Library.SOURCES) {
            examples.addAll(Example.inJavadoc(folder));
        }
        return examples.build();
    }

    private static ImmutableList<PageProgram> inDocuments() throws IOException {
        ImmutableList.Builder<PageProgram> programs = ImmutableList.builder();
        for (Path document : Library.documents()) {
            programs.addAll(PageProgram.of(document));
        }
        return programs.build();
    }

    @TestFactory
    Stream<DynamicTest> everyExampleGivesItsStatedValues(@TempDir Path folder) throws IOException {
        ImmutableList.Builder<ExampleProgram> programs = ImmutableList.builder();
        int number = 0;
        for (Example example : inJavadoc()) {
            number++;
            programs.add(new ExampleProgram(example, "Example" + number));
        }
        compile(Stream.concat(Stream.of(Game.values()).map(SharedNames::of), programs.build().stream()), folder);
        return programs.build().stream()
                .map(program -> DynamicTest.dynamicTest(program.example().place(0), () -> run(program, folder)));
    }

    @TestFactory
    Stream<DynamicTest> everyProgramOfADocumentGivesItsStatedValues(@TempDir Path folder) throws IOException {
        ImmutableList.Builder<PageProgram.Source> checked = ImmutableList.builder();
        ImmutableList.Builder<DynamicTest> tests = ImmutableList.builder();
        for (PageProgram program : inDocuments()) {
            PageProgram.Source source =
                    program.checked("program" + checked.build().size());
            checked.add(source);
            tests.add(DynamicTest.dynamicTest(program.place(), () -> run(source, folder)));
        }
        compile(checked.build().stream(), folder);
        return tests.build().stream();
    }

    /** Values are checked as expressions. A program must also compile without the checks. */
    @Test
    void everyProgramOfADocumentCompilesAsItStands(@TempDir Path folder) throws IOException {
        ImmutableList.Builder<PageProgram.Source> sources = ImmutableList.builder();
        for (PageProgram program : inDocuments()) {
            sources.add(program.asItStands("program" + sources.build().size()));
        }
        compile(sources.build().stream(), folder);
    }

    private static void compile(Stream<? extends JavaFileObject> sources, Path folder) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        List<String> options =
                List.of("-proc:none", "-d", folder.toString(), "-classpath", System.getProperty("java.class.path"));
        compiler.getTask(null, null, problems, options, null, sources.toList()).call();
        assertThat(problems.getDiagnostics().stream()
                        .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                        .map(ExamplesTest::text))
                .isEmpty();
    }

    private static String text(Diagnostic<? extends JavaFileObject> problem) {
        String message = ": " + problem.getMessage(null);
        if (problem.getSource() instanceof ExampleProgram program) {
            return program.place(problem.getLineNumber()) + message;
        }
        return problem.getSource() instanceof PageProgram.Source source
                ? source.place(problem.getLineNumber()) + message
                : problem.toString();
    }

    private static void run(ExampleProgram program, Path folder) throws Exception {
        run(program.example().toString(), program.className(), folder, type -> {
            Object instance = type.getConstructor(Path.class).newInstance(folder.resolve(program.className() + ".txt"));
            type.getMethod("run").invoke(instance);
        });
    }

    private static void run(PageProgram.Source program, Path folder) throws Exception {
        run(
                program.place(1),
                program.className(),
                folder,
                type -> type.getMethod("main", String[].class).invoke(null, (Object) new String[0]));
    }

    private interface Run {
        void of(Class<?> type) throws Exception;
    }

    private static void run(String program, String className, Path folder, Run run) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            run.of(loader.loadClass(className));
        } catch (InvocationTargetException e) {
            throw new AssertionError(program, e.getCause());
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

    /** An example with other delimiters would not be found and run. */
    @Test
    void everyExampleIsFound() throws IOException {
        int expected = 0;
        for (Path folder : Library.SOURCES) {
            for (Path file : Example.files(folder, ".java")) {
                expected += Pattern.compile("<pre>|@snippet").split(Files.readString(file), -1).length - 1;
            }
        }
        assertThat(inJavadoc()).hasSize(expected);
    }
}
