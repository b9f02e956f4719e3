package io.github.uptownrules.draw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Face;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Compares the picture in the README and the javadoc with the renderer. After an intended change, this command writes the
 * picture:
 *
 * <pre>./mvnw -o test -pl uptown-draw -Dtest=BoardPictureTest -Dpicture=write</pre>
 */
class BoardPictureTest {
    private static final Path FILE =
            Path.of("..", "uptown-core/src/main/javadoc/io.github.uptownrules.core/doc-files/board.svg");
    private static final String POSITION =
            "standard-4 2oA1bbbAbcgA1/1o2oBr$b5rBr7gB1/1oCoar4rCrbg7g81/1g2g31r5r6rfgf1/g1gdbd3rEg$1/1b$b3be3ofoF/2bGbh2o7oi1/9/9 "
                    + "1 -;-;-;ob "
                    + "b=EI2fg/H9481iC6FB7aD;"
                    + "g=CH56a/FG4chIbEgie9D;"
                    + "o=45cgh/eG1d9EHI68D$3;"
                    + "r=H28eh/3GgaDicAd9FI1";

    @Test
    void thePictureInTheDocumentsIsCurrent() throws IOException {
        String picture = SvgPicture.of(
                        Notation.of(Rulesets.all()).readPosition(POSITION).viewFor(Seat.ONE))
                .withTile(Tile.of(Color.BLUE, Face.SAXOPHONE))
                .svg();
        if ("write".equals(System.getProperty("picture"))) {
            Files.writeString(FILE, picture);
        }
        assertThat(picture.lines()).containsExactlyElementsOf(Files.readAllLines(FILE));
    }
}
