package io.github.uptownrules.table.games;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonWriter;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveResolutionException;
import io.github.uptownrules.core.notation.MoveSyntaxException;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.ResolvedMove;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.json.Json;
import io.github.uptownrules.server.game.JsonValue;
import io.github.uptownrules.server.game.RefusedMove;
import io.github.uptownrules.server.game.SeenGame;
import java.io.IOException;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A game of Uptown as one viewer saw it: of the record it asks for what this viewer may know. */
record UptownSeen(GameRecord game, Viewer viewer, TableBots<Bot> bots) implements SeenGame {
    private static final int HINT_PLAYOUTS = 4000;

    private PlayerView view() {
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
        Json.writePlacement(game.placement(ply).seenBy(viewer), out);
    }

    @Override
    public String record() {
        return game.redactedFor(viewer).toString();
    }

    @Override
    public String checked(String move) throws RefusedMove {
        requireNonNull(move, "move");
        PlayerView view = view();
        try {
            ResolvedMove resolved = MoveText.parse(move).resolve(view);
            try {
                return resolved.legal().toString();
            } catch (IllegalMoveException e) {
                throw RefusedMove.illegal(
                        String.valueOf(e.getMessage()), faults(view, resolved.tile(), resolved.cell()));
            }
        } catch (MoveSyntaxException e) {
            throw RefusedMove.syntax(String.valueOf(e.getMessage()));
        } catch (MoveResolutionException e) {
            throw RefusedMove.meaning(String.valueOf(e.getMessage()));
        }
    }

    /** Why a tile may not go to a cell: so a page that has two racks of tiles asks, without writing a move. */
    @Override
    public JsonValue faults(ImmutableMap<String, String> question) throws RefusedMove {
        if (!question.keySet().equals(ImmutableSet.of("tile", "cell"))) {
            throw RefusedMove.syntax("a question has 'tile' and 'cell', and nothing else");
        }
        try {
            return faults(view(), Tile.parse(question.get("tile")), Cell.parse(question.get("cell")));
        } catch (IllegalArgumentException e) {
            throw RefusedMove.syntax(String.valueOf(e.getMessage()));
        }
    }

    private static JsonValue faults(PlayerView view, Tile tile, Cell cell) {
        return out -> Json.writeMoveFaults(view, tile, cell, out);
    }

    private Memory memory() {
        return game.redactedFor(viewer).memory();
    }

    @Override
    public Optional<String> choose(String bot, RandomGenerator random) {
        requireNonNull(bot, "bot");
        requireNonNull(random, "random");
        return Optional.ofNullable(bots.bot(bot).choose(memory(), random)).map(Move::toString);
    }

    @Override
    public ImmutableList<EstimatedMove> estimates(RandomGenerator random) {
        PlayerView view = view();
        return Analysis.of(memory(), random).run(HINT_PLAYOUTS).moves().stream()
                .map(estimate -> UptownPlayed.text(estimate, view))
                .collect(ImmutableList.toImmutableList());
    }
}
