package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.SimpleJavaFileObject;

/** The superclass of all {@linkplain ExampleProgram examples} of a game, with the names that they need not declare. */
final class SharedNames extends SimpleJavaFileObject {
    private static final ImmutableList<String> PACKAGES = ImmutableList.of(
            "com.google.common.collect",
            "io.github.uptownrules.base.draw",
            "io.github.uptownrules.base.game",
            "io.github.uptownrules.base.notation",
            "io.github.uptownrules.base.random",
            "io.github.uptownrules.base.search",
            "java.nio.file",
            "java.security",
            "java.util",
            "java.util.concurrent",
            "java.util.stream");

    /** The names that an example of any game need not declare. */
    private static final String OF_ALL_GAMES = """
            Seat seat = Seat.ONE;
            SplitMix64 random = new SplitMix64(7);
            Path path;
            void send(Seat player, Object message) {}
            """;

    private final Game game;

    private SharedNames(Game game) {
        super(URI.create("string:///" + className(game) + ".java"), Kind.SOURCE);
        this.game = game;
    }

    static SharedNames of(Game game) {
        return new SharedNames(game);
    }

    private static String className(Game game) {
        return "Names" + game.ordinal();
    }

    String className() {
        return className(game);
    }

    /** Returns all packages that an example of the game may need. */
    Stream<String> imports() {
        return Stream.of(PACKAGES, game.packages()).flatMap(List::stream).map(name -> name + ".*");
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return imports().map(name -> "import " + name + ";\n").collect(Collectors.joining())
                + "class " + className() + " {\n"
                + game.names()
                + OF_ALL_GAMES
                + "    " + className() + "(Path path) { this.path = path; }\n}\n";
    }
}
