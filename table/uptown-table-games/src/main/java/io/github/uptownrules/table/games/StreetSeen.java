package io.github.uptownrules.table.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.server.game.RefusedMove;
import io.github.uptownrules.server.game.SeenGame;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.bots.Analysis;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.json.Json;
import io.github.uptownrules.street.notation.GameRecord;
import io.github.uptownrules.street.town.NotationException;
import java.io.IOException;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * A street game as it was seen: all see the same (Y4), and only the seat in turn moves.
 *
 * @param seat who looks; nothing for those who only watch
 */
record StreetSeen(GameRecord game, Optional<Seat> seat, TableBots<Bot> bots) implements SeenGame {
    private static final int HINT_PLAYOUTS = 2000;

    private StreetView view() {
        return game.end().view();
    }

    @Override
    public void writeView(int ply, JsonWriter out) throws IOException {
        requireNonNull(out, "out");
        if (game.termination().isPresent() && ply == game.moves().size()) {
            EndedView.write(Json.writeView(game.at(ply).view()), Json.writeStandings(game.standings()), out);
        } else {
            Json.writeView(game.at(ply).view(), out);
        }
    }

    @Override
    public void writeMove(int ply, JsonWriter out) throws IOException {
        requireNonNull(out, "out");
        Json.writeOutcome(game.outcome(ply), out);
    }

    @Override
    public String record() {
        return game.redacted().toString();
    }

    @Override
    public String checked(String text) throws RefusedMove {
        requireNonNull(text, "move");
        StreetView view = view();
        Move move = parsed(view, text);
        Optional<Turn> turn = view.turn();
        if (turn.isPresent() && !turn.map(Turn::seat).equals(seat)) {
            throw notYourTurn(turn.get().seat());
        }
        if (!view.faults(move).isEmpty()) {
            throw RefusedMove.illegal(
                    view.faults(move).stream().map(MoveFault::toString).collect(Collectors.joining("; ")),
                    out -> Json.writeMoveFaults(view, move, out));
        }
        return move.toString();
    }

    private static Move parsed(StreetView view, String text) throws RefusedMove {
        try {
            return view.parseMove(text);
        } catch (NotationException e) {
            throw RefusedMove.syntax(String.valueOf(e.getMessage()));
        }
    }

    /** The rules do not know it, since all see the same view; the page has it as the other games do. */
    private static RefusedMove notYourTurn(Seat turn) {
        String message = "it is the turn of seat " + turn;
        return RefusedMove.illegal(
                message,
                out -> out.beginArray()
                        .beginObject()
                        .name("code")
                        .value("not-your-turn")
                        .name("message")
                        .value(message)
                        .endObject()
                        .endArray());
    }

    @Override
    public Optional<String> choose(String bot, RandomGenerator random) {
        requireNonNull(bot, "bot");
        requireNonNull(random, "random");
        return Optional.ofNullable(bots.bot(bot).choose(view(), random)).map(Move::toString);
    }

    @Override
    public ImmutableList<EstimatedMove> estimates(RandomGenerator random) {
        return Analysis.of(view(), random).run(HINT_PLAYOUTS).moves().stream()
                .map(StreetPlayed::text)
                .collect(ImmutableList.toImmutableList());
    }
}
