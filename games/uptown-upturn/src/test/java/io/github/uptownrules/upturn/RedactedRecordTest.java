package io.github.uptownrules.upturn;

import static io.github.uptownrules.upturn.Texts.NOTATION;
import static io.github.uptownrules.upturn.Texts.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.upturn.tile.Tile;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

class RedactedRecordTest {
    /** Seat 1 uses a mark against seat 3, seat 2 calls, seat 3 skips one, seat 2 draws and passes. */
    private static final GameRecord GAME = play(
            GameRecord.of(position("upturn-3 20= 1L - ~ 21*,40,54,U;41*,42;44,S,J"))
                    .withHeader("Seat1", "Ada")
                    .withHeader("Site", "where the racks are known")
                    .withComment("seat 2 holds 42"),
            "21*>3 41*! S draw pass");

    private static GameRecord play(GameRecord record, String moves) {
        GameRecord after = record;
        for (String move : moves.split(" ")) {
            after = after.play(Move.parse(move));
        }
        return after;
    }

    private static String text(Viewer viewer) {
        return GAME.redactedFor(viewer).toString();
    }

    private static String drawn(Viewer viewer) {
        return text(viewer).replaceAll("(?s).*Drawn \"|\"].*", "");
    }

    private static TextFault fault(String text) {
        NotationException error =
                Assertions.catchThrowableOfType(NotationException.class, () -> NOTATION.readRedactedRecord(text));
        assertThat(error).as(text).isNotNull();
        return error.faults().get(0);
    }

    private static TextFault faultWith(String written, String wrong) {
        assertThat(text(Seat.TWO)).contains(written);
        return fault(text(Seat.TWO).replace(written, wrong));
    }

    @Test
    void hasTheMovesTheNamesAndTheTilesThatItsViewerDrew() {
        Tile drawn = GAME.outcome(1).drawings().get(0).tile().orElseThrow();
        assertThat(text(Seat.THREE))
                .isEqualTo("[Notation \"upturn 1\"]\n[Ruleset \"upturn-3\"]\n"
                        + "[Start \"upturn-3 20= 1L - ?96 ?4;?2;44,S,J ?\"]\n[View \"3\"]\n[Drawn \"" + drawn
                        + "\"]\n[Seat1 \"Ada\"]\n[Result \"*\"]\n\n1: 21*>3  2: 41*!  3: S  2: draw pass");
        assertThat(text(Viewer.SPECTATOR)).contains("[View \"-\"]\n[Drawn \"-\"]", " ?96 ?4;?2;?3 ?");
        assertThat(text(Seat.TWO)).doesNotContain("44", "Site", "holds").contains("[View \"2\"]");
    }

    @Test
    void hasTheViewAfterEachMove() {
        RedactedRecord seen = GAME.redactedFor(Seat.TWO);
        assertThat(seen.viewer()).isEqualTo(Seat.TWO);
        assertThat(seen.headers()).containsOnlyKeys("Seat1");
        assertThat(seen.moves()).isEqualTo(GAME.moves());
        for (int ply = 0; ply <= 5; ply++) {
            assertThat(seen.at(ply)).isEqualTo(GAME.at(ply).viewFor(Seat.TWO));
        }
        assertThat(seen.end()).isEqualTo(seen.at(5));
        assertThat(seen.outcome(4)).isEqualTo(GAME.outcome(4).seenBy(Seat.TWO)).hasToString("draw");
        assertThat(GAME.outcome(4).after()).isEqualTo(GAME.at(4));
        assertThat(seen)
                .isEqualTo(GAME.redactedFor(Seat.TWO))
                .hasSameHashCodeAs(GAME.redactedFor(Seat.TWO))
                .isNotEqualTo(GAME.redactedFor(Seat.ONE))
                .isNotEqualTo("other");
    }

    @Test
    void rejectsASeatThatIsNotAtTheTable() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.redactedFor(Seat.FOUR))
                .withMessage("there is no seat 4 in ruleset upturn-3");
    }

    @Test
    void readsEachKindOfRecord() {
        assertThat(NOTATION.readRecordedGame(GAME.toString())).isEqualTo(GAME);
        assertThat(NOTATION.readRecordedGame(text(Seat.ONE))).isEqualTo(GAME.redactedFor(Seat.ONE));
        assertThat(NOTATION.readRedactedRecord(text(Viewer.SPECTATOR))).isEqualTo(GAME.redactedFor(Viewer.SPECTATOR));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NOTATION.readRecord(text(Seat.ONE)))
                .withMessageContaining("a record with a header 'View' is redacted; a whole record is needed");
        assertThat(fault(GAME.toString())).hasToString("column 1: missing header 'View'");
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.withHeader("Drawn", "42"));
    }

    @Test
    void reportsFaultsWithTheirPlaces() {
        assertThat(faultWith("View \"2\"", "View \"5\""))
                .hasToString("line 4, column 8: a viewer is a seat, 1 to 4, or '-' for a spectator, not '5'");
        assertThat(faultWith("View \"2\"", "View \"4\"").message()).isEqualTo("there is no seat 4 in upturn-3");
        assertThat(faultWith("View \"2\"", "View \"1\"").line()).isEqualTo(3);
        assertThat(faultWith("3: S", "3: 42"))
                .hasToString("line 9, column 23: tile 42 cannot be on the rack of seat 3");
        assertThat(faultWith("2: 41*!", "2: 40!").message()).startsWith("seat 2 cannot play 40!: ");
        assertThat(faultWith("Result \"*", "Result \"1 1 1").message())
                .isEqualTo("the result is '1 1 1', but the moves lead to '*'");
        assertThat(faultWith("1: 21*>3", "1: 21*>3 {seat 2 holds 42}").message())
                .isEqualTo("a redacted record has no comments");
        assertThat(faultWith("[Seat1", "[Site").message()).startsWith("a redacted record has no header 'Site'");
        assertThat(faultWith("Ruleset \"upturn-3", "Ruleset \"upturn-2").message())
                .isEqualTo("the ruleset is 'upturn-2', but the start position has 'upturn-3'");
    }

    /** A move with a double cannot lay more tiles than its seat has. */
    @Test
    void rejectsAMoveOfMoreTilesThanTheSeatHas() {
        UpTurnView view = position("upturn-3 20+ 2L - ~ 40,U;41*,42;44,S,J").viewFor(Seat.ONE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> view.follow(new SeenMove(Move.parse("21*,24,33>113"), ImmutableList.of())))
                .withMessage("seat 2 has 2 tiles, and cannot lay 3");
    }

    @Test
    void rejectsDrawnTilesThatDoNotFitTheMoves() {
        String own = "Drawn \"" + drawn(Seat.TWO);
        assertThat(faultWith(own, "Drawn \"-").message())
                .isEqualTo("a tile is drawn after 'draw', but the record has no more of them");
        assertThat(faultWith(own, own + ",1*").message()).isEqualTo("more tiles are drawn than there were moves for");
        assertThat(faultWith(own, "Drawn \"42").message())
                .isEqualTo("after draw tile 42 cannot be drawn, as it is not in the bag");
        assertThat(faultWith(own, "Drawn \"x").message()).startsWith("'x' is not a tile");
    }
}
