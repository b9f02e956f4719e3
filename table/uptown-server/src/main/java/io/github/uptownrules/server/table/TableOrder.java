package io.github.uptownrules.server.table;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A client's request for a new table.
 *
 * @param equipment the equipment; by default the server's
 * @param you the seat of the client, 1 or more; empty to watch
 */
public record TableOrder(
        String ruleset,
        Optional<String> equipment,
        ImmutableList<Wanted> seats,
        Optional<Integer> you,
        TableSettings settings) {

    /** The maximum length of a message. A deck with many mistakes would otherwise make a very long one. */
    private static final int LONGEST_MESSAGE = 2000;

    public enum Kind {
        OPEN,
        /** The person who creates the table. */
        PERSON,
        BOT
    }

    /**
     * The ordered occupant of a seat.
     *
     * @param name the name of the person or bot; empty for an open seat
     */
    public record Wanted(Kind kind, String name) {}

    /** Returns the table, with the given secret for the client's seat. */
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
            return TableRuleset.find(games, ruleset, equipment).orElseThrow(() -> unknown(games));
        } catch (IllegalArgumentException e) {
            throw refusal(Refusal.Code.EQUIPMENT, e);
        }
    }

    /** Returns the refusal of an unknown ruleset. House rules follow a {@code +}; the message says where they are wrong. */
    private Refusal unknown(Games games) {
        try {
            games.ofRuleset(ruleset);
        } catch (IllegalArgumentException e) {
            if (ruleset.indexOf('+') >= 0) {
                return refusal(Refusal.Code.RULESET, e);
            }
        }
        return bad("unknown ruleset; see /api/rulesets");
    }

    private static Refusal refusal(Refusal.Code code, IllegalArgumentException e) {
        return Refusal.of(code, Ascii.truncate(String.valueOf(e.getMessage()), LONGEST_MESSAGE, "..."));
    }

    private static Occupant occupant(Wanted wanted, boolean isOwn, Game game, String ownSecret) throws Refusal {
        if (isOwn != (wanted.kind() == Kind.PERSON)) {
            throw bad("'you' must be the only seat of a person; the others are open or bots");
        }
        if (wanted.kind() == Kind.BOT && !game.bots().contains(wanted.name())) {
            throw bad("unknown bot; known: " + String.join(", ", game.levels()));
        }
        return switch (wanted.kind()) {
            case OPEN -> new OpenSeat();
            case BOT -> new Robot(wanted.name());
            case PERSON -> Person.of(Names.clean(wanted.name()), TokenGenerator.hash(ownSecret));
        };
    }

    private static Refusal bad(String message) {
        return Refusal.badRequest(message);
    }
}
