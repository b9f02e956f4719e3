package io.github.uptownrules.arena.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A process and its descendants. Most systems forget the parent of a process when that parent ends. Descendants seen before are
 * therefore remembered. On Linux, where the environment of a process is readable, a marker variable finds the rest.
 */
final class ProcessTree {
    private static final String VARIABLE = "UPTOWN_PROGRAM";

    private final Process root;
    private final String mark;
    private final Set<ProcessHandle> seen = ConcurrentHashMap.newKeySet();

    private ProcessTree(Process root, String mark) {
        this.root = root;
        this.mark = mark;
    }

    static ProcessTree start(List<String> command) throws IOException {
        String mark = VARIABLE + "=" + UUID.randomUUID();
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put(VARIABLE, mark.substring(VARIABLE.length() + 1));
        return new ProcessTree(builder.start(), mark);
    }

    Process root() {
        return root;
    }

    /** Remembers the current descendants, to find them after the root has ended. */
    void look() {
        root.descendants().forEach(seen::add);
    }

    void kill() {
        look();
        Set<ProcessHandle> all = Stream.concat(seen.stream(), marked())
                .flatMap(ProcessTree::withDescendants)
                .collect(Collectors.toSet());
        root.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
    }

    private static Stream<ProcessHandle> withDescendants(ProcessHandle process) {
        return Stream.concat(Stream.of(process), process.descendants());
    }

    private Stream<ProcessHandle> marked() {
        return ProcessHandle.allProcesses()
                .filter(process -> environment(process).contains(mark));
    }

    /** Returns the environment that a process was started with, or an empty string if it is not readable. */
    private static String environment(ProcessHandle process) {
        try {
            return Files.readString(
                    Path.of("/proc", String.valueOf(process.pid()), "environ"), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // another system, another user's process, or one that has ended
        }
    }
}
