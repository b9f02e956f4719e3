package io.github.uptownrules.examples.docs;

import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.SimpleJavaFileObject;

/**
 * An {@link Example} made into a class of its own, with the names that all examples share. In javadoc the packages of the game
 * are imported; a document in Markdown is read elsewhere, so it says what it imports: in the example, in an example before it that
 * has imports and nothing else, or in a paragraph that begins with {@code Imports:}.
 */
final class ExampleProgram extends SimpleJavaFileObject {
    /** {@code statement;   // -> value (remark)}. */
    private static final Pattern STATED =
            Pattern.compile("(?<statement>.*);\\s*// -> (?<value>.*?)(?<remark> \\(.*\\))?");

    private static final Pattern DECLARATION = Pattern.compile("\\s*[A-Za-z][\\w<>, ]* (?<name>\\w+) = .*");
    private static final Pattern PRINT = Pattern.compile("\\s*System\\.out\\.println\\((?<value>.*)\\)");

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
        return example.lines().stream().filter(ExampleProgram::isImport).collect(Collectors.joining())
                + imports().map(name -> "import " + name + ";\n").collect(Collectors.joining())
                + "public final class " + name + " extends " + names().className() + " {\n"
                + "    public " + name + "(java.nio.file.Path path) { super(path); }\n"
                + "    public void run() throws Exception {\n";
    }

    private Stream<String> imports() {
        return example.isInMarkdown() ? PageImports.of(example.file()).stream() : names().imports();
    }

    private SharedNames names() {
        return SharedNames.of(Game.of(example.file()));
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
