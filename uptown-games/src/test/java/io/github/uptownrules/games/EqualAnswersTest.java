package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.RefusedMove;
import io.github.uptownrules.server.game.TableGame;
import io.github.uptownrules.table.games.StreetTableGame;
import io.github.uptownrules.table.games.UpTurnTableGame;
import io.github.uptownrules.table.games.UptownTableGame;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The new adapters give the answers of the old ones, as long as these are there. */
class EqualAnswersTest {
    private record Both(Game now, OldGame then, TableGame table, String ruleset) {
        @Override
        public String toString() {
            return ruleset;
        }
    }

    static Stream<Both> rulesets() {
        UptownGame uptown = new UptownGame();
        UpTurnGame upturn = new UpTurnGame();
        StreetGame street = new StreetGame();
        return Stream.of(
                        uptown.rulesets().keySet().stream()
                                .map(id -> new Both(
                                        uptown,
                                        new io.github.uptownrules.arena.uptown.UptownGame(),
                                        new UptownTableGame(),
                                        id)),
                        upturn.rulesets().keySet().stream()
                                .map(id -> new Both(
                                        upturn,
                                        new io.github.uptownrules.arena.upturn.UpTurnGame(),
                                        new UpTurnTableGame(),
                                        id)),
                        street.rulesets().keySet().stream()
                                .map(id -> new Both(
                                        street,
                                        new io.github.uptownrules.arena.street.StreetGame(),
                                        new StreetTableGame(),
                                        id)))
                .flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void wholeGames(Both both) throws IOException {
        SplitMix64 random = new SplitMix64(5);
        PlayedGame.Whole now = both.now.deal(both.ruleset, 11, "1");
        TextState then = both.then.deal(both.ruleset, 11, "1");
        DealtGame table = both.table.practice(both.ruleset, 11);
        List<String> moves = new ArrayList<>();
        for (int ply = 0; ply < 60 && !now.isOver(); ply++) {
            equal(both, now, then, moves);
            equal(now, table, moves);
            String move = now.legalMoves().get(random.nextInt(now.legalMoves().size()));
            now = now.play(move);
            then = then.play(move);
            table = table.play(checked(table.seenFrom(table.turn().orElseThrow()), move));
            moves.add(move);
            assertThat(now.whyLastMoveStays()).isEqualTo(table.whyLastMoveStays());
        }
        equal(both, now, then, moves);
        equal(now, table, moves);
        records(both, now, moves);
        if (!now.isOver()) {
            PlayedGame.Whole ended = now.terminated("resignation 2");
            equal(both, ended, then.terminated("resignation 2"), moves);
            equal(ended, table.terminated("resignation 2"), moves);
            records(both, ended, moves);
        }
    }

    private static String checked(io.github.uptownrules.server.game.SeenGame seen, String move) {
        try {
            return seen.checked(move);
        } catch (RefusedMove e) {
            throw new AssertionError(e);
        }
    }

    private static String said(Supplier<?> call) {
        try {
            return String.valueOf(call.get());
        } catch (RuntimeException e) {
            return "! " + e.getMessage();
        }
    }

    private static void equal(PlayedGame now, TextPosition then) {
        assertThat(now.text()).isEqualTo(then.text());
        assertThat(now.ruleset()).isEqualTo(then.ruleset());
        assertThat(Seat.first(now.seats()).stream().map(Seat::toString)).isEqualTo(then.seats());
        assertThat(now.turn().map(Seat::toString).orElse("-")).isEqualTo(then.turn());
        assertThat(now.isOver()).isEqualTo(then.isOver());
        assertThat(now.termination()).isEqualTo(then.termination());
        assertThat(now.legalMoves()).isEqualTo(then.legalMoves());
        assertThat(now.standings()).isEqualTo(then.standings());
        assertThat(now.results()).isEqualTo(then.results());
        assertThat(said(now::lastMove)).isEqualTo(said(then::lastMove));
        assertThat(said(() -> now.ask("groups"))).isEqualTo(said(() -> then.ask("groups")));
        assertThat(said(() -> now.ask("protected"))).isEqualTo(said(() -> then.ask("protected")));
    }

    private static void equal(Both both, PlayedGame.Whole now, TextState then, List<String> moves) {
        equal(now, then);
        assertThat(now.plies()).isEqualTo(moves.size());
        assertThat(now.record()).isEqualTo(then.record());
        List<String> tried = new ArrayList<>(moves.subList(Math.max(0, moves.size() - 3), moves.size()));
        tried.addAll(now.legalMoves().subList(0, Math.min(3, now.legalMoves().size())));
        tried.addAll(List.of("", "x", "b5@E5", "40", "draw", "b1a@1", "g5xE5"));
        for (String move : tried) {
            assertThat(said(() -> now.faults(move))).isEqualTo(said(() -> then.faults(move)));
            assertThat(said(() -> now.play(move).text()))
                    .as(move)
                    .isEqualTo(said(() -> then.play(move).text()));
        }
        for (Viewer viewer : viewers(now)) {
            SeenGame seen = now.seenBy(viewer);
            TextView view = then.viewFor(viewer.toString());
            equal(seen, view);
            assertThat(said(seen::lastSeen)).isEqualTo(said(view::lastSeen));
            assertThat(seen.worldCount()).isEqualTo(view.worldCount());
            assertThat(seen.sample(3)).isEqualTo(view.sample(3));
            for (String move : tried) {
                assertThat(said(() -> seen.faults(move))).isEqualTo(said(() -> view.faults(move)));
            }
            for (String bot : List.of("random", both.now.defaultBot(), "nobody")) {
                assertThat(said(() -> seen.choose(bot, new SplitMix64(8))))
                        .isEqualTo(said(() -> view.choose(bot, new SplitMix64(8))));
            }
            SeenGame read = both.now.view(viewer.toString(), seen.text());
            equal(read, both.then.view(viewer.toString(), seen.text()));
            if (moves.size() % 8 == 1) {
                assertThat(said(() -> seen.estimates(40, new SplitMix64(8)).stream()
                                .map(move -> move.move() + move.winShare() + move.standardError())
                                .toList()))
                        .isEqualTo(said(() -> view.estimates(40, new SplitMix64(8)).stream()
                                .map(move -> move.move() + move.winShare() + move.standardError())
                                .toList()));
                SeenGame before = now.upTo(moves.size() - 1).seenBy(viewer);
                TextView old = then.undo().viewFor(viewer.toString());
                Viewer turn = now.turn().isPresent() ? now.turn().get() : Viewer.SPECTATOR;
                String last = moves.get(moves.size() - 1);
                if (now.termination().isEmpty()) {
                    SeenGame followed = before.follow(last, seen.lastSeen(), Optional.of(turn));
                    equal(followed, old.follow(last, view.lastSeen(), turn.toString()));
                    assertThat(followed.lastSeen()).isEqualTo(seen.lastSeen());
                    assertThat(followed.upTo(before.plies()).text()).isEqualTo(before.text());
                }
            }
        }
    }

    private static List<Viewer> viewers(PlayedGame game) {
        List<Viewer> viewers = new ArrayList<>(Seat.first(game.seats()));
        viewers.add(Viewer.SPECTATOR);
        return viewers;
    }

    private interface Written {
        void to(JsonWriter out) throws IOException;
    }

    private static String json(Written written) throws IOException {
        StringWriter text = new StringWriter();
        written.to(new JsonWriter(text));
        return text.toString();
    }

    private static void equal(PlayedGame.Whole now, DealtGame table, List<String> moves) throws IOException {
        assertThat(now.record()).isEqualTo(table.record());
        assertThat(now.upTo(0).text()).isEqualTo(table.start());
        assertThat(now.standingsJson().toString()).isEqualTo(json(table::writeStandings));
        for (Viewer viewer : viewers(now)) {
            SeenGame seen = now.seenBy(viewer);
            io.github.uptownrules.server.game.SeenGame then =
                    viewer instanceof Seat seat ? table.seenFrom(seat.number()) : table.seenByWatchers();
            assertThat(seen.record()).isEqualTo(then.record());
            assertThat(seen.viewJson().toString()).isEqualTo(json(out -> then.writeView(now.plies(), out)));
            if (now.plies() > 0) {
                assertThat(seen.moveJson().toString()).isEqualTo(json(out -> then.writeMove(now.plies(), out)));
                assertThat(seen.upTo(1).moveJson().toString()).isEqualTo(json(out -> then.writeMove(1, out)));
                assertThat(seen.upTo(1).viewJson().toString()).isEqualTo(json(out -> then.writeView(1, out)));
            }
            List<String> tried = new ArrayList<>(moves);
            tried.addAll(
                    now.legalMoves().subList(0, Math.min(3, now.legalMoves().size())));
            tried.addAll(List.of("", "x", "b5@E5", "40", "draw", "b1a@1", "g5xE5"));
            // Tables do not ask after a termination.
            for (String move : now.termination().isPresent() ? List.<String>of() : tried) {
                assertThat(refusal(seen, move)).isEqualTo(refusal(then, move));
            }
        }
    }

    private static String refusal(SeenGame seen, String move) {
        try {
            seen.check(move);
            return "";
        } catch (MoveRefusal e) {
            return e.kind() + e.message() + e.faults();
        }
    }

    private static String refusal(io.github.uptownrules.server.game.SeenGame seen, String move) throws IOException {
        try {
            seen.checked(move);
            return "";
        } catch (RefusedMove e) {
            return e.kind() + e.message() + json(e.faults()::writeTo);
        }
    }

    private static void records(Both both, PlayedGame.Whole now, List<String> moves) {
        String record = now.withHeader("Seat1", "Ada").withHeader("Event", "x").record();
        PlayedGame read = both.now.record(record);
        Replay replay = both.then.record(record);
        assertThat(read.record()).isEqualTo(record);
        assertThat(read.headers()).isEqualTo(replay.headers());
        assertThat(read.whole().plies()).isEqualTo(moves.size());
        for (Seat seat : Seat.first(now.seats())) {
            // The old street game forgets the seat for which a record is redacted, since all see the same.
            SeenGame seen = read.seenBy(both.now instanceof StreetGame ? Viewer.SPECTATOR : seat);
            Replay redacted = replay.redactedFor(seat.toString());
            assertThat(seen.headers()).isEqualTo(redacted.headers());
            PlayedGame again = both.now.record(seen.record());
            assertThat(again.viewer()).isPresent();
            assertThat(again.record()).isEqualTo(seen.record());
            for (int ply = 0; ply <= moves.size(); ply += 7) {
                equal(seen.upTo(ply), redacted.at(ply));
                equal(again.upTo(ply), both.then.record(seen.record()).at(ply));
                if (ply > 0) {
                    assertThat(again.upTo(ply).move(ply)).isEqualTo(moves.get(ply - 1));
                }
            }
            assertThat(reviewed(again))
                    .isEqualTo(reviewed(
                            both.then.record(seen.record()).review(4, 1).orElseThrow()));
        }
        assertThat(reviewed(read)).isEqualTo(reviewed(replay.review(4, 1).orElseThrow()));
    }

    private static List<String> reviewed(PlayedGame game) {
        return game.review(4, 1).orElseThrow().plies().stream()
                .limit(5)
                .map(ply -> game.review(4, 1).orElseThrow().move(ply))
                .map((MoveReview<String> move) ->
                        move.ply() + " " + move.seat() + move.played().move()
                                + move.played().winShare() + move.best().move() + move.loss() + move.standardError())
                .toList();
    }

    private static List<String> reviewed(TextReview review) {
        return review.plies().stream()
                .limit(5)
                .map(review::move)
                .map((JudgedMove move) ->
                        move.ply() + " " + move.seat() + move.played().move()
                                + move.played().winShare() + move.best().move() + move.loss() + move.standardError())
                .toList();
    }

    @org.junit.jupiter.api.Test
    void aQuestionHasTileAndCell() {
        SeenGame seen = new UptownGame().deal("two-player", 1, "1").seenBy(Seat.ONE);
        assertThat(seen.faultsJson(ImmutableMap.of("tile", "b5", "cell", "E5")).toString())
                .startsWith("[");
    }
}
