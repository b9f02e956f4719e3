package io.github.uptownrules.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a whole text into records with regular expressions. It shares no code with the reader that it checks. */
public final class NaiveSplitter {
    private static final String BEGIN = "\\[Notation \"";
    private static final Pattern TOKEN = Pattern.compile(
            "\\{[^}]*\\}|\\{[^}]*\\z|" + BEGIN + "|(?<![^\n])\\[(No?t?a?t?i?o?n? ?)?(?![^\n])|.", Pattern.DOTALL);
    private static final Pattern HIDDEN = Pattern.compile("\\n(" + BEGIN + ")");

    private NaiveSplitter() {}

    /**
     * Splits a text.
     *
     * @param isRight returns whether a text is a valid record
     */
    public static List<String> split(String text, Predicate<String> isRight) {
        List<String> parts = new ArrayList<>();
        String rest = isBlank(text) ? "" : text;
        while (!rest.isEmpty()) {
            int end = end(rest, isRight);
            parts.add(rest.substring(0, end));
            rest = rest.substring(end);
        }
        return parts;
    }

    private static int end(String text, Predicate<String> isRight) {
        int moves = movesBegin(text);
        int unsure = Integer.MAX_VALUE;
        Matcher tokens = TOKEN.matcher(text);
        for (int at = moves; tokens.find(at); at = tokens.end()) {
            String token = tokens.group();
            if (token.startsWith("[") && (token.length() > 1 || isLine(text, at)) && !isBlank(text.substring(0, at))) {
                return unsure < at && !isRight.test(text.substring(0, at)) ? unsure : at;
            }
            Matcher hidden = HIDDEN.matcher(token);
            if (token.startsWith("{") && hidden.find()) {
                boolean isClosed = token.endsWith("}");
                if (!isClosed || token.indexOf('{', hidden.start(1)) > 0) {
                    unsure = Math.min(unsure, at + hidden.start(1));
                }
            }
            if (token.startsWith("{") && !token.endsWith("}")) {
                return Math.min(unsure, text.length());
            }
        }
        return unsure < text.length() && !isRight.test(text) ? unsure : text.length();
    }

    private static boolean isBlank(String text) {
        return text.matches("[ \t\r\n]*+");
    }

    private static boolean isLine(String text, int at) {
        return text.substring(0, at).endsWith("\n") && (text + "\n").startsWith("\n", at + 1);
    }

    private static int movesBegin(String text) {
        int at = 0;
        boolean isBegun = false;
        for (String line : text.split("(?<=\\n)", -1)) {
            String bare = line.replaceFirst("\\r?\\n$", "");
            boolean isFirst = bare.matches("(?s)" + BEGIN + ".*");
            if (line.isEmpty() || isBegun && isFirst || bare.isEmpty() && line.endsWith("\n")) {
                return at;
            }
            isBegun |= isFirst || !bare.replaceFirst("\\r$", "").matches("(?s)\\[.*\"\\]");
            at += line.length();
        }
        return at;
    }
}
