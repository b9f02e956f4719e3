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

/** The files of the page. */
final class Page {
    /** The folder with a folder for each game. */
    static final String GAMES = "games/";

    /** Addresses that begin so have the version of the page next, and what is there never changes. */
    static final String VERSIONED = "/v/";

    private static final String FOLDER = "/uptown-page/";
    private static final String INDEX = "index.html";
    private static final String VERSION = "version.txt";

    /** Where the page names a file. */
    private static final Pattern FILE = Pattern.compile("((?:href|src)=\")/(?=[a-z])");

    private final String version = version();
    private final Assets assets = new Assets(Page.class, FOLDER, this::versioned);
    private final ImmutableMap<String, Assets> games;

    /**
     * The page.
     *
     * @param games what can be played
     */
    Page(Games games) {
        this.games = games.all().stream()
                .collect(ImmutableMap.toImmutableMap(
                        Game::id, game -> new Assets(game.getClass(), FOLDER + GAMES + game.id() + "/", html -> html)));
    }

    /** The version that the build has given to the files: it is another when any of them is. */
    private static String version() {
        try (InputStream in = Page.class.getResourceAsStream(FOLDER + VERSION)) {
            return new String(Objects.requireNonNull(in, "in").readAllBytes(), StandardCharsets.US_ASCII)
                    .substring(0, Assets.TAG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Serves the page itself, which names its files by their version. */
    void serveIndex(Context context) {
        assets.find(INDEX).ifPresent(index -> index.send(context, "no-cache"));
    }

    /** Serves a file, or says that it is not there. */
    void serve(Context context, String name) {
        serve(context, name, "no-cache");
    }

    /** Serves a file of a version. That of another one, for a page that is open since before an update, may not be kept. */
    void serveVersion(Context context, String wanted, String name) {
        serve(context, name, wanted.equals(version) ? "public, max-age=31536000, immutable" : "no-store");
    }

    /** Serves a file of a game. */
    void serveGame(Context context, String game, String name) {
        serveGame(context, game, name, "no-cache");
    }

    /** Serves a file of a game, of a version of the page. */
    void serveGameOfVersion(Context context, String wanted, String game, String name) {
        serveGame(context, game, name, wanted.equals(version) ? "public, max-age=31536000, immutable" : "no-store");
    }

    private void serveGame(Context context, String game, String name, String caching) {
        String file = GAMES + game + "/" + name;
        Optional<Assets.Asset> found =
                assets.find(file).or(() -> Optional.ofNullable(games.get(game)).flatMap(files -> files.find(name)));
        if (found.isPresent()) {
            found.get().send(context, isVersioned(file) ? caching : "no-cache");
        } else {
            serveMissing(context);
        }
    }

    /** Whether a file came with this page: of those that a game brought the version knows nothing. */
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

    /** Says that there is nothing here: to people with the page, which helps them on. */
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

    /** The page with the version in the addresses of its files. */
    private byte[] versioned(byte[] index) {
        String text = new String(index, StandardCharsets.UTF_8);
        return FILE.matcher(text).replaceAll("$1" + VERSIONED + version + "/").getBytes(StandardCharsets.UTF_8);
    }
}
