package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;

/** A project as section 3 writes it: {@code <cost> <types> <income> <prestige> <marks> <name>}. */
record NaiveProject(String cost, String types, String income, String prestige, String marks, String name) {

    /** Splits a text into its parts; missing parts are empty. */
    static NaiveProject of(String text) {
        // The name is the rest of the line, because it may have spaces.
        List<String> parts = new ArrayList<>(List.of(text.split(" ", 6)));
        while (parts.size() < 6) {
            parts.add("");
        }
        return new NaiveProject(parts.get(0), parts.get(1), parts.get(2), parts.get(3), parts.get(4), parts.get(5));
    }

    /** Returns the faults of the project on a public card, or on a project card (section 3). */
    List<String> faults(boolean onPublicCard) {
        List<String> faults = new ArrayList<>();
        if (!cost.matches(onPublicCard ? "0" : "[0-9]")) {
            faults.add("cost '" + cost + "'");
        }
        if (!areTypes(types)) {
            faults.add("types '" + types + "'");
        }
        if (!NaiveFormula.isFormula(income)) {
            faults.add("income '" + income + "'");
        }
        if (!NaiveFormula.isFormula(prestige)) {
            faults.add("prestige '" + prestige + "'");
        }
        if (!marks.equals("-") && (marks.isEmpty() || !marks.matches("[but]?r?g?n?"))) {
            faults.add("marks '" + marks + "'");
        }
        if (!isName(name)) {
            faults.add("name '" + name + "'");
        }
        return faults;
    }

    /** {@code -}, or one or two letters in the order o f s c v; two equal ones are a double (X18). */
    private static boolean areTypes(String types) {
        if (types.equals("-")) {
            return true;
        }
        for (String first : NaiveFormula.TYPES) {
            if (types.equals(first)) {
                return true;
            }
            for (String second : NaiveFormula.TYPES) {
                boolean inOrder = NaiveFormula.TYPES.indexOf(first) <= NaiveFormula.TYPES.indexOf(second);
                if (inOrder && types.equals(first + second)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** 1 to 40 printable ASCII characters without bars or backslashes, and without spaces at the ends. */
    private static boolean isName(String name) {
        if (name.isEmpty() || name.length() > 40 || name.startsWith(" ") || name.endsWith(" ")) {
            return false;
        }
        for (char character : name.toCharArray()) {
            if (character < ' ' || character > '~' || character == '|' || character == '\\') {
                return false;
            }
        }
        return true;
    }

    /** Returns the price (X7, Y5). */
    long price() {
        return Long.parseLong(cost);
    }

    /** Returns the number of projects of a type that it counts as; a double counts as two (X18). */
    int count(String type) {
        int count = 0;
        for (char letter : types.toCharArray()) {
            if (type.equals(String.valueOf(letter))) {
                count++;
            }
        }
        return count;
    }

    /** X10. */
    boolean isGround() {
        return marks.contains("b");
    }

    /** X11. */
    boolean isUpper() {
        return marks.contains("u");
    }

    /** X13. */
    boolean isOnRoof() {
        return marks.contains("t");
    }

    /** X12. */
    boolean isRoof() {
        return marks.contains("r");
    }

    /** X14. */
    boolean isGift() {
        return marks.contains("g");
    }

    /** X15. */
    boolean isNoGifts() {
        return marks.contains("n");
    }

    /** Returns the six parts with one space between. */
    String text() {
        return String.join(" ", cost, types, income, prestige, marks, name);
    }
}
