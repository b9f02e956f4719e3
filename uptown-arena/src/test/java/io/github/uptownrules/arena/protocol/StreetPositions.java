package io.github.uptownrules.arena.protocol;

import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.ProjectId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/** Validates positions of the street game, following the rules of the notation as literally as possible. */
final class StreetPositions {
    private static final String CARD = "(?:b(?:[1-9]|[1-7]\\d|8[0-4])|p(?:[1-9]|1\\d|2[0-8]))";
    private static final String CARDS = "(?:-|" + CARD + "(?:," + CARD + ")*)";

    private StreetPositions() {}

    static boolean isValid(String text) {
        List<String> fields = List.of(text.split(" ", -1));
        if (fields.size() != 8
                || !fields.get(0).matches("street-[2-4]")
                || !fields.get(1).equals("sample-1")) {
            return false;
        }
        int seats = fields.get(0).charAt(7) - '0';
        String turn = fields.get(2);
        List<String> streets = List.of(fields.get(3).split(";", -1));
        List<String> money = List.of(fields.get(4).split(";", -1));
        List<String> piles = List.of(fields.get(5).split(";", -1));
        if (!turn.matches("-|[1-" + seats + "]\\.[12]")
                || streets.size() != seats
                || money.size() != seats
                || piles.size() != seats
                || !money.stream().allMatch(each -> each.matches("(0|[1-9]\\d{0,8})/\\d"))
                || !Stream.concat(piles.stream(), fields.subList(6, 8).stream())
                        .allMatch(cards -> cards.matches(CARDS))) {
            return false;
        }
        List<String> cards = new ArrayList<>();
        Stream.concat(piles.stream(), fields.subList(6, 8).stream()).forEach(list -> cards.addAll(cards(list)));
        boolean isFinished = piles.contains("-");
        for (String street : streets) {
            List<String> sites = List.of(street.split("/", -1));
            if (sites.size() != 5 || !sites.stream().allMatch(site -> isBuilt(site, cards))) {
                return false;
            }
            isFinished |=
                    sites.stream().allMatch(site -> site.contains("b") || site.contains("p") ? hasRoof(site) : false);
        }
        long projectCards = cards.stream().filter(card -> card.startsWith("b")).count();
        String mover = turn.equals("-") ? "" : turn.substring(0, 1);
        return new HashSet<>(cards).size() == cards.size()
                && projectCards == 21L * seats
                && cards.size() - projectCards == 28
                && piles.stream().allMatch(pile -> cards(pile).size() <= 21 && !pile.contains("p"))
                && !fields.get(6).contains("b")
                && !fields.get(7).contains("p")
                && isSorted(cards(fields.get(7)))
                && (!turn.equals("-") || isFinished)
                && (!turn.equals("1.1") || !isFinished)
                && (mover.isEmpty() || money.get(mover.charAt(0) - '1').endsWith("/0"))
                && (!turn.endsWith(".1") || !piles.get(mover.charAt(0) - '1').equals("-"));
    }

    private static List<String> cards(String list) {
        return list.equals("-") ? List.of() : List.of(list.split(","));
    }

    private static boolean isSorted(List<String> cards) {
        List<Integer> numbers =
                cards.stream().map(card -> Integer.valueOf(card.substring(1))).toList();
        return numbers.equals(numbers.stream().sorted().toList());
    }

    private static boolean hasRoof(String site) {
        return Stream.of(site.split(",")).anyMatch(id -> project(id).has(Mark.ROOF));
    }

    private static Project project(String id) {
        return Deck.sample1().project(ProjectId.parse(id));
    }

    /** Returns whether each project may be built on those below it. Adds the cards to the list. */
    private static boolean isBuilt(String site, List<String> cards) {
        if (site.equals("-")) {
            return true;
        }
        if (!site.matches("(" + CARD + "[a-d],)*" + CARD + "[a-d]") || site.matches(".*b\\d+[cd].*")) {
            return false;
        }
        List<Project> below = new ArrayList<>();
        for (String id : site.split(",")) {
            Project project = project(id);
            boolean isOnRoof = !below.isEmpty() && below.get(below.size() - 1).has(Mark.ROOF);
            if (project.has(Mark.GROUND) && !below.isEmpty()
                    || project.has(Mark.UPPER) && below.isEmpty()
                    || project.has(Mark.ON_ROOF) && !isOnRoof
                    || !project.has(Mark.ON_ROOF) && below.stream().anyMatch(floor -> floor.has(Mark.ROOF))
                    || project.has(Mark.GIFT) && below.stream().anyMatch(floor -> floor.has(Mark.NO_GIFTS))) {
                return false;
            }
            below.add(project);
            cards.add(id.substring(0, id.length() - 1));
        }
        return true;
    }
}
