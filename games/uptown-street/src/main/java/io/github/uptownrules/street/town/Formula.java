package io.github.uptownrules.street.town;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sum of terms that gives the income or the prestige of a project (X17, X19, Y14). Immutable.
 *
 * <pre>{@code
 * Formula formula = Formula.of(new Term(1, Unit.ONCE), new Term(-1, Unit.FLOOR_BELOW));
 * formula.toString();                                 // -> 1+-1/d
 * Formula.parse("1+-1/d").equals(formula);            // -> true
 * formula.words();                                    // -> 1 and -1 for each floor below
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Formula {
    private static final Formula ZERO = new Formula(ImmutableList.of());

    private final ImmutableList<Term> terms;

    private final int once;
    private final int floorBelow;
    private final int groundFloor;
    private final long perSite;
    private final long perStreet;

    private Formula(ImmutableList<Term> terms) {
        this.terms = terms;
        this.once = amount(terms, Unit.ONCE);
        this.floorBelow = amount(terms, Unit.FLOOR_BELOW);
        this.groundFloor = amount(terms, Unit.GROUND_FLOOR);
        this.perSite = perType(terms.stream().filter(term -> !term.unit().isInStreet()));
        this.perStreet = perType(terms.stream().filter(term -> term.unit().isInStreet()));
    }

    private static int amount(ImmutableList<Term> terms, Unit unit) {
        return terms.stream()
                .filter(term -> term.unit() == unit)
                .mapToInt(Term::amount)
                .sum();
    }

    private static long perType(Stream<Term> terms) {
        return terms.filter(term -> term.unit().type().isPresent())
                .mapToLong(term -> PerType.of(term.unit().type().get(), term.amount()))
                .sum();
    }

    /**
     * Returns the sum of some terms.
     *
     * @param terms the terms in any order; none for a formula that is always 0
     * @throws IllegalArgumentException if two terms have the same unit
     */
    public static Formula of(Term... terms) {
        requireNonNull(terms, "terms");
        ImmutableList<Term> sorted =
                Stream.of(terms).sorted(Comparator.comparing(Term::unit)).collect(ImmutableList.toImmutableList());
        if (sorted.stream().map(Term::unit).distinct().count() < sorted.size()) {
            throw new IllegalArgumentException("a formula has each unit at most once");
        }
        return new Formula(sorted);
    }

    /**
     * Reads a formula.
     *
     * @param text {@code 0}, or terms in canonical order joined by {@code +}
     * @throws NotationException if the text is not a formula; it lists every fault
     */
    public static Formula parse(String text) {
        Faults faults = new Faults();
        return faults.orThrow(Optional.of(read(Piece.of(text), faults)));
    }

    /** Reads a formula; the result is meaningless if faults were reported. */
    static Formula read(Piece text, Faults faults) {
        if (text.is("0")) {
            return ZERO;
        }
        ImmutableList.Builder<Term> terms = ImmutableList.builder();
        Optional<Unit> last = Optional.empty();
        for (Piece part : text.split('+')) {
            Optional<Term> term = readTerm(part, faults);
            if (term.isPresent()) {
                Unit unit = term.get().unit();
                if (last.filter(before -> before.compareTo(unit) >= 0).isPresent()) {
                    faults.add(
                            part,
                            last.get() == unit
                                    ? "a formula has each unit at most once: " + part.quoted()
                                    : "in canonical order " + part.quoted() + " comes before the term to its left");
                }
                terms.add(term.get());
                last = Optional.of(unit);
            }
        }
        return new Formula(terms.build());
    }

    private static Optional<Term> readTerm(Piece text, Faults faults) {
        int start = text.startsWith("-") ? 1 : 0;
        int end = text.digitsEnd(start);
        if (end == start) {
            faults.add(text, "a term is an amount and a unit, such as 2, -1/d or 1/f*, not " + text.quoted());
            return Optional.empty();
        }
        int size = text.part(start, end).number(1).orElse(0);
        if (size == 0) {
            faults.add(
                    text,
                    "an amount is -9 to -1 or 1 to 9, not " + text.part(0, end).quoted());
        }
        Piece suffix = text.from(end);
        Optional<Unit> unit = Unit.all().stream()
                .filter(candidate -> suffix.is(candidate.toString()))
                .findFirst();
        if (unit.isEmpty()) {
            faults.add(
                    suffix,
                    "a unit is empty, /d, /b, or / and a type (o f s c v) with or without *, not " + suffix.quoted());
        }
        return size == 0 ? Optional.empty() : unit.map(known -> new Term(start == 0 ? size : -size, known));
    }

    /** {@return the terms in canonical order, at most one of each unit} */
    public ImmutableList<Term> terms() {
        return terms;
    }

    /** Returns the part that does not depend on types, for a project with this number of projects below it. */
    int fixed(int below) {
        return once + floorBelow * below + (below == 0 ? groundFloor : 0);
    }

    /** {@link PerType}, the amounts on the site. */
    long perSite() {
        return perSite;
    }

    /** {@link PerType}, the amounts in the street. */
    long perStreet() {
        return perStreet;
    }

    /** {@return the formula in English, its terms joined by {@code and}} */
    public String words() {
        return terms.isEmpty() ? "0" : terms.stream().map(Term::words).collect(Collectors.joining(" and "));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Formula that && terms.equals(that.terms);
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** {@return the formula in notation, such as {@code 1+-1/d+2/c*}} */
    @Override
    public String toString() {
        return terms.isEmpty() ? "0" : terms.stream().map(Term::toString).collect(Collectors.joining("+"));
    }
}
