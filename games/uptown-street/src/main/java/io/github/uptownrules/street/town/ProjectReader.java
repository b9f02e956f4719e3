package io.github.uptownrules.street.town;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A reader of projects: {@code <cost> <types> <income> <prestige> <marks> <name>}, with one space between. */
final class ProjectReader {
    private static final int LONGEST_NAME = 40;

    /** Printable ASCII except the backslash and the bar. */
    private static final CharMatcher OF_NAMES = CharMatcher.inRange(' ', '~').and(CharMatcher.noneOf("\\|"));

    private final ProjectId id;
    private final Faults faults;

    private ProjectReader(ProjectId id, Faults faults) {
        this.id = id;
        this.faults = faults;
    }

    static Optional<Project> read(ProjectId id, Piece text, Faults faults) {
        return new ProjectReader(id, faults).read(text);
    }

    private Optional<Project> read(Piece text) {
        ImmutableList<Piece> fields = fields(text);
        if (fields.size() < 6) {
            faults.add(
                    text,
                    "project " + id + " is <cost> <types> <income> <prestige> <marks> <name>, one space between, not "
                            + text.quoted());
            return Optional.empty();
        }
        Optional<Piece> empty =
                fields.stream().limit(5).filter(field -> field.is("")).findFirst();
        if (empty.isPresent()) {
            faults.add(empty.get(), "a project has exactly one space between its parts");
            return Optional.empty();
        }
        int before = faults.count();
        int cost = cost(fields.get(0));
        ImmutableList<ProjectType> types = types(fields.get(1));
        Formula income = Formula.read(fields.get(2), faults);
        Formula prestige = Formula.read(fields.get(3), faults);
        ImmutableSet<Mark> marks = marks(fields.get(4));
        String name = name(fields.get(5));
        return faults.count() > before
                ? Optional.empty()
                : Optional.of(new Project(id, cost, types, income, prestige, marks, name));
    }

    /** Splits five words from the rest. */
    private static ImmutableList<Piece> fields(Piece text) {
        ImmutableList.Builder<Piece> fields = ImmutableList.builder();
        Piece rest = text;
        for (int field = 1; field < 6; field++) {
            int space = rest.indexOf(' ');
            if (space < 0) {
                break;
            }
            fields.add(rest.part(0, space));
            rest = rest.from(space + 1);
        }
        return fields.add(rest).build();
    }

    private int cost(Piece text) {
        OptionalInt written = text.number(1);
        int cost = written.orElse(0);
        if (written.isEmpty()) {
            faults.add(text, "a cost is 0 to 9, not " + text.quoted());
        }
        if (cost != 0 && id.card().isPublic()) {
            faults.add(text, "the cost on a public card is 0, not " + cost);
        }
        return cost;
    }

    private ImmutableList<ProjectType> types(Piece text) {
        if (text.isDash()) {
            return ImmutableList.of();
        }
        String letters = text.text();
        ImmutableList<ProjectType> types = letters.chars()
                .limit(2)
                .mapToObj(letter -> ProjectType.ofLetter((char) letter))
                .flatMap(Optional::stream)
                .collect(ImmutableList.toImmutableList());
        boolean areInOrder = types.size() < 2 || types.get(0).compareTo(types.get(1)) <= 0;
        if (letters.isEmpty() || types.size() != letters.length() || !areInOrder) {
            faults.add(text, "the types are '-', or one or two of o f s c v in this order, not " + text.quoted());
        }
        return types;
    }

    private ImmutableSet<Mark> marks(Piece text) {
        if (text.isDash()) {
            return ImmutableSet.of();
        }
        Set<Mark> marks = EnumSet.noneOf(Mark.class);
        text.text().chars().forEach(letter -> Mark.ofLetter((char) letter).ifPresent(marks::add));
        StringBuilder canonical = new StringBuilder();
        marks.forEach(canonical::append);
        if (canonical.isEmpty() || !text.is(canonical.toString())) {
            faults.add(text, "the marks are '-', or letters of b u t r g n in this order, not " + text.quoted());
        }
        if (marks.stream().filter(Mark::isPlace).count() > 1) {
            faults.add(text, "a project has at most one of the marks b, u and t, not " + text.quoted());
        }
        return Sets.immutableEnumSet(marks);
    }

    private String name(Piece text) {
        String name = text.text();
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            faults.add(text, "a name has 1 to " + LONGEST_NAME + " characters, not " + name.length());
        }
        if (!OF_NAMES.matchesAllOf(name)) {
            faults.add(text, "a name is printable ASCII without | and \\, not " + text.quoted());
        }
        if (name.startsWith(" ") || name.endsWith(" ")) {
            faults.add(text, "a name must not begin or end with a space: " + text.quoted());
        }
        return name;
    }
}
