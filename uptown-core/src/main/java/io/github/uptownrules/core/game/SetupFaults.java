package io.github.uptownrules.core.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
import java.util.Optional;

/** Finds every reason why no game can be in a position. */
final class SetupFaults {
    private final Setup setup;
    private final Ruleset ruleset;
    private final Board board;
    private final ImmutableListMultimap<Color, Seat> owners;
    private final ImmutableSet.Builder<SetupFault> faults = ImmutableSet.builder();

    SetupFaults(Setup setup) {
        this.setup = setup;
        this.ruleset = setup.ruleset();
        this.board = setup.board();
        ImmutableListMultimap.Builder<Color, Seat> byColor = ImmutableListMultimap.builder();
        setup.hands().forEach((seat, hand) -> byColor.put(hand.color(), seat));
        this.owners = byColor.build();
    }

    ImmutableSet<SetupFault> find() {
        checkSeats();
        checkColors();
        checkCells();
        checkCaptures();
        checkHandSizes();
        checkEveryTileIsInOnePlace();
        checkTurn();
        return faults.build();
    }

    private void checkSeats() {
        for (Seat seat : Seat.values()) {
            boolean isUsed = setup.hands().containsKey(seat)
                    || setup.captures().containsKey(seat)
                    || setup.turn().equals(Optional.of(seat));
            if (isUsed && !isAtTable(seat)) {
                faults.add(new SetupFault.NoSuchSeat(seat));
            }
        }
    }

    private boolean isAtTable(Seat seat) {
        return ruleset.seats().contains(seat);
    }

    private void checkColors() {
        for (Seat seat : ruleset.seats()) {
            int required = ruleset.colors(seat).size();
            int found = setup.hands().get(seat).size();
            if (found != required) {
                faults.add(new SetupFault.WrongColorCount(seat, required, found));
            }
        }
        for (Color color : owners.keySet()) {
            ImmutableList<Seat> seats = owners.get(color);
            for (Seat other : seats.subList(1, seats.size())) {
                faults.add(new SetupFault.ColorOwnedTwice(color, seats.get(0), other));
            }
        }
    }

    private void checkCells() {
        setup.tiles().forEach((cell, tile) -> {
            if (!tile.tile().fits(cell)) {
                faults.add(new SetupFault.DoesNotFit(cell, tile));
            }
            checkInPlay(new Place.OnCell(cell), tile);
        });
    }

    private void checkInPlay(Place place, ColoredTile tile) {
        if (!owners.containsKey(tile.color())) {
            faults.add(new SetupFault.ColorNotInPlay(place, tile));
        }
    }

    private void checkCaptures() {
        setup.captures().forEach((captor, tile) -> {
            checkInPlay(new Place.CapturedBy(captor), tile);
            if (owners.containsEntry(tile.color(), captor)) {
                faults.add(new SetupFault.OwnCapture(captor, tile));
            }
        });
        for (Seat seat : ruleset.seats()) {
            int captured = setup.captures().get(seat).size();
            int played = setup.hands().get(seat).stream()
                    .mapToInt(hand ->
                            Tile.all().size() - hand.rack().size() - hand.pile().size())
                    .sum();
            if (captured > played) {
                faults.add(new SetupFault.TooManyCaptures(seat, captured, played));
            }
        }
    }

    private void checkHandSizes() {
        setup.hands().forEach((seat, hand) -> {
            int rack = hand.rack().size();
            boolean isFull = rack == ruleset.rackSize();
            if (!isFull && !(hand.pile().isEmpty() && rack == ruleset.rackSize() - 1)) {
                faults.add(new SetupFault.WrongHandSize(
                        hand.color(), rack, hand.pile().size(), ruleset.rackSize()));
            }
        });
    }

    private void checkEveryTileIsInOnePlace() {
        ImmutableListMultimap.Builder<ColoredTile, Place> found = ImmutableListMultimap.builder();
        setup.tiles().forEach((cell, tile) -> found.put(tile, new Place.OnCell(cell)));
        setup.captures().forEach((captor, tile) -> found.put(tile, new Place.CapturedBy(captor)));
        for (Hand hand : setup.hands().values()) {
            Color color = hand.color();
            hand.rack().forEach(tile -> found.put(ColoredTile.of(color, tile), new Place.OnRack(color)));
            hand.pile().forEach(tile -> found.put(ColoredTile.of(color, tile), new Place.InPile(color)));
        }
        ImmutableListMultimap<ColoredTile, Place> places = found.build();
        for (ColoredTile tile : ColoredTile.all()) {
            int count = places.get(tile).size();
            if (count > 1) {
                faults.add(new SetupFault.TileRepeated(tile, places.get(tile)));
            } else if (count == 0 && owners.containsKey(tile.color())) {
                faults.add(new SetupFault.TileMissing(tile));
            }
        }
    }

    private void checkTurn() {
        ImmutableList<Seat> able =
                ruleset.seats().stream().filter(this::canPlace).collect(ImmutableList.toImmutableList());
        if (setup.turn().isEmpty() && !able.isEmpty()) {
            faults.add(new SetupFault.NotOver(able));
        }
        setup.turn()
                .filter(seat -> isAtTable(seat) && !able.contains(seat))
                .ifPresent(seat -> faults.add(new SetupFault.CannotPlace(seat)));
    }

    /** Q1, for a position that may be unsound: what cannot lie on the board is not there. */
    private boolean canPlace(Seat seat) {
        ImmutableList<Hand> hands = setup.hands().get(seat);
        CellSet open = board.openCells(hands.stream().map(Hand::color).collect(ImmutableList.toImmutableList()));
        return hands.stream()
                .filter(hand -> !hand.pile().isEmpty() || hand.rack().size() >= ruleset.rackSize())
                .anyMatch(hand ->
                        hand.rack().stream().collect(TileSet.toTileSet()).fitsInto(open));
    }
}
