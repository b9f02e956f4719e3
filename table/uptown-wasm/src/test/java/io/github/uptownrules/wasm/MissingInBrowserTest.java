package io.github.uptownrules.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The library calls only JDK methods that TeaVM implements. The TeaVM classes, such as {@code TOptional}, must have every
 * method that is called, even in code that the JavaScript module does not reach.
 */
class MissingInBrowserTest {
    private static final String LIBRARY = "io.github.uptownrules.";

    /**
     * Missing methods that do no harm, each with the reason. Before adding one, check that no browser calls it.
     */
    private static final ImmutableSet<String> KNOWN = ImmutableSet.of(
            // RecordAppender, which appends to files
            "java.nio.channels.Channels.newInputStream(java.nio.channels.ReadableByteChannel)",
            "java.nio.channels.FileChannel.close()",
            "java.nio.channels.FileChannel.open(java.nio.file.Path, [Ljava.nio.file.OpenOption;)",
            "java.nio.channels.FileChannel.tryLock()");

    @Test
    void theLibraryCallsOnlyImplementedMethods() {
        JavaClasses library = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(
                        LIBRARY + "base",
                        LIBRARY + "core",
                        LIBRARY + "variants",
                        LIBRARY + "bots",
                        LIBRARY + "json",
                        LIBRARY + "games",
                        LIBRARY + "upturn",
                        LIBRARY + "street");
        assertThat(library.size()).isGreaterThan(100);
        assertThat(missing(library)).containsExactlyInAnyOrderElementsOf(KNOWN);
    }

    @Test
    void detectsMissingMethods() {
        assertThat(missing(new ClassFileImporter().importClasses(Careless.class)))
                .containsExactlyInAnyOrder(
                        "java.util.Collection.parallelStream()",
                        "java.util.SplittableRandom.<init>(long)",
                        "java.util.SplittableRandom.nextInt()");
    }

    /** Calls existing and missing methods. */
    private static final class Careless {
        @SuppressWarnings("unused")
        static long count(Collection<String> words) {
            return words.stream().map(String::strip).count()
                    + words.parallelStream().count()
                    + List.of(1, 2).size()
                    + new SplittableRandom(1).nextInt();
        }
    }

    private static ImmutableSet<String> missing(JavaClasses classes) {
        return classes.stream()
                .flatMap(type -> type.getCodeUnitAccessesFromSelf().stream())
                .filter(access -> access.getTargetOwner().getName().startsWith("java."))
                .filter(access -> !isThere(access))
                .map(access -> access.getTarget().getFullName())
                .collect(ImmutableSet.toImmutableSet());
    }

    private static boolean isThere(JavaCodeUnitAccess<? extends CodeUnitAccessTarget> access) {
        CodeUnitAccessTarget target = access.getTarget();
        return has(
                access.getTargetOwner().getName(),
                target.getName(),
                target.getRawParameterTypes().stream().map(JavaClass::getName).toList());
    }

    /** {@return whether a class declares or inherits a method} */
    private static boolean has(String owner, String method, List<String> parameters) {
        return type(owner).map(type -> declares(type, method, parameters)).orElse(false);
    }

    private static boolean declares(Class<?> type, String method, List<String> parameters) {
        boolean own = method.equals("<init>")
                ? Arrays.stream(type.getDeclaredConstructors())
                        .anyMatch(declared -> areLike(declared.getParameterTypes(), parameters))
                : Arrays.stream(type.getDeclaredMethods())
                        .anyMatch(declared ->
                                declared.getName().equals(method) && areLike(declared.getParameterTypes(), parameters));
        return own
                || Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                        .anyMatch(parent -> declares(parent, method, parameters))
                || type.isInterface() && declares(Object.class, method, parameters);
    }

    private static boolean areLike(Class<?>[] declared, List<String> parameters) {
        return Arrays.stream(declared)
                .map(Class::getName)
                .map(MissingInBrowserTest::inJdk)
                .toList()
                .equals(parameters);
    }

    /** Maps {@code org.teavm.classlib.java.util.TOptional} to {@code java.util.Optional}. */
    private static String inJdk(String name) {
        return name.replaceFirst("org\\.teavm\\.classlib\\.(java\\..*\\.)T([A-Z])", "$1$2");
    }

    private static Optional<Class<?>> type(String inJdk) {
        if (inJdk.equals("java.lang.Object")) {
            return Optional.of(Object.class);
        }
        String name = "org.teavm.classlib." + inJdk.replaceFirst("\\.([A-Z])", ".T$1");
        try {
            return Optional.of(Class.forName(name, false, MissingInBrowserTest.class.getClassLoader()));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }
}
