package io.github.uptownrules.server.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.MoveList;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FinalRecordTest {
    private static final int MOVES = 30;

    private final List<Made> made = new ArrayList<>();
    private final GameRecord game = play();

    private GameRecord play() {
        Random random = new Random(7);
        GameRecord record = GameRecord.of(Rulesets.standard(4).dealRandomStart(random));
        for (int i = 0; i < MOVES; i++) {
            Position position = record.end();
            MoveList moves = position.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            made.add(new Made(
                    position.turn().map(Seat::number).orElseThrow(),
                    MoveText.of(move, position).toString()));
            record = record.play(move);
        }
        return record;
    }

    private static String seen(GameState state, Viewer viewer) {
        return PublicPart.ofView(
                JsonParser.parseString(Json.view(state.viewFor(viewer)).toString())
                        .getAsJsonObject());
    }

    @Test
    void readsMovesAndPositions() {
        FinalRecord read = FinalRecord.read(game.toString());
        assertThat(read.moves()).isEqualTo(made);
        assertThat(read.positions()).hasSize(MOVES + 1).doesNotHaveDuplicates();
        assertThat(read.last(0)).contains(Made.NONE);
        assertThat(read.last(MOVES)).contains(made.get(MOVES - 1));
        assertThat(read.last(MOVES + 1)).isEmpty();
    }

    @Test
    void readsARedactedRecordEqually() {
        FinalRecord whole = FinalRecord.read(game.toString());
        assertThat(FinalRecord.read(game.redactedFor(Viewer.SPECTATOR).toString()))
                .isEqualTo(whole);
        assertThat(FinalRecord.read(game.redactedFor(Seat.TWO).toString())).isEqualTo(whole);
    }

    @Test
    void allViewersSeeTheSamePublicPart() {
        FinalRecord read = FinalRecord.read(game.toString());
        for (int ply = 0; ply <= MOVES; ply++) {
            assertThat(seen(game.at(ply), Viewer.SPECTATOR))
                    .isEqualTo(seen(game.at(ply), Seat.ONE))
                    .isEqualTo(read.positions().get(ply));
        }
    }

    @Test
    void rejectsADuplicatedMove() {
        String move = made.get(MOVES - 1).move();
        assertThatThrownBy(() -> FinalRecord.read(game.toString().stripTrailing() + " " + move))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
