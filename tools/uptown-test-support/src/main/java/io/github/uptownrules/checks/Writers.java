package io.github.uptownrules.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The public methods of a class that return JSON, with the argument types that the compiler accepts.
 *
 * @param writer the class, whose writers return a {@code JsonValue}
 * @param imports the packages of the types, such as {@code java.util.*}
 * @param right a valid argument by type, for the other parameters
 */
public record Writers(Class<?> writer, List<String> imports, ImmutableMap<String, String> right) {

    /** A small program that contains one call of a method. */
    private static final class Call extends SimpleJavaFileObject {
        private final String code;

        Call(int number, String code) {
            super(URI.create("string:///Call" + number + ".java"), Kind.SOURCE);
            this.code = code;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return code;
        }
    }

    public Stream<Method> methods() {
        return Arrays.stream(writer.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .filter(method -> method.getReturnType().getSimpleName().equals("JsonValue"));
    }

    /** Asserts that no parameter accepts any of the given types. */
    public void assertRefused(List<String> types) {
        List<Call> calls = calls(types);
        assertThat(calls).hasSizeGreaterThan(8 * types.size());
        assertThat(refused(calls)).hasSize(calls.size());
    }

    /** Asserts that valid arguments compile; otherwise the other check would be meaningless. */
    public void assertRightIsAccepted() {
        assertThat(refused(calls(List.of()))).isEmpty();
    }

    private List<Call> calls(List<String> types) {
        List<Call> calls = new ArrayList<>();
        methods().forEach(method -> {
            List<String> parameters = Arrays.stream(method.getGenericParameterTypes())
                    .map(Writers::simple)
                    .toList();
            assertThat(right.keySet()).containsAll(parameters);
            for (int tried = 0; tried < parameters.size(); tried++) {
                List<String> arguments =
                        new ArrayList<>(parameters.stream().map(right::get).toList());
                arguments.set(tried, "tried");
                for (String type : types.isEmpty() ? List.of(parameters.get(tried)) : types) {
                    calls.add(call(calls.size(), method.getName(), String.join(", ", arguments), type));
                }
            }
        });
        return calls;
    }

    private static String simple(Type type) {
        return type.getTypeName().replaceAll("[a-z]\\w*\\.", "");
    }

    private Call call(int number, String method, String arguments, String type) {
        return new Call(
                number,
                imports.stream().map(name -> "import " + name + ";").collect(Collectors.joining()) + "class Call"
                        + number + " { void call("
                        + right.entrySet().stream()
                                .map(parameter -> parameter.getKey() + " " + parameter.getValue())
                                .collect(Collectors.joining(", "))
                        + ", " + type + " tried) throws java.io.IOException { " + writer.getName() + "." + method + "("
                        + arguments + "); } }");
    }

    /** Returns the types that the compiler rejects. All calls are compiled at once, for speed. */
    private static Set<String> refused(List<Call> calls) {
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        List<String> options = List.of(
                "-proc:none",
                "-implicit:none",
                "-Xmaxerrs",
                "10000",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                System.getProperty("java.io.tmpdir"));
        ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problems, options, null, calls)
                .call();
        return problems.getDiagnostics().stream()
                .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                .peek(problem -> assertThat(problem.getMessage(Locale.ROOT))
                        .containsAnyOf("incompatible types", "cannot be converted", "no suitable method"))
                .map(problem ->
                        Path.of(problem.getSource().getName()).getFileName().toString())
                .collect(Collectors.toSet());
    }
}
