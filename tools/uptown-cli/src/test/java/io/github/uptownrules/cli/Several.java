package io.github.uptownrules.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Runs several command lines like {@link Uptown#main}, one after the other in one process, because a start takes a second. */
final class Several {
    static final String NEXT = "--next--";

    private Several() {}

    /** Runs the command lines, and prints the exit code of each on a line of standard output. */
    public static void main(String[] args) {
        Locale locale = Locale.getDefault();
        List<String> command = new ArrayList<>();
        for (String argument : args) {
            if (argument.equals(NEXT)) {
                run(locale, command);
                command.clear();
            } else {
                command.add(argument);
            }
        }
        run(locale, command);
        System.exit(0);
    }

    private static void run(Locale locale, List<String> command) {
        Locale.setDefault(locale);
        System.out.println("exit code " + Uptown.run(command.toArray(String[]::new)));
    }
}
