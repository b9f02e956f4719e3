package io.github.uptownrules.testkit.naive;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/** A game at one moment: a table and whose turn it is (R12, R13). It never changes; playing a move gives another. */
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

    /** Reads a valid position with nothing hidden; only its form is checked here. */
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

    /** The canonical text. */
    public String toText() {
        return NaiveWriter.write(new NaivePosition(ruleset, table.board(), turn, table.seats()));
    }

    /** The seat to move, from 1; 0 when the game is over. */
    public int turn() {
        return turn;
    }

    public boolean isOver() {
        return turn == NaiveTurns.NOBODY;
    }

    /** What the seat to move may play, in canonical order: by color, then face, then cell. */
    public List<String> legalMoves() {
        return table.seats().stream()
                .filter(seat -> seat.number() == turn)
                .flatMap(seat -> NaiveChoices.choices(table, seat))
                .map(NaiveMove::toText)
                .toList();
    }

    /** All the reasons why this tile may not be placed on this cell now; none exactly when it may. */
    public Set<String> reasons(char color, char face, String cell) {
        if (!NaiveTile.isColor(color) || !NaiveFaces.isFace(face) || !NaiveCells.ALL.contains(cell)) {
            throw new IllegalArgumentException("no such tile or cell: " + color + face + " " + cell);
        }
        Set<String> reasons = new LinkedHashSet<>();
        if (isOver()) {
            reasons.add("game over");
        } else if (table.owner(color).stream().anyMatch(mover -> mover.number() != turn)) {
            // R12: the color's owner has to wait for its turn.
            reasons.add("not your turn");
        }
        reasons.addAll(NaiveMoveFaults.obstacles(table, new NaiveTile(color, face), cell));
        return reasons;
    }

    /** The game after a legal move in canonical form: placed, captured, drawn, and the turn passed on. */
    public NaiveGame play(String move) {
        NaiveTable after = tableAfter(move);
        return new NaiveGame(ruleset, rules, after, NaiveTurns.next(after, turn));
    }

    /** The seats passed over between the one that makes this move and the one that moves next, clockwise. */
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

    /** The groups of a color on the board, each in cell order, ordered by their first cell. */
    public List<Set<String>> groups(char color) {
        return NaiveGroups.groups(table.board(), color);
    }

    /** The occupied cells whose tile may not be captured, since that would split its group. */
    public SortedSet<String> protectedCells() {
        return NaiveSplit.protectedCells(table.board());
    }

    /** Whether no more tiles of the color will be played; false for a color not in play. */
    public boolean finished(char color) {
        return table.finished(color);
    }

    /** How each seat stands, in seat order; before the end, as the board stands. */
    public List<NaiveStanding> standings() {
        return NaiveStandings.standings(table, rules.ranking());
    }

    /** The number of move sequences of exactly that length; a game that ends earlier adds none. */
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
