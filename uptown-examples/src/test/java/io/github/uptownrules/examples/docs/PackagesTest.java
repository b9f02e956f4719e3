package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.io.ByteStreams;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.arena.protocol.LineProtocol;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every distributed file names its version and contains its license. The full build creates these files. */
@Tag("full")
class PackagesTest {
    private static final String BUILD = "tools/uptown-build/pom.xml";
    private static final String UPTOWN_JAR = "tools/uptown-cli/target/uptown.jar";
    private static final String NOT_PACKED = "this build packs no jars";
    private static final String ADDRESS = "https://github.com/uptownrules/uptown";

    private static String version() throws IOException {
        return found("(?m)^  <version>(.+)</version>", read(BUILD)).get(0);
    }

    private static String read(String file) throws IOException {
        return Files.readString(Library.ROOT.resolve(file));
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult result) -> result.group(1))
                .toList();
    }

    /** Returns the jars of published modules and the program. .ci/dry-run checks the jars of sources and javadoc. */
    static ImmutableList<Path> jars() throws IOException {
        ImmutableList.Builder<Path> jars = ImmutableList.builder();
        for (Path module : Library.MODULES) {
            jars.add(module.resolve("target/" + module.getFileName() + "-" + version() + ".jar"));
        }
        ImmutableList<Path> all = jars.add(Library.ROOT.resolve(UPTOWN_JAR)).build();
        assumeTrue(all.stream().allMatch(Files::exists), NOT_PACKED);
        return all;
    }

    @ParameterizedTest
    @MethodSource("jars")
    void aJarCarriesItsLicenseAndNamesItsVersion(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            assertThat(text(jar, "META-INF/LICENSE")).isEqualTo(read("LICENSE"));
            Attributes manifest = jar.getManifest().getMainAttributes();
            assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_TITLE)).startsWith("Uptown ");
            assertThat(manifest.getValue(Attributes.Name.IMPLEMENTATION_VERSION))
                    .isEqualTo(version());
        }
    }

    @Test
    void theProgramCarriesTheNoticesOfItsLibraries() throws IOException {
        try (JarFile jar = program()) {
            assertThat(text(jar, "META-INF/NOTICE")).isEqualTo(read("tools/uptown-cli/src/main/license/NOTICE"));
        }
    }

    @Test
    void noLibraryIsUnderTheLgpl() throws IOException {
        assertThat(read("tools/uptown-cli/src/main/license/NOTICE")).doesNotContain("LGPL", "Lesser General Public");
        try (JarFile jar = program()) {
            assertThat(jar.stream().map(Object::toString)).noneMatch(name -> name.startsWith("de/erichseifert/"));
        }
    }

    @ParameterizedTest
    @CsvSource({"Linux", "Linux-Musl"})
    void theProgramHasSqliteForLinux(String system) throws IOException {
        try (JarFile jar = program()) {
            for (String processor : List.of("x86_64", "aarch64")) {
                String library = "org/sqlite/native/" + system + "/" + processor + "/libsqlitejdbc.so";
                assertThat(jar.getEntry(library)).as(library).isNotNull();
            }
        }
    }

    /** The shaded jar has no locale data of ICU, except the data needed to compare names. */
    @Test
    void theProgramHasTheDataToCompareNames() throws IOException {
        try (JarFile jar = program()) {
            for (String data : List.of("confusables.cfu", "nfc.nrm", "ucase.icu", "uprops.icu")) {
                assertThat(jar.getEntry("com/ibm/icu/impl/data/icudata/" + data))
                        .as(data)
                        .isNotNull();
            }
        }
    }

    private static JarFile program() throws IOException {
        Path file = Library.ROOT.resolve(UPTOWN_JAR);
        assumeTrue(Files.exists(file), NOT_PACKED);
        return new JarFile(file.toFile());
    }

    private static String text(JarFile jar, String name) throws IOException {
        assertThat(jar.getEntry(name)).as(name).isNotNull();
        try (InputStream in = jar.getInputStream(jar.getEntry(name))) {
            return new String(ByteStreams.toByteArray(in), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({"table/uptown-page", "table/uptown-wasm"})
    void aPackageForNpmNamesItsLicenseAndItsSource(String module) throws IOException {
        String folder = module + "/target/npm/";
        assertThat(read(folder + "LICENSE")).isEqualTo(read("LICENSE"));
        JsonObject described =
                JsonParser.parseString(read(folder + "package.json")).getAsJsonObject();
        assertThat(described.get("version").getAsString()).isEqualTo(version());
        assertThat(described.get("license").getAsString()).isEqualTo("Apache-2.0");
        assertThat(described.get("homepage").getAsString())
                .isEqualTo(found("<site.url>(.+)</site.url>", read("pom.xml")).get(0));
        assertThat(described.get("bugs").getAsString()).isEqualTo(ADDRESS + "/issues");
        assertThat(described.getAsJsonObject("repository").get("url").getAsString())
                .isEqualTo("git+" + ADDRESS + ".git");
        assertThat(described.getAsJsonObject("repository").get("directory").getAsString())
                .isEqualTo(module);
        assertThat(described.getAsJsonArray("keywords")).isNotEmpty();
        assertThat(described.getAsJsonArray("files"))
                .extracting(file -> file.getAsString())
                .contains("LICENSE");
    }

    @Test
    void theCompiledPackageNamesTheLibrariesInIt() throws IOException {
        String folder = "table/uptown-wasm/target/npm/";
        assertThat(read(folder + "NOTICE")).contains("guava", "gson", "teavm-classlib", "Joda.org");
        assertThat(read(folder + "package.json")).contains("\"NOTICE\"");
    }

    /** By default, the javadoc plugin ends each page with "All rights reserved". */
    @Test
    void javadocEndsWithTheLicense() throws IOException {
        assertThat(found("<bottom>(.+)</bottom>", read(BUILD)))
                .singleElement()
                .asString()
                .contains("Apache License 2.0");
    }

    @Test
    void theBillOfMaterialsHasLiteralVersionsOfAllPublishedModules() throws IOException {
        String bom = read("uptown-bom/pom.xml");
        String own = "<groupId>io.github.uptownrules</groupId>\\s*<artifactId>(.+)</artifactId>\\s*<version>";
        String managed = bom.substring(bom.indexOf("<dependencies>"));
        assertThat(found(own + "(?:.+)</version>", managed))
                .isEqualTo(found(own + version() + "</version>", managed))
                .containsExactlyElementsOf(found("(?m)([^/\n]+)$", read(".ci/published")).stream()
                        .filter(module -> !module.equals("uptown-bom"))
                        .toList());
        assertThat(found("<version>(.+)</version>", bom)).noneMatch(version -> version.contains("$"));
    }

    @Test
    void theProtocolNamesTheReleaseVersion() throws IOException {
        assertThat(LineProtocol.PROGRAM).isEqualTo("uptown " + version().replace("-SNAPSHOT", ""));
    }
}
