package io.github.uptownrules.examples;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Captures the output of a program, with {@code \n} as the line separator. */
final class Output {
    interface Program {
        void run(PrintStream out) throws Exception;
    }

    private Output() {}

    static String of(Program program) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            program.run(out);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
