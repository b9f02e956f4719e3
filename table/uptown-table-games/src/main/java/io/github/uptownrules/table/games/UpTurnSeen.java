package io.github.uptownrules.table.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.server.game.RefusedMove;
import io.github.uptownrules.server.game.SeenGame;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveFault;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.Viewer;
import io.github.uptownrules.upturn.bots.Analysis;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.json.Json;
import io.github.uptownrules.upturn.notation.GameRecord;
import io.github.uptownrules.upturn.tile.NotationException;
import java.io.IOException;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** A game of UP TURN as one viewer saw it: of the record it asks for what this viewer may know. */
record UpTurnSeen(GameRecord game, Viewer viewer, TableBots<Bot> bots) implements SeenGame {
    private static final int HINT_PLAYOUTS = 2000;

    private UpTurnView view() {
        return game.end().viewFor(viewer);
    }

    @Override
    public void writeView(int ply, JsonWriter out) throws IOException {
        requireNonNull(out, "out");
        if (game.termination().isPresent() && ply == game.moves().size()) {
            EndedView.write(Json.writeView(game.at(ply).viewFor(viewer)), Json.writeStandings(game.standings()), out);
        } else {
            Json.writeView(game.at(ply).viewFor(viewer), out);
        }
    }

    @Override
    public void writeMove(int ply, JsonWriter out) throws IOException {
        requireNonNull(out, "out");
        Json.writeOutcome(game.outcome(ply).seenBy(viewer), out);
    }

    @Override
    public String record() {
        return game.redactedFor(viewer).toString();
    }

    @Override
    public String checked(String text) throws RefusedMove {
        requireNonNull(text, "move");
        UpTurnView view = view();
        Move move = parsed(text);
        if (!view.faults(move).isEmpty()) {
            throw RefusedMove.illegal(
                    view.faults(move).stream().map(MoveFault::toString).collect(Collectors.joining("; ")),
                    out -> Json.writeMoveFaults(view, move, out));
        }
        return move.toString();
    }

    private static Move parsed(String text) throws RefusedMove {
        try {
            return Move.parse(text);
        } catch (NotationException e) {
            throw RefusedMove.syntax(String.valueOf(e.getMessage()));
        }
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
                .map(UpTurnPlayed::text)
                .collect(ImmutableList.toImmutableList());
    }
}
