package io.github.uptownrules.examples.docs;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A value stated by an example: {@code statement;   // -> value (remark)}. */
public final class StatedValue {
    private static final Pattern STATED =
            Pattern.compile("(?<statement>.*);\\s*// -> (?<value>.*?)(?<remark> \\(.*\\))?");

    private static final Pattern DECLARATION = Pattern.compile("\\s*[A-Za-z][\\w<>, ]* (?<name>\\w+) = .*");
    private static final Pattern PRINT = Pattern.compile("\\s*System\\.out\\.println\\((?<value>.*)\\)");

    private StatedValue() {}

    /** Returns a line of code that throws if the actual value differs from the stated one. */
    static String checked(String line, String place) {
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
        return StatedValue.class.getName() + ".check(" + expression + ", " + literal(value) + ", " + literal(place)
                + ");";
    }

    private static String literal(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** Compares a value with the stated text. Called by compiled examples. */
    public static void check(Object found, String stated, String place) {
        if (!String.valueOf(found).equals(stated)) {
            throw new AssertionError(place + ": expected " + stated + ", but was " + found);
        }
    }
}
