package io.github.uptownrules.server.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.io.Resources;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.server.table.Occupant.OpenSeat;
import io.github.uptownrules.server.table.Occupant.Person;
import io.github.uptownrules.server.table.Occupant.Person.Answer;
import io.github.uptownrules.server.table.Occupant.Person.Part;
import io.github.uptownrules.server.table.Occupant.Robot;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Compares frames of every kind, byte by byte, with the frames that clients expect. */
class FramesTest {
    private static final ViewerFrames.Presence PRESENCE =
            new ViewerFrames.Presence(ImmutableSet.of(Seat.of(2)), 3, new TurnWait(7, TestGames.clock()), 0);

    private static TableState table() {
        return new TableState(
                "ABCDEFGHIJKLMNOPQRSTUV",
                TestGames.ruleset("standard-3"),
                new TableSettings(
                        Optional.of(5L),
                        TimeControl.NONE,
                        TableSettings.AfterResignation.ENDS,
                        TableSettings.Visibility.INVITED,
                        TableSettings.Hints.ALLOWED),
                ImmutableList.of(
                        new Person("Zo\u00eb \"]\\ <\u2028\ud83c\udf06>", "hash", Part.AWAY, Answer.AGREES),
                        new Person("Ada", "hash", Part.PLAYS, Answer.NONE),
                        new Robot("club")),
                Optional.empty(),
                9,
                7,
                Optional.empty(),
                Optional.of("WXYZabcdefghijklmnopqr"));
    }

    private static PlayedGame.Whole game() {
        PlayedGame.Whole game = table().with(Seat.of(1), new Robot("expert")).begin(TestGames.dealt("standard-3", 11));
        for (int i = 0; i < 30; i++) {
            game = game.play(TestGames.firstMove(game));
        }
        return game;
    }

    static List<String> frames() throws Refusal {
        List<String> frames = new ArrayList<>();
        frames.add(new ViewerFrames(table().with(Seat.of(3), new OpenSeat()), Viewer.SPECTATOR).state(PRESENCE));
        PlayedGame.Whole game = game();
        PlayedGame.Whole over = game.terminated("resignation 2");
        for (PlayedGame.Whole shown : List.of(game.upTo(0), game, over)) {
            for (Viewer viewer : List.of(Seat.of(2), Viewer.SPECTATOR)) {
                ViewerFrames viewerFrames = new ViewerFrames(table().withGame(shown), viewer);
                frames.add(viewerFrames.state(PRESENCE));
                frames.add(viewerFrames.at(1, 0));
                frames.add(viewerFrames.at(2, shown.plies()));
                frames.add(viewerFrames.record(3, ImmutableList.of()));
                frames.add(viewerFrames.faults(4, ImmutableMap.of("tile", "b5", "cell", "F8")));
            }
        }
        frames.add(ReplyFrames.done((1L << 53) - 1));
        frames.add(Refusal.of(Refusal.Code.BUSY, "ask \"again\"").frame(Optional.of(5L)));
        Seat seat = game.turn().orElseThrow();
        TableState playing = table().with(seat, new Person("Bo", "hash", Part.PLAYS, Answer.NONE))
                .withGame(game);
        for (String tile : List.of("b5", "o5", "g5")) {
            try {
                new Transitions(new SplitMix64(1)).play(seat, 8, tile + "@A1").of(playing);
            } catch (Refusal e) {
                frames.add(e.frame(Optional.of(6L)));
            }
        }
        frames.addAll(advice(game));
        return frames;
    }

    private static List<String> advice(PlayedGame.Whole game) {
        GameState end = Notation.of(Rulesets.all()).readRecord(game.record()).end();
        List<MoveEstimate<String>> estimates = new ArrayList<>();
        for (Move move : end.legalMoves()) {
            double share = 1.0 / (3 + estimates.size());
            estimates.add(new MoveEstimate<>(MoveText.of(move, end).toString(), 1, share, share / 7000, 0));
        }
        String last = MoveText.of(
                        Move.parse(game.move(30)),
                        Notation.of(Rulesets.all()).readRecord(game.record()).at(29))
                .toString();
        MoveEstimate<String> sure = new MoveEstimate<>(last, 1, 1, 0, 0);
        MoveEstimate<String> poor = new MoveEstimate<>(last, 1, 0.123456, 0.0456789, 0);
        MoveEstimate<String> better =
                new MoveEstimate<>(Iterables.getLast(game.upTo(29).legalMoves()), 1, 1, 0, 0);
        SeenGame seen = game.seenBy(game.turn().orElseThrow());
        return List.of(
                ReplyFrames.estimates(7, ImmutableList.copyOf(estimates), seen),
                ReplyFrames.estimates(8, ImmutableList.of(), seen),
                ReplyFrames.review(
                        9,
                        ImmutableList.of(
                                new MoveReview<>(30, 3, poor, sure),
                                new MoveReview<>(30, 3, poor, poor),
                                new MoveReview<>(30, 3, poor, better)),
                        game));
    }

    @Test
    void keepsAllFrames() throws IOException, Refusal {
        List<String> known = Resources.readLines(Resources.getResource(FramesTest.class, "frames.txt"), UTF_8);
        assertThat(frames()).containsExactlyElementsOf(known);
    }
}
