package io.github.uptownrules.testkit.naive;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/** A game at one moment: a table and the seat to move (R12, R13). Immutable: playing a move returns another game. */
public final class NaiveGame {

    private final String ruleset;
    private final NaiveRules rules;
    private final NaiveTable table;
    private final int turn;

    private NaiveGame(String ruleset, NaiveRules rules, NaiveTable table, int turn) {
        this.ruleset = ruleset;
        this.rules = rules;
        this.table = table;
        this.turn = turn;
    }

    /** Reads a valid position without hidden parts. Only its form is checked here. */
    public static NaiveGame parse(String position, NaiveRules rules) {
        NaiveFaults faults = new NaiveFaults();
        Optional<NaivePosition> read = NaiveReader.read(position, faults);
        if (read.isEmpty() || !faults.all().isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults.all()));
        }
        NaivePosition fields = read.get();
        NaiveTable table = new NaiveTable(rules, fields.board(), fields.seats());
        return new NaiveGame(fields.ruleset(), rules, table, fields.turn());
    }

    /** Returns the canonical text. */
    public String toText() {
        return NaiveWriter.write(new NaivePosition(ruleset, table.board(), turn, table.seats()));
    }

    /** Returns the seat to move, from 1, or 0 when the game is over. */
    public int turn() {
        return turn;
    }

    public boolean isOver() {
        return turn == NaiveTurns.NOBODY;
    }

    /** Returns the legal moves of the seat to move in canonical order: by color, then face, then cell. */
    public List<String> legalMoves() {
        return table.seats().stream()
                .filter(seat -> seat.number() == turn)
                .flatMap(seat -> NaiveChoices.choices(table, seat))
                .map(NaiveMove::toText)
                .toList();
    }

    /**
     * Returns all reasons why this tile may not be placed on this cell now. It is empty if and only if the tile may be placed.
     */
    public Set<String> reasons(char color, char face, String cell) {
        if (!NaiveTile.isColor(color) || !NaiveFaces.isFace(face) || !NaiveCells.ALL.contains(cell)) {
            throw new IllegalArgumentException("no such tile or cell: " + color + face + " " + cell);
        }
        Set<String> reasons = new LinkedHashSet<>();
        if (isOver()) {
            reasons.add("game over");
        } else if (table.owner(color).stream().anyMatch(mover -> mover.number() != turn)) {
            // R12: the color's owner must wait for its turn.
            reasons.add("not your turn");
        }
        reasons.addAll(NaiveMoveFaults.obstacles(table, new NaiveTile(color, face), cell));
        return reasons;
    }

    /** Plays a legal move in canonical form: places, captures, draws and passes the turn on. */
    public NaiveGame play(String move) {
        NaiveTable after = tableAfter(move);
        return new NaiveGame(ruleset, rules, after, NaiveTurns.next(after, turn));
    }

    /** Returns the seats skipped between the seat that makes this move and the next one to move, clockwise. */
    public List<Integer> skippedBy(String move) {
        return NaiveTurns.skipped(tableAfter(move), turn);
    }

    private NaiveTable tableAfter(String move) {
        NaiveMove read = NaiveMove.parse(move);
        NaiveTile tile = read.tile();
        Set<String> reasons = reasons(tile.color(), tile.face(), read.cell());
        if (!reasons.isEmpty()) {
            throw new IllegalArgumentException(move + " is illegal: " + String.join("; ", reasons));
        }
        if (read.capture() != table.board().at(read.cell()).isPresent()) {
            throw new IllegalArgumentException(move + " has the wrong marker");
        }
        return table.place(tile, read.cell());
    }

    /** Returns the groups of a color on the board, each in cell order, sorted by their first cells. */
    public List<Set<String>> groups(char color) {
        return NaiveGroups.groups(table.board(), color);
    }

    /** Returns the occupied cells whose tile may not be captured, because that would split its group. */
    public SortedSet<String> protectedCells() {
        return NaiveSplit.protectedCells(table.board());
    }

    /** Returns whether no more tiles of the color will be played. It is false for a color not in play. */
    public boolean finished(char color) {
        return table.finished(color);
    }

    /** Returns the standing of each seat in seat order. Before the end it reflects the current board. */
    public List<NaiveStanding> standings() {
        return NaiveStandings.standings(table, rules.ranking());
    }

    /** Returns the number of move sequences of exactly that length. A game that ends earlier is not counted. */
    public long perft(int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("negative depth: " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        long sequences = 0;
        for (String move : legalMoves()) {
            sequences += play(move).perft(depth - 1);
        }
        return sequences;
    }
}
