package io.github.uptownrules.examples.docs;

import java.net.URI;
import java.util.stream.Collectors;
import javax.tools.SimpleJavaFileObject;

/** A javadoc {@link Example} as a class, with the names and imports that all examples share. */
final class ExampleProgram extends SimpleJavaFileObject {
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
            code.append(isImport(line) ? "" : StatedValue.checked(line, example.place(i)))
                    .append('\n');
        }
        return code.append("    }\n}\n");
    }

    /** Returns whether a line is an import, which an example may contain like a program. */
    private static boolean isImport(String line) {
        return line.strip().startsWith("import ");
    }

    private String header() {
        return example.lines().stream().filter(ExampleProgram::isImport).collect(Collectors.joining())
                + names().imports().map(name -> "import " + name + ";\n").collect(Collectors.joining())
                + "public final class " + name + " extends " + names().className() + " {\n"
                + "    public " + name + "(java.nio.file.Path path) { super(path); }\n"
                + "    public void run() throws Exception {\n";
    }

    private SharedNames names() {
        return SharedNames.of(Game.of(example.file()));
    }

    String place(long lineOfProgram) {
        return example.place((int) (lineOfProgram - 1 - header().lines().count()));
    }
}
