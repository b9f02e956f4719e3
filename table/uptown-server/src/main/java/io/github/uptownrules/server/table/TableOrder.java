package io.github.uptownrules.server.table;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Occupant.Nobody;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The table that a client wants.
 *
 * @param ruleset the id of what is played
 * @param equipment what it is played with; if nothing, what the server offers
 * @param seats who shall sit where, seat 1 first
 * @param you the seat of that client, 1 or more; empty to watch
 * @param settings what else was chosen
 */
public record TableOrder(
        String ruleset,
        Optional<String> equipment,
        ImmutableList<Wanted> seats,
        Optional<Integer> you,
        TableSettings settings) {

    /** A message lists everything wrong with a deck, however much that is. */
    private static final int LONGEST_MESSAGE = 2000;

    /** Who shall sit on a seat. */
    public enum Kind {
        /** Open for anybody. */
        OPEN,
        /** The person who makes the table. */
        PERSON,
        /** A bot. */
        BOT
    }

    /**
     * Who shall sit on a seat.
     *
     * @param kind of which kind
     * @param name the person's name, or the bot's; of an open seat nothing
     */
    public record Wanted(Kind kind, String name) {}

    /** The table, and who gets which secret. */
    TableState table(Games games, TokenGenerator tokens, String ownSecret) throws Refusal {
        TableRuleset rules = ruleset(games);
        if (seats.size() != rules.seats().size()) {
            throw bad(ruleset + " has " + rules.seats().size() + " seats, not " + seats.size());
        }
        if (seats.stream().allMatch(wanted -> wanted.kind() == Kind.BOT)) {
            throw Refusal.of(Refusal.Code.NO_PLAYER, "a table needs a person or an open seat");
        }
        List<Occupant> occupants = new ArrayList<>();
        for (Seat seat : rules.seats()) {
            boolean isOwn = you.equals(Optional.of(seat.number()));
            occupants.add(occupant(seats.get(seat.ordinal()), isOwn, rules.game(), ownSecret));
        }
        if (you.isPresent() && (you.get() < 1 || you.get() > seats.size())) {
            throw bad("there is no seat " + you.get());
        }
        return TableState.open(tokens.next(), rules, settings, occupants);
    }

    private TableRuleset ruleset(Games games) throws Refusal {
        try {
            return TableRuleset.find(games, ruleset, equipment)
                    .orElseThrow(() -> bad("unknown ruleset; see /api/rulesets"));
        } catch (IllegalArgumentException e) {
            throw Refusal.of(
                    Refusal.Code.EQUIPMENT, Ascii.truncate(String.valueOf(e.getMessage()), LONGEST_MESSAGE, "..."));
        }
    }

    private static Occupant occupant(Wanted wanted, boolean isOwn, Game game, String ownSecret) throws Refusal {
        if (isOwn != (wanted.kind() == Kind.PERSON)) {
            throw bad("'you' names the one seat of a person; the others are open or bots");
        }
        if (wanted.kind() == Kind.BOT && !game.bots().contains(wanted.name())) {
            throw bad("unknown bot; known: " + String.join(", ", game.levels()));
        }
        return switch (wanted.kind()) {
            case OPEN -> new Nobody();
            case BOT -> new Robot(wanted.name());
            case PERSON -> Person.of(Names.clean(wanted.name()), TokenGenerator.hash(ownSecret));
        };
    }

    private static Refusal bad(String message) {
        return Refusal.badRequest(message);
    }
}
