package io.github.uptownrules.effort;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Commands that start a program on the class path, with all options that the manifest of the jar requires. */
public final class JavaCommand {
    private JavaCommand() {}

    /** Returns the command; append the arguments of the program. */
    public static List<String> of(Class<?> main, String... options) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        return command;
    }

    /**
     * Returns the command for a program that runs for a second or two, without the optimizing compiler, which would only delay
     * it.
     */
    public static List<String> shortLived(Class<?> main) {
        return of(main, "-Xmx128m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");
    }
}
