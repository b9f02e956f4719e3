package io.github.uptownrules.server.history;

import com.google.gson.JsonParser;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.server.history.Event.Made;
import io.github.uptownrules.variants.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The game as finally stored.
 *
 * @param positions hashes of the public part of the position after 0, 1, 2 moves and so on
 */
record FinalRecord(List<Made> moves, List<String> positions) {
    private static final Notation NOTATION = Notation.of(Rulesets.all());

    FinalRecord {
        moves = List.copyOf(moves);
        positions = List.copyOf(positions);
    }

    /**
     * Reads a record of Uptown and replays it by the rules, independently of the server.
     *
     * @throws IllegalArgumentException if it is not a valid record, for example because a tile is played twice
     */
    static FinalRecord read(String text) {
        RecordedGame<? extends Position, Move, Seat, Standings> game = NOTATION.readRecordedGame(text);
        List<Made> moves = new ArrayList<>();
        List<String> positions = new ArrayList<>();
        for (int ply = 0; ply <= game.moves().size(); ply++) {
            PlayerView view = view(game, ply);
            positions.add(PublicPart.ofView(
                    JsonParser.parseString(Json.view(view).toString()).getAsJsonObject()));
            if (ply < game.moves().size()) {
                Move move = game.moves().get(ply);
                moves.add(new Made(
                        view.turn().map(Seat::number).orElse(0),
                        MoveText.of(move, view).toString()));
            }
        }
        return new FinalRecord(moves, positions);
    }

    private static PlayerView view(RecordedGame<? extends Position, Move, Seat, Standings> game, int ply) {
        if (game instanceof GameRecord whole) {
            return whole.at(ply).viewFor(Viewer.SPECTATOR);
        }
        return ((RedactedRecord) game).at(ply);
    }

    /** Returns the last of a number of moves, or empty if there were fewer. */
    Optional<Made> last(int ply) {
        if (ply == 0) {
            return Optional.of(Made.NONE);
        }
        return ply > moves.size() ? Optional.empty() : Optional.of(moves.get(ply - 1));
    }

    int count(Made made) {
        return (int) moves.stream().filter(made::equals).count();
    }
}
