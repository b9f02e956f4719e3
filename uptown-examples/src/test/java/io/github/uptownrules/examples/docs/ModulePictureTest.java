package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The picture in CONTRIBUTING agrees with the poms; {@code -Dpicture=write} writes it. */
class ModulePictureTest {
    private static final Path FILE = Library.DOCS.resolve("modules.svg");

    @Test
    void thePictureIsCurrent() throws IOException {
        String svg = ModulePicture.of(Library.ROOT).svg();
        if ("write".equals(System.getProperty("picture"))) {
            Files.writeString(FILE, svg);
        }
        assertThat(Files.readString(FILE)).as("%s, made from the poms", FILE).isEqualTo(svg);
        assertThat(Files.readString(Library.ROOT.resolve("CONTRIBUTING.md"))).contains("](docs/modules.svg)");
    }

    /** The games depend on neither the table nor the tools, and the shared modules on none of them. */
    @Test
    void arrowsPointDown() throws IOException {
        ModulePicture modules = ModulePicture.of(Library.ROOT);
        assertThat(modules.folders()).hasSizeGreaterThan(15);
        modules.needs().forEach((module, need) -> {
            assertThat(modules.level(module)).as("%s needs %s", module, need).isGreaterThan(modules.level(need));
            String folder = modules.folders().get(need);
            if (!module.equals("uptown-examples")) {
                assertThat(modules.folders().get(module))
                        .as("%s needs %s, which is in %s", module, need, folder)
                        .isIn(
                                switch (folder) {
                                    case "tools" -> new Object[] {"tools"};
                                    case "table" -> new Object[] {"table", "tools"};
                                    default -> new Object[] {"", "games", "table", "tools"};
                                });
            }
        });
        assertThat(modules.needs().get("uptown-base")).isEmpty();
        assertThat(modules.needs().get("uptown-core")).containsExactly("uptown-base");
    }
}
