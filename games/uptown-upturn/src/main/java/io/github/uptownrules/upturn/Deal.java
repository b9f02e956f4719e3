package io.github.uptownrules.upturn;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.tile.Tile;
import io.github.uptownrules.upturn.tile.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** Deals games. A seed gives the same deal in every release, to the bit. */
final class Deal {
    private static final int RACK = 7;

    private Deal() {}

    static UpTurnState of(UpTurnRuleset ruleset, long seed, Seat first) {
        SplitMix64 random = new SplitMix64(seed);
        return of(ruleset, random, first, random::state);
    }

    static UpTurnState of(UpTurnRuleset ruleset, RandomGenerator random, Seat first) {
        return of(ruleset, random, first, random::nextLong);
    }

    /** Returns the same deal with another first seat. */
    static UpTurnState startedBy(Seat first, UpTurnState deal) {
        return new UpTurnState(table(deal.ruleset(), deal.reference(), first), deal);
    }

    private static UpTurnTable table(UpTurnRuleset ruleset, Tile start, Seat first) {
        return new UpTurnTable(ruleset, start, Direction.OPEN, Rotation.LEFT, first.asSeat(), false);
    }

    private static UpTurnState of(
            UpTurnRuleset ruleset, RandomGenerator random, Seat first, LongSupplier generatorOfRefills) {
        List<Tile> order = new ArrayList<>(ruleset.tileSet().size());
        ruleset.tileSet().tiles().forEach(order::add);
        RandomInts.shuffle(random, order);
        Tiles[] racks = new Tiles[ruleset.seats().size()];
        for (int seat = 0; seat < racks.length; seat++) {
            racks[seat] = Tiles.of(order.subList(RACK * seat, RACK * (seat + 1)));
        }
        List<Tile> rest = order.subList(RACK * racks.length, order.size());
        while (!rest.get(0).isNumber()) {
            // The action tile goes back, and the remaining tiles are shuffled again (W4).
            RandomInts.shuffle(random, rest);
        }
        return new UpTurnState(
                table(ruleset, rest.get(0), first),
                Tiles.none(),
                Bag.of(rest.subList(1, rest.size())),
                racks,
                generatorOfRefills.getAsLong());
    }
}
