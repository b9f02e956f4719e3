package io.github.uptownrules.cli.uptown.table;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.arena.uptown.UptownGame;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.cli.play.Sitting;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.value.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Who sits where: people and bots by their names. Immutable. */
public final class Seating {
    /** The bot to play against if none is named, and the one that gives hints. */
    static final String STANDARD_BOT = "greedy";

    private final ImmutableList<String> names;
    private final ImmutableMap<Seat, Bot> bots;

    private Seating(ImmutableList<String> names, ImmutableMap<Seat, Bot> bots) {
        this.names = names;
        this.bots = bots;
    }

    /** One person on the first seat, and the standard bot on all others. */
    public static Seating standard(Ruleset ruleset) {
        List<String> names = new ArrayList<>(Collections.nCopies(ruleset.seats().size(), STANDARD_BOT));
        names.set(0, Sitting.HUMAN);
        return of(ruleset, ImmutableList.copyOf(names));
    }

    /**
     * Reads names with commas between them, such as {@code human,random,human}.
     *
     * @throws IllegalArgumentException if they are not as many as the ruleset has seats, a bot is not known, or all are bots
     */
    public static Seating parse(Ruleset ruleset, String names) {
        return of(ruleset, ImmutableList.copyOf(Splitter.on(',').trimResults().split(names)));
    }

    static Seating of(Ruleset ruleset, ImmutableList<String> names) {
        if (names.size() != ruleset.seats().size()) {
            throw new IllegalArgumentException("ruleset " + ruleset + " has "
                    + ruleset.seats().size() + " seats, not " + names.size() + ": '" + String.join(",", names) + "'");
        }
        ImmutableMap.Builder<Seat, Bot> bots = ImmutableMap.builder();
        for (Seat seat : ruleset.seats()) {
            String name = names.get(seat.ordinal());
            if (!name.equals(Sitting.HUMAN)) {
                bots.put(seat, new UptownGame().bot(name));
            }
        }
        if (!names.contains(Sitting.HUMAN)) {
            throw new IllegalArgumentException("nobody would play: none of the seats is '" + Sitting.HUMAN + "'");
        }
        return new Seating(names, bots.buildOrThrow());
    }

    String name(Seat seat) {
        return names.get(seat.ordinal());
    }

    Optional<Bot> bot(Seat seat) {
        return Optional.ofNullable(bots.get(seat));
    }

    /** The seat of the only person, or empty if there are several. */
    Optional<Seat> onlyHuman() {
        return names.indexOf(Sitting.HUMAN) == names.lastIndexOf(Sitting.HUMAN)
                ? Optional.of(Seat.of(names.indexOf(Sitting.HUMAN) + 1))
                : Optional.empty();
    }
}
