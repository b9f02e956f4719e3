package io.github.uptownrules.core.simulation;

import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;

/** Packs a placement into an int: seat, color, slot, face, cell, and the color of the captured tile. */
final class Ply {
    private Ply() {}

    static int of(int seat, int color, int slot, int face, int cell) {
        return cell | face << 7 | slot << 12 | color << 17 | seat << 20;
    }

    /** Returns the placement with the captured color, or {@link RolloutTable#NONE}. */
    static int withCaptured(int ply, int color) {
        return ply | color + 1 << 23;
    }

    static int cell(int ply) {
        return ply & 127;
    }

    static int face(int ply) {
        return ply >>> 7 & 31;
    }

    static int slot(int ply) {
        return ply >>> 12 & 31;
    }

    static int color(int ply) {
        return ply >>> 17 & 7;
    }

    static int seat(int ply) {
        return ply >>> 20 & 7;
    }

    static int captured(int ply) {
        return (ply >>> 23) - 1;
    }

    static Move move(int ply) {
        return Move.of(
                Tile.of(Color.all().get(color(ply)), Face.all().get(face(ply))),
                Cell.all().get(cell(ply)));
    }
}
