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
 * A process and the processes that it started. Most systems forget whose child a process was when its parent ends, so those seen
 * before are remembered; where the environment of a process can be read (Linux), a mark in it finds the others.
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

    /** Remembers the processes below the root, to find them when it has ended. */
    void look() {
        root.descendants().forEach(seen::add);
    }

    /** Kills all of it. */
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

    /** The environment that a process was started with, if it can be read. */
    private static String environment(ProcessHandle process) {
        try {
            return Files.readString(
                    Path.of("/proc", String.valueOf(process.pid()), "environ"), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // another system, another user's process, or one that has ended
        }
    }
}
