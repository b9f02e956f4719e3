package io.github.uptownrules.testkit.naive;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A line of house rules, or the id of a published ruleset, read as docs/notation.md describes it. It accepts only the canonical
 * text, by checking each part, not by writing the rules again.
 *
 * @param colors the letters of each seat's colors
 * @param partners the groups of seats that see each other's racks, each as its digits
 * @param start the seat that starts, or 0 if it is drawn by lot
 */
public record NaiveLine(List<String> colors, NaiveRules rules, List<String> partners, int start) {
    private static final Pattern FORM =
            Pattern.compile("(standard-[345]|bloqueurs-[345]|two-player|two-player-bloqueurs)"
                    + "(?:\\+colors=([bgory]+(?:/[bgory]+)*))?"
                    + "(?:\\+rack=([1-9]\\d?(?:/[1-9]\\d?)*))?"
                    + "(?:\\+partners=([1-5]{2,}(?:/[1-5]{2,})*))?"
                    + "(?:\\+limit=([1-9]\\d?))?"
                    + "(\\+ties=by-color)?"
                    + "(?:\\+start=([2-5]|random))?");

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is not canonical
     */
    public static NaiveLine parse(String line) {
        Matcher form = FORM.matcher(line);
        require(form.matches(), "the form of '" + line + "'");
        String base = form.group(1);
        boolean isStandard = !base.contains("bloqueurs");
        List<String> usual = base.startsWith("two-player")
                ? List.of("bo", "gr")
                : List.of("b", "g", "o", "r", "y").subList(0, base.charAt(base.length() - 1) - '0');
        List<String> colors = option(form, 2).map(value -> colors(value, usual)).orElse(usual);
        List<Integer> racks = option(form, 3)
                .map(value -> racks(value, usual.size()))
                .orElse(Collections.nCopies(usual.size(), NaiveRules.STANDARD_RACK));
        List<String> partners =
                option(form, 4).map(value -> partners(value, usual.size())).orElse(List.of());
        boolean isByColor = option(form, 6).isPresent();
        require(!isByColor || !isStandard, "ties of a standard ruleset");
        NaiveScoring bloqueurs = isByColor ? NaiveScoring.BLOQUEURS_NEXT_COLOR : NaiveScoring.BLOQUEURS;
        NaiveRules rules = new NaiveRules(NaiveRules.STANDARD_RACK, isStandard ? NaiveScoring.STANDARD : bloqueurs);
        Map<Integer, Integer> handicaps = new HashMap<>();
        for (int seat = 1; seat <= racks.size(); seat++) {
            handicaps.put(seat, racks.get(seat - 1));
        }
        int limit = option(form, 5).map(Integer::valueOf).orElse(rules.limit());
        int start = option(form, 7).map(value -> start(value, usual.size())).orElse(1);
        return new NaiveLine(colors, rules.with(handicaps, limit), partners, start);
    }

    private static Optional<String> option(Matcher form, int group) {
        return Optional.ofNullable(form.group(group));
    }

    private static void require(boolean isRight, String what) {
        if (!isRight) {
            throw new IllegalArgumentException("wrong: " + what);
        }
    }

    private static List<String> colors(String value, List<String> usual) {
        List<String> colors = List.of(value.split("/"));
        require(colors.size() == usual.size() && !colors.equals(usual), "the seats of the colors");
        String all = value.replace("/", "");
        require(all.chars().distinct().count() == all.length(), "a color that occurs twice");
        require(colors.stream().allMatch(own -> isAscending(own)), "the order of the colors");
        return colors;
    }

    private static boolean isAscending(String text) {
        char[] characters = text.toCharArray();
        Arrays.sort(characters);
        return new String(characters).equals(text) && text.chars().distinct().count() == text.length();
    }

    private static List<Integer> racks(String value, int seats) {
        List<Integer> racks =
                Arrays.stream(value.split("/")).map(Integer::valueOf).toList();
        require(racks.stream().allMatch(rack -> rack <= 28), "the size of a rack");
        if (racks.size() == 1) {
            require(racks.get(0) != NaiveRules.STANDARD_RACK, "the usual rack");
            return Collections.nCopies(seats, racks.get(0));
        }
        require(racks.size() == seats && new HashSet<>(racks).size() > 1, "the seats of the racks");
        return racks;
    }

    private static List<String> partners(String value, int seats) {
        List<String> groups = List.of(value.split("/"));
        List<String> sorted = List.copyOf(new TreeSet<>(groups));
        require(sorted.equals(groups) && groups.stream().allMatch(NaiveLine::isAscending), "the order of the partners");
        require(groups.stream().flatMapToInt(String::chars).allMatch(seat -> seat - '0' <= seats), "a partner's seat");
        require(Set.copyOf(groups).equals(largest(groups, seats)), "the groups of partners");
        return groups;
    }

    /** Returns the groups in which any two seats are partners, and to which no seat can be added. */
    private static Set<String> largest(List<String> groups, int seats) {
        return IntStream.range(0, 1 << seats)
                .mapToObj(bits -> IntStream.rangeClosed(1, seats)
                        .filter(seat -> (bits >> seat - 1 & 1) != 0)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining()))
                .filter(group -> group.length() > 1 && arePartners(group, groups))
                .filter(group -> IntStream.rangeClosed(1, seats)
                        .mapToObj(String::valueOf)
                        .noneMatch(seat -> !group.contains(seat) && arePartners(group + seat, groups)))
                .collect(Collectors.toSet());
    }

    private static boolean arePartners(String group, List<String> groups) {
        return group.chars()
                .allMatch(one -> group.chars()
                        .filter(other -> other != one)
                        .allMatch(other -> groups.stream()
                                .anyMatch(known -> known.indexOf(one) >= 0 && known.indexOf(other) >= 0)));
    }

    private static int start(String value, int seats) {
        if (value.equals("random")) {
            return 0;
        }
        int start = Integer.parseInt(value);
        require(start <= seats, "the seat that starts");
        return start;
    }

    /** Returns whether a seat sees the racks of another. */
    public boolean sees(int viewer, int owner) {
        return viewer == owner || arePartners("" + viewer + owner, partners);
    }
}
