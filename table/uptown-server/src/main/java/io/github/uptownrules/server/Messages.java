package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.json.FoundMembers;
import io.github.uptownrules.base.json.NodeException;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Request;
import io.github.uptownrules.server.table.TableOrder;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableSettings.AfterResignation;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Reads what clients send, strictly: whatever is not just as it should be is refused. */
final class Messages {
    /** A number that every client can write. */
    private static final long LARGEST_ID = (1L << 53) - 1;

    private static final int MOST_SEATS = 5;

    /** Seconds for a move: long enough to see the board, and not more than a day. */
    private static final int SHORTEST_LIMIT = 5;

    private static final int LONGEST_LIMIT = 86_400;

    private Messages() {}

    /** The first message of a socket: the secret of a seat, or none. */
    static Optional<String> hello(String text) throws Refusal {
        return read(text, fields -> {
            if (!fields.text("type").equals("hello")) {
                throw Refusal.badRequest("the first message is 'hello'");
            }
            return optionalText(fields, "secret");
        });
    }

    /** All other messages. */
    static Request request(String text) throws Refusal {
        return read(text, fields -> {
            String type = fields.text("type");
            long id = fields.number("id");
            if (id < 0 || id > LARGEST_ID) {
                throw Refusal.badRequest("'id' must be 0 to 2^53 - 1");
            }
            return switch (type) {
                case "play" -> new Request.Play(id, fields.number("version"), fields.text("move"));
                case "why" -> new Request.Why(id, fields.text("tile"), fields.text("cell"));
                case "at" -> new Request.At(id, fields.intNumber("ply"));
                default ->
                    new Request.Plain(
                            id, Request.What.of(type).orElseThrow(() -> Refusal.badRequest("unknown message type")));
            };
        });
    }

    /** The name of who sits down. */
    static String name(String text) throws Refusal {
        return read(text, fields -> fields.text("name"));
    }

    /** The table that is asked for. */
    static TableOrder order(String text) throws Refusal {
        return read(
                text,
                fields -> new TableOrder(
                        fields.text("ruleset"),
                        seats(fields.objects("seats")),
                        fields.optionalInt("you"),
                        settings(fields)));
    }

    private static TableSettings settings(FoundMembers fields) throws Refusal {
        Optional<Integer> seconds = fields.optionalInt("moveLimit");
        if (seconds.isPresent() && (seconds.get() < SHORTEST_LIMIT || seconds.get() > LONGEST_LIMIT)) {
            throw Refusal.badRequest("'moveLimit' must be " + SHORTEST_LIMIT + " to " + LONGEST_LIMIT + " seconds");
        }
        Optional<String> resignation = optionalText(fields, "resignation");
        AfterResignation after = TableSettings.USUAL.afterResignation();
        if (resignation.isPresent()) {
            after = AfterResignation.of(resignation.get())
                    .orElseThrow(() -> Refusal.badRequest("'resignation' must be 'ends' or 'bot'"));
        }
        return new TableSettings(seed(fields.optionalObject("practice")), seconds.map(Duration::ofSeconds), after);
    }

    private static Optional<Long> seed(Optional<FoundMembers> practice) {
        return practice.map(fields -> {
            long seed = fields.number("seed");
            fields.checkNothingElse();
            return seed;
        });
    }

    private static ImmutableList<TableOrder.Wanted> seats(List<FoundMembers> seats) throws Refusal {
        if (seats.size() > MOST_SEATS) {
            throw Refusal.badRequest("there are " + MOST_SEATS + " seats at most");
        }
        ImmutableList.Builder<TableOrder.Wanted> wanted = ImmutableList.builder();
        for (FoundMembers seat : seats) {
            wanted.add(wanted(seat));
        }
        return wanted.build();
    }

    private static TableOrder.Wanted wanted(FoundMembers seat) throws Refusal {
        Optional<String> person = optionalText(seat, "person");
        Optional<String> bot = optionalText(seat, "bot");
        Optional<Boolean> open = seat.optionalFlag("open");
        seat.checkNothingElse();
        if (person.isPresent() && bot.isEmpty() && open.isEmpty()) {
            return new TableOrder.Wanted(TableOrder.Kind.PERSON, person.get());
        }
        if (bot.isPresent() && person.isEmpty() && open.isEmpty()) {
            return new TableOrder.Wanted(TableOrder.Kind.BOT, bot.get());
        }
        if (open.equals(Optional.of(true)) && person.isEmpty() && bot.isEmpty()) {
            return new TableOrder.Wanted(TableOrder.Kind.OPEN, "");
        }
        throw Refusal.badRequest("a seat is that of a person, open, or a bot's");
    }

    private static Optional<String> optionalText(FoundMembers fields, String name) {
        return fields.optionalText(name, text -> text);
    }

    /** What makes something of an object. */
    @FunctionalInterface
    private interface Reading<T> {
        T of(FoundMembers fields) throws Refusal;
    }

    private static <T> T read(String text, Reading<T> reading) throws Refusal {
        try {
            FoundMembers fields = FoundMembers.read(text, Long.SIZE);
            T read = reading.of(fields);
            fields.checkNothingElse();
            return read;
        } catch (NodeException e) {
            throw Refusal.badRequest(e.message());
        }
    }
}
