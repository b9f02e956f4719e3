package io.github.uptownrules.examples.bots;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.board.Board;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Scoring;
import io.github.uptownrules.core.game.Tally;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;

/** What a scoring looks at, as it is or will be after a move: found without playing the move, for that takes longer. */
final class Counts implements Tally {
    private final Position position;
    private final int[] groups;
    private final int[][] captures;

    private Counts(Position position, int[] groups, int[][] captures) {
        this.position = position;
        this.groups = groups;
        this.captures = captures;
    }

    static Counts of(Position position) {
        return new Counts(
                position,
                Color.all().stream().mapToInt(position::groupCount).toArray(),
                position.seats().stream()
                        .map(seat -> Color.all().stream()
                                .mapToInt(color -> position.captureCount(seat, color))
                                .toArray())
                        .toArray(int[][]::new));
    }

    /** The counts after a legal move. */
    Counts after(Move move) {
        Board board = position.board();
        Cell cell = move.cell();
        int[] groupsAfter = groups.clone();
        CellSet joined = board.cells(move.color()).with(cell).groupOf(cell).without(cell);
        groupsAfter[move.color().ordinal()] += 1 - joined.groups().size();
        for (Color captured : Color.all()) {
            CellSet cells = board.cells(captured);
            if (cells.contains(cell)) {
                // A capture never splits a group, but it may take the only tile of one.
                groupsAfter[captured.ordinal()] -= cells.groupOf(cell).size() == 1 ? 1 : 0;
                return new Counts(
                        position,
                        groupsAfter,
                        withOneMore(position.turn().orElseThrow().ordinal(), captured.ordinal()));
            }
        }
        return new Counts(position, groupsAfter, captures);
    }

    private int[][] withOneMore(int captor, int color) {
        int[][] more = captures.clone();
        more[captor] = captures[captor].clone();
        more[captor][color]++;
        return more;
    }

    /** How many points a seat is ahead of the others on average; being ahead in a tie is worth {@code tie} points. */
    double lead(Seat seat, Scoring scoring, double tie) {
        int score = scoring.score(this, seat);
        double lead = 0;
        for (Seat rival : seats()) {
            if (rival != seat) {
                int difference = score - scoring.score(this, rival);
                lead += difference == 0 ? tie * Integer.signum(scoring.compareTied(this, seat, rival)) : difference;
            }
        }
        return lead / (seats().size() - 1);
    }

    @Override
    public ImmutableList<Seat> seats() {
        return position.seats();
    }

    @Override
    public ImmutableList<Color> colors(Seat seat) {
        return position.colors(seat);
    }

    @Override
    public int groupCount(Color color) {
        return groups[color.ordinal()];
    }

    @Override
    public int captureCount(Seat captor, Color color) {
        return captures[captor.ordinal()][color.ordinal()];
    }
}
