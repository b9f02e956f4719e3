package io.github.uptownrules.cli.uptown.table;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Streams;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.value.CellSet;

/** Completes what a person has begun to type: a command, or a tile that can go somewhere, and then where. */
final class Completion {
    private static final CharMatcher MARKER = CharMatcher.anyOf("@x");

    private Completion() {}

    static ImmutableList<String> of(Table table, String begin) {
        if (table.isCurtained() || table.match().isOver()) {
            return matching(Answers.commands(), begin);
        }
        PlayerView view = table.view();
        int marker = MARKER.indexIn(begin);
        if (marker > 0) {
            return matching(moves(begin.substring(0, marker), begin.substring(marker, marker + 1), view), begin);
        }
        ImmutableList<String> words = matching(Iterables.concat(tiles(view), Answers.commands()), begin);
        // A tile alone is not all, so once it is clear which one, there are its moves.
        return words.size() == 1 && Choice.isTile(words.get(0)) ? moves(words.get(0), "@", view) : words;
    }

    private static ImmutableList<String> matching(Iterable<String> all, String begin) {
        return Streams.stream(all).filter(text -> text.startsWith(begin)).collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<String> tiles(PlayerView view) {
        return view.colors(view.turn().orElseThrow()).stream()
                .flatMap(color -> view.playable(color).stream().map(tile -> color.toString() + tile))
                .collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<String> moves(String tile, String marker, PlayerView view) {
        try {
            CellSet targets = Choice.parse(tile, view).targets();
            CellSet possible =
                    marker.equals("x") ? targets.intersection(view.board().occupiedCells()) : targets;
            return possible.stream().map(cell -> tile + marker + cell).collect(ImmutableList.toImmutableList());
        } catch (IllegalArgumentException e) {
            // What is no tile of the player's goes nowhere.
            return ImmutableList.of();
        }
    }
}
