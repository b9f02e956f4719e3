package io.github.uptownrules.server.storage;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.json.kit.node.FoundMembers;
import io.github.uptownrules.server.table.Clocks;
import io.github.uptownrules.server.table.JsonMembers;
import io.github.uptownrules.server.table.Occupant;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Occupant.Person.Part;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.server.table.TableRuleset;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableSettings.AfterResignation;
import io.github.uptownrules.server.table.TableSettings.Visibility;
import io.github.uptownrules.server.table.TableState;
import io.github.uptownrules.server.table.TimeControl;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/**
 * A whole table as JSON text, with the record of its game in notation, and its equipment. Later releases can read every text.
 */
public final class TableText {
    private TableText() {}

    public static String write(TableState table) {
        return JsonMembers.object(out -> {
            out.name("form").value(1).name("id").value(table.id());
            out.name("ruleset").value(table.ruleset().id());
            if (table.ruleset().equipment().isPresent()) {
                out.name("equipment").value(table.ruleset().equipment().get());
            }
            out.name("version").value(table.version());
            out.name("positionVersion").value(table.positionVersion());
            writeSettings(out, table.settings());
            if (table.clocks().isPresent()) {
                Clocks clocks = table.clocks().get();
                out.name("clocks").beginObject().name("began").value(clocks.began());
                out.name("left").value(Joiner.on(' ').join(clocks.left())).endObject();
            }
            if (table.next().isPresent()) {
                out.name("next").value(table.next().get());
            }
            out.name("seats").beginArray();
            for (Occupant occupant : table.seats()) {
                write(out, occupant);
            }
            out.endArray();
            if (table.game().isPresent()) {
                out.name("game").value(table.game().get().record());
            }
        });
    }

    private static void writeSettings(JsonWriter out, TableSettings settings) throws IOException {
        if (settings.practiceSeed().isPresent()) {
            out.name("practiceSeed").value(settings.practiceSeed().get());
        }
        if (settings.hints() == TableSettings.Hints.NONE) {
            out.name("hints").value(false);
        }
        if (settings.visibility() == Visibility.LISTED) {
            out.name("listed").value(true);
        }
        TimeControl time = settings.time();
        if (time.kind() != TimeControl.Kind.NONE) {
            boolean isPerMove = time.kind() == TimeControl.Kind.MOVE;
            out.name(isPerMove ? "moveLimit" : "gameLimit").value(time.limit().toSeconds());
            out.name("increment").value(time.increment().toSeconds());
            out.name("timeout").value(time.timeout().toString());
        }
        if (settings.afterResignation() != TableSettings.USUAL.afterResignation()) {
            out.name("resignation").value(settings.afterResignation().toString());
        }
    }

    private static void write(JsonWriter out, Occupant occupant) throws IOException {
        out.beginObject();
        if (occupant instanceof Robot robot) {
            out.name("bot").value(robot.level());
        } else if (occupant instanceof Person person) {
            out.name("person").value(person.name()).name("secretHash").value(person.secretHash());
            out.name("away").value(person.part() == Part.AWAY);
            out.name("agrees").value(person.rematch() == Answer.AGREES);
            if (person.part() == Part.RESIGNED) {
                out.name("resigned").value(true);
            } else if (person.part() == Part.OUT_OF_TIME) {
                out.name("outOfTime").value(true);
            }
            if (person.rematch() == Answer.DECLINES) {
                out.name("declines").value(true);
            }
        }
        out.endObject();
    }

    /**
     * Parses the text of a table.
     *
     * @throws IllegalArgumentException if the text is not a table, or this program does not know the game
     */
    public static TableState read(String text, Games games) {
        try {
            return table(FoundMembers.read(text, Long.SIZE), games);
        } catch (RuntimeException e) {
            // The message omits the reason, because the text contains tiles.
            throw new IllegalArgumentException("the text is not a table of this program", e);
        }
    }

    private static TableState table(FoundMembers table, Games games) {
        Optional<String> equipment = table.optionalText("equipment", text -> text);
        TableRuleset ruleset =
                TableRuleset.find(games, table.text("ruleset"), equipment).orElseThrow();
        return new TableState(
                table.text("id"),
                ruleset,
                settings(table),
                table.objects("seats").stream().map(TableText::occupant).collect(ImmutableList.toImmutableList()),
                table.optionalText("game", text -> ruleset.game().record(text).whole()),
                table.number("version"),
                table.number("positionVersion"),
                table.optionalObject("clocks")
                        .map(clocks -> new Clocks(clocks.text("left", TableText::numbers), clocks.number("began"))),
                table.optionalText("next", next -> next));
    }

    private static TableSettings settings(FoundMembers table) {
        return new TableSettings(
                table.optionalNumber("practiceSeed"),
                time(table),
                table.optionalText(
                                "resignation",
                                name -> AfterResignation.of(name).orElseThrow(IllegalArgumentException::new))
                        .orElse(TableSettings.USUAL.afterResignation()),
                table.optionalFlag("listed").orElse(false) ? Visibility.LISTED : Visibility.INVITED,
                table.optionalFlag("hints").orElse(true) ? TableSettings.Hints.ALLOWED : TableSettings.Hints.NONE);
    }

    private static TimeControl time(FoundMembers table) {
        Optional<Duration> move = table.optionalNumber("moveLimit").map(Duration::ofSeconds);
        Optional<Duration> game = table.optionalNumber("gameLimit").map(Duration::ofSeconds);
        Duration increment =
                Duration.ofSeconds(table.optionalNumber("increment").orElse(0L));
        TimeControl.Timeout timeout = table.optionalText(
                        "timeout", name -> TimeControl.Timeout.of(name).orElseThrow(IllegalArgumentException::new))
                .orElse(TimeControl.NONE.timeout());
        return move.map(limit -> TimeControl.perMove(limit, timeout))
                .or(() -> game.map(limit -> TimeControl.perGame(limit, increment, timeout)))
                .orElse(TimeControl.NONE);
    }

    private static ImmutableList<Long> numbers(String text) {
        return Splitter.on(' ')
                .omitEmptyStrings()
                .splitToStream(text)
                .map(Long::valueOf)
                .collect(ImmutableList.toImmutableList());
    }

    private static Occupant occupant(FoundMembers seat) {
        Optional<Occupant> robot = seat.optionalText("bot", Robot::new);
        Optional<Occupant> person = seat.optionalText("person", name -> {
            boolean isAway = seat.flag("away");
            boolean agrees = seat.flag("agrees");
            boolean hasResigned = seat.optionalFlag("resigned").orElse(false);
            boolean isOutOfTime = seat.optionalFlag("outOfTime").orElse(false);
            boolean declines = seat.optionalFlag("declines").orElse(false);
            return new Person(
                    name,
                    seat.text("secretHash"),
                    hasResigned ? Part.RESIGNED : isOutOfTime ? Part.OUT_OF_TIME : isAway ? Part.AWAY : Part.PLAYS,
                    declines ? Answer.DECLINES : agrees ? Answer.AGREES : Answer.NONE);
        });
        return robot.or(() -> person).orElseGet(OpenSeat::new);
    }
}
