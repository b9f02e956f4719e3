package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** The types of a module that users can name. */
final class ExportedTypes {
    private ExportedTypes() {}

    /** Returns the class files of the packages that a module exports to all modules. */
    static ImmutableList<Path> files(Path classes) throws IOException {
        ImmutableSet<String> exported = packages(classes);
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> exported.contains(name(classes, file.getParent())))
                    .sorted()
                    .collect(ImmutableList.toImmutableList());
        }
    }

    static ImmutableList<Class<?>> types(Path classes) throws IOException, ClassNotFoundException {
        ImmutableList.Builder<Class<?>> types = ImmutableList.builder();
        for (Path file : files(classes)) {
            String name = name(classes, file);
            if (!name.endsWith("-info.class")) {
                Class<?> type = Class.forName(name.substring(0, name.length() - ".class".length()));
                if (isPublic(type)) {
                    types.add(type);
                }
            }
        }
        return types.build();
    }

    private static String name(Path classes, Path file) {
        return classes.relativize(file).toString().replace('/', '.');
    }

    private static ImmutableSet<String> packages(Path classes) throws IOException {
        try (InputStream descriptor = Files.newInputStream(classes.resolve("module-info.class"))) {
            return ModuleDescriptor.read(descriptor).exports().stream()
                    .filter(exports -> !exports.isQualified())
                    .map(ModuleDescriptor.Exports::source)
                    .collect(ImmutableSet.toImmutableSet());
        }
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && Optional.<Class<?>>ofNullable(type.getEnclosingClass())
                        .map(ExportedTypes::isPublic)
                        .orElse(true);
    }
}
