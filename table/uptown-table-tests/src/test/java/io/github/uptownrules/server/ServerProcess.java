package io.github.uptownrules.server;

import io.github.uptownrules.effort.JavaCommand;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A server in a separate process, which a test can kill. */
final class ServerProcess implements AutoCloseable {
    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Starts a server at any free port, with bots that do not wait, and waits until it prints its address. */
    static ServerProcess start(String data, Path log) throws IOException {
        List<String> command = JavaCommand.shortLived(LoadServer.class);
        command.addAll(List.of("0", data, "0"));
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
            throw new IOException("expected the server's address, not " + address);
        }
        return new ServerProcess(process, Integer.parseInt(address.replaceAll("\\D", "")));
    }

    int port() {
        return port;
    }

    long pid() {
        return process.pid();
    }

    void kill() {
        process.destroyForcibly();
        waitFor();
    }

    /** Stops the process like {@code kill}, and returns its exit code. */
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
