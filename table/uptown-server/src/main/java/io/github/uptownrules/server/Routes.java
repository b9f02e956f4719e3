package io.github.uptownrules.server;

import com.google.common.base.Ascii;
import com.google.common.primitives.Ints;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.server.peer.Peers;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The HTTP routes and their handlers. */
final class Routes {
    private static final long HEALTHY_SECONDS = 2;

    private final Lobby lobby;
    private final Games games;
    private final String path;
    private final Backend storage;
    private final OriginCheck origins;
    private final OperatorDoor door;
    private final Peers peers;
    private final Posts posts;
    private final Sockets sockets;
    private final Metrics metrics;
    private final Page page;
    private final PracticePage practice;
    private volatile boolean isDraining;

    Routes(
            Lobby lobby,
            Games games,
            String path,
            Backend storage,
            OriginCheck origins,
            OperatorDoor door,
            Peers peers,
            Posts posts,
            Sockets sockets,
            Metrics metrics) {
        this.lobby = lobby;
        this.storage = storage;
        this.games = games;
        this.path = path;
        this.page = new Page(games, path);
        this.practice = new PracticePage(page);
        this.origins = origins;
        this.door = door;
        this.peers = peers;
        this.posts = posts;
        this.sockets = sockets;
        this.metrics = metrics;
    }

    void configure(RoutesConfig routes) {
        routes.before(door::check);
        get(routes, OperatorDoor.HEALTH, this::health);
        get(
                routes,
                OperatorDoor.METRICS,
                context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(metrics.text()));
        if (!path.isEmpty()) {
            get(routes, path, context -> context.redirect(page.publicAddress("/")));
            configure(routes, path);
        }
        configure(routes, ""); // for proxies that remove the path, and for other servers of these tables
        routes.exception(Refusal.class, (refusal, context) -> refuse(context, refusal));
        routes.exception(HttpResponseException.class, (failure, context) -> {
            if (failure.getStatus() == 404) {
                page.serveMissing(context);
            } else {
                unserved(context, failure.getStatus());
            }
        });
        routes.exception(IOException.class, (failure, context) -> unserved(context, 400)); // an incomplete body
    }

    /** Adds everything but the addresses for operators, which a proxy must not show. */
    private void configure(RoutesConfig routes, String start) {
        get(routes, start + "/", page::serveIndex);
        get(routes, start + "/table/{id}", page::serveIndex);
        get(routes, start + "/api/rulesets", this::rulesets);
        get(routes, start + "/api/games/{id}/equipment", this::equipment);
        get(routes, start + PracticePage.SHORT_ADDRESS, practice::redirect);
        String practiced = start + PracticePage.ADDRESS;
        get(routes, practiced, practice::serveIndex); // before the files, because its address looks like one
        get(routes, practiced + "<file>", context -> practice.serve(context, context.pathParam("file")));
        get(routes, start + "/{file}", context -> page.serve(context, context.pathParam("file")));
        get(
                routes,
                start + "/" + Page.GAMES + "{game}/<file>",
                context -> page.serveGame(context, context.pathParam("game"), context.pathParam("file")));
        get(
                routes,
                start + Page.VERSIONED + "{version}/" + Page.GAMES + "{game}/<file>",
                context -> page.serveGameOfVersion(
                        context, context.pathParam("version"), context.pathParam("game"), context.pathParam("file")));
        get(
                routes,
                start + Page.VERSIONED + "{version}/<file>",
                context -> page.serveVersion(context, context.pathParam("version"), context.pathParam("file")));
        String tables = start + "/api/tables";
        get(routes, tables, this::listed);
        get(routes, tables + "/{id}/invitation.svg", this::invitation);
        routes.post(tables, posts::make);
        routes.post(tables + "/{id}/seats/{seat}", posts::sit);
        routes.wsBeforeUpgrade(tables + "/{id}/socket", sockets::check);
        routes.ws(tables + "/{id}/socket", sockets::configure);
    }

    /**
     * Handles HEAD like GET, without the body, which Jetty drops. By default, Javalin answers 200 regardless of the status of
     * GET.
     */
    private static void get(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
    }

