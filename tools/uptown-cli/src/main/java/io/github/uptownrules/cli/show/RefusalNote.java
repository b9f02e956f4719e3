package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.value.Cell;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Explains why a move was refused, in words and, if it would split a group, on the board.
 *
 * @param text the typed text
 * @param faults all reasons
 */
record RefusalNote(String text, ImmutableSet<MoveFault> faults) {
    private static final char CAPTURED = '!';

    /** The sign of each part of a split group; there are at most four. */
    private static final String PARTS = "+-=~";

    Note note() {
        return new Note(words(), marks());
    }

    private ImmutableList<String> words() {
        ImmutableList.Builder<String> words = ImmutableList.<String>builder()
                .add("'" + text + "' is refused:")
                .addAll(faults.stream().map(fault -> "  " + fault).iterator());
        split().ifPresent(split -> words.add("On the board: " + CAPTURED + " the tile on " + split.cell() + ", "
                + IntStream.range(0, split.parts().size())
                        .mapToObj(part -> String.valueOf(PARTS.charAt(part)))
                        .collect(Collectors.joining(" and "))
                + " the parts that would be left."));
        return words.build();
    }

    /** Marks the group that would be split, each part with its sign. */
    private ImmutableMap<String, Character> marks() {
        ImmutableMap.Builder<String, Character> marks = ImmutableMap.builder();
        split().ifPresent(split -> {
            marks.put(split.cell().toString(), CAPTURED);
            for (int part = 0; part < split.parts().size(); part++) {
                for (Cell cell : split.parts().get(part)) {
                    marks.put(cell.toString(), PARTS.charAt(part));
                }
            }
        });
        return marks.buildOrThrow();
    }

    private Optional<MoveFault> split() {
        return faults.stream()
                .filter(fault -> fault.kind() == MoveFault.Kind.SPLITS_GROUP)
                .findFirst();
    }
}
