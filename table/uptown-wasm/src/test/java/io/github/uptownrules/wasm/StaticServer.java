package io.github.uptownrules.wasm;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Files;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the site from two subfolders, as any file server would, with the strictest supported content security policy. */
final class StaticServer implements AutoCloseable {
    static final String FOLDER = "/some/folder/";
    static final String COPY = "/some/copy/";

    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
            + " img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none';"
            + " form-action 'none'; frame-ancestors 'none'";
    private static final ImmutableMap<String, String> TYPES = ImmutableMap.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "mjs", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json",
            "wasm", "application/wasm",
            "webmanifest", "application/manifest+json");

    private final ImmutableList<Path> folders;
    private final Age age;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    /** The kind of browser that is served. */
    enum Age {
        NEW,
        /** Sends no policy, so that the page may contain scripts. */
        TRUSTING,
        /** Makes the page believe that WebAssembly has no garbage collection. */
        OLD
    }

    StaticServer(Age age, Path... folders) throws IOException {
        this.folders = ImmutableList.copyOf(folders);
        this.age = age;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext(FOLDER, exchange -> answer(exchange, FOLDER));
        server.createContext(COPY, exchange -> answer(exchange, COPY));
        server.start();
    }

    /** {@return the address of the folder, without a trailing slash} */
    String address() {
        return host() + FOLDER.substring(0, FOLDER.length() - 1);
    }

    String host() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange, String start) throws IOException {
        String name = exchange.getRequestURI().getPath().substring(start.length());
        Optional<Path> file = folders.stream()
                .map(folder -> folder.resolve(name.isEmpty() ? "index.html" : name))
                .filter(path -> !name.contains("..") && path.toFile().isFile())
                .findFirst();
        if (age != Age.TRUSTING) {
            exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
        }
        if (file.isEmpty()) {
            exchange.sendResponseHeaders(404, -1);
        } else {
            byte[] bytes = bytes(file.get());
            String type = Files.getFileExtension(file.get().toString());
            exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(type, "text/plain"));
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
        exchange.close();
    }

    private byte[] bytes(Path file) throws IOException {
        byte[] bytes = Files.toByteArray(file.toFile());
        if (age == Age.OLD && file.toString().endsWith(".js")) {
            String script = new String(bytes, StandardCharsets.UTF_8);
            return script.replace("WebAssembly.validate(STRUCT)", "false").getBytes(StandardCharsets.UTF_8);
        }
        return bytes;
    }

    void stop() {
        server.stop(0);
    }

    @Override
    public void close() {
        stop();
        threads.shutdownNow();
    }
}
