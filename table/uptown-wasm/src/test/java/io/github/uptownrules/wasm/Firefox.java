package io.github.uptownrules.wasm;

import static java.util.Objects.requireNonNull;

import com.google.common.util.concurrent.Uninterruptibles;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** An installed Firefox, driven by WebDriver BiDi, because Debian has no geckodriver. */
final class Firefox implements AutoCloseable {
    private static final long PATIENCE = 120;
    private static final String LISTENING = "WebDriver BiDi listening on ";

    private final Process process;
    private final WebSocket socket;
    private final Map<Integer, CompletableFuture<JsonObject>> answers = new ConcurrentHashMap<>();
    private int asked;
    private final String tab;

    private Firefox(Process process, String address) {
        this.process = process;
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address + "/session"), new Listener())
                .join();
        JsonObject capabilities = new JsonObject();
        capabilities.add("capabilities", new JsonObject());
        ask("session.new", capabilities);
        JsonArray tabs = ask("browsingContext.getTree", new JsonObject()).getAsJsonArray("contexts");
        tab = tabs.get(0).getAsJsonObject().get("context").getAsString();
    }

    /** Returns the path of Firefox, if it is installed. */
    static Optional<Path> find() {
        return Stream.of("/usr/bin/firefox-esr", "/usr/bin/firefox", "/usr/local/bin/firefox")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
    }

    static Firefox start(Path firefox, Path profile) throws IOException {
        Process process = new ProcessBuilder(
                        firefox.toString(),
                        "--headless",
                        "--no-remote",
                        "--remote-debugging-port=0",
                        "--profile",
                        profile.toString())
                .redirectErrorStream(true)
                .start();
        BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
        String line = requireNonNull(lines.readLine());
        while (!line.contains(LISTENING)) {
            line = requireNonNull(lines.readLine());
        }
        Thread reader = new Thread(() -> lines.lines().forEach(ignored -> {}));
        reader.setDaemon(true);
        reader.start();
        return new Firefox(process, line.substring(line.indexOf(LISTENING) + LISTENING.length()));
    }

    void visit(String address) {
        JsonObject page = inTab("context");
        page.addProperty("url", address);
        page.addProperty("wait", "complete");
        ask("browsingContext.navigate", page);
    }

    /** Returns the string to which a script evaluates. */
    String run(String script) {
        JsonObject what = new JsonObject();
        what.addProperty("expression", script);
        what.add("target", inTab("context"));
        what.addProperty("awaitPromise", true);
        JsonObject answer = ask("script.evaluate", what);
        if (!answer.get("type").getAsString().equals("success")) {
            throw new AssertionError(answer.toString());
        }
        return answer.getAsJsonObject("result").get("value").getAsString();
    }

    private JsonObject inTab(String name) {
        JsonObject where = new JsonObject();
        where.addProperty(name, tab);
        return where;
    }

    private JsonObject ask(String method, JsonObject parameters) {
        int id = ++asked;
        JsonObject message = new JsonObject();
        message.addProperty("id", id);
        message.addProperty("method", method);
        message.add("params", parameters);
        CompletableFuture<JsonObject> answer = new CompletableFuture<>();
        answers.put(id, answer);
        socket.sendText(message.toString(), true);
        try {
            JsonObject given = Uninterruptibles.getUninterruptibly(answer, PATIENCE, TimeUnit.SECONDS);
            if (given.has("error")) {
                throw new AssertionError(given.toString());
            }
            return given.getAsJsonObject("result");
        } catch (ExecutionException | TimeoutException e) {
            throw new AssertionError(method, e);
        }
    }

    private final class Listener implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
            text.append(part);
            if (isLast) {
                JsonObject answer = JsonParser.parseString(text.toString()).getAsJsonObject();
                text.setLength(0);
                if (answer.has("id") && !answer.get("id").isJsonNull()) {
                    requireNonNull(answers.remove(answer.get("id").getAsInt())).complete(answer);
                }
            }
            from.request(1);
            return CompletableFuture.completedFuture(null);
        }
    }

    @Override
    public void close() {
        socket.abort();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        try {
            process.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
