package io.github.uptownrules.encoding;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Renaming;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.FaceSet;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The tables of {@code uptown-encoding/README.md}, implemented row by row without regard to speed. */
final class NaiveEncoder {
    private final PlayerView view;
    private final Renaming names;
    private final List<Float> entries = new ArrayList<>();

    private NaiveEncoder(PlayerView view, Renaming names) {
        this.view = view;
        this.names = names;
    }

    static List<Float> encode(PlayerView view, Renaming names) {
        NaiveEncoder encoder = new NaiveEncoder(view, names);
        for (Color name : Color.all()) {
            Color color = encoder.colorNamed(name);
            encoder.plane(cell -> view.board()
                    .tileAt(cell)
                    .filter(tile -> tile.color() == color)
                    .isPresent());
        }
        encoder.plane(cell -> view.board().protectedCells().contains(cell));
        for (Color name : Color.all()) {
            encoder.color(encoder.colorNamed(name));
        }
        for (int place = 0; place < 5; place++) {
            encoder.add(
                    encoder.seatAt(place).isPresent() && encoder.seatAt(place).equals(view.turn()));
        }
        encoder.add(view.viewer().asSeat().isPresent());
        return encoder.entries;
    }

    static List<Byte> mask(PlayerView view, Renaming names) {
        List<Byte> mask = new ArrayList<>(Collections.nCopies(1620, (byte) 0));
        for (Move move : view.legalMoves()) {
            Tile image = names.apply(move.tile());
            mask.set(Move.of(image, names.apply(move.cell())).index(), (byte) 1);
        }
        return mask;
    }

    private void color(Color color) {
        boolean isInPlay = view.owner(color).isPresent();
        faces(view.rack(color).filter(rack -> isInPlay).orElse(FaceSet.none()));
        faces(view.unseen(color));
        for (int place = 0; place < 5; place++) {
            add(isInPlay && seatAt(place).equals(view.owner(color)));
        }
        for (int place = 0; place < 5; place++) {
            add(seatAt(place)
                    .map(seat -> view.captures(seat).stream()
                            .filter(tile -> tile.color() == color)
                            .count())
                    .orElse(0L));
        }
        add(view.rackSize(color));
        add(view.pileSize(color));
        add(view.isFinished(color));
    }

    private Color colorNamed(Color name) {
        return Color.all().stream()
                .filter(color -> names.apply(color) == name)
                .findFirst()
                .orElseThrow();
    }

    /** Returns the seat at a distance from the viewer, or from seat 1 for a spectator. */
    private Optional<Seat> seatAt(int place) {
        int seats = view.seats().size();
        int first = view.viewer().asSeat().map(Seat::number).orElse(1);
        return place < seats ? Optional.of(Seat.of((first - 1 + place) % seats + 1)) : Optional.empty();
    }

    private void plane(Function<Cell, Boolean> isSet) {
        for (Cell image : Cell.all()) {
            Cell cell = Cell.all().stream()
                    .filter(any -> names.apply(any) == image)
                    .findFirst()
                    .orElseThrow();
            add(isSet.apply(cell));
        }
    }

    private void faces(FaceSet faces) {
        for (Face image : Face.all()) {
            add(faces.stream().anyMatch(face -> names.symmetry().apply(face) == image));
        }
    }

    private void add(boolean isSo) {
        add(isSo ? 1 : 0);
    }

    private void add(long count) {
        entries.add((float) count);
    }
}
