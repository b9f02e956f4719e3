package io.github.uptownrules.examples.architecture;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.MoreCollectors;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The compiled classes of all modules. */
final class Imported {
    static final String ROOT = "io.github.uptownrules.";

    /** The published modules, as package names relative to {@link #ROOT}. */
    static final ImmutableList<String> LIBRARIES = ImmutableList.of(
            "base",
            "json.kit",
            "core",
            "testkit",
            "variants",
            "bots",
            "json",
            "encoding",
            "upturn",
            "street",
            "upturn.json",
            "street.json",
            "draw",
            "games",
            "arena",
            "server",
            "server.cluster",
            "games");

    /** The folders of modules, relative to a module at the top. */
    private static final ImmutableList<Path> FOLDERS =
            Stream.of("..", "../games", "../table", "../tools").map(Path::of).collect(ImmutableList.toImmutableList());

    private static final String APPLICATION = "cli";

    private static final JavaClasses ALL = new ClassFileImporter()
            .importPaths(ImmutableList.<String>builder().addAll(LIBRARIES).add(APPLICATION).build().stream()
                    .map(Imported::classes)
                    .toList());

    private Imported() {}

    static JavaClasses module(String... names) {
        return ALL.that(JavaClass.Predicates.resideInAnyPackage(
                Stream.of(names).map(name -> ROOT + name + "..").toArray(String[]::new)));
    }

    static JavaClasses libraries() {
        return ALL.that(DescribedPredicate.describe(
                "are published",
                type -> !type.getPackageName().equals(ROOT + APPLICATION)
                        && !type.getPackageName().startsWith(ROOT + APPLICATION + ".")));
    }

    /** Returns the classes in packages that published modules export to all modules. */
    static JavaClasses exported() {
        ImmutableSet<String> exported =
                LIBRARIES.stream().flatMap(Imported::exports).collect(ImmutableSet.toImmutableSet());
        return ALL.that(DescribedPredicate.describe("are exported", type -> exported.contains(type.getPackageName())));
    }

    private static Stream<String> exports(String module) {
        try (InputStream descriptor = Files.newInputStream(classes(module).resolve("module-info.class"))) {
            return ModuleDescriptor.read(descriptor).exports().stream()
                    .filter(exports -> !exports.isQualified())
                    .map(ModuleDescriptor.Exports::source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path classes(String module) {
        return FOLDERS.stream()
                .map(folder -> folder.resolve("uptown-" + module.replace('.', '-')))
                .filter(Files::isDirectory)
                .collect(MoreCollectors.onlyElement())
                .resolve("target/classes");
    }

    /** Returns the packages of a module without its name: {@code board} and so on, and the empty name for its root package. */
    static ImmutableSet<String> packages(String module) {
        String root = ROOT + module;
        return module(module).stream()
                .map(JavaClass::getPackageName)
                .map(name -> name.equals(root) ? "" : name.substring(root.length() + 1))
                .collect(ImmutableSet.toImmutableSet());
    }
}
