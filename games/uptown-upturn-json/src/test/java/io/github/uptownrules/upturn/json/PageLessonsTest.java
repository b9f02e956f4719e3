package io.github.uptownrules.upturn.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.Notation;
import io.github.uptownrules.upturn.UpTurnRuleset;
import io.github.uptownrules.upturn.UpTurnState;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.tile.Tile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Generates the positions of the page's lessons, with all legal moves and the reasons against illegal ones. Regenerate them
 * with {@code -Dtest=PageLessonsTest -Dlessons=write}.
 */
class PageLessonsTest {
    private static final Path POSITIONS =
            Path.of("../..", "table/uptown-page/src/main/resources/uptown-page/games/upturn/lessons/positions.js");

    private static final UpTurnRuleset RULESET = UpTurnRuleset.of(3);
    private static final Notation NOTATION = Notation.of(ImmutableList.of(RULESET));
    private static final ImmutableList<Lesson> LESSONS = ImmutableList.of(
            new Lesson("follow", "40+", "", "12,38,48,62,84", "48|62|84"),
            new Lesson("arrow", "98+", "", "12,38,64,D", "D."),
            new Lesson("double", "20+", "", "9,23,28,33,64", "23,28,33>.*"),
            new Lesson("mark", "40+", "", "12,51*,84", "51\\*>."),
            new Lesson("draw", "91*+", "96", "12,38,64", "draw|96"),
            new Lesson("call", "40+", "", "12,48", "48!"),
            new Lesson("joker", "40+", "", "20,J", "J-!|20"));

    /**
     * A position for three seats with seat 1 to move.
     *
     * @param drawn the first tiles of the bag
     * @param goals a pattern for the moves that the lesson teaches
     */
    private record Lesson(String key, String line, String drawn, String rack, String goals) {
        UpTurnState position() {
            List<Tile> left = new ArrayList<>(RULESET.tileSet().tiles().asList());
            String reference = line.substring(0, line.length() - 1);
            Stream.of(reference, drawn, rack)
                    .flatMap(list -> Splitter.on(',').omitEmptyStrings().splitToStream(list))
                    .forEach(tile -> assertThat(left.remove(Tile.parse(tile))).isTrue());
            String others = Joiner.on(',').join(left.subList(0, 4)) + ";"
                    + Joiner.on(',').join(left.subList(4, 9));
            String bag = Joiner.on(',').join(left.subList(9, left.size()));
            return NOTATION.readPosition(String.join(
                    " ",
                    RULESET.id(),
                    line,
                    "1L",
                    "-",
                    drawn.isEmpty() ? bag : drawn + "," + bag,
                    rack + ";" + others,
                    "0000000000000000"));
        }

        String node(UpTurnState state) {
            UpTurnView view = state.viewFor(Seat.ONE);
            String written = "{\"view\":" + Json.view(view);
            if (!state.turn().equals(Optional.of(Seat.ONE))) {
                return written + "}";
            }
            ImmutableList<String> legal =
                    view.legalMoves().stream().map(Move::toString).collect(ImmutableList.toImmutableList());
            return written
                    + ",\n\"goals\":{"
                    + legal.stream()
                            .filter(move -> move.matches(goals))
                            .map(move -> "\"" + move + "\":" + next(state, Move.parse(move)))
                            .collect(Collectors.joining(",\n"))
                    + "},\n\"others\":["
                    + legal.stream()
                            .filter(move -> !move.matches(goals))
                            .map(move -> "\"" + move + "\"")
                            .collect(Collectors.joining(","))
                    + "],\n\"faults\":{"
                    + asked(view, legal).stream()
                            .map(move -> "\"" + move + "\":" + Json.moveFaults(view, Move.parse(move)))
                            .collect(Collectors.joining(",\n"))
                    + "}}";
        }

        private String next(UpTurnState state, Move move) {
            return "{\"outcome\":" + Json.outcome(state.outcome(move).seenBy(Seat.ONE)) + ",\"next\":"
                    + node(state.play(move)) + "}";
        }
    }

    /**
     * Returns the illegal moves for which the table may request reasons: each tile alone, and all other moves with or
     * without an undue call.
     */
    private static ImmutableSet<String> asked(UpTurnView view, ImmutableList<String> legal) {
        ImmutableList<String> single = view.rack().orElseThrow().asList().stream()
                .map(tile -> switch (tile.kind()) {
                    case UP, DOWN -> tile + "L";
                    case BOTH -> tile + "+L";
                    case JOKER -> tile + "+";
                    default -> tile.toString();
                })
                .collect(ImmutableList.toImmutableList());
        return Stream.of(legal, single, ImmutableList.of("draw", "pass"))
                .flatMap(ImmutableList::stream)
                .map(move -> move.replace("!", ""))
                .flatMap(move -> Stream.of(move, move + "!"))
                .filter(move -> !legal.contains(move))
                .collect(ImmutableSet.toImmutableSet());
    }

    @Test
    void thePageHasThesePositions() throws IOException {
        String positions = LESSONS.stream()
                .map(lesson -> "  " + lesson.key() + ": " + lesson.node(lesson.position()))
                .collect(Collectors.joining(
                        ",\n",
                        "/** The positions of the lessons. Written by PageLessonsTest from the library; do not edit."
                                + " */\nexport default {\n",
                        ",\n};\n"));
        if ("write".equals(System.getProperty("lessons"))) {
            Files.writeString(POSITIONS, positions);
        }
        assertThat(Files.readString(POSITIONS)).isEqualTo(positions);
    }
}
