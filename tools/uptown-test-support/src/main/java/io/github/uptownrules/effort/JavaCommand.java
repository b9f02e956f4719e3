package io.github.uptownrules.effort;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How a program of the class path is started, with all that the manifest of the jar asks for. */
public final class JavaCommand {
    private JavaCommand() {}

    /** The command, for the program's own arguments to be added. */
    public static List<String> of(Class<?> main, String... options) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        return command;
    }

    /** The command for a program that is over in a second or two, which the optimizing compiler only delays. */
    public static List<String> shortLived(Class<?> main) {
        return of(main, "-Xmx128m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
    }
}
