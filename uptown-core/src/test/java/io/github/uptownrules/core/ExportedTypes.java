package io.github.uptownrules.core;

import io.github.uptownrules.core.game.GameState;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What users can name: the public types of the packages that the module exports to all, and the public ones inside them. */
final class ExportedTypes {
    private ExportedTypes() {}

    static List<Class<?>> list() {
        Path classes = Path.of(URI.create(GameState.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
        try (Stream<Path> files = Files.walk(classes)) {
            Set<String> exported = packages(classes);
            return files.map(file -> classes.relativize(file).toString().replace('/', '.'))
                    .filter(name -> name.endsWith(".class") && exported.contains(packageOf(packageOf(name))))
                    .sorted()
                    .<Class<?>>map(name -> type(packageOf(name)))
                    .filter(ExportedTypes::isPublic)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> packages(Path classes) throws IOException {
        try (InputStream descriptor = Files.newInputStream(classes.resolve("module-info.class"))) {
            return ModuleDescriptor.read(descriptor).exports().stream()
                    .filter(exports -> !exports.isQualified())
                    .map(ModuleDescriptor.Exports::source)
                    .collect(Collectors.toSet());
        }
    }

    private static String packageOf(String name) {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && Optional.ofNullable(type.getEnclosingClass())
                        .map(ExportedTypes::isPublic)
                        .orElse(true);
    }
}
