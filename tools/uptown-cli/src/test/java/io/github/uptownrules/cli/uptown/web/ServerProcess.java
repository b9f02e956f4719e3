package io.github.uptownrules.cli.uptown.web;

import io.github.uptownrules.cli.JavaCommand;
import io.github.uptownrules.cli.Uptown;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A server in a process of its own, as people start it, which can be killed. */
final class ServerProcess implements AutoCloseable {
    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Starts {@code uptown serve} and waits until it says where it is. */
    static ServerProcess start(String data, Path log, String... options) throws IOException {
        List<String> command = JavaCommand.shortLived(Uptown.class);
        command.addAll(List.of("serve", "--port", "0", "--data", data));
        command.addAll(List.of(options));
        return of(command, log);
    }

    static ServerProcess of(List<String> command, Path log) throws IOException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String address = String.valueOf(out.readLine());
        if (!address.matches("http://localhost:\\d+/")) {
            process.destroyForcibly();
            throw new IOException("the server said " + address);
        }
        return new ServerProcess(process, Integer.parseInt(address.replaceAll("\\D", "")));
    }

    int port() {
        return port;
    }

    long pid() {
        return process.pid();
    }

    /** As {@code kill -9}. */
    void kill() {
        process.destroyForcibly();
        waitFor();
    }

    /** As {@code kill}; how the process ended. */
    int stop() {
        process.destroy();
        return waitFor();
    }

    private int waitFor() {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        kill();
    }
}
