package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import com.google.common.io.ByteStreams;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
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

    /** Where the page names a file. */
    private static final Pattern FILE = Pattern.compile("((?:href|src)=\")/(?=[a-z])");

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

    /** The folders with files. */
    static final ImmutableList<String> FOLDERS = ImmutableList.of("", "board/");

    /** Addresses that begin so have the version of the page next, and what is there never changes. */
    static final String VERSIONED = "/v/";

    /** So many digits tell versions apart. */
    private static final int TAG = 16;

    private static final String INDEX = "index.html";

    private final Map<String, Asset> assets = new ConcurrentHashMap<>();
    private final String version = version();

    /** A file, packed once. */
    private record Asset(String type, byte[] plain, byte[] packed, String tag) {
        static Asset of(String type, byte[] plain) throws IOException {
            String tag = "\"" + Hashing.sha256().hashBytes(plain).toString().substring(0, TAG) + "\"";
            return new Asset(type, plain, Page.packed(plain), tag);
        }
    }

    /** The version that the build has given to the files: it is another when any of them is. */
    private static String version() {
        try (InputStream in = Page.class.getResourceAsStream(FOLDER + "version.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII).substring(0, TAG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Serves the page itself, which names its files by their version. */
    void serveIndex(Context context) {
        asset(INDEX).ifPresent(index -> send(context, index, "no-cache"));
    }

    /** Serves a file, or says that it is not there. */
    void serve(Context context, String name) {
        serve(context, name, "no-cache");
    }

    /** Serves a file of a version. That of another one, for a page that is open since before an update, may not be kept. */
    void serveVersion(Context context, String wanted, String name) {
        serve(context, name, wanted.equals(version) ? "public, max-age=31536000, immutable" : "no-store");
    }

    private void serve(Context context, String name, String caching) {
        Optional<Asset> found = asset(name);
        if (found.isPresent()) {
            send(context, found.get(), caching);
        } else {
            serveMissing(context);
        }
    }

    /** Says that there is nothing here: to people with the page, which helps them on. */
    void serveMissing(Context context) {
        String accepted = Optional.ofNullable(context.header("Accept")).orElse("");
        if (accepted.contains("text/html")) {
            context.status(404);
            Replies.guardPage(context);
            serveIndex(context);
        } else {
            Replies.error(context, 404, "not-found", "page not found");
        }
    }

    /** From memory or, the first time, from its file; what is missing is not remembered, for of that there is no end. */
    private Optional<Asset> asset(String name) {
        Optional<Asset> known = Optional.ofNullable(assets.get(name));
        if (known.isPresent()) {
            return known;
        }
        Optional<Asset> loaded = load(name);
        loaded.ifPresent(asset -> assets.put(name, asset));
        return loaded;
    }

    private static void send(Context context, Asset asset, String caching) {
        context.header("Cache-Control", caching).header("ETag", asset.tag()).header("Vary", "Accept-Encoding");
        if (asset.tag().equals(context.header("If-None-Match")) && context.statusCode() == 200) {
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

    private Optional<Asset> load(String name) {
        Matcher form = NAME.matcher(name);
        if (!form.matches() || !TYPES.containsKey(form.group(1))) {
            return Optional.empty();
        }
        try (InputStream in = Page.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] plain = ByteStreams.toByteArray(in);
            return Optional.of(Asset.of(TYPES.get(form.group(1)), name.equals(INDEX) ? versioned(plain) : plain));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The page with the version in the addresses of its files. */
    private byte[] versioned(byte[] index) {
        String text = new String(index, StandardCharsets.UTF_8);
        return FILE.matcher(text).replaceAll("$1" + VERSIONED + version + "/").getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] packed(byte[] plain) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(plain);
        }
        return packed.toByteArray();
    }
}
