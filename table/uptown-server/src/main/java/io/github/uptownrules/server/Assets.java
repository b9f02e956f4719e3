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
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** Files of a class path folder, cached in memory both plain and compressed. */
final class Assets {
    /** The digits of a checksum that distinguish versions. */
    static final int TAG = 16;

    /** Valid names: they may contain subfolders, and no part begins with a dot. */
    private static final Pattern NAME = Pattern.compile(
            "(?:[a-z][a-z0-9-]{0,30}/){0,3}[a-z0-9][a-z0-9-]{0,60}(?:\\.[a-z-]{1,20})?\\.([a-z0-9]{1,12})");

    private static final ImmutableMap<String, String> TYPES = ImmutableMap.<String, String>builder()
            .put("html", "text/html; charset=utf-8")
            .put("js", "text/javascript; charset=utf-8")
            .put("css", "text/css; charset=utf-8")
            .put("json", "application/json")
            .put("wasm", "application/wasm")
            .put("webmanifest", "application/manifest+json")
            .put("svg", "image/svg+xml")
            .put("png", "image/png")
            .put("ico", "image/x-icon")
            .put("txt", "text/plain; charset=utf-8")
            .buildOrThrow();

    private final Class<?> owner;
    private final String folder;
    private final UnaryOperator<byte[]> page;
    private final Map<String, Asset> assets = new ConcurrentHashMap<>();

    /**
     * Serves the files of a folder on the class path of {@code owner}. {@code page} transforms HTML files before they are sent.
     */
    Assets(Class<?> owner, String folder, UnaryOperator<byte[]> page) {
        this.owner = owner;
        this.folder = folder;
        this.page = page;
    }

    /** A file, compressed once. */
    record Asset(String type, byte[] plain, byte[] packed, String tag) {
        static Asset of(String type, byte[] plain) throws IOException {
            String tag = "\"" + Hashing.sha256().hashBytes(plain).toString().substring(0, TAG) + "\"";
            return new Asset(type, plain, Assets.packed(plain), tag);
        }

        /** Sends the file, unless the client has cached it. */
        void send(Context context, String caching) {
            context.header("Cache-Control", caching).header("ETag", tag).header("Vary", "Accept-Encoding");
            if (tag.equals(context.header("If-None-Match")) && context.statusCode() == 200) {
                context.status(304);
                return;
            }
            String encodings =
                    Optional.ofNullable(context.header("Accept-Encoding")).orElse("");
            context.contentType(type);
            if (encodings.contains("gzip")) {
                context.header("Content-Encoding", "gzip").result(packed);
            } else {
                context.result(plain);
            }
        }
    }

    /** Returns a file from the cache, or reads it. Missing names are not cached, because there is no limit to them. */
    Optional<Asset> find(String name) {
        Optional<Asset> known = Optional.ofNullable(assets.get(name));
        if (known.isPresent()) {
            return known;
        }
        Optional<Asset> loaded = load(name);
        loaded.ifPresent(asset -> assets.put(name, asset));
        return loaded;
    }

    private Optional<Asset> load(String name) {
        Matcher form = NAME.matcher(name);
        if (!form.matches() || !TYPES.containsKey(form.group(1))) {
            return Optional.empty();
        }
        try (InputStream in = owner.getResourceAsStream(folder + name)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] plain = ByteStreams.toByteArray(in);
            return Optional.of(Asset.of(TYPES.get(form.group(1)), name.endsWith(".html") ? page.apply(plain) : plain));
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
