package io.github.uptownrules.examples.play;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.MoveText.Marker;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.CellSet;
import io.github.uptownrules.core.value.Color;
import java.util.stream.Stream;

/** Completes what a person has begun to type: commands, then the tiles that can go somewhere, then where. */
final class Completion {
    private static final CharMatcher MARKER = CharMatcher.anyOf("@x");

    private Completion() {}

    static ImmutableList<String> of(Table table, String begin) {
        if (table.isCurtained() || table.match().isOver()) {
            return matching(Answers.commands().stream(), begin);
        }
        int marker = MARKER.indexIn(begin, 1);
        return marker < 0
                ? matching(Stream.concat(tiles(table.view()), Answers.commands().stream()), begin)
                : matching(moves(begin.substring(0, marker), begin.substring(marker, marker + 1), table.view()), begin);
    }

    private static ImmutableList<String> matching(Stream<String> all, String begin) {
        return all.filter(text -> text.startsWith(begin)).collect(ImmutableList.toImmutableList());
    }

    private static Stream<String> tiles(PlayerView view) {
        return Color.all().stream()
                .flatMap(color ->
                        view.legalMoves().tiles(color).stream().map(tile -> color.toString() + tile + Marker.PLACE));
    }

    private static Stream<String> moves(String tile, String marker, PlayerView view) {
        try {
            CellSet targets = Choice.parse(tile, view).targets();
            CellSet possible = marker.equals(Marker.CAPTURE.toString())
                    ? targets.intersection(view.board().occupiedCells())
                    : targets;
            return possible.stream().map(Cell::toString).map(cell -> tile + marker + cell);
        } catch (IllegalArgumentException e) {
            // What is no tile of the player's goes nowhere.
            return Stream.empty();
        }
    }
}
