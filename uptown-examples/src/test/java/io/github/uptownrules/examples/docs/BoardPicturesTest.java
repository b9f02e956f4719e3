package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.draw.SvgPicture;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Checks the pictures of boards in the documents, each generated from a text. The text is a record, whose end is shown, or a
 * position. A position can have a tile, whose targets are shown, or a refused move, whose faults are shown. {@code
 * -Dboards=write} writes the pictures.
 */
class BoardPicturesTest {
    private static final Path FOLDER = Library.DOCS.resolve("boards");
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    @Test
    void picturesAreCurrent() throws IOException {
        ImmutableList<Path> texts = MoreFiles.listFiles(FOLDER).stream()
                .filter(file -> file.toString().endsWith(".txt"))
                .sorted()
                .collect(ImmutableList.toImmutableList());
        assertThat(texts).isNotEmpty();
        for (Path text : texts) {
            Path file = FOLDER.resolve(MoreFiles.getNameWithoutExtension(text) + ".svg");
            String svg = picture(Files.readString(text)).boardOnly().svg();
            if ("write".equals(System.getProperty("boards"))) {
                Files.writeString(file, svg);
            }
            assertThat(Files.readString(file))
                    .as("%s, made from %s", file, text)
                    .isEqualTo(svg);
        }
    }

    private static SvgPicture picture(String text) {
        if (text.startsWith("[")) {
            return SvgPicture.of(NOTATION.readRecord(text).end());
        }
        ImmutableList<String> lines = text.lines().collect(ImmutableList.toImmutableList());
        GameState state = NOTATION.readPosition(lines.get(0));
        SvgPicture picture = SvgPicture.of(state);
        Optional<String> shown = lines.stream().skip(1).findFirst();
        if (shown.isEmpty()) {
            return picture;
        }
        if (shown.get().length() == 2) {
            return picture.withTile(Tile.parse(shown.get()));
        }
        Move move = Move.of(
                Tile.parse(shown.get().substring(0, 2)), Cell.parse(shown.get().substring(3)));
        return picture.withFault(state.faults(move).iterator().next());
    }
}