    private static void unserved(Context context, int status) {
        Replies.error(context, status, "bad-request", "the request cannot be served");
    }

    /** Reports the health. A proxy sends no more clients if the server is about to stop or cannot serve them. */
    private void health(Context context) {
        if (isDraining) {
            health(context, 503, "draining");
            return;
        }
        switch (peers.standing()) {
            case WAITING -> health(context, 200, "waiting");
            case DOWN -> health(context, 503, "down");
            case UP ->
                context.future(() -> storage.ping()
                        .orTimeout(HEALTHY_SECONDS, TimeUnit.SECONDS)
                        .handle((up, failure) -> failure == null)
                        .thenAccept(isUp -> health(context, isUp ? 200 : 503, isUp ? "up" : "down")));
        }
    }

    private static void health(Context context, int status, String word) {
        Replies.json(context, status, out -> out.name("status").value(word));
    }

    /** Makes the health check report from now on that the server is about to stop. */
    void drain() {
        isDraining = true;
    }

    private void rulesets(Context context) {
        Replies.json(context, 200, out -> {
            out.name("games").beginArray();
            for (Game game : games.all()) {
                write(out, game);
            }
            out.endArray();
            if (practice.isThere()) {
                out.name("practice").value(practice.publicAddress());
            }
        });
        changesWithTheProgram(context);
    }

    private void listed(Context context) throws Refusal {
        Integer page =
                Ints.tryParse(Optional.ofNullable(context.queryParam("page")).orElse("1"));
        if (page == null || page < 1) {
            throw Refusal.badRequest("the page must be a number from 1");
        }
        Replies.json(context, 200, out -> lobby.write(out, page));
    }

    /** Serves the equipment separately, because it may be long and few clients need it. */
    private void equipment(Context context) {
        Optional<Equipment> equipment = games.find(context.pathParam("id")).flatMap(Game::equipment);
        if (equipment.isEmpty()) {
            page.serveMissing(context);
            return;
        }
        Replies.json(context, 200, out -> out.name("text").value(equipment.get().text()));
        changesWithTheProgram(context);
    }

    /** Lets a reloaded page use its cache. */
    private static void changesWithTheProgram(Context context) {
        context.header("Cache-Control", "private, max-age=60");
    }

    private static String title(String name) {
        return Ascii.toUpperCase(name.substring(0, 1)) + name.substring(1);
    }

    private void write(JsonWriter out, Game game) throws IOException {
        out.beginObject().name("id").value(game.id()).name("name").value(title(game.name()));
        out.name("page").value(Page.GAMES + game.id() + "/game.js");
        Optional<String> cover = page.cover(game.id());
        if (cover.isPresent()) {
            out.name("cover").value(cover.get());
        }
        out.name("levels").beginArray();
        for (String level : game.levels()) {
            out.value(level);
        }
        out.endArray().name("rulesets").beginArray();
        for (Map.Entry<String, Integer> ruleset : game.rulesets().entrySet()) {
            out.beginObject().name("id").value(ruleset.getKey());
            out.name("seats").value(ruleset.getValue()).endObject();
        }
        out.endArray();
        if (!game.hasHints()) {
            out.name("hints").value(false);
        }
        if (game.equipment().isPresent()) {
            Equipment equipment = game.equipment().get();
            out.name("equipment").beginObject().name("kind").value(equipment.kind());
            out.name("label").value(equipment.label()).endObject();
        }
        out.endObject();
    }

    /** Serves the code of any table, known or not, because it contains only the name in the request. */
    private void invitation(Context context) throws Refusal {
        String table = context.pathParam("id");
        if (!Tables.isName(table)) {
            throw Refusal.of(Refusal.Code.UNKNOWN_TABLE, "unknown table");
        }
        context.header("Cache-Control", "private, max-age=3600")
                .contentType("image/svg+xml")
                .result(InvitationCode.svg(origins.page(context) + page.publicAddress("/table/" + table)));
    }

    private void refuse(Context context, Refusal refusal) {
        metrics.refused(refusal.code());
        Replies.error(context, refusal);
    }
}
