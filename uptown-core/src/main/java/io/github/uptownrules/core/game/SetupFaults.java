package io.github.uptownrules.core.game;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.ColoredTile;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.TileSet;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Finds every reason why no game can be in a position. */
final class SetupFaults {
    private final Setup setup;
    private final Ruleset ruleset;
    private final Sight sight;
    private final Board board;
    private final ImmutableListMultimap<Color, Seat> owners;
    private final ImmutableSet.Builder<SetupFault> faults = ImmutableSet.builder();

    SetupFaults(Setup setup, Sight sight) {
        this.setup = setup;
        this.sight = sight;
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
        checkSight();
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
                    .mapToInt(hand -> Math.max(
                            0,
                            Tile.all().size() - hand.rack().size() - hand.pile().size()))
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

    /** Q13: what is to be seen is shown, and nothing else. */
    private void checkSight() {
        setup.hands().forEach((seat, hand) -> {
            boolean isFaceUp = isFinished(hand) && setup.hands().get(seat).size() > 1;
            checkSight(new Place.OnRack(hand.color()), hand.rack(), sight.showsRack(seat) || isFaceUp);
            checkSight(new Place.InPile(hand.color()), hand.pile(), sight.showsPiles());
        });
    }

    private void checkSight(Place place, TileStack stack, boolean isToBeShown) {
        if (!stack.isEmpty() && stack.isHidden() == isToBeShown) {
            faults.add(isToBeShown ? new SetupFault.Hidden(place) : new SetupFault.Shown(place));
        }
    }

    private boolean isFinished(Hand hand) {
        return hand.pile().isEmpty() && hand.rack().size() < ruleset.rackSize();
    }

    private void checkEveryTileIsInOnePlace() {
        ImmutableListMultimap.Builder<ColoredTile, Place> found = ImmutableListMultimap.builder();
        setup.tiles().forEach((cell, tile) -> found.put(tile, new Place.OnCell(cell)));
        setup.captures().forEach((captor, tile) -> found.put(tile, new Place.CapturedBy(captor)));
        Multiset<Color> hidden = EnumMultiset.create(Color.class);
        for (Hand hand : setup.hands().values()) {
            Color color = hand.color();
            hand.rack().tiles().forEach(tile -> found.put(ColoredTile.of(color, tile), new Place.OnRack(color)));
            hand.pile().tiles().forEach(tile -> found.put(ColoredTile.of(color, tile), new Place.InPile(color)));
            hidden.add(color, hand.rack().isHidden() ? hand.rack().size() : 0);
            hidden.add(color, hand.pile().isHidden() ? hand.pile().size() : 0);
        }
        ImmutableListMultimap<ColoredTile, Place> places = found.build();
        places.asMap().forEach((tile, where) -> {
            if (where.size() > 1) {
                faults.add(new SetupFault.TileRepeated(tile, ImmutableList.copyOf(where)));
            }
        });
        for (Color color : owners.keySet()) {
            ImmutableList<ColoredTile> missing = Tile.all().stream()
                    .map(tile -> ColoredTile.of(color, tile))
                    .filter(tile -> !places.containsKey(tile))
                    .collect(ImmutableList.toImmutableList());
            if (!hidden.contains(color)) {
                missing.forEach(tile -> faults.add(new SetupFault.TileMissing(tile)));
            } else if (hidden.count(color) != missing.size()) {
                faults.add(new SetupFault.WrongHiddenCount(color, missing.size(), hidden.count(color)));
            }
        }
    }

    /** Q1, Q2: the seat to move can place a tile, and where it is nobody's turn nobody can; or so it may be. */
    private void checkTurn() {
        ImmutableList<Seat> able = ruleset.seats().stream()
                .filter(seat -> anyHand(seat, this::isSureToFit))
                .collect(ImmutableList.toImmutableList());
        if (setup.turn().isEmpty() && !able.isEmpty()) {
            faults.add(new SetupFault.NotOver(able));
        }
        setup.turn()
                .filter(seat -> isAtTable(seat) && !anyHand(seat, this::mayFit))
                .ifPresent(seat -> faults.add(new SetupFault.CannotPlace(seat)));
    }

    /** Whether an unfinished hand of a seat does something with the cells open to the seat. */
    private boolean anyHand(Seat seat, BiPredicate<Hand, CellSet> does) {
        ImmutableList<Hand> hands = setup.hands().get(seat);
        CellSet open = board.openCells(hands.stream().map(Hand::color).collect(ImmutableList.toImmutableList()));
        return hands.stream().anyMatch(hand -> !isFinished(hand) && does.test(hand, open));
    }

    private boolean mayFit(Hand hand, CellSet open) {
        return rackCandidates(hand).fitsInto(open);
    }

    /** Whether a tile on the rack fits, whichever of the unseen tiles are on it. */
    private boolean isSureToFit(Hand hand, CellSet open) {
        TileSet candidates = rackCandidates(hand);
        long stuck = candidates.stream()
                .filter(tile -> !tile.cells().intersects(open))
                .count();
        return hand.rack().isHidden() ? stuck < hand.rack().size() : stuck < candidates.size();
    }

    private TileSet rackCandidates(Hand hand) {
        return hand.rack().isHidden()
                ? board.unplayed(hand.color())
                : hand.rack().tiles().stream().collect(TileSet.toTileSet());
    }
}
