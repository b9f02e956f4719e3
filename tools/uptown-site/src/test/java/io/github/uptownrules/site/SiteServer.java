package io.github.uptownrules.site;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.MoreFiles;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Serves the files of the site, because browsers load script modules only from a server: from a subfolder, and below the path of
 * the public address, where the page for missing files finds its style.
 */
final class SiteServer implements AutoCloseable {
    private static final String FOLDER = "/some/folder/";
    private static final String PUBLIC = "/uptown/latest/";

    private static final ImmutableMap<String, String> TYPES = ImmutableMap.of(
            "html", "text/html; charset=utf-8",
            "json", "application/json",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "wasm", "application/wasm");

    private final Path folder;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    SiteServer(Path folder) throws IOException {
        this.folder = folder;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext(FOLDER, exchange -> answer(exchange, FOLDER));
        server.createContext(PUBLIC, exchange -> answer(exchange, PUBLIC));
        server.start();
    }

    String address() {
        return "http://localhost:" + server.getAddress().getPort() + FOLDER;
    }

    private void answer(HttpExchange exchange, String context) throws IOException {
        Path file = folder.resolve(exchange.getRequestURI().getPath().substring(context.length()))
                .normalize();
        boolean isFound = file.startsWith(folder) && Files.isRegularFile(file);
        Path shown = isFound ? file : folder.resolve(Paths.text(Pages.NOT_FOUND));
        String type = TYPES.getOrDefault(MoreFiles.getFileExtension(shown), "application/octet-stream");
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(isFound ? 200 : 404, Math.max(1, Files.size(shown)));
        Files.copy(shown, exchange.getResponseBody());
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
