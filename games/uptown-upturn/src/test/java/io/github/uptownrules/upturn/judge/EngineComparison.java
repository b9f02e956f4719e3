package io.github.uptownrules.upturn.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.IllegalMoveException;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveFault;
import io.github.uptownrules.upturn.Outcome;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.Standing;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.naive.NaiveMoveTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Compares the answers of the fast engine and the naive one about a position. They share only its text. */
final class EngineComparison {
    private final SplitMix64 random;
    private final Count count;

    EngineComparison(SplitMix64 random, Count count) {
        this.random = random;
        this.count = count;
    }

    /** Compares the position, the turn, the standings, the legal moves, and the reasons against some other moves. */
    List<String> compare(Judged game, int reasons) {
        assertThat(game.fast().toString()).isEqualTo(game.naive().text());
        assertThat(game.fast().isOver())
                .as("end of %s", game)
                .isEqualTo(game.naive().isOver());
        assertThat(game.fast().turn().map(Seat::number).orElse(0))
                .as("turn of %s", game)
                .isEqualTo(game.naive().turn());
        assertThat(score(game))
                .as("standings of %s", game)
                .isEqualTo(game.naive().score());
        List<String> legal = game.naive().legal();
        assertThat(texts(game.fast().legalMoves()))
                .as("legal moves of %s", game)
                .isEqualTo(legal);
        assertThat(legal.isEmpty()).isEqualTo(game.naive().isOver());
        for (int i = 0; i < reasons; i++) {
            compareReasons(game, NaiveMoveTexts.random(random, game.naive()));
        }
        count.position(game, legal);
        return legal;
    }

    private static String score(Judged game) {
        return game.fast().standings().bySeat().stream()
                .map(EngineComparison::score)
                .collect(Collectors.joining(" "));
    }

    private static String score(Standing standing) {
        return standing.tilesLeft() + ":" + standing.rank();
    }

    static List<String> texts(Iterable<Move> moves) {
        List<String> texts = new ArrayList<>();
        moves.forEach(move -> texts.add(move.toString()));
        return texts;
    }

    /** Compares the reasons that the engines give against a move text, which may be malformed or legal. */
    private void compareReasons(Judged game, String text) {
        List<String> codes = codes(game, text);
        assertThat(codes)
                .as("reasons against %s in %s", text, game)
                .isEqualTo(game.naive().why(text));
        count.reasons(codes);
    }

    private static List<String> codes(Judged game, String text) {
        Move move;
        try {
            move = Move.parse(text);
        } catch (NotationException e) {
            return List.of("syntax");
        }
        assertThat(move).hasToString(text);
        Set<MoveFault> faults = game.fast().faults(move);
        assertThat(game.fast().legalMoves().contains(move)).isEqualTo(faults.isEmpty());
        game.fast()
                .turn()
                .ifPresent(seat ->
                        assertThat(game.fast().viewFor(seat).faults(move)).isEqualTo(faults));
        try {
            game.fast().play(move);
            assertThat(faults).as("%s is played in %s", text, game).isEmpty();
        } catch (IllegalMoveException e) {
            assertThat(e.faults()).isEqualTo(faults);
        }
        return faults.stream().map(EngineComparison::code).toList();
    }

    private static String code(MoveFault fault) {
        return switch (fault.kind()) {
            case GAME_OVER -> "game-over";
            case NOT_YOUR_TURN -> "not-your-turn";
            case NOT_ON_RACK -> "not-on-rack";
            case ACTION_WHILE_OPEN -> "action-while-open";
            case DOES_NOT_FOLLOW -> "does-not-follow";
            case ACTION_AS_LAST_TILE -> "action-last";
            case NOT_TOGETHER -> "not-together";
            case ROTATION_OF_TWO -> "right-with-two";
            case WRONG_HAND_OUTS -> "hand-outs";
            case CALL_NOT_DUE -> "call-not-due";
            case DRAWN_ALREADY -> "drawn-already";
            case NOTHING_TO_DRAW -> "nothing-to-draw";
            case MUST_OPEN -> "must-open";
            case NO_PASSING -> "no-passing";
        };
    }

    /** Compares the position after a legal move and the effects of the move, and returns both games after it. */
    Judged compareMove(Judged game, String move) {
        Outcome outcome = game.fast().outcome(Move.parse(move));
        Judged after = game.with(outcome.after(), game.naive().play(move));
        List<String> effects = game.naive().effects(move);
        assertThat(after.fast().toString())
                .as("after %s in %s", move, game)
                .isEqualTo(after.naive().text());
        assertThat(Effects.of(outcome)).as("effects of %s in %s", move, game).isEqualTo(effects);
        assertThat(outcome.seat().number()).isEqualTo(game.naive().turn());
        assertThat(outcome.move()).hasToString(move);
        assertThat(game.fast().play(outcome.move())).isEqualTo(outcome.after());
        compareSight(after, outcome, effects, random.nextInt(game.setting().seats() + 1));
        count.move(effects, after);
        return after;
    }

    /** Compares a move as a viewer sees it: everything except the tiles that others drew (W15). */
    private static void compareSight(Judged after, Outcome outcome, List<String> effects, int viewer) {
        SeenOutcome seen = outcome.seenBy(Judged.viewer(viewer));
        assertThat(Effects.of(seen))
                .as("sight for %s of %s, which led to %s", viewer, outcome.move(), after)
                .isEqualTo(effects.stream()
                        .map(words -> words.startsWith(viewer + " ")
                                ? words
                                : words.replaceFirst(" gets [^ ]+ ", " gets a tile "))
                        .toList());
        assertThat(seen.after().toString()).isEqualTo(after.naive().view(viewer));
    }

    /** Compares the view, the options and the worlds of one viewer. */
    void compareView(Judged game) {
        int viewer = random.nextInt(game.setting().seats() + 1);
        UpTurnView view = game.fast().viewFor(Judged.viewer(viewer));
        assertThat(view.toString()).isEqualTo(game.naive().view(viewer));
        assertThat(game.notation().readView(view.toString(), view.viewer())).isEqualTo(view);
        assertThat(texts(view.legalMoves()))
                .as("options of %s in %s", viewer, game)
                .isEqualTo(
                        viewer > 0 && viewer == game.naive().turn()
                                ? game.naive().legal()
                                : List.of());
        assertThat(view.worldCount())
                .as("worlds of %s for %s", game, viewer)
                .isEqualTo(game.naive().worlds(viewer));
        long seed = random.nextLong();
        String world = game.naive().sample(viewer, seed);
        assertThat(view.sample(seed).toString())
                .as("sample of %s for %s with %s", game, viewer, seed)
                .isEqualTo(world);
        assertThat(game.setting().at(world).faults()).isEmpty();
        assertThat(game.notation().readPosition(world)).isEqualTo(view.sample(seed));
        count.add("views");
    }
}
