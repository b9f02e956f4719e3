package io.github.uptownrules.arena.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.effort.Effort;
import io.github.uptownrules.testkit.laws.MutatedText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sends mutated lines about UP TURN and the street game. Each gets one line of answer, and invalid input is rejected. */
class MutatedLinesTest {
    private static final int LINES = Effort.of(20_000);
    private static final Pattern ANSWER = Pattern.compile("=( [^\\v]+)?|\\? [^\\v]+");

    private final LineProtocol protocol = new LineProtocol(Games.load());
    private final SplitMix64 random = new SplitMix64(Effort.seed(20_261_121));

    /** A position reached in a game, with valid lines about it. */
    private record Moment(String position, String turn, List<String> legal, List<String> lines, List<Told> told) {}

    /** A {@code told} line for the program in a seat. */
    private record Told(String seat, String view, String line) {}

    @Test
    void linesAboutUpTurn() {
        List<Moment> moments = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            moments.addAll(moments("upturn-" + seats, seats, "random"));
            moments.addAll(moments("upturn-" + seats, seats, "sensible"));
        }
        check(moments, UpTurnPositions::isValid);
    }

    @Test
    void linesAboutTheStreetGame() {
        List<Moment> moments = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            moments.addAll(moments("street-" + seats, seats, "random"));
            moments.addAll(moments("street-" + seats, seats, "greedy"));
        }
        check(moments, StreetPositions::isValid);
    }

    @Test
    void toldLinesOfUptown() {
        List<Moment> moments = new ArrayList<>(moments("standard-3", 3, "random"));
        moments.addAll(moments("two-player", 2, "greedy"));
        moments.removeIf(moment -> moment.told().isEmpty());
        int acceptedTold = 0;
        for (int i = 0; i < LINES / 4; i++) {
            List<Told> told = moments.get(i % moments.size()).told();
            acceptedTold += isAccepted(told.get(random.nextInt(told.size()))) ? 1 : 0;
        }
        assertThat(acceptedTold).isBetween(LINES / 200, LINES / 5);
    }

    /** A long line gets a short answer at once. */
    @ParameterizedTest
    @ValueSource(strings = {"standard-3", "upturn-3", "street-3"})
    void longLines(String ruleset) {
        for (String command : List.of(
                "play",
                "why",
                "position",
                "position " + ruleset,
                "position street-3 sample-1 1.1",
                "position upturn-3 64= 1L -",
                "sit",
                "sit 1",
                "sit 1 " + ruleset,
                "told",
                "told draw",
                "bot",
                "view",
                "last",
                "sample 1",
                "worlds",
                "perft",
                "undo",
                "turn",
                "deck")) {
            for (String text : List.of("z", "1,", "b1,", "9;", "1 ", "99*,", "b1a/", "\\n")) {
                asked("new " + ruleset + " 1");
                String line = command + " " + text.repeat(90_000 / text.length());
                assertThat(protocol.answer(line).orElseThrow())
                        .as("%s %s", command, text)
                        .startsWith("? ")
                        .hasSizeLessThan(5_000);
            }
        }
    }

    private String asked(String line) {
        String answer = protocol.answer(line).orElse("");
        assertThat(answer).as(line).startsWith("=");
        return answer.equals("=") ? "" : answer.substring(2);
    }

    /** Samples the positions of a game, including the last one. */
    private List<Moment> moments(String ruleset, int seats, String bot) {
        List<Moment> moments = new ArrayList<>();
        asked("new " + ruleset + " " + seats);
        for (int ply = 0; ply < 150; ply++) {
            String turn = asked("turn");
            if (ply % 7 == 0 || turn.equals("-")) {
                moments.add(moment(ruleset, turn, seats));
            }
            if (turn.equals("-")) {
                break;
            }
            asked("play " + asked("bot " + bot + " " + ply));
        }
        return moments;
    }

    private Moment moment(String ruleset, String turn, int seats) {
        List<String> legal = List.of(asked("legal").split(" "));
        String position = asked("show");
        List<String> lines = new ArrayList<>(List.of(
                "position " + position,
                "new " + ruleset + " 42",
                "last " + turn,
                "view " + seats,
                "sample " + seats + " 7",
                "worlds 1",
                "bot random 9",
                "told " + legal.get(0) + " - " + turn,
                "undo",
                "score",
                "legal",
                "turn",
                "record",
                "version",
                "deck",
                "bots"));
        for (int i = 0; i < 8; i++) {
            lines.add("play " + legal.get(random.nextInt(legal.size())));
            lines.add("why " + legal.get(random.nextInt(legal.size())));
            lines.add("position " + position);
            lines.add("sit " + (1 + i % seats) + " " + asked("view " + (1 + i % seats)));
        }
        return new Moment(position, turn, legal, lines, turn.equals("-") ? List.of() : told(ruleset, legal, seats));
    }

    private List<Told> told(String ruleset, List<String> legal, int seats) {
        List<Told> told = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String seat = String.valueOf(1 + random.nextInt(seats));
            String view = asked("view " + seat);
            String move = legal.get(random.nextInt(legal.size()));
            asked("play " + move);
            String seen = SessionTest.seen(ruleset, seat, asked("last " + seat));
            told.add(new Told(seat, view, "told " + move + " " + seen + " " + asked("turn")));
            asked("undo");
        }
        return told;
    }

    /** Mutates a {@code told} line. If it is accepted, the program has a valid view again. */
    private boolean isAccepted(Told told) {
        asked("sit " + told.seat() + " " + told.view());
        String line = MutatedText.of(told.line(), random).replace('\n', ' ');
        String answer = protocol.answer(line).orElse("= nothing");
        assertThat(answer).as(line).matches(ANSWER);
        String view = asked("view " + told.seat());
        assertThat(view.equals(told.view())).as(line).isEqualTo(!answer.equals("="));
        asked("sit " + told.seat() + " " + view);
        return answer.equals("=");
    }

    private void check(List<Moment> moments, Predicate<String> isPosition) {
        int accepted = 0;
        int acceptedTold = 0;
        for (int i = 0; i < LINES; i++) {
            Moment moment = moments.get(i % moments.size());
            if (i % 4 == 0 && !moment.told().isEmpty()) {
                acceptedTold += isAccepted(
                                moment.told().get(random.nextInt(moment.told().size())))
                        ? 1
                        : 0;
                continue;
            }
            asked("position " + moment.position());
            String line = MutatedText.of(
                            moment.lines().get(random.nextInt(moment.lines().size())), random)
                    .replace('\n', ' ');
            if (line.contains("perft")) {
                continue;
            }
            String answer = protocol.answer(line).orElse("= nothing");
            assertThat(answer).as(line).matches(ANSWER);
            if (answer.startsWith("?")) {
                assertThat(asked("show")).as(line).isEqualTo(moment.position());
                if (line.startsWith("position upturn")) {
                    assertThat(isPosition.test(line.substring("position ".length())))
                            .as(line)
                            .isFalse();
                }
            } else {
                accepted++;
                checkAccepted(line, moment, isPosition);
            }
        }
        assertThat(accepted).isBetween(LINES / 40, LINES * 3 / 4);
        assertThat(acceptedTold).isBetween(LINES / 200, LINES / 5);
    }

    private void checkAccepted(String line, Moment moment, Predicate<String> isPosition) {
        List<String> words = List.of(line.strip().split(" +"));
        switch (words.get(0)) {
            case "position" -> {
                String position = line.stripLeading().substring("position ".length());
                assertThat(asked("show")).isEqualTo(position);
                assertThat(isPosition.test(position) || !position.matches("(upturn|street)-.*"))
                        .as(position)
                        .isTrue();
                assertThat(asked("legal").isEmpty()).isEqualTo(asked("turn").equals("-"));
            }
            case "play", "why" ->
                assertThat(moment.legal())
                        .as(line)
                        .contains(words.get(1).replaceFirst("@(\\d)$", "@" + moment.turn() + ".$1"));
            case "sit" -> {
                String view = line.stripLeading().substring("sit ".length()).stripLeading();
                if (!words.get(1).equals("-")) {
                    assertThat(asked("view " + words.get(1)))
                            .as(line)
                            .isEqualTo(view.substring(words.get(1).length() + 1));
                    assertThat(asked("worlds " + words.get(1))).matches("[1-9]\\d*");
                }
            }
            default ->
                assertThat(words.get(0))
                        .as(line)
                        .matches(
                                "#.*|new|last|view|sample|worlds|bot|undo|score|legal|turn|record|version|deck|bots|show|");
        }
    }
}
