package io.github.uptownrules.server;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/** The files of the page, and its address on the host. */
final class Page {
    /** The folder that contains a folder for each game. */
    static final String GAMES = "games/";

    /** The prefix of versioned addresses, whose content never changes. */
    static final String VERSIONED = "/v/";

    private static final String FOLDER = "/uptown-page/";
    private static final String COVER = "cover.js";
    private static final String INDEX = "index.html";
    private static final String VERSION = "version.txt";

    /** A reference to a file in the page. */
    private static final Pattern FILE = Pattern.compile("((?:href|src)=\")/(?=[a-z])");

    private final String path;
    private final String version = version();
    private final Assets assets = new Assets(Page.class, FOLDER, this::versioned);
    private final ImmutableMap<String, Assets> games;

    /** Creates a page whose addresses begin with a path, which is empty at the root of the host. */
    Page(Games games, String path) {
        this.path = path;
        this.games = games.all().stream()
                .collect(ImmutableMap.toImmutableMap(
                        Game::id, game -> new Assets(game.getClass(), FOLDER + GAMES + game.id() + "/", html -> html)));
    }

    /** Returns the version that the build computed; it changes whenever any file changes. */
    private static String version() {
        try (InputStream in = Page.class.getResourceAsStream(FOLDER + VERSION)) {
            return new String(Objects.requireNonNull(in, "in").readAllBytes(), StandardCharsets.US_ASCII)
                    .substring(0, Assets.TAG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the public address of one of this server's own addresses, without the host. */
    String publicAddress(String own) {
        return path + own;
    }

    void serveIndex(Context context) {
        assets.find(INDEX).ifPresent(index -> index.send(context, "no-cache"));
    }

    void serve(Context context, String name) {
        serve(context, name, "no-cache");
    }

    /**
     * Serves a file of the given version. A page opened before an update may request an older version; that response is not
     * cached.
     */
    void serveVersion(Context context, String wanted, String name) {
        serve(context, name, wanted.equals(version) ? "public, max-age=31536000, immutable" : "no-store");
    }

    void serveGame(Context context, String game, String name) {
        serveGame(context, game, name, "no-cache");
    }

    void serveGameOfVersion(Context context, String wanted, String game, String name) {
        serveGame(context, game, name, wanted.equals(version) ? "public, max-age=31536000, immutable" : "no-store");
    }

    /** Returns the address of a game's cover, which the start page shows before it loads the game. */
    Optional<String> cover(String game) {
        return find(game, COVER).map(found -> GAMES + game + "/" + COVER);
    }

    private Optional<Assets.Asset> find(String game, String name) {
        return assets.find(GAMES + game + "/" + name)
                .or(() -> Optional.ofNullable(games.get(game)).flatMap(files -> files.find(name)));
    }

    private void serveGame(Context context, String game, String name, String caching) {
        String file = GAMES + game + "/" + name;
        Optional<Assets.Asset> found = find(game, name);
        if (found.isPresent()) {
            found.get().send(context, isVersioned(file) ? caching : "no-cache");
        } else {
            serveMissing(context);
        }
    }

    /** {@return whether a file belongs to this page, because the version does not cover files supplied by a game} */
    private static boolean isVersioned(String file) {
        String root = String.valueOf(Page.class.getResource(FOLDER + VERSION));
        return String.valueOf(Page.class.getResource(FOLDER + file)).equals(root.replace(VERSION, file));
    }

    private void serve(Context context, String name, String caching) {
        Optional<Assets.Asset> found = assets.find(name);
        if (found.isPresent()) {
            found.get().send(context, caching);
        } else {
            serveMissing(context);
        }
    }

    /** Reports a missing page. Browsers get the page itself, which helps people find their way. */
    void serveMissing(Context context) {
        Replies.guardPage(context);
        String accepted = Optional.ofNullable(context.header("Accept")).orElse("");
        if (accepted.contains("text/html")) {
            context.status(404);
            serveIndex(context);
        } else {
            Replies.error(context, 404, "not-found", "page not found");
        }
    }

    private byte[] versioned(byte[] index) {
        String text = new String(index, StandardCharsets.UTF_8);
        return FILE.matcher(text)
                .replaceAll("$1" + publicAddress(VERSIONED) + version + "/")
                .getBytes(StandardCharsets.UTF_8);
    }
}
