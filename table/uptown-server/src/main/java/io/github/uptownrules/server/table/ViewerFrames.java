package io.github.uptownrules.server.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.GameTree;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.TableState.Phase;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The frames for one viewer of a table. This class alone decides what a viewer may see. All data of a game comes from {@link
 * SeenGame}, as this viewer has seen it.
 */
final class ViewerFrames {
    private final TableState table;
    private final Viewer viewer;

    ViewerFrames(TableState table, Viewer viewer) {
        this.table = table;
        this.viewer = viewer;
    }

    /** The connected players and the current wait, which everyone sees. {@code now} is the service time, for clocks. */
    record Presence(ImmutableSet<Seat> seats, int watchers, TurnWait move, long now) {}

    /** Returns the complete current state. */
    String state(Presence presence) {
        return JsonMembers.object(out -> {
            out.name("type").value("state").name("version").value(table.version());
            out.name("table").beginObject();
            writeTable(out, presence);
            out.endObject();
            if (table.game().isPresent()) {
                SeenGame seen = seen();
                out.name("view").jsonValue(seen.viewJson().toString());
                writeLast(out, seen);
            }
        });
    }

    private void writeTable(JsonWriter out, Presence presence) throws IOException {
        out.name("id").value(table.id()).name("ruleset").value(table.ruleset().id());
        out.name("game").value(table.ruleset().game().id());
        if (table.ruleset().isOwn()) {
            out.name("equipment").value(table.ruleset().equipment().orElseThrow());
        }
        out.name("phase").value(table.phase().toString()).name("you");
        writeViewer(out, viewer);
        writeSettings(out);
        out.name("ply").value(table.plies());
        out.name("seats").beginArray();
        for (Seat seat : table.ruleset().seats()) {
            out.beginObject().name("seat").value(seat.number());
            writeOccupant(out, seat, presence);
            Optional<Long> left = table.clocks().flatMap(clocks -> clocks.left(table, seat, presence.now()));
            if (left.isPresent()) {
                out.name("leftMs").value(left.get());
            }
            out.endObject();
        }
        out.endArray().name("watchers").value(presence.watchers());
        writeWait(out, presence);
        out.name("rematch").beginObject();
        writeSeats(out.name("agreed"), answered(Person.Answer.AGREES));
        if (!answered(Person.Answer.DECLINES).isEmpty()) {
            writeSeats(out.name("declined"), answered(Person.Answer.DECLINES));
        }
        if (table.next().isPresent()) {
            out.name("table").value(table.next().get());
        }
        out.endObject();
        if (table.phase() == Phase.OVER) {
            writeEnd(out);
        }
    }

    private void writeSettings(JsonWriter out) throws IOException {
        TableSettings settings = table.settings();
        out.name("practice").value(settings.practiceSeed().isPresent());
        writeTime(out, settings.time());
        if (settings.hints() == TableSettings.Hints.NONE) {
            out.name("hints").value(false);
        }
        if (settings.afterResignation() == TableSettings.AfterResignation.BOT) {
            out.name("resignation").value(settings.afterResignation().toString());
        }
    }

    static void writeTime(JsonWriter out, TimeControl time) throws IOException {
        switch (time.kind()) {
            case NONE -> {
                return;
            }
            case MOVE -> out.name("moveLimit").value(time.limit().toSeconds());
            case GAME -> {
                out.name("clock")
                        .beginObject()
                        .name("initial")
                        .value(time.limit().toSeconds());
                out.name("increment").value(time.increment().toSeconds()).endObject();
            }
        }
        out.name("timeout").value(time.timeout().toString());
    }

    /** Writes the time left of the player to move, and the votes for a bot. */
    private void writeWait(JsonWriter out, Presence presence) throws IOException {
        Optional<Long> left = table.clocks().flatMap(clocks -> clocks.leftForMove(table, presence.now()));
        if (left.isPresent()) {
            out.name("leftMs").value(left.get());
        }
        if (!presence.move().votes().isEmpty()) {
            writeSeats(out.name("votes"), presence.move().votes());
        }
        if (presence.move().regrets().isPresent()) {
            out.name("takeBack").beginObject().name("seat");
            out.value(presence.move().regrets().get().number());
            writeSeats(out.name("allowed"), presence.move().allowed());
            out.endObject();
        }
    }

    private static void writeSeats(JsonWriter out, Collection<Seat> seats) throws IOException {
        out.beginArray();
        for (Seat seat : seats) {
            out.value(seat.number());
        }
        out.endArray();
    }

    private List<Seat> answered(Person.Answer answer) {
        return table.ruleset().seats().stream()
                .filter(seat -> table.person(seat)
                        .filter(person -> person.rematch() == answer)
                        .isPresent())
                .toList();
    }

