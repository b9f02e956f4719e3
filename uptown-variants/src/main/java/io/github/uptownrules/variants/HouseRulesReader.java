package io.github.uptownrules.variants;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads one line of house rules. The ruleset is written again and compared with the line, so only the canonical line is
 * accepted, and the message shows it.
 */
final class HouseRulesReader {
    private static final ImmutableList<String> NAMES =
            ImmutableList.of("colors", "rack", "partners", "limit", "ties", "start");

    private static final int MOST_TILES = Face.all().size();

    private final Piece line;
    private final Map<String, Piece> values = new HashMap<>();

    HouseRulesReader(String line) {
        this.line = Piece.of(line);
    }

    Ruleset read() {
        if (line.length() > HouseRules.LONGEST_LINE) {
            throw fault(
                    line.from(HouseRules.LONGEST_LINE),
                    "a line of house rules has at most " + HouseRules.LONGEST_LINE + " characters");
        }
        ImmutableList<Piece> parts = line.split(HouseRules.OPTION);
        Ruleset base = base(parts.get(0));
        for (int i = 1; i < parts.size(); i++) {
            addOption(parts.get(i));
        }
        Ruleset ruleset = build(base);
        requireCanonical(HouseRules.line(ruleset).orElseThrow());
        return ruleset.toBuilder(line.text()).build();
    }

    private Ruleset base(Piece id) {
        Optional<Ruleset> base = Rulesets.published(id.text());
        if (base.isEmpty()) {
            throw fault(id, Rulesets.unknown(id.text()));
        }
        return base.get();
    }

    private void addOption(Piece option) {
        int equals = option.indexOf('=');
        Piece name = equals < 0 ? option : option.part(0, equals);
        if (!NAMES.contains(name.text())) {
            throw fault(name, "unknown option " + name.quoted() + "; known: " + String.join(", ", NAMES));
        }
        if (equals < 0) {
            throw fault(option, "an option has the form " + name.text() + "=value");
        }
        if (values.put(name.text(), option.from(equals + 1)) != null) {
            throw fault(name, "the option " + name.quoted() + " occurs twice");
        }
    }

    private Ruleset build(Ruleset base) {
        Ruleset.Builder builder = Ruleset.builder("house").scoring(base.scoring());
        addSeats(base, builder);
        value("rack").ifPresent(value -> addRacks(value, base, builder));
        value("partners").ifPresent(value -> addPartners(value, base, builder));
        value("limit")
                .ifPresent(value -> builder.placementLimit(
                        number(value, HouseRules.MOST_PLACEMENTS, "a limit is 1 to " + HouseRules.MOST_PLACEMENTS)));
        value("ties").ifPresent(value -> addTies(value, base, builder));
        value("start").ifPresent(value -> addStart(value, base, builder));
        return builder.build();
    }

    private Optional<Piece> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    private void addSeats(Ruleset base, Ruleset.Builder builder) {
        Optional<Piece> colors = value("colors");
        if (colors.isEmpty()) {
            base.seats().forEach(seat -> builder.seat(base.colors(seat).toArray(new Color[0])));
            return;
        }
        Set<Color> owned = EnumSet.noneOf(Color.class);
        for (Piece seat : seats(colors.get(), base)) {
            if (seat.length() == 0) {
                throw fault(seat, "each seat owns a color");
            }
            List<Color> own = new ArrayList<>();
            for (int i = 0; i < seat.length(); i++) {
                Optional<Color> color = Color.ofLetter(seat.charAt(i));
                if (color.isEmpty()) {
                    throw fault(seat.from(i), "a color is b, g, o, r or y, not " + Quote.of(seat.charAt(i)));
                }
                if (!owned.add(color.get())) {
                    throw fault(seat.from(i), color.get().label() + " occurs twice");
                }
                own.add(color.get());
            }
            builder.seat(own.toArray(new Color[0]));
        }
    }

    private void addRacks(Piece value, Ruleset base, Ruleset.Builder builder) {
        if (value.indexOf(HouseRules.SEAT) < 0) {
            builder.rackSize(rack(value));
            return;
        }
        ImmutableList<Piece> racks = seats(value, base);
        for (Seat seat : base.seats()) {
            builder.rackSize(seat, rack(racks.get(seat.ordinal())));
        }
    }

    private int rack(Piece value) {
        return number(value, MOST_TILES, "a rack holds 1 to " + MOST_TILES + " tiles");
    }

    private void addPartners(Piece value, Ruleset base, Ruleset.Builder builder) {
        for (Piece group : value.split(HouseRules.SEAT)) {
            Set<Seat> seats = EnumSet.noneOf(Seat.class);
            for (int i = 0; i < group.length(); i++) {
                if (!seats.add(seat(group.part(i, i + 1), base, ""))) {
                    throw fault(group.from(i), "seat " + group.charAt(i) + " occurs twice in its group");
                }
            }
            if (seats.size() < 2) {
                throw fault(group, "partners are two seats or more");
            }
            builder.partners(seats.toArray(new Seat[0]));
        }
    }

    private void addTies(Piece value, Ruleset base, Ruleset.Builder builder) {
        if (!value.is("by-color")) {
            throw fault(value, "ties are by-color, not " + value.quoted());
        }
        if (base.scoring() != Scorings.BLOQUEURS) {
            throw fault(value, "ties by color need a Bloqueurs ruleset, not '" + base + "'");
        }
        builder.scoring(Scorings.BLOQUEURS_BY_COLOR);
    }

    private void addStart(Piece value, Ruleset base, Ruleset.Builder builder) {
        if (value.is("random")) {
            builder.randomStart();
        } else {
            builder.start(seat(value, base, " or random"));
        }
    }

    private Seat seat(Piece digit, Ruleset base, String orElse) {
        int seats = base.seats().size();
        return Seat.of(number(digit, seats, "a seat is 1 to " + seats + orElse));
    }

    private ImmutableList<Piece> seats(Piece value, Ruleset base) {
        ImmutableList<Piece> parts = value.split(HouseRules.SEAT);
        int seats = base.seats().size();
        if (parts.size() != seats) {
            throw fault(value, "'" + base + "' has " + seats + " seats, not " + parts.size());
        }
        return parts;
    }

    private int number(Piece value, int most, String expected) {
        OptionalInt number = value.number(2);
        if (number.isEmpty() || number.getAsInt() < 1 || number.getAsInt() > most) {
            throw fault(value, expected + ", not " + (number.isPresent() ? value.text() : value.quoted()));
        }
        return number.getAsInt();
    }

    private void requireCanonical(String canonical) {
        int same = 0;
        while (same < Math.min(line.length(), canonical.length()) && line.charAt(same) == canonical.charAt(same)) {
            same++;
        }
        if (same < Math.max(line.length(), canonical.length())) {
            throw fault(line.from(same), "these rules are written '" + canonical + "'");
        }
    }

    private IllegalArgumentException fault(Piece where, String message) {
        return new IllegalArgumentException("ruleset " + line.quoted() + ": column " + where.column() + ": " + message);
    }
}
