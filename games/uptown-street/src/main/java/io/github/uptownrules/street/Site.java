package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.town.Street;
import java.util.Optional;

/**
 * A site to build on (X1): {@code 2.4} is the fourth site in the street of seat 2.
 *
 * <p>All 20 sites are canonical instances; {@code ==} compares them. Canonical order is by seat, then by number.
 *
 * <pre>{@code
 * Site site = Site.of(Seat.TWO, 4);
 * site.toString();                    // -> 2.4
 * Site.parse("2.4") == site;          // -> true
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Site implements Comparable<Site> {
    static final int PER_STREET = Street.empty().buildings().size();

    private static final ImmutableList<Site> ALL = enumerate();

    private final Seat seat;
    private final int number;

    private Site(Seat seat, int number) {
        this.seat = seat;
        this.number = number;
    }

    private static ImmutableList<Site> enumerate() {
        ImmutableList.Builder<Site> sites = ImmutableList.builder();
        for (Seat seat : Seat.first(StreetRuleset.MOST_SEATS)) {
            for (int number = 1; number <= PER_STREET; number++) {
                sites.add(new Site(seat, number));
            }
        }
        return sites.build();
    }

    /** {@return all 20 sites in canonical order} */
    public static ImmutableList<Site> all() {
        return ALL;
    }

    /**
     * Returns a site in the street of a seat.
     *
     * @param number 1 to 5
     * @throws IllegalArgumentException if the seat or the site does not exist
     */
    public static Site of(Seat seat, int number) {
        if (number < 1 || number > PER_STREET) {
            throw new IllegalArgumentException("sites are numbered 1 to " + PER_STREET + ", not " + number);
        }
        if (seat.number() > StreetRuleset.MOST_SEATS) {
            throw new IllegalArgumentException("seats are numbered 1 to " + StreetRuleset.MOST_SEATS + ", not " + seat);
        }
        return ALL.get(seat.ordinal() * PER_STREET + number - 1);
    }

    /**
     * Reads a site.
     *
     * @param text {@code <seat>.<number>}, {@code 1.1} to {@code 4.5}
     * @throws NotationException if the text is not a site
     */
    public static Site parse(String text) {
        Faults faults = new Faults();
        return faults.orThrow(read(Piece.of(text), StreetRuleset.MOST_SEATS, faults));
    }

    /** Reads a site at a table with a number of seats, or reports a fault. */
    static Optional<Site> read(Piece text, int seats, Faults faults) {
        Optional<Site> found = ALL.stream()
                .filter(site -> site.seat.number() <= seats && text.is(site.toString()))
                .findFirst();
        if (found.isEmpty()) {
            faults.add(text, "a site is a seat (1 to " + seats + "), '.' and 1 to 5, not " + text.quoted());
        }
        return found;
    }

    /** {@return the seat that owns the street} */
    public Seat seat() {
        return seat;
    }

    /** {@return the number of this site in its street, 1 to 5} */
    public int number() {
        return number;
    }

    /** {@return the position of this site in {@link #all()}, 0 to 19; it stays the same in every release} */
    public int index() {
        return seat.ordinal() * PER_STREET + number - 1;
    }

    @Override
    public int compareTo(Site other) {
        return Integer.compare(index(), other.index());
    }

    /** {@return the site in notation, such as {@code 2.4}} */
    @Override
    public String toString() {
        return seat + "." + number;
    }
}