    private void writeOccupant(JsonWriter out, Seat seat, Presence presence) throws IOException {
        Occupant occupant = table.at(seat);
        if (occupant instanceof Robot robot) {
            out.name("kind").value("bot").name("level").value(robot.level());
        } else if (occupant instanceof Person person) {
            out.name("kind").value("person").name("name").value(person.name());
            if (person.away()) {
                out.name("away").value(true);
                out.name("level").value(table.ruleset().game().substitute());
            }
            if (person.isOut()) {
                out.name(person.part() == Person.Part.RESIGNED ? "resigned" : "outOfTime")
                        .value(true);
            }
            out.name("connected").value(presence.seats().contains(seat));
        } else {
            out.name("kind").value("open");
        }
    }

    private void writeEnd(JsonWriter out) throws IOException {
        PlayedGame game = table.game().orElseThrow();
        if (game.termination().isPresent()) {
            out.name("termination").value(game.termination().get());
        }
        out.name("standings").jsonValue(game.standingsJson().toString());
    }

    private static void writeViewer(JsonWriter out, Viewer viewer) throws IOException {
        if (viewer.asSeat().isPresent()) {
            out.value(viewer.asSeat().get().number());
        } else {
            out.value(viewer.toString());
        }
    }

    private static void writeLast(JsonWriter out, SeenGame seen) throws IOException {
        if (seen.plies() > 0) {
            out.name("last").jsonValue(seen.moveJson().toString());
        }
    }

    /** Returns the position after a number of moves, as the viewer saw it; after the game, as each player saw it. */
    String at(long id, int ply) throws Refusal {
        PlayedGame.Whole game = game();
        if (ply < 0 || ply > game.plies()) {
            throw Refusal.of(
                    Refusal.Code.NO_SUCH_PLY, "the game has " + Quantity.of(game.plies(), "move") + ", not " + ply);
        }
        PlayedGame then = game.upTo(ply);
        return JsonMembers.object(out -> {
            out.name("type").value("views").name("id").value(id).name("ply").value(ply);
            out.name("views").beginArray();
            for (Viewer shown : shown(game)) {
                out.jsonValue(then.seenBy(shown).viewJson().toString());
            }
            out.endArray();
            writeLast(out, then.seenBy(viewer));
        });
    }

    private ImmutableList<? extends Viewer> shown(PlayedGame.Whole game) {
        return game.isOver() ? table.ruleset().seats() : ImmutableList.of(viewer);
    }

    /**
     * Returns the game in notation, redacted until it is over.
     *
     * @param reviews the reviews of a game that is over, to be written into its record
     */
    String record(long id, ImmutableList<MoveReview<String>> reviews) throws Refusal {
        PlayedGame.Whole game = game();
        String text = game.isOver() ? reviewed(game, reviews) : seen().record();
        return JsonMembers.object(out -> out.name("type")
                .value("record")
                .name("id")
                .value(id)
                .name("text")
                .value(text));
    }

    private String reviewed(PlayedGame.Whole game, ImmutableList<MoveReview<String>> reviews) {
        if (reviews.isEmpty()) {
            return game.record();
        }
        GameTree tree = table.ruleset().game().tree(game.record());
        for (MoveReview<String> review : reviews) {
            tree = tree.withReview(review);
        }
        return tree.toString();
    }

    /** Returns all moves, each as the viewer saw it. */
    String moves(long id) throws Refusal {
        PlayedGame.Whole game = game();
        SeenGame seen = seen();
        return JsonMembers.object(out -> {
            out.name("type").value("moves").name("id").value(id).name("moves").beginArray();
            for (int ply = 1; ply <= game.plies(); ply++) {
                out.jsonValue(seen.upTo(ply).moveJson().toString());
            }
            out.endArray();
        });
    }

    /** Returns why a move is illegal, as far as the viewer knows. */
    String faults(long id, ImmutableMap<String, String> question) throws Refusal {
        PlayedGame.Whole game = game();
        try {
            // After a termination this is the answer to any question, valid or not.
            JsonText faults = game.termination().isPresent()
                    ? MoveRefusal.gameOver().faults()
                    : game.seenBy(viewer).faultsJson(question);
            return JsonMembers.object(out -> {
                out.name("type").value("faults").name("id").value(id);
                out.name("faults").jsonValue(faults.toString());
            });
        } catch (MoveRefusal e) {
            throw Refusal.of(e);
        }
    }

    /** {@return the game as the viewer has seen it} */
    SeenGame seen() {
        return table.game().orElseThrow().seenBy(viewer);
    }

    private PlayedGame.Whole game() throws Refusal {
        return table.game().orElseThrow(() -> Refusal.of(Refusal.Code.NOT_PLAYING, "the game has not begun"));
    }
}
