package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Random deck texts, valid or nearly valid. Each deck has its own frequencies: some have many roofs on roofs, others many
 * refused gifts, and so on.
 */
public final class NaiveDecks {
    private static final List<Integer> CHANCES = List.of(0, 5, 20, 50, 80);

    /** The characters of names, without the space. */
    private static final String PRINTABLE = printable();

    private final RandomGenerator random;
    private final int ground;
    private final int upper;
    private final int onRoof;
    private final int roof;
    private final int gift;
    private final int noGifts;
    private final int zero;
    private final int negative;
    private final int amounts;
    private final int terms;
    private final int costs;

    private NaiveDecks(RandomGenerator random) {
        this.random = random;
        ground = NaiveChance.oneOf(CHANCES, random) / 3;
        upper = NaiveChance.oneOf(CHANCES, random) / 3;
        onRoof = NaiveChance.oneOf(CHANCES, random) / 2;
        roof = NaiveChance.oneOf(CHANCES, random);
        gift = NaiveChance.oneOf(CHANCES, random);
        noGifts = NaiveChance.oneOf(CHANCES, random) / 2;
        zero = NaiveChance.oneOf(CHANCES, random);
        negative = NaiveChance.oneOf(List.of(0, 20, 50, 100), random);
        amounts = NaiveChance.oneOf(List.of(2, 4, 9), random);
        terms = NaiveChance.oneOf(List.of(1, 2, 3, 13), random);
        costs = NaiveChance.oneOf(List.of(1, 3, 5, 10), random);
    }

    /** Returns a valid deck in canonical text. */
    public static String random(RandomGenerator random) {
        return new NaiveDecks(random).text();
    }

    /** Returns the same deck in another accepted form: with empty lines, comments, other line ends, no last line end. */
    public static String dressed(String canonical, RandomGenerator random) {
        StringBuilder dressed = new StringBuilder();
        for (String line : canonical.split("\n")) {
            while (NaiveChance.percent(10, random)) {
                dressed.append(NaiveChance.oneOf(List.of("", "#", "# a comment", "#b1", "\r"), random))
                        .append('\n');
            }
            dressed.append(line).append(NaiveChance.percent(20, random) ? "\r\n" : "\n");
        }
        String text = dressed.toString();
        return NaiveChance.percent(30, random) ? text.replaceFirst("\r?\n$", "") : text;
    }

    /** Returns a text that resembles a deck, valid or not. */
    public static String mutated(String deck, RandomGenerator random) {
        List<String> lines = new ArrayList<>(List.of(deck.split("\n", -1)));
        int line = random.nextInt(lines.size());
        switch (random.nextInt(6)) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(line, lines.get(random.nextInt(lines.size())));
            case 2 -> {
                int other = random.nextInt(lines.size());
                String exchanged = lines.set(other, lines.get(line));
                lines.set(line, exchanged);
            }
            case 3 -> lines.set(line, mutatedPart(lines.get(line), random));
            default -> {
                String alphabet = " |-+/*0123456789dbofscvutrgn#\r\n\\\té";
                // The first two lines are chosen more often, because they have their own rules.
                line = NaiveChance.percent(20, random) ? Math.min(line, 1) : line;
                lines.set(line, NaiveChance.typo(lines.get(line), alphabet, random));
            }
        }
        return String.join("\n", lines);
    }

    /** Replaces one part of a line with text that is valid elsewhere. */
    private static String mutatedPart(String line, RandomGenerator random) {
        List<String> parts = new ArrayList<>(List.of(line.split(" ", -1)));
        List<String> others = List.of(
                "",
                "-",
                "0",
                "00",
                "10",
                "-0",
                "+1",
                "1+",
                "1+1",
                "1+-1/d",
                "-1/d+1",
                "2/o*+1/f",
                "1/f+2/o*",
                "1/x",
                "1/",
                "/d",
                "1/d+1/b+1/o",
                "oo",
                "co",
                "oc",
                "ofs",
                "b",
                "bu",
                "tr",
                "rt",
                "rgn",
                "gr",
                "nn",
                "r",
                "|",
                "9",
                "-9",
                "-10",
                "0+0",
                "1/d*",
                "1*",
                "b2",
                "p1");
        parts.set(random.nextInt(parts.size()), NaiveChance.oneOf(others, random));
        return String.join(" ", parts);
    }

    private String text() {
        StringBuilder text = new StringBuilder("deck " + deckName() + "\n");
        text.append("money ")
                .append(NaiveChance.oneOf(List.of(0, 1, 6, 10, 20, 99), random))
                .append('\n');
        for (String card : NaiveCards.ALL) {
            List<String> projects = new ArrayList<>();
            while (projects.size() < NaiveCards.projectsOn(card).size()) {
                projects.add(project(NaiveCards.isPublic(card)));
            }
            text.append(card).append(' ').append(String.join(" | ", projects)).append('\n');
        }
        return text.toString();
    }

    private String project(boolean free) {
        int cost = free ? 0 : random.nextInt(costs);
        return String.join(" ", String.valueOf(cost), types(), formula(), formula(), marks(), name());
    }

    private String types() {
        int kind = random.nextInt(10);
        if (kind == 0) {
            return "-";
        }
        int first = random.nextInt(5);
        int second = first + random.nextInt(5 - first);
        String type = NaiveFormula.TYPES.get(first);
        return kind < 6 ? type : type + NaiveFormula.TYPES.get(second);
    }

    private String formula() {
        if (NaiveChance.percent(zero, random)) {
            return "0";
        }
        int count = 1 + random.nextInt(terms);
        List<String> units = new ArrayList<>(NaiveFormula.UNITS);
        while (units.size() > count) {
            units.remove(random.nextInt(units.size()));
        }
        List<String> sum = new ArrayList<>();
        for (String unit : units) {
            int amount = 1 + random.nextInt(amounts);
            sum.add((NaiveChance.percent(negative, random) ? -amount : amount) + unit);
        }
        return String.join("+", sum);
    }

    private String marks() {
        int place = random.nextInt(100);
        String marks = "";
        if (place < ground) {
            marks = "b";
        } else if (place < ground + upper) {
            marks = "u";
        } else if (place < ground + upper + onRoof) {
            marks = "t";
        }
        marks += NaiveChance.percent(roof, random) ? "r" : "";
        marks += NaiveChance.percent(gift, random) ? "g" : "";
        marks += NaiveChance.percent(noGifts, random) ? "n" : "";
        return marks.isEmpty() ? "-" : marks;
    }

    private String name() {
        int length = NaiveChance.oneOf(List.of(1, 2, 5, 12, 40), random);
        StringBuilder name = new StringBuilder();
        while (name.length() < length) {
            boolean inside = !name.isEmpty() && name.length() < length - 1;
            name.append(inside && random.nextInt(6) == 0 ? ' ' : PRINTABLE.charAt(random.nextInt(PRINTABLE.length())));
        }
        return name.toString();
    }

    private String deckName() {
        int length = NaiveChance.oneOf(List.of(1, 4, 24), random);
        StringBuilder name = new StringBuilder();
        while (name.length() < length) {
            name.append("abcdefghijklmnopqrstuvwxyz0123456789-".charAt(random.nextInt(37)));
        }
        return name.toString();
    }

    private static String printable() {
        StringBuilder printable = new StringBuilder();
        for (char character = '!'; character <= '~'; character++) {
            printable.append(character == '|' || character == '\\' ? "" : String.valueOf(character));
        }
        return printable.toString();
    }
}
