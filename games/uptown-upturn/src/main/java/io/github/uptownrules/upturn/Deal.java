package io.github.uptownrules.upturn;

import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.ArrayList;
import java.util.List;

/** The deal of a seed. It is the same in every release, to the bit. */
final class Deal {
    private static final int RACK = 7;

    private Deal() {}

    static UpTurnState of(UpTurnRuleset ruleset, long seed, Seat first) {
        SplitMix64 random = new SplitMix64(seed);
        List<Tile> order = new ArrayList<>(ruleset.tileSet().tiles().asList());
        RandomInts.shuffle(random, order);
        Tiles[] racks = new Tiles[ruleset.seats().size()];
        for (int seat = 0; seat < racks.length; seat++) {
            racks[seat] = Tiles.of(order.subList(RACK * seat, RACK * (seat + 1)));
        }
        List<Tile> rest = order.subList(RACK * racks.length, order.size());
        while (!rest.get(0).isNumber()) {
            // It goes back, and all that is left is mixed again (W4).
            RandomInts.shuffle(random, rest);
        }
        return new UpTurnState(
                new UpTurnTable(ruleset, rest.get(0), Direction.OPEN, Rotation.LEFT, first.asSeat(), false),
                Tiles.none(),
                Bag.of(rest.subList(1, rest.size())),
                racks,
                random.state());
    }
}
