package io.github.uptownrules.variants;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * House rules in a line of text: a published ruleset and the options that differ, joined by {@code +}.
 *
 * <pre>{@code
 * Ruleset house = HouseRules.parse("bloqueurs-3+rack=6/5/5+ties=by-color");
 * house.rackSize(Seat.ONE);                            // -> 6
 * Ruleset ours = Rulesets.standard(4).toBuilder("ours").rackSize(6).build();
 * HouseRules.line(ours).orElseThrow();                 // -> standard-4+rack=6
 * }</pre>
 *
 * <p>A ruleset has at most one line. The line is the id of the ruleset that is read from it, so positions, views and records
 * carry the rules.
 *
 * <p>The options, in this order, each only if it differs from the published ruleset:
 *
 * <ul>
 *   <li>{@code colors=y/r/o/g/b}: the colors of each seat;
 *   <li>{@code rack=6}, or a number for each seat: {@code rack=5/4/5/5};
 *   <li>{@code partners=13/24}: the largest groups of seats that see each other's racks;
 *   <li>{@code limit=10}: the number of tiles that a seat may place, at most 99;
 *   <li>{@code ties=by-color}: {@link Scorings#BLOQUEURS_BY_COLOR}, for a Bloqueurs ruleset;
 *   <li>{@code start=2}: the seat that starts, or {@code random}.
 * </ul>
 *
 * @since 0.1.0
 */
public final class HouseRules {
    static final int LONGEST_LINE = 128;
    static final int MOST_PLACEMENTS = 99;
    static final char OPTION = '+';
    static final char SEAT = '/';

    private HouseRules() {}

    /**
     * Returns the ruleset of a line, with the line as its id.
     *
     * @param line a line of house rules, or the id of a published ruleset
     * @return the ruleset; the published one if the line is its id
     * @throws IllegalArgumentException if the text is neither; for a line, the message contains the column
     */
    public static Ruleset parse(String line) {
        requireNonNull(line, "line");
        return line.indexOf(OPTION) < 0
                ? Rulesets.published(line).orElseThrow(() -> new IllegalArgumentException(Rulesets.unknown(line)))
                : new HouseRulesReader(line).read();
    }

    /**
     * Returns the line of a ruleset, regardless of its id.
     *
     * @param ruleset any ruleset
     * @return its line, or the id of the published ruleset with the same rules. Empty if the scoring is not one of {@link Scorings},
     *     or the limit of placements is over 99
     */
    public static Optional<String> line(Ruleset ruleset) {
        requireNonNull(ruleset, "ruleset");
        boolean hasLine = ruleset.scoring() instanceof Scorings
                && ruleset.placementLimit().orElse(1) <= MOST_PLACEMENTS;
        return hasLine ? Optional.of(write(ruleset, (Scorings) ruleset.scoring())) : Optional.empty();
    }

    private static String write(Ruleset ruleset, Scorings scoring) {
        Ruleset base = base(ruleset.seats().size(), scoring);
        StringBuilder line = new StringBuilder(LONGEST_LINE).append(base.id());
        if (!colors(ruleset).equals(colors(base))) {
            line.append("+colors=").append(colors(ruleset));
        }
        if (!racks(ruleset).equals(racks(base))) {
            line.append("+rack=").append(racks(ruleset));
        }
        String partners = partners(ruleset);
        if (!partners.isEmpty()) {
            line.append("+partners=").append(partners);
        }
        if (ruleset.placementLimit().isPresent()) {
            line.append("+limit=").append(ruleset.placementLimit().getAsInt());
        }
        if (scoring == Scorings.BLOQUEURS_BY_COLOR) {
            line.append("+ties=by-color");
        }
        if (ruleset.start().isEmpty()) {
            line.append("+start=random");
        } else if (ruleset.start().get() != Seat.ONE) {
            line.append("+start=").append(ruleset.start().get());
        }
        return line.toString();
    }

    private static Ruleset base(int seats, Scorings scoring) {
        if (scoring == Scorings.STANDARD) {
            return seats == 2 ? Rulesets.twoPlayer() : Rulesets.standard(seats);
        }
        return seats == 2 ? Rulesets.twoPlayerBloqueurs() : Rulesets.bloqueurs(seats);
    }

    private static String colors(Ruleset ruleset) {
        StringBuilder text = new StringBuilder();
        for (Seat seat : ruleset.seats()) {
            if (seat != Seat.ONE) {
                text.append(SEAT);
            }
            for (Color color : ruleset.colors(seat)) {
                text.append(color.letter());
            }
        }
        return text.toString();
    }

    private static String racks(Ruleset ruleset) {
        StringBuilder text = new StringBuilder();
        boolean areSame = true;
        for (Seat seat : ruleset.seats()) {
            text.append(seat == Seat.ONE ? "" : SEAT + "").append(ruleset.rackSize(seat));
            areSame &= ruleset.rackSize(seat) == ruleset.rackSize(Seat.ONE);
        }
        return areSame ? String.valueOf(ruleset.rackSize(Seat.ONE)) : text.toString();
    }

    /** The groups that are not part of a larger group, in the order of their texts. Two groups may share seats. */
    private static String partners(Ruleset ruleset) {
        List<Integer> groups = new ArrayList<>();
        // Each set of seats is tried before its subsets.
        for (int seats = (1 << ruleset.seats().size()) - 1; seats > 0; seats--) {
            if (Integer.bitCount(seats) > 1 && arePartners(ruleset, seats) && isInNone(groups, seats)) {
                groups.add(seats);
            }
        }
        List<String> texts = new ArrayList<>();
        for (int group : groups) {
            StringBuilder text = new StringBuilder();
            for (Seat seat : ruleset.seats()) {
                text.append((group >>> seat.ordinal() & 1) != 0 ? seat.toString() : "");
            }
            texts.add(text.toString());
        }
        Collections.sort(texts);
        return String.join(SEAT + "", texts);
    }

    private static boolean isInNone(List<Integer> groups, int seats) {
        for (int group : groups) {
            if ((group & seats) == seats) {
                return false;
            }
        }
        return true;
    }

    private static boolean arePartners(Ruleset ruleset, int group) {
        ImmutableList<Seat> seats = ruleset.seats();
        for (Seat one : seats) {
            for (Seat other : seats) {
                int both = 1 << one.ordinal() | 1 << other.ordinal();
                if ((group & both) == both && !ruleset.showsRack(one, other)) {
                    return false;
                }
            }
        }
        return true;
    }
}
