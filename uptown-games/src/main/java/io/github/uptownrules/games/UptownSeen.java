package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.GameReview;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.bots.RememberingBot;
import io.github.uptownrules.bots.Review;
import io.github.uptownrules.core.game.Memory;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.game.SeenMove;
import io.github.uptownrules.core.game.SeenOutcome;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.MoveResolutionException;
import io.github.uptownrules.core.notation.MoveSyntaxException;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.notation.ResolvedMove;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.json.Json;
import java.math.BigInteger;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game of Uptown as a viewer saw it.
 *
 * @param game a complete record, whose hidden parts are not used, or the record of the viewer
 * @param eyes the viewer
 */
record UptownSeen(
        UptownGame rules, RecordedGame<? extends Position, Move, Seat, Standings> game, Viewer eyes, int plies)
        implements UptownPlayed, SeenGame {
    @Override
    public PlayerView position() {
        return game instanceof GameRecord whole ? whole.end().viewFor(eyes) : ((RedactedRecord) game).end();
    }

    @Override
    public PlayerView position(int ply) {
        return game instanceof GameRecord whole ? whole.at(ply).viewFor(eyes) : ((RedactedRecord) game).at(ply);
    }

    /** Returns a move as the viewer saw it. */
    private SeenOutcome outcome(int ply) {
        return game instanceof GameRecord whole
                ? whole.outcome(ply).seenBy(eyes)
                : ((RedactedRecord) game).outcome(ply);
    }

    private RedactedRecord redacted() {
        return game instanceof GameRecord whole ? whole.redactedFor(eyes) : (RedactedRecord) game;
    }

    private SeenOutcome last() {
        if (plies == 0) {
            throw PlayedGame.noMove();
        }
        return outcome(plies);
    }

    @Override
    public Optional<Viewer> viewer() {
        return Optional.of(eyes);
    }

    @Override
    public ImmutableMap<String, String> headers() {
        return redacted().headers();
    }

    @Override
    public String move(int ply) {
        return outcome(ply).toString();
    }

    @Override
    public SeenGame upTo(int ply) {
        return new UptownSeen(rules, game.upTo(ply), eyes, ply);
    }

    @Override
    public SeenGame seenBy(Viewer viewer) {
        return SeenGame.checkViewer(this, viewer);
    }

    @Override
    public String lastMove() {
        return UptownPlayed.text(last());
    }

    @Override
    public String lastSeen() {
        return last().drawn().map(Tile::toString).orElse(NOTHING);
    }

    @Override
    public JsonText viewJson() {
        return JsonText.known(
                (game.termination().isPresent() ? Json.view(redacted()) : Json.view(position())).toString());
    }

    @Override
    public JsonText moveJson() {
        return JsonText.known(Json.outcome(last()).toString());
    }

    @Override
    public void check(String move) {
        requireNonNull(move, "move");
        PlayerView view = position();
        try {
            ResolvedMove written = MoveText.parse(move).resolve(view);
            if (game.termination().isPresent()) {
                throw MoveRefusal.gameOver(); // a position does not contain the termination
            }
            ImmutableSet<MoveFault> faults = written.faults();
            if (!faults.isEmpty()) {
                throw MoveRefusal.illegal(
                        Joiner.on("; ").join(faults), faultsJson(view, written.tile(), written.cell()));
            }
        } catch (MoveSyntaxException e) {
            throw MoveRefusal.syntax(String.valueOf(e.getMessage()));
        } catch (MoveResolutionException e) {
            throw MoveRefusal.meaning(String.valueOf(e.getMessage()));
        }
    }

    /** Returns the faults of a tile and a cell, for a page with two racks of tiles, which has no move text yet. */
    @Override
    public JsonText faultsJson(ImmutableMap<String, String> question) {
        if (!question.keySet().equals(ImmutableSet.of("tile", "cell"))) {
            throw MoveRefusal.syntax("a question has 'tile' and 'cell', and nothing else");
        }
        try {
            Tile tile = Tile.parse(requireNonNull(question.get("tile")));
            Cell cell = Cell.parse(requireNonNull(question.get("cell")));
            return game.termination().isPresent()
                    ? MoveRefusal.gameOver().faults()
                    : faultsJson(position(), tile, cell);
        } catch (IllegalArgumentException e) {
            throw MoveRefusal.syntax(String.valueOf(e.getMessage()));
        }
    }

    private static JsonText faultsJson(PlayerView view, Tile tile, Cell cell) {
        return JsonText.known(Json.moveFaults(view, tile, cell).toString());
    }

    @Override
    public SeenGame follow(String move, String drawn, Optional<Viewer> turn) {
        requireNonNull(move, "move");
        requireNonNull(drawn, "seen");
        if (turn.isEmpty()) {
            throw new IllegalArgumentException(
                    "in Uptown the seat to move next has to be given, as a seat cannot see which others are stuck");
        }
        checkNotTerminated();
        MoveText written = MoveText.parse(move);
        return new UptownSeen(
                rules,
                redacted()
                        .follow(new SeenMove(
                                Move.of(written.resolve(position()).tile(), written.cell()),
                                drawn.equals(NOTHING) ? Optional.empty() : Optional.of(Tile.parse(drawn)),
                                turn.get().asSeat())),
                eyes,
                plies + 1);
    }

    @Override
    public BigInteger worldCount() {
        return position().worldCount();
    }

    @Override
    public String sample(long seed) {
        return position().sample(new SplitMix64(seed)).toString();
    }

    private Memory memory() {
        return redacted().memory();
    }

    /** Also rejects moves after an end that the board does not show, such as a resignation. */
    private void checkTurn() {
        TurnCheck.check(game.turn(), eyes.asSeat());
    }

    @Override
    public String choose(String bot, RandomGenerator random) {
        requireNonNull(bot, "bot");
        requireNonNull(random, "random");
        Bot player = rules.bot(bot);
        checkTurn();
        PlayerView view = position();
        Move move = BotFailure.choice(
                bot,
                () -> player instanceof RememberingBot remembering
                        ? remembering.choose(memory(), random)
                        : player.choose(view, random));
        return MoveText.of(move, view).toString();
    }

    @Override
    public ImmutableList<MoveEstimate<String>> estimates(int playouts, RandomGenerator random) {
        requireNonNull(random, "random");
        checkTurn();
        PlayerView view = position();
        return Analysis.of(memory(), random).run(playouts).moves().stream()
                .map(estimate -> estimate.map(move -> MoveText.of(move, view).toString()))
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public ImmutableList<String> drawbacks(String move, String better) {
        requireNonNull(move, "move");
        requireNonNull(better, "better");
        checkTurn();
        PlayerView view = position();
        return MoveReason.between(
                        view,
                        MoveText.parse(move).resolve(view).legal(),
                        MoveText.parse(better).resolve(view).legal())
                .stream()
                .map(MoveReason::code)
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public Optional<GameReview<String>> review(int playouts, long seed) {
        return Optional.of(written(Review.of(redacted(), playouts, seed)));
    }

    @Override
    public String record() {
        return redacted().toString();
    }
}
