package io.github.uptownrules.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
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
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The new adapters give the answers of the old ones for tables, as long as these are there. */
class EqualAnswersTest {
    private record Both(Game now, TableGame table, String ruleset) {
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
                        uptown.rulesets().keySet().stream().map(id -> new Both(uptown, new UptownTableGame(), id)),
                        upturn.rulesets().keySet().stream().map(id -> new Both(upturn, new UpTurnTableGame(), id)),
                        street.rulesets().keySet().stream().map(id -> new Both(street, new StreetTableGame(), id)))
                .flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void wholeGames(Both both) throws IOException {
        SplitMix64 random = new SplitMix64(5);
        PlayedGame.Whole now = both.now.deal(both.ruleset, 11, "1");
        DealtGame table = both.table.practice(both.ruleset, 11);
        List<String> moves = new ArrayList<>();
        for (int ply = 0; ply < 60 && !now.isOver(); ply++) {
            equal(now, table, moves);
            String move = now.legalMoves().get(random.nextInt(now.legalMoves().size()));
            now = now.play(move);
            table = table.play(checked(table.seenFrom(table.turn().orElseThrow()), move));
            moves.add(move);
            assertThat(now.whyLastMoveStays()).isEqualTo(table.whyLastMoveStays());
        }
        equal(now, table, moves);
        if (!now.isOver()) {
            PlayedGame.Whole ended = now.terminated("resignation 2");
            equal(ended, table.terminated("resignation 2"), moves);
        }
    }

    private static String checked(io.github.uptownrules.server.game.SeenGame seen, String move) {
        try {
            return seen.checked(move);
        } catch (RefusedMove e) {
            throw new AssertionError(e);
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

    @org.junit.jupiter.api.Test
    void aQuestionHasTileAndCell() {
        SeenGame seen = new UptownGame().deal("two-player", 1, "1").seenBy(Seat.ONE);
        assertThat(seen.faultsJson(ImmutableMap.of("tile", "b5", "cell", "E5")).toString())
                .startsWith("[");
    }
}
