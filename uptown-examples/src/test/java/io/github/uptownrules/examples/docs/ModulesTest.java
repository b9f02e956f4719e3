package io.github.uptownrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The needs and exports of published modules; a new arrow between two of them is drawn here first. */
class ModulesTest {
    private static final String PREFIX = "io.github.uptownrules.";

    private static final ImmutableMap<String, ImmutableSet<String>> NEEDED =
            ImmutableMap.<String, ImmutableSet<String>>builder()
                    .put("base", ImmutableSet.of("com.google.common"))
                    .put("json.kit", ImmutableSet.of("base", "com.google.common", "com.google.gson"))
                    .put("core", ImmutableSet.of("base", "com.google.common"))
                    .put("testkit", ImmutableSet.of("core"))
                    .put("variants", ImmutableSet.of("core"))
                    .put("bots", ImmutableSet.of("core", "variants"))
                    .put("json", ImmutableSet.of("core", "json.kit"))
                    .put("encoding", ImmutableSet.of("core"))
                    .put("upturn", ImmutableSet.of("base", "com.google.common"))
                    .put("street", ImmutableSet.of("base", "com.google.common"))
                    .put("upturn.json", ImmutableSet.of("upturn", "json.kit"))
                    .put("street.json", ImmutableSet.of("street", "json.kit"))
                    .put("draw", ImmutableSet.of("core"))
                    .put("arena", ImmutableSet.of("base"))
                    .put(
                            "games",
                            ImmutableSet.of(
                                    "bots", "json", "street", "street.json", "upturn", "upturn.json", "variants"))
                    .put(
                            "server",
                            ImmutableSet.of(
                                    "base",
                                    "com.google.common",
                                    "com.google.gson",
                                    "json.kit",
                                    "io.javalin",
                                    "com.ibm.icu",
                                    "io.nayuki.qrcodegen",
                                    "java.logging",
                                    "java.net.http",
                                    "java.sql",
                                    "micrometer.core",
                                    "micrometer.registry.prometheus",
                                    "org.eclipse.jetty.io",
                                    "org.eclipse.jetty.server",
                                    "org.eclipse.jetty.websocket.common",
                                    "org.eclipse.jetty.websocket.core.server"))
                    .put(
                            "server.cluster",
                            ImmutableSet.of(
                                    "base",
                                    "com.google.common",
                                    "java.net.http",
                                    "java.sql",
                                    "org.postgresql.jdbc",
                                    "server"))
                    .buildOrThrow();

    @Test
    void contributingListsEachFolder() throws IOException {
        String told = Files.readString(Library.ROOT.resolve("CONTRIBUTING.md"));
        Pattern module = Pattern.compile("<module>(?:[a-z]+/)?([a-z-]+)</module>");
        assertThat(module.matcher(Files.readString(Library.ROOT.resolve("pom.xml")))
                        .results())
                .hasSizeGreaterThan(10)
                .allSatisfy(found -> assertThat(told).contains("`" + found.group(1) + "`"));
    }

    @Test
    void eachModuleHasExactlyTheseDependencies() throws IOException {
        ImmutableMap.Builder<String, ImmutableSet<String>> found = ImmutableMap.builder();
        for (Path module : Library.MODULES) {
            ModuleDescriptor descriptor = descriptor(module);
            found.put(shortName(descriptor.name()), needs(descriptor));
        }
        assertThat(found.buildOrThrow()).containsExactlyInAnyOrderEntriesOf(NEEDED);
    }

    @Test
    void eachModuleWithoutAnApiExportsNothing() throws IOException {
        for (Path module : Library.MODULES) {
            assertThat(descriptor(module).exports().isEmpty())
                    .as("%s", module)
                    .isEqualTo(!Library.APIS.contains(module));
        }
    }

    @Test
    void everyExportedPackageSaysWhoUsesItForWhat() throws IOException {
        int packages = 0;
        for (Path module : Library.MODULES) {
            for (ModuleDescriptor.Exports exported : descriptor(module).exports()) {
                Path file =
                        module.resolve("src/main/java/" + exported.source().replace('.', '/') + "/package-info.java");
                assertThat(Files.readString(file))
                        .as("%s", file)
                        .containsPattern("(?s)^/\\*\\*\\s+(\\* )?[A-Z][^*]*?[.:]")
                        .contains(exported.isQualified() ? "<p>Exported to " : "<p>For ");
                packages++;
            }
        }
        assertThat(packages).isGreaterThan(30);
    }

    /** A cell names some of these artifacts. The others are transitive, like Guava. */
    @Test
    void theTableOfDependenciesNamesWhatEachBrings() throws IOException {
        ModulePicture modules = ModulePicture.of(Library.ROOT);
        Pattern row = Pattern.compile("(?m)^\\|[^|]+\\|(?<module>[^|]*`uptown-[^|]+)\\|(?<brings>[^|]+)\\|$");
        assertThat(row.matcher(Files.readString(Library.DOCS.resolve("using.md")))
                        .results())
                .hasSizeGreaterThan(5)
                .allSatisfy(found -> {
                    ImmutableSet<String> named = artifacts(found.group(1));
                    ImmutableSet<String> brought = artifacts(found.group(2));
                    assertThat(brought).as(found.group()).doesNotContainAnyElementsOf(named);
                    assertThat(withTheirs(modules, brought))
                            .as(found.group())
                            .isEqualTo(Sets.difference(withTheirs(modules, named), named));
                });
    }

    private static ModuleDescriptor descriptor(Path module) throws IOException {
        try (InputStream file = Files.newInputStream(module.resolve("target/classes/module-info.class"))) {
            return ModuleDescriptor.read(file);
        }
    }

    private static ImmutableSet<String> artifacts(String cell) {
        return Pattern.compile("`([a-z][a-z0-9-]+)`")
                .matcher(cell)
                .results()
                .map(name -> name.group(1))
                .collect(ImmutableSet.toImmutableSet());
    }

    private static Set<String> withTheirs(ModulePicture modules, Set<String> artifacts) {
        return artifacts.stream()
                .flatMap(artifact -> Stream.concat(Stream.of(artifact), modules.brings(artifact).stream()))
                .filter(artifact -> !artifact.equals("guava"))
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Returns the dependencies without the JDK's base module and the annotations, which are not needed at run time. */
    private static ImmutableSet<String> needs(ModuleDescriptor descriptor) {
        return descriptor.requires().stream()
                .filter(required -> !required.modifiers().contains(ModuleDescriptor.Requires.Modifier.STATIC))
                .map(ModuleDescriptor.Requires::name)
                .filter(name -> !name.equals("java.base"))
                .map(ModulesTest::shortName)
                .collect(ImmutableSet.toImmutableSet());
    }

    private static String shortName(String module) {
        return module.startsWith(PREFIX) ? module.substring(PREFIX.length()) : module;
    }
}
