package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import java.net.URI;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.SimpleJavaFileObject;

/** An {@link Example} made into a class of its own, with the names that all examples share. */
final class ExampleProgram extends SimpleJavaFileObject {
    /** {@code statement;   // -> value (remark)}. */
    private static final Pattern STATED =
            Pattern.compile("(?<statement>.*);\\s*// -> (?<value>.*?)(?<remark> \\(.*\\))?");

    private static final Pattern DECLARATION = Pattern.compile("\\s*[A-Za-z][\\w<>, ]* (?<name>\\w+) = .*");
    private static final Pattern PRINT = Pattern.compile("\\s*System\\.out\\.println\\((?<value>.*)\\)");

    private static final ImmutableList<String> PACKAGES = ImmutableList.of(
            "com.google.common.collect",
            "io.github.uptownrules.arena",
            "io.github.uptownrules.arena.game",
            "io.github.uptownrules.arena.protocol",
            "io.github.uptownrules.base.random",
            "java.nio.file",
            "java.security",
            "java.util",
            "java.util.concurrent",
            "java.util.stream");

    /** What an example of any game need not declare, and what a stated value becomes. */
    private static final String SHARED = """
            Seat seat = Seat.ONE;
            Move move = game.legalMoves().get(0);
            String text = move.toString();
            SplitMix64 random = new SplitMix64(7);
            Path path;
            void send(Seat player, Object message) {}
            static void check(Object found, String stated, String place) {
                if (!String.valueOf(found).equals(stated)) {
                    throw new AssertionError(place + ": this is not " + stated + " but " + found);
                }
            }
            """;

    private final Example example;
    private final String name;

    ExampleProgram(Example example, String name) {
        super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
        this.example = example;
        this.name = name;
    }

    String className() {
        return name;
    }

    Example example() {
        return example;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        StringBuilder code = new StringBuilder(header());
        for (int i = 0; i < example.lines().size(); i++) {
            String line = example.lines().get(i);
            code.append(isImport(line) ? "" : checked(line, example.place(i))).append('\n');
        }
        return code.append("    }\n}\n");
    }

    /** An example may say which types it means, as a program has to. */
    private static boolean isImport(String line) {
        return line.strip().startsWith("import ");
    }

    private String header() {
        Game game = Game.of(example.file());
        return example.lines().stream().filter(ExampleProgram::isImport).collect(Collectors.joining())
                + Stream.of(PACKAGES, game.packages())
                        .flatMap(List::stream)
                        .map(name -> "import " + name + ".*;\n")
                        .collect(Collectors.joining())
                + "public final class " + name + " {\n"
                + game.names()
                + SHARED
                + "    public " + name + "(Path path) { this.path = path; }\n"
                + "    public void run() throws Exception {\n";
    }

    /** Where a line of this is in the document. */
    String place(long lineOfProgram) {
        return example.place((int) (lineOfProgram - 1 - header().lines().count()));
    }

    private static String checked(String line, String place) {
        Matcher stated = STATED.matcher(line);
        if (!stated.matches()) {
            return line;
        }
        String statement = stated.group("statement");
        Matcher declaration = DECLARATION.matcher(statement);
        if (declaration.matches()) {
            return statement + "; " + check(declaration.group("name"), stated.group("value"), place);
        }
        Matcher print = PRINT.matcher(statement);
        return check(print.matches() ? print.group("value") : statement, stated.group("value"), place);
    }

    private static String check(String expression, String value, String place) {
        return "check(" + expression + ", " + literal(value) + ", " + literal(place) + ");";
    }

    private static String literal(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
