package io.github.uptownrules.server.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.Resources;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.bots.MoveReview;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.server.table.Occupant.Nobody;
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

/** Frames of every kind, to the byte, as clients have known them. */
class FramesTest {
    private static final ViewerFrames.Presence PRESENCE =
            new ViewerFrames.Presence(ImmutableSet.of(Seat.TWO), 3, new TurnWait(7), 0);

    private static TableState table() {
        return new TableState(
                "ABCDEFGHIJKLMNOPQRSTUV",
                Rulesets.standard(3),
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

    private static GameRecord game() {
        GameRecord game = table().with(Seat.ONE, new Robot("expert"))
                .begin(Rulesets.standard(3).deal(11));
        for (int i = 0; i < 30; i++) {
            game = game.play(game.end().legalMoves().get(0));
        }
        return game;
    }

    static List<String> frames() throws Refusal {
        List<String> frames = new ArrayList<>();
        frames.add(new ViewerFrames(table().with(Seat.THREE, new Nobody()), Viewer.SPECTATOR).state(PRESENCE));
        GameRecord game = game();
        GameRecord over = game.terminated(Termination.resignation(Seat.TWO));
        for (GameRecord shown : List.of(game.upTo(0), game, over)) {
            for (Viewer viewer : List.of(Seat.TWO, Viewer.SPECTATOR)) {
                ViewerFrames viewerFrames = new ViewerFrames(table().withGame(shown), viewer);
                frames.add(viewerFrames.state(PRESENCE));
                frames.add(viewerFrames.at(1, 0));
                frames.add(viewerFrames.at(2, shown.moves().size()));
                frames.add(viewerFrames.record(3));
                frames.add(viewerFrames.faults(4, Tile.parse("b5"), Cell.parse("F8")));
            }
        }
        frames.add(ReplyFrames.done((1L << 53) - 1));
        frames.add(ReplyFrames.refused(5, Refusal.of(Refusal.Code.BUSY, "ask \"again\"")));
        Seat seat = game.end().turn().orElseThrow();
        TableState playing = table().with(seat, new Person("Bo", "hash", Part.PLAYS, Answer.NONE))
                .withGame(game);
        for (Tile tile : List.of(Tile.parse("b5"), Tile.parse("o5"), Tile.parse("g5"))) {
            try {
                new Transitions(Dealer.of(ruleset -> ruleset.deal(1)))
                        .play(seat, 8, tile + "@A1")
                        .of(playing);
            } catch (Refusal e) {
                frames.add(ReplyFrames.refused(6, e));
            }
        }
        frames.addAll(advice(game));
        return frames;
    }

    private static List<String> advice(GameRecord game) {
        GameState end = game.end();
        List<MoveEstimate> estimates = new ArrayList<>();
        for (Move move : end.legalMoves()) {
            double share = 1.0 / (3 + estimates.size());
            estimates.add(new MoveEstimate(move, 10, share, share / 7000, 0.5));
        }
        MoveEstimate sure = new MoveEstimate(game.moves().get(29), 10, 1, 0, 1);
        MoveEstimate poor = new MoveEstimate(game.moves().get(29), 10, 0.123456, 0.0456789, 1);
        return List.of(
                ReplyFrames.estimates(
                        7,
                        ImmutableList.copyOf(estimates),
                        end.viewFor(end.turn().orElseThrow())),
                ReplyFrames.estimates(8, ImmutableList.of(), end.viewFor(Viewer.SPECTATOR)),
                ReplyFrames.review(
                        9,
                        game,
                        ImmutableList.of(
                                new MoveReview(30, Seat.THREE, poor, sure, ImmutableList.of()),
                                new MoveReview(30, Seat.THREE, poor, poor, ImmutableList.of()))));
    }

    @Test
    void framesAreAsTheyWere() throws IOException, Refusal {
        List<String> known = Resources.readLines(Resources.getResource(FramesTest.class, "frames.txt"), UTF_8);
        assertThat(frames()).containsExactlyElementsOf(known);
    }
}
