package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.text.Quote;
import io.github.uptownrules.json.kit.JsonException;
import io.github.uptownrules.json.kit.node.FoundMembers;
import io.github.uptownrules.server.table.Reaction;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Request;
import io.github.uptownrules.server.table.TableOrder;
import io.github.uptownrules.server.table.TableSettings;
import io.github.uptownrules.server.table.TableSettings.AfterResignation;
import io.github.uptownrules.server.table.TableSettings.Hints;
import io.github.uptownrules.server.table.TableSettings.Visibility;
import io.github.uptownrules.server.table.TimeControl;
import io.github.uptownrules.server.table.TimeControl.Timeout;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Parses the messages of clients, and rejects everything that does not match exactly. */
final class Messages {
    /** The largest number that every client can represent. */
    private static final long LARGEST_ID = (1L << 53) - 1;

    private static final int MOST_SEATS = 5;

    /** The limits in seconds: long enough to see the board, at most two weeks. */
    private static final int SHORTEST_LIMIT = 5;

    private static final int LONGEST_LIMIT = 14 * 86_400;

    private static final int LONGEST_INCREMENT = 3600;

    private Messages() {}

    /** Parses the first message of a socket, and returns the secret of a seat if it contains one. */
    static Optional<String> hello(String text) throws Refusal {
        return read(text, fields -> {
            if (!fields.text("type").equals("hello")) {
                throw Refusal.badRequest("the first message must be 'hello'");
            }
            return optionalText(fields, "secret");
        });
    }

    static Request request(String text) throws Refusal {
        return read(text, fields -> {
            String type = fields.text("type");
            long id = readId(fields);
            return switch (type) {
                case "play" -> new Request.Play(id, fields.number("version"), fields.text("move"));
                case "why" -> new Request.Why(id, fields.otherTexts());
                case "fill" -> new Request.Fill(id, fields.intNumber("seat"), fields.text("bot"));
                case "clear" -> new Request.Clear(id, fields.intNumber("seat"));
                case "change-seat" -> new Request.ChangeSeat(id, fields.intNumber("seat"));
                case "change-ruleset" -> new Request.ChangeRuleset(id, fields.text("ruleset"));
                case "react" ->
                    new Request.React(
                            id,
                            choice(fields, "what", Reaction::of, "one of those in the documentation")
                                    .orElseThrow(() -> Refusal.badRequest("missing member 'what'")));
                case "at" -> new Request.At(id, fields.intNumber("ply"));
                default ->
                    new Request.Plain(
                            id,
                            Request.What.of(type)
                                    .orElseThrow(() -> Refusal.badRequest("unknown 'type' " + Quote.of(type))));
            };
        });
    }

    private static long readId(FoundMembers fields) throws Refusal {
        long id = fields.number("id");
        if (id < 0 || id > LARGEST_ID) {
            throw Refusal.badRequest("'id' must be 0 to 2^53 - 1");
        }
        return id;
    }

    /** Returns the id of an otherwise invalid message, if it has one. */
    static Optional<Long> id(String text) {
        try {
            return Optional.of(readId(FoundMembers.read(text, Long.SIZE)));
        } catch (JsonException | Refusal e) {
            return Optional.empty();
        }
    }

    static String name(String text) throws Refusal {
        return read(text, fields -> fields.text("name"));
    }

    static TableOrder order(String text) throws Refusal {
        return read(
                text,
                fields -> new TableOrder(
                        fields.text("ruleset"),
                        optionalText(fields, "equipment"),
                        seats(fields.objects("seats")),
                        fields.optionalInt("you"),
                        settings(fields)));
    }

    private static TableSettings settings(FoundMembers fields) throws Refusal {
        TimeControl time = time(fields);
        AfterResignation after = choice(fields, "resignation", AfterResignation::of, "'ends' or 'bot'")
                .orElse(TableSettings.USUAL.afterResignation());
        boolean isListed = fields.optionalFlag("listed").orElse(false);
        boolean hasHints = fields.optionalFlag("hints").orElse(true);
        return new TableSettings(
                seed(fields.optionalObject("practice")),
                time,
                after,
                isListed ? Visibility.LISTED : Visibility.INVITED,
                hasHints ? Hints.ALLOWED : Hints.NONE);
    }

    private static TimeControl time(FoundMembers fields) throws Refusal {
        Timeout timeout =
                choice(fields, "timeout", Timeout::of, "'bot' or 'loses'").orElse(TimeControl.NONE.timeout());
        Optional<Integer> move = seconds(fields, "moveLimit", SHORTEST_LIMIT, LONGEST_LIMIT);
        Optional<FoundMembers> clock = fields.optionalObject("clock");
        if (move.isPresent() && clock.isPresent()) {
            throw Refusal.badRequest("a table has a 'moveLimit' or a 'clock', not both");
        }
        if (clock.isEmpty()) {
            return move.map(limit -> TimeControl.perMove(Duration.ofSeconds(limit), timeout))
                    .orElse(TimeControl.NONE);
        }
        int initial = seconds(clock.get(), "initial", SHORTEST_LIMIT, LONGEST_LIMIT)
                .orElseThrow(() -> Refusal.badRequest("'clock' needs 'initial' seconds"));
        int increment = seconds(clock.get(), "increment", 0, LONGEST_INCREMENT).orElse(0);
        clock.get().checkNothingElse();
        return TimeControl.perGame(Duration.ofSeconds(initial), Duration.ofSeconds(increment), timeout);
    }

    private static Optional<Integer> seconds(FoundMembers fields, String name, int least, int most) throws Refusal {
        Optional<Integer> seconds = fields.optionalInt(name);
        if (seconds.isPresent() && (seconds.get() < least || seconds.get() > most)) {
            throw Refusal.badRequest("'" + name + "' must be " + least + " to " + most + " seconds");
        }
        return seconds;
    }

    private static <T> Optional<T> choice(
            FoundMembers fields, String name, Function<String, Optional<T>> named, String choices) throws Refusal {
        Optional<String> text = optionalText(fields, name);
        Optional<T> chosen = text.flatMap(named);
        if (text.isPresent() && chosen.isEmpty()) {
            throw Refusal.badRequest("'" + name + "' must be " + choices);
        }
        return chosen;
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
            throw Refusal.badRequest("a table has at most " + MOST_SEATS + " seats");
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
        throw Refusal.badRequest("a seat needs exactly one of 'person', 'bot', 'open'");
    }

    private static Optional<String> optionalText(FoundMembers fields, String name) {
        return fields.optionalText(name, text -> text);
    }

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
        } catch (JsonException e) {
            throw Refusal.badRequest(String.valueOf(e.getMessage()));
        }
    }
}
