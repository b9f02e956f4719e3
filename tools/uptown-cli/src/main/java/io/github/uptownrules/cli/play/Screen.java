package io.github.uptownrules.cli.play;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.TextLayout;
import io.github.uptownrules.cli.show.Presentation;
import io.github.uptownrules.cli.show.TableSnapshot;
import java.util.List;

/**
 * Fits a table on a terminal: the picture, and some lines of text below it. If the picture fits on 80 columns and 24 lines, the
 * text is cut to the remaining lines, and its end is shown.
 */
final class Screen {
    /** The empty line above the text, and the input line. */
    private static final int KEPT_FREE = 2;

    /** The fewest lines of text below a picture that needs a larger screen anyway. */
    private static final int BELOW_LARGE_PICTURE = 8;

    private Screen() {}

    static ImmutableList<String> draw(Presentation presentation, TableSnapshot scene, List<String> text) {
        ImmutableList<String> table = presentation.table(scene);
        ImmutableList<String> wrapped = TextLayout.wrap(text, presentation.columns());
        int left = TerminalSize.LINES - KEPT_FREE - table.size();
        boolean isLarger = left < 1 || presentation.columns() > TerminalSize.COLUMNS;
        int room = isLarger ? Math.max(left, BELOW_LARGE_PICTURE) : left;
        return ImmutableList.<String>builder()
                .addAll(table)
                .add("")
                .addAll(wrapped.subList(Math.max(0, wrapped.size() - room), wrapped.size()))
                .build();
    }
}
