package io.github.uptownrules.server;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.server.game.TableEquipment;
import io.github.uptownrules.server.game.TableGame;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.table.GameCatalog;
import io.github.uptownrules.server.table.ListedTable;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.SeatAssignment;
import io.github.uptownrules.server.table.SeatAuthorizer;
import io.github.uptownrules.server.table.Tables;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** What is asked over HTTP, and who answers. */
final class Routes {
    private static final long HEALTHY_SECONDS = 2;

    private final Tables tables;
    private final GameCatalog games;
    private final Backend storage;
    private final OriginCheck origins;
    private final Admission admission;
    private final ClientLimits clients;
    private final Sockets sockets;
    private final Metrics metrics;
    private final Page page;
    private final PracticePage practice;

    Routes(
            Tables tables,
            GameCatalog games,
            Backend storage,
            OriginCheck origins,
            Admission admission,
            ClientLimits clients,
            Sockets sockets,
            Metrics metrics) {
        this.tables = tables;
        this.storage = storage;
        this.games = games;
        this.page = new Page(games);
        this.practice = new PracticePage(page);
        this.origins = origins;
        this.admission = admission;
        this.clients = clients;
        this.sockets = sockets;
        this.metrics = metrics;
    }

    void configure(RoutesConfig routes) {
        routes.before(origins::checkHost);
        routes.get("/", page::serveIndex);
        routes.get("/table/{id}", page::serveIndex);
        routes.get("/health", this::health);
        routes.get(
                "/metrics",
                context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(metrics.text()));
        routes.get("/api/rulesets", this::rulesets);
        routes.get("/api/games/{id}/equipment", this::equipment);
        routes.get(PracticePage.ADDRESS, practice::serveIndex); // before the files, for it looks like one
        routes.get(PracticePage.ADDRESS + "<file>", context -> practice.serve(context, context.pathParam("file")));
        routes.get("/{file}", context -> page.serve(context, context.pathParam("file")));
        routes.get(
                "/" + Page.GAMES + "{game}/<file>",
                context -> page.serveGame(context, context.pathParam("game"), context.pathParam("file")));
        routes.get(
                Page.VERSIONED + "{version}/" + Page.GAMES + "{game}/<file>",
                context -> page.serveGameOfVersion(
                        context, context.pathParam("version"), context.pathParam("game"), context.pathParam("file")));
        routes.get(
                Page.VERSIONED + "{version}/<file>",
                context -> page.serveVersion(context, context.pathParam("version"), context.pathParam("file")));
        routes.get(
                "/api/tables", context -> Replies.json(context, 200, out -> ListedTable.write(out, tables.listed())));
        routes.get("/api/tables/{id}/invitation.svg", this::invitation);
        routes.post("/api/tables", this::make);
        routes.post("/api/tables/{id}/seats/{seat}", this::sit);
        routes.wsBeforeUpgrade("/api/tables/{id}/socket", sockets::check);
        routes.ws("/api/tables/{id}/socket", sockets::configure);
        routes.exception(Refusal.class, (refusal, context) -> refuse(context, refusal));
        routes.exception(HttpResponseException.class, (failure, context) -> {
            if (failure.getStatus() == 404) {
                page.serveMissing(context);
            } else {
                unserved(context, failure.getStatus());
            }
        });
        routes.exception(IOException.class, (failure, context) -> unserved(context, 400)); // a body without its end
    }

    private static void unserved(Context context, int status) {
        Replies.error(context, status, "bad-request", "the request cannot be served");
    }

    private void health(Context context) {
        context.future(() -> storage.ping()
                .orTimeout(HEALTHY_SECONDS, TimeUnit.SECONDS)
                .handle((up, failure) -> failure == null)
                .thenAccept(isUp -> Replies.json(
                        context, isUp ? 200 : 503, out -> out.name("status").value(isUp ? "up" : "down"))));
    }

    private void rulesets(Context context) {
        Replies.json(context, 200, out -> {
            out.name("games").beginArray();
            for (TableGame game : games.all()) {
                write(out, game);
            }
            out.endArray();
            if (practice.isThere()) {
                out.name("practice").value(PracticePage.ADDRESS);
            }
        });
        changesWithTheProgram(context);
    }

