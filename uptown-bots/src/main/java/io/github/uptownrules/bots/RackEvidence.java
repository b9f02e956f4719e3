package io.github.uptownrules.bots;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** The evidence in a memory about hidden racks: which tiles seats placed, and when they could not place. */
final class RackEvidence {
    /** The number of swaps per color between two worlds. */
    private static final int SWAPS = 60;

    /** The number of rounds of swaps before the first world; the assumed care of a seat changes only between rounds. */
    private static final int FIRST_ROUNDS = 10;

    private final PlayerView view;

    /** The turns of the seats with hidden racks. */
    private final ImmutableMap<Seat, SeenTurns> turns;

    private RackEvidence(PlayerView view, ImmutableMap<Seat, SeenTurns> turns) {
        this.view = view;
        this.turns = turns;
    }

    static RackEvidence of(Memory memory) {
        Map<Seat, SeenTurns> turns = new LinkedHashMap<>();
        for (Seat seat : memory.start().seats()) {
            if (memory.start().colors(seat).stream().anyMatch(color -> isHidden(memory.start(), color))) {
                turns.put(seat, new SeenTurns(memory.start(), seat));
            }
        }
        MutableBoard board = new MutableBoard(memory.start());
        SampledMovePolicy listed = new SampledMovePolicy(board);
        for (SeenOutcome outcome : memory.outcomes()) {
            Move move = outcome.move();
            int seat = outcome.seat().ordinal();
            int color = move.tile().color().ordinal();
            int face = move.tile().face().ordinal();
            int cell = move.cell().ordinal();
            if (turns.containsKey(outcome.seat())) {
                listed.list(seat, board.unplayed);
                turns.get(outcome.seat()).chose(listed, color, face, cell);
            }
            board.place(seat, color, face, cell);
            List<Seat> stuck = outcome.after().isOver() ? outcome.after().seats() : outcome.skipped();
            for (Seat other : stuck) {
                if (turns.containsKey(other)) {
                    listed.list(other.ordinal(), board.unplayed);
                    turns.get(other).wasStuck(listed);
                }
            }
        }
        return new RackEvidence(memory.view(), ImmutableMap.copyOf(turns));
    }

    PlayerView view() {
        return view;
    }

    private static boolean isHidden(PlayerView view, Color color) {
        return view.rack(color).isEmpty();
    }

    /** Returns a dealer of worlds in proportion to their likelihood. Each world is similar to the previous one. */
    HiddenTiles.Dealer dealer(RandomGenerator random) {
        if (turns.values().stream().allMatch(SeenTurns::giveNoEvidence)) {
            return HiddenTiles.alike(view);
        }
        CopyableRandom first = new CopyableRandom();
        first.set(random.nextLong());
        List<DrawOrders> orders = new ArrayList<>();
        for (SeenTurns seat : turns.values()) {
            DrawOrders drawn = new DrawOrders(seat, first);
            for (int round = 0; round < FIRST_ROUNDS; round++) {
                drawn.goOn(SWAPS, first);
            }
            orders.add(drawn);
        }
        int[] seen = view.seats().stream()
                .filter(seat -> !turns.containsKey(seat))
                .flatMap(seat -> view.colors(seat).stream())
                .mapToInt(Color::ordinal)
                .toArray();
        return (tiles, chance) -> {
            for (int color : seen) {
                tiles.deal(view, color, chance);
            }
            for (DrawOrders drawn : orders) {
                drawn.goOn(SWAPS, chance);
                drawn.deal(tiles, chance);
            }
        };
    }
}
