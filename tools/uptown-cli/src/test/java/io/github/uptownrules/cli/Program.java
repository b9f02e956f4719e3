package io.github.uptownrules.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.uptownrules.effort.JavaCommand;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;

/** The program in a separate process. */
final class Program {
    record Outcome(int exitCode, String out, String err) {
        /** Asserts that the program failed with a single line that begins with the given text. */
        void assertError(String begin) {
            assertFailure(begin, 1);
        }

        /** Asserts that the program rejected its arguments with a single line that begins with the given text. */
        void assertInvalidArguments(String begin) {
            assertFailure(begin, 2);
        }

        private void assertFailure(String begin, int expectedCode) {
            assertThat(err).startsWith("uptown: " + begin).hasLineCount(1).hasSizeLessThan(5_000);
            assertThat(exitCode).isEqualTo(expectedCode);
        }
    }

    private Program() {}

    static List<String> command(String... arguments) {
        List<String> command = JavaCommand.shortLived(Uptown.class);
        command.addAll(List.of(arguments));
        return command;
    }

    /** Returns the command that runs several command lines of the program, separated by {@link Several#NEXT}. */
    static List<String> several(String... arguments) {
        List<String> command = JavaCommand.shortLived(Several.class);
        command.addAll(List.of(arguments));
        return command;
    }

    static Process start(String... arguments) throws IOException {
        return new ProcessBuilder(command(arguments)).start();
    }

    /** Runs the program in this process, which is faster than a separate one. */
    static Outcome run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine command =
                Uptown.commandLineFor(arguments).setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        int exitCode = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> command.execute(arguments));
        return new Outcome(exitCode, out.toString(), err.toString());
    }

    /** Runs the program in this process with the given standard input. */
    static Outcome runWithInput(String input, String... arguments) {
        InputStream stdin = System.in;
        try {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
            return run(arguments);
        } finally {
            System.setIn(stdin);
        }
    }

    /** Runs a shell command line in which the program is called {@code uptown}. */
    static Outcome shell(String line) throws Exception {
        return shell(line, command());
    }

    /** Runs a shell command line in which another command is called {@code uptown}. */
    static Outcome shell(String line, List<String> program) throws Exception {
        List<String> command = new ArrayList<>(List.of("bash", "-c", line.replace("uptown ", "\"$@\" "), "bash"));
        command.addAll(program);
        return end(new ProcessBuilder(command).start());
    }

    /** Waits for the end of a process for at most a minute, and returns its outcome. */
    static Outcome end(Process process) throws Exception {
        try (InputStream out = process.getInputStream();
                InputStream err = process.getErrorStream()) {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("it ends").isTrue();
            return new Outcome(
                    process.exitValue(),
                    new String(out.readAllBytes(), StandardCharsets.UTF_8),
                    new String(err.readAllBytes(), StandardCharsets.UTF_8));
        } finally {
            process.destroyForcibly();
        }
    }
}
