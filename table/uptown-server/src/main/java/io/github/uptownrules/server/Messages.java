package io.github.uptownrules.server;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import io.github.uptownrules.server.table.Refusal;
import io.github.uptownrules.server.table.Request;
import io.github.uptownrules.server.table.TableOrder;
import java.io.IOException;
import java.util.Optional;

/** Reads what clients send, strictly: whatever is not just as it should be is refused. */
final class Messages {
    /** A number that every client can write. */
    private static final long LARGEST_ID = (1L << 53) - 1;

    private static final int MOST_SEATS = 5;

    private Messages() {}

    /** The first message of a socket: the secret of a seat, or none. */
    static Optional<String> hello(String text) throws Refusal {
        Fields fields = Fields.read(text);
        if (!fields.neededText("type").equals("hello")) {
            throw Fields.bad("the first message is 'hello'");
        }
        Optional<String> secret = fields.text("secret");
        fields.checkEmpty();
        return secret;
    }

    /** All other messages. */
    static Request request(String text) throws Refusal {
        Fields fields = Fields.read(text);
        String type = fields.neededText("type");
        long id = fields.neededNumber("id");
        if (id < 0 || id > LARGEST_ID) {
            throw Fields.bad("an id is 0 to 2^53 - 1");
        }
        Request request = switch (type) {
            case "play" -> new Request.Play(id, fields.neededNumber("version"), fields.neededText("move"));
            case "why" -> new Request.Why(id, fields.neededText("tile"), fields.neededText("cell"));
            case "at" -> new Request.At(id, toInt(fields.neededNumber("ply")));
            default ->
                new Request.Plain(id, Request.What.of(type).orElseThrow(() -> Fields.bad("there is no such message")));
        };
        fields.checkEmpty();
        return request;
    }

    private static int toInt(long number) throws Refusal {
        if (number != (int) number) {
            throw Fields.bad("that is too large a number");
        }
        return (int) number;
    }

    /** The name of who sits down. */
    static String name(String text) throws Refusal {
        Fields fields = Fields.read(text);
        String name = fields.neededText("name");
        fields.checkEmpty();
        return name;
    }

    /** The table that somebody wants. */
    static TableOrder order(String text) throws Refusal {
        return Fields.reading(text, Messages::order);
    }

    private static TableOrder order(JsonReader in) throws IOException, Refusal {
        Optional<String> ruleset = Optional.empty();
        Optional<ImmutableList<TableOrder.Wanted>> seats = Optional.empty();
        Optional<Integer> you = Optional.empty();
        Optional<Long> seed = Optional.empty();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "ruleset" -> ruleset = once(ruleset, text(in));
                case "seats" -> seats = once(seats, seats(in));
                case "you" -> you = once(you, toInt(Fields.whole(in)));
                case "practice" -> seed = once(seed, seed(Fields.object(in)));
                default -> throw Fields.bad("there are members that do not belong here");
            }
        }
        in.endObject();
        return new TableOrder(
                ruleset.orElseThrow(() -> Fields.missing("ruleset")),
                seats.orElseThrow(() -> Fields.missing("seats")),
                you,
                seed);
    }

    private static <T> Optional<T> once(Optional<T> before, T value) throws Refusal {
        if (before.isPresent()) {
            throw Fields.bad("a member is there twice");
        }
        return Optional.of(value);
    }

    private static String text(JsonReader in) throws IOException, Refusal {
        if (in.peek() != JsonToken.STRING) {
            throw Fields.bad("a ruleset is a text");
        }
        return in.nextString();
    }

    private static long seed(Fields practice) throws Refusal {
        long seed = practice.neededNumber("seed");
        practice.checkEmpty();
        return seed;
    }

    private static ImmutableList<TableOrder.Wanted> seats(JsonReader in) throws IOException, Refusal {
        ImmutableList.Builder<TableOrder.Wanted> seats = ImmutableList.builder();
        int count = 0;
        in.beginArray();
        while (in.hasNext()) {
            if (++count > MOST_SEATS) {
                throw Fields.bad("there are " + MOST_SEATS + " seats at most");
            }
            seats.add(wanted(Fields.object(in)));
        }
        in.endArray();
        return seats.build();
    }

    private static TableOrder.Wanted wanted(Fields seat) throws Refusal {
        Optional<String> person = seat.text("person");
        Optional<String> bot = seat.text("bot");
        boolean isOpen = seat.isTrue("open");
        seat.checkEmpty();
        if (person.isPresent() && bot.isEmpty() && !isOpen) {
            return new TableOrder.Wanted(TableOrder.Kind.PERSON, person.get());
        }
        if (bot.isPresent() && person.isEmpty() && !isOpen) {
            return new TableOrder.Wanted(TableOrder.Kind.BOT, bot.get());
        }
        if (isOpen && person.isEmpty() && bot.isEmpty()) {
            return new TableOrder.Wanted(TableOrder.Kind.OPEN, "");
        }
        throw Fields.bad("a seat is that of a person, open, or a bot's");
    }
}