    /** By itself, for it may be long, and only who brings something else wants to see it. */
    private void equipment(Context context) {
        Optional<TableEquipment> equipment = games.all().stream()
                .filter(game -> game.id().equals(context.pathParam("id")))
                .findFirst()
                .flatMap(TableGame::equipment);
        if (equipment.isEmpty()) {
            page.serveMissing(context);
            return;
        }
        Replies.json(context, 200, out -> out.name("text").value(equipment.get().text()));
        changesWithTheProgram(context);
    }

    /** So a page that is loaded again need not ask again. */
    private static void changesWithTheProgram(Context context) {
        context.header("Cache-Control", "private, max-age=60");
    }

    private static void write(JsonWriter out, TableGame game) throws IOException {
        out.beginObject().name("id").value(game.id()).name("name").value(game.name());
        out.name("page").value(Page.GAMES + game.id() + "/game.js");
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
            TableEquipment equipment = game.equipment().get();
            out.name("equipment").beginObject().name("kind").value(equipment.kind());
            out.name("label").value(equipment.label()).endObject();
        }
        out.endObject();
    }

    /** Of any table, known or not: it says no more than the request. */
    private void invitation(Context context) throws Refusal {
        String table = context.pathParam("id");
        if (!Tables.isName(table)) {
            throw Refusal.of(Refusal.Code.UNKNOWN_TABLE, "unknown table");
        }
        context.header("Cache-Control", "private, max-age=3600")
                .contentType("image/svg+xml")
                .result(InvitationCode.svg(origins.page(context) + "/table/" + table));
    }

    private void make(Context context) throws Refusal {
        checkPost(context);
        seat(context, tables.make(Messages.order(body(context, Limits.ORDER_BYTES)), claimant(context)));
    }

    private void sit(Context context) throws Refusal {
        checkPost(context);
        String name = Messages.name(body(context, Limits.MESSAGE_BYTES));
        String seat = context.pathParam("seat");
        if (!seat.matches("[1-9]")) {
            throw Refusal.badRequest("the seat must be a number from 1");
        }
        seat(context, tables.sit(context.pathParam("id"), Integer.parseInt(seat), name, claimant(context)));
    }

    private SeatAuthorizer claimant(Context context) {
        return admission.claimant(context.headerMap());
    }

    /** What was posted; whatever the client says, it is UTF-8, as JSON is. */
    private static String body(Context context, int most) throws Refusal {
        byte[] body = context.bodyAsBytes();
        if (body.length > most) {
            throw Refusal.badRequest("a request has " + most + " bytes at most");
        }
        return new String(body, StandardCharsets.UTF_8);
    }

    private void checkPost(Context context) throws Refusal {
        origins.checkOrigin(context);
        OptionalLong seconds = clients.takeTable(origins.address(context));
        if (seconds.isPresent()) {
            context.header("Retry-After", String.valueOf(seconds.getAsLong()));
            throw Refusal.of(Refusal.Code.TOO_FAST, "too many tables; wait " + seconds.getAsLong() + " s");
        }
    }

    private void seat(Context context, CompletableFuture<SeatAssignment> seated) {
        context.future(() -> seated.handle((done, failure) -> {
            if (failure == null) {
                Replies.json(context, 201, out -> write(out, done));
            } else {
                refuse(context, refusal(failure));
            }
            return context;
        }));
    }

    private static void write(JsonWriter out, SeatAssignment seated) throws IOException {
        out.name("table").value(seated.table());
        if (seated.seat().isPresent()) {
            out.name("seat").value(seated.seat().get().number());
            out.name("secret").value(seated.seat().get().secret());
        }
    }

    private static Refusal refusal(Throwable failure) {
        return Refusal.causeOf(failure)
                .orElseGet(() -> Refusal.of(Refusal.Code.UNAVAILABLE, "the table could not be stored; try again"));
    }

    private void refuse(Context context, Refusal refusal) {
        metrics.refused(refusal.code());
        Replies.error(context, refusal);
    }
}
