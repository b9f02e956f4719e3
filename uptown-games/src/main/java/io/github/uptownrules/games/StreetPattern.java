package io.github.uptownrules.games;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Optional;
import java.util.function.Predicate;

/** A pattern of the street game: a position, a view, or terms such as {@code b12a@1.3} that must all be true. */
final class StreetPattern {
    private static final CharMatcher PART_ENDS = CharMatcher.anyOf(" ;");
    private static final int FIELDS = 8;

    private StreetPattern() {}

    /**
     * Parses a pattern.
     *
     * @throws IllegalArgumentException if the text is not a pattern
     */
    static Predicate<Position> parse(String pattern) {
        ImmutableList<String> words = PatternText.terms(pattern);
        return words.get(0).startsWith("street-")
                ? position(new PatternText(pattern, PART_ENDS, true))
                : words.stream().map(StreetPattern::term).reduce(Predicate::and).orElseThrow();
    }

    /** Compares the number of projects first, because writing a position is slow. */
    private static Predicate<Position> position(PatternText pattern) {
        int projects =
                CharMatcher.inRange('a', 'd').countIn(pattern.field(3, FIELDS).replaceAll("[bp]([0-9]+[a-d])", "$1"));
        return position -> projects(position) == projects && pattern.matches(position.toString());
    }

    private static int projects(Position position) {
        int count = 0;
        for (Seat seat : position.seats()) {
            for (Building building : position.street(seat).buildings()) {
                count += building.height();
            }
        }
        return count;
    }

    private static Predicate<Position> term(String term) {
        int at = term.indexOf('@');
        if (at < 1) {
            throw new IllegalArgumentException(
                    "a term is a project and a site, such as b12a@1.3, ?@1.3 (any project) or -@1.3 (no project), not "
                            + Quote.of(term));
        }
        Site site = Site.parse(term.substring(at + 1));
        String project = term.substring(0, at);
        if (project.equals("?") || project.equals("-")) {
            return position -> building(position, site)
                    .filter(building -> building.height() == 0 == project.equals("-"))
                    .isPresent();
        }
        ProjectId id = ProjectId.parse(project);
        return position -> building(position, site)
                .filter(building -> building.projects().stream()
                        .anyMatch(found -> found.id().equals(id)))
                .isPresent();
    }

    private static Optional<Building> building(Position position, Site site) {
        return position.seats().contains(site.seat())
                ? Optional.of(position.street(site.seat()).building(site.number()))
                : Optional.empty();
    }
}
