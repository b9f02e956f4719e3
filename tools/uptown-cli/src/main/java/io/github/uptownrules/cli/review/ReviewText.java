package io.github.uptownrules.cli.review;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.base.text.PlainText;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The review of a game as text tables. Shares are in percent, and intervals are at 95 %. */
public final class ReviewText {
    private static final int WORST = 3;

    private final ReviewedGame reviewed;
    private final ImmutableList<MoveReview<String>> moves;

    public ReviewText(ReviewedGame reviewed, ImmutableList<MoveReview<String>> moves) {
        this.reviewed = reviewed;
        this.moves = moves;
    }

    /** Returns the moves that lost the most, in order of their certain loss. */
    static List<MoveReview<String>> worst(List<MoveReview<String>> moves) {
        return moves.stream()
                .filter(move -> move.loss() > 0)
                .sorted(Comparator.comparingDouble((MoveReview<String> move) -> move.loss() - move.margin())
                        .reversed())
                .limit(WORST)
                .toList();
    }

    public String draw() {
        StringBuilder text = new StringBuilder();
        reviewed.seat()
                .ifPresent(seat ->
                        text.append(format("Only the moves of seat %s are judged, by what that seat saw.\n\n", seat)));
        text.append(format("ply  seat  %s  chance           loss            better\n", padded("move")));
        for (MoveReview<String> move : moves) {
            text.append(line(move).stripTrailing()).append('\n');
        }
        return text.append('\n')
                .append(ChanceLines.draw(moves, reviewed.game().plies()))
                .append('\n')
                .append(seats())
                .append('\n')
                .append(worst())
                .toString();
    }

    private String line(MoveReview<String> move) {
        boolean isBest = move.loss() == 0;
        return format(
                "%3d  %4d  %s  %-15s  %-14s  %s",
                move.ply(),
                move.seat(),
                padded(move.played().move()),
                share(move.chanceOfBest(), move.best().margin()),
                isBest ? "   -" : share(move.loss(), move.margin()),
                isBest ? "" : move.best().move());
    }

    /** Pads a move to the width of the widest one. */
    private String padded(String move) {
        int widest = moves.stream()
                .mapToInt(judged -> judged.played().move().length())
                .max()
                .orElse(0);
        return Strings.padEnd(move, widest, ' ');
    }

    private static String share(double share, double margin) {
        return format("%5.1f +- %.1f", 100 * share, 100 * margin);
    }

    private String seats() {
        StringBuilder text = new StringBuilder("seat  moves  loss a move\n");
        for (Seat seat : Seat.first(reviewed.game().seats())) {
            List<MoveReview<String>> own =
                    moves.stream().filter(move -> move.seat() == seat.number()).toList();
            if (!own.isEmpty()) {
                String name = Optional.ofNullable(reviewed.game().headers().get("Seat" + seat))
                        .orElse("");
                double loss = own.stream().mapToDouble(MoveReview::loss).sum() / own.size();
                double square = own.stream()
                        .mapToDouble(move -> move.standardError() * move.standardError())
                        .sum();
                text.append(format(
                                "%4s  %5d  %-13s  %s",
                                seat,
                                own.size(),
                                share(loss, MoveEstimate.margin(Math.sqrt(square) / own.size())),
                                PlainText.of(name))
                        .stripTrailing());
                text.append('\n');
            }
        }
        return text.toString();
    }

    private String worst() {
        List<MoveReview<String>> worst = worst(moves);
        if (worst.isEmpty()) {
            return "No better move was found than those that were played.\n";
        }
        StringBuilder text = new StringBuilder("The worst moves, those that are surely bad first:\n");
        for (MoveReview<String> move : worst) {
            text.append(format(
                    "%3d. seat %d played %s (%.1f); %s was better (%.1f): a loss of %s\n",
                    move.ply(),
                    move.seat(),
                    move.played().move(),
                    100 * move.chanceOfMove(),
                    move.best().move(),
                    100 * move.chanceOfBest(),
                    share(move.loss(), move.margin()).strip()));
        }
        return text.toString();
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
