package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import com.google.common.io.ByteStreams;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** The files of the page, from the class path. */
final class Page {
    private static final String FOLDER = "/uptown-page/";

    /** Names of two folders, none of which begins with a dot. */
    private static final Pattern NAME = Pattern.compile("(?:board/)?[a-z0-9][a-z0-9-]{0,60}\\.([a-z0-9]{1,12})");

    private static final ImmutableMap<String, String> TYPES = ImmutableMap.<String, String>builder()
            .put("html", "text/html; charset=utf-8")
            .put("js", "text/javascript; charset=utf-8")
            .put("css", "text/css; charset=utf-8")
            .put("json", "application/json")
            .put("webmanifest", "application/manifest+json")
            .put("svg", "image/svg+xml")
            .put("png", "image/png")
            .put("ico", "image/x-icon")
            .put("txt", "text/plain; charset=utf-8")
            .buildOrThrow();

    private final Map<String, Optional<Asset>> assets = new ConcurrentHashMap<>();

    /** A file, packed once. */
    private record Asset(String type, byte[] plain, byte[] packed, String tag) {}

    /** Serves a file, or says that it is not there. */
    void serve(Context context, String name) {
        Optional<Asset> found = assets.get(name);
        if (found == null) {
            found = load(name);
            if (found.isPresent()) {
                assets.put(name, found); // and not what is missing: of that there is no end
            }
        }
        if (found.isEmpty()) {
            Replies.error(context, 404, "not-found", "page not found");
            return;
        }
        send(context, found.get());
    }

    private static void send(Context context, Asset asset) {
        context.header("Cache-Control", "no-cache").header("ETag", asset.tag()).header("Vary", "Accept-Encoding");
        if (asset.tag().equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        String encodings =
                Optional.ofNullable(context.header("Accept-Encoding")).orElse("");
        context.contentType(asset.type());
        if (encodings.contains("gzip")) {
            context.header("Content-Encoding", "gzip").result(asset.packed());
        } else {
            context.result(asset.plain());
        }
    }

    private static Optional<Asset> load(String name) {
        Matcher form = NAME.matcher(name);
        if (!form.matches() || !TYPES.containsKey(form.group(1))) {
            return Optional.empty();
        }
        try (InputStream in = Page.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] plain = ByteStreams.toByteArray(in);
            String tag = "\"" + Hashing.sha256().hashBytes(plain).toString().substring(0, 16) + "\"";
            return Optional.of(new Asset(TYPES.get(form.group(1)), plain, packed(plain), tag));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static byte[] packed(byte[] plain) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(plain);
        }
        return packed.toByteArray();
    }
}
