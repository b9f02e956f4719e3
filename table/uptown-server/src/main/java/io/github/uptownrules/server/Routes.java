package io.github.uptownrules.server;

import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.server.game.TableEquipment;
import io.github.uptownrules.server.game.TableGame;
import io.github.uptownrules.server.storage.Backend;
import io.github.uptownrules.server.table.GameCatalog;
import io.github.uptownrules.server.table.ListedTable;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.SeatAssignment;
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
    private static final String UP = "up";

    private final Tables tables;
    private final GameCatalog games;
    private final Backend storage;
    private final OriginCheck origins;
    private final ClientLimits clients;
    private final Peers peers;
    private final SeatRequests seats;
    private final Sockets sockets;
    private final Metrics metrics;
    private final Page page;
    private final PracticePage practice;
    private volatile boolean isDraining;

    Routes(
            Tables tables,
            GameCatalog games,
            Backend storage,
            OriginCheck origins,
            ClientLimits clients,
            Peers peers,
            SeatRequests seats,
            Sockets sockets,
            Metrics metrics) {
        this.tables = tables;
        this.storage = storage;
        this.games = games;
        this.page = new Page(games);
        this.practice = new PracticePage(page);
        this.origins = origins;
        this.clients = clients;
        this.peers = peers;
        this.seats = seats;
        this.sockets = sockets;
        this.metrics = metrics;
    }

    void configure(RoutesConfig routes) {
        routes.before(origins::checkHost);
        routes.before(peers.key()::check);
        routes.get("/", page::serveIndex);
        routes.get("/table/{id}", page::serveIndex);
        routes.get("/health", this::health);
        routes.get(
                "/metrics",
                context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(metrics.text()));
        routes.get("/api/rulesets", this::rulesets);
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

    /** A proxy sends no more clients when the server is about to stop, or has no lease. */
    private void health(Context context) {
        if (isDraining) {
            health(context, "draining");
            return;
        }
        context.future(() -> storage.ping()
                .orTimeout(HEALTHY_SECONDS, TimeUnit.SECONDS)
                .handle((up, failure) -> failure == null)
                .thenAccept(answers -> health(context, answers && peers.lease().isPresent() ? UP : "down")));
    }

    private static void health(Context context, String status) {
        Replies.json(
                context,
                status.equals(UP) ? 200 : 503,
                out -> out.name("status").value(status));
    }

    /** Says from now on that it is about to stop. */
    void drain() {
        isDraining = true;
    }

    /** They change with the program only, so a page that is loaded again need not ask again. */
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
            out.name("label").value(equipment.label());
            out.name("text").value(equipment.text()).endObject();
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
        Arrival arrival = checkPost(context);
        CompletableFuture<SeatAssignment> made =
                tables.make(Messages.order(body(context, Limits.ORDER_BYTES)), arrival.claimant());
        context.future(() -> made.handle((done, failure) -> {
            answer(context, Optional.ofNullable(done), Optional.ofNullable(failure));
            return context;
        }));
    }

    private void sit(Context context) throws Refusal {
        Arrival arrival = checkPost(context);
        String body = body(context, Limits.MESSAGE_BYTES);
        String name = Messages.name(body);
        String seat = context.pathParam("seat");
        if (!seat.matches("[1-9]")) {
            throw Refusal.badRequest("the seat must be a number from 1");
        }
        String table = context.pathParam("id");
        SeatRequests.Wanted wanted =
                new SeatRequests.Wanted(table, Integer.parseInt(seat), name, body, arrival, System.nanoTime());
        context.future(() -> seats.take(wanted, context, (done, failure) -> answer(context, done, failure)));
    }

    /** What was posted; whatever the client says, it is UTF-8, as JSON is. */
    private static String body(Context context, int most) throws Refusal {
        byte[] body = context.bodyAsBytes();
        if (body.length > most) {
            throw Refusal.badRequest("a request has " + most + " bytes at most");
        }
        return new String(body, StandardCharsets.UTF_8);
    }

    /** Who posts something; counted once, at the server that let the client in. */
    private Arrival checkPost(Context context) throws Refusal {
        Arrival arrival = sockets.arrival(context);
        if (peers.lease().isEmpty()) {
            throw Refusal.of(Refusal.Code.UNAVAILABLE, "this server has lost its database; try again");
        }
        OptionalLong seconds = arrival.isHandedOn() ? OptionalLong.empty() : clients.takeTable(arrival.address());
        if (seconds.isPresent()) {
            context.header("Retry-After", String.valueOf(seconds.getAsLong()));
            throw Refusal.of(Refusal.Code.TOO_FAST, "too many tables; wait " + seconds.getAsLong() + " s");
        }
        return arrival;
    }

    private void answer(Context context, Optional<SeatAssignment> seated, Optional<Throwable> failure) {
        if (seated.isPresent()) {
            Replies.json(context, 201, out -> write(out, seated.get()));
        } else {
            refuse(context, failure.flatMap(Refusal::causeOf).orElseGet(Routes::notStored));
        }
    }

    private static void write(JsonWriter out, SeatAssignment seated) throws IOException {
        out.name("table").value(seated.table());
        if (seated.seat().isPresent()) {
            out.name("seat").value(seated.seat().get().number());
            out.name("secret").value(seated.seat().get().secret());
        }
    }

    private static Refusal notStored() {
        return Refusal.of(Refusal.Code.UNAVAILABLE, "the table could not be stored; try again");
    }

    private void refuse(Context context, Refusal refusal) {
        metrics.refused(refusal.code());
        Replies.error(context, refusal);
    }
}
