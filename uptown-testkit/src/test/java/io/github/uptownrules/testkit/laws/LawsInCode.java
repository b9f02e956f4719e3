package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The laws of the test kit as found in its sources. A law is an assertion of a {@link Law}. It is named by the name of the
 * {@link Law} and the text of the assertion, as its message begins. The assertions of a method with a {@link Law} parameter
 * count once for each law that is passed to it.
 */
public final class LawsInCode {
    private static final Path SOURCES = Path.of("src/main/java/io/github/uptownrules/testkit/laws");

    private static final Pattern METHOD = Pattern.compile(
            "^    \\w[^;={}]*?(\\w+)\\(([^;{]*?)\\)[^;{(]*\\{\n(.*?)^    }\n", Pattern.MULTILINE | Pattern.DOTALL);

    private static final Pattern NAME_OR_CHECK = Pattern.compile("(?:new Law|\\blaw)\\(\\s*\"([^\"]*)\""
            + "|\\.(?:same|equal|holds|refuses|proper|broken)\\(\\s*\"([^\"]*)\"");

    private record Method(String file, String name, String parameters, String body) {
        boolean isGivenALaw() {
            return parameters.contains("Law law");
        }

        boolean callsWithALaw(Method other) {
            String before = other.parameters.startsWith("Law law") ? "\\s*" : "[^;{\"]*,\\s*";
            return Pattern.compile("\\b" + other.name + "\\(" + before + "law\\b")
                    .matcher(body)
                    .find();
        }
    }

    private final List<Method> methods = new ArrayList<>();

    private LawsInCode() {
        try (Stream<Path> files = Files.list(SOURCES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                if (file.endsWith("Law.java")) {
                    continue;
                }
                Matcher method = METHOD.matcher(Files.readString(file));
                while (method.find()) {
                    methods.add(new Method(
                            file.getFileName().toString(), method.group(1), method.group(2), method.group(3)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all laws. Each {@code name: text} must be unique, because the tests and the document use it as an identifier. */
    public static ImmutableSortedSet<String> all() {
        LawsInCode code = new LawsInCode();
        List<String> laws = new ArrayList<>();
        code.methods.forEach(method -> laws.addAll(code.of(method)));
        ImmutableSortedSet<String> different = ImmutableSortedSet.copyOf(laws);
        if (different.size() < laws.size()) {
            different.forEach(laws::remove);
            throw new AssertionError("two laws are called " + laws);
        }
        return different;
    }

    private List<String> of(Method method) {
        List<String> laws = new ArrayList<>();
        Set<String> names = names(method);
        Matcher matcher = NAME_OR_CHECK.matcher(method.body);
        while (matcher.find()) {
            if (matcher.group(1) != null) {
                names = ImmutableSet.of(matcher.group(1));
            } else if (names.isEmpty()) {
                throw new AssertionError("no name for a law: " + matcher.group() + " in " + method.name);
            } else {
                names.forEach(name -> laws.add(name + ": " + matcher.group(2).strip()));
            }
        }
        return laws;
    }

    /** Returns the names of the laws that apply to a method before it names one itself. */
    private Set<String> names(Method method) {
        Set<String> names = new LinkedHashSet<>();
        for (Method other : methods) {
            boolean isCaller = method.isGivenALaw() && other != method && other.callsWithALaw(method);
            boolean isMaker = !method.isGivenALaw() && other.name.equals("law") && other.file.equals(method.file);
            Matcher first = NAME_OR_CHECK.matcher(other.body);
            boolean isNamed = first.find() && first.group(1) != null;
            if (isNamed && (isCaller || isMaker)) {
                names.add(first.group(1));
            } else if (isCaller) {
                names.addAll(names(other));
            }
        }
        return names;
    }
}
