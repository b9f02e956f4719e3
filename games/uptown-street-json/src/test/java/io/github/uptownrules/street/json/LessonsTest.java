package io.github.uptownrules.street.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Notation;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.town.Deck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Writes the positions of the page's lessons, with the result of each move, so that the page needs no rules. To update them,
 * run {@code -Dtest=LessonsTest -Dlessons=write}.
 */
class LessonsTest {
    private static final Path FILE =
            Path.of("..", "..", "table/uptown-page/src/main/resources/uptown-page/games/street/lessons/positions.js");

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
    private static final int PILE = 21;
    private static final int PUBLIC = 28;

    /** A lesson and its correct moves, each of which plays the top card of a pile. */
    private record Lesson(String key, String position, List<String> goals) {}

    private static final ImmutableList<Lesson> LESSONS = ImmutableList.of(
            new Lesson("build", position("1.1", "-/-/-/-/-;-/-/-/-/-", "6/0;6/0", "b13", "b2"), all("b13a@1.")),
            new Lesson(
                    "worth",
                    position("1.1", "b17a/b3a/-/-/-;b64b/-/-/-/-", "4/0;5/0", "b13", "b2"),
                    List.of("b13b@1.1")),
            new Lesson("buy", position("1.2", "b17a/b64b/-/-/-;b5b/-/-/-/-", "4/0;5/0", "b12", "b3"), all("b3a@1.")),
            new Lesson(
                    "roof",
                    position("1.1", "b3a,b13a/b64b/-/-/-;b5b/b17a/-/-/-", "3/0;5/0", "b8", "b12"),
                    List.of("b8a@1.1")),
            new Lesson(
                    "gift",
                    position("1.1", "b3a,b13a/b64b/-/-/-;b2a/b17a/-/-/-", "3/0;5/0", "b6", "b12"),
                    List.of("b6a@2.2", "b6a@2.3", "b6a@2.4", "b6a@2.5")));

    private static List<String> all(String start) {
        return IntStream.rangeClosed(1, 5).mapToObj(site -> start + site).toList();
    }

    /** Returns a position for two players with these streets and top cards. */
    private static String position(String turn, String streets, String money, String own, String rival) {
        List<String> left = new ArrayList<>(
                IntStream.rangeClosed(1, 84).mapToObj(i -> "b" + i).toList());
        List<String> built = List.of(streets.split("[-/;,]+"));
        left.removeIf(card -> built.contains(card + "a") || built.contains(card + "b"));
        left.removeAll(List.of(own, rival));
        int inPiles = 2 * PILE
                - (int) built.stream()
                        .filter(project -> project.startsWith("b"))
                        .count();
        int rest = inPiles / 2 - 1;
        List<String> first = left.subList(0, rest);
        List<String> second = left.subList(rest, inPiles - 2);
        return Joiner.on(' ')
                .join(
                        "street-2 sample-1",
                        turn,
                        streets,
                        money,
                        own + "," + String.join(",", first) + ";" + rival + "," + String.join(",", second),
                        IntStream.rangeClosed(1, PUBLIC)
                                .mapToObj(i -> "p" + i)
                                .collect(java.util.stream.Collectors.joining(",")),
                        "-");
    }

    @Test
    void thePageHasTheLessons() throws IOException {
        String text = "/** The positions of the lessons. Written by LessonsTest from the library; do not edit. */\n"
                + "export default [\n"
                + String.join("", LESSONS.stream().map(LessonsTest::written).toList())
                + "];\n";
        if ("write".equals(System.getProperty("lessons"))) {
            Files.writeString(FILE, text);
        }
        assertThat(Files.readString(FILE)).isEqualTo(text);
    }

    private static String written(Lesson lesson) {
        StreetState state = Notation.of(ImmutableList.of(Deck.sample1())).readPosition(lesson.position());
        JsonObject written = new JsonObject();
        written.addProperty("key", lesson.key());
        written.add("view", view(state));
        JsonObject goals = new JsonObject();
        for (String goal : lesson.goals()) {
            Move move = Move.parse(goal, state);
            JsonObject after = new JsonObject();
            after.add("view", view(state.play(move)));
            after.add(
                    "last",
                    JsonParser.parseString(Json.outcome(state.outcome(move)).toString()));
            goals.add(goal, after);
        }
        written.add("goals", goals);
        JsonObject faults = new JsonObject();
        String project =
                lesson.goals().get(0).substring(0, lesson.goals().get(0).indexOf('@'));
        for (String site : List.of("1", "2")) {
            for (String move : all(project + "@" + site + ".")) {
                ImmutableList<MoveFault> found =
                        state.faults(Move.parse(move, state)).asList();
                if (!found.isEmpty()) {
                    faults.add(move, faults(found));
                }
            }
        }
        written.add("faults", faults);
        return "  " + GSON.toJson(written) + ",\n";
    }

    /** Returns the faults in the form that the page reads, without messages, because the page has its own. */
    private static JsonArray faults(ImmutableList<MoveFault> found) {
        JsonArray faults = new JsonArray();
        for (MoveFault fault : found) {
            JsonObject one = new JsonObject();
            one.addProperty("code", fault.code());
            one.addProperty("card", fault.card().toString());
            fault.project()
                    .ifPresent(
                            project -> one.addProperty("project", project.id().toString()));
            fault.site().ifPresent(site -> one.addProperty("site", site.toString()));
            faults.add(one);
        }
        return faults;
    }

    private static JsonObject view(StreetState state) {
        JsonObject view =
                JsonParser.parseString(Json.view(state.view()).toString()).getAsJsonObject();
        view.remove("text");
        return view;
    }
}
