package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
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
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.upturn.GameRecord;
import io.github.uptownrules.upturn.Move;
import io.github.uptownrules.upturn.MoveFault;
import io.github.uptownrules.upturn.Position;
import io.github.uptownrules.upturn.RedactedRecord;
import io.github.uptownrules.upturn.SeenMove;
import io.github.uptownrules.upturn.SeenOutcome;
import io.github.uptownrules.upturn.Standings;
import io.github.uptownrules.upturn.UpTurnView;
import io.github.uptownrules.upturn.bots.Analysis;
import io.github.uptownrules.upturn.bots.Bot;
import io.github.uptownrules.upturn.bots.Review;
import io.github.uptownrules.upturn.json.Json;
import io.github.uptownrules.upturn.tile.Tile;
import java.math.BigInteger;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A game of UP TURN as a viewer saw it.
 *
 * @param game a complete record, whose hidden parts are not used, or the record of the viewer
 * @param eyes the viewer
 */
record UpTurnSeen(
        UpTurnGame rules, RecordedGame<? extends Position, Move, Seat, Standings> game, Viewer eyes, int plies)
        implements UpTurnPlayed, SeenGame {
    @Override
    public UpTurnView position() {
        return game instanceof GameRecord whole ? whole.end().viewFor(eyes) : ((RedactedRecord) game).end();
    }

    @Override
    public UpTurnView position(int ply) {
        return game instanceof GameRecord whole ? whole.at(ply).viewFor(eyes) : ((RedactedRecord) game).at(ply);
    }

    private SeenOutcome last() {
        if (plies == 0) {
            throw PlayedGame.noMove();
        }
        return game instanceof GameRecord whole
                ? whole.outcome(plies).seenBy(eyes)
                : ((RedactedRecord) game).outcome(plies);
    }

    private RedactedRecord redacted() {
        return game instanceof GameRecord whole ? whole.redactedFor(eyes) : (RedactedRecord) game;
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
    public SeenGame upTo(int ply) {
        return new UpTurnSeen(rules, game.upTo(ply), eyes, ply);
    }

    @Override
    public SeenGame seenBy(Viewer viewer) {
        return SeenGame.checkViewer(this, viewer);
    }

    @Override
    public String lastMove() {
        SeenOutcome last = last();
        return UpTurnPlayed.text(
                last.seat() + " " + last.move(), last.drawings(), last.refill(), last.call(), last.skipped());
    }

    @Override
    public String lastSeen() {
        ImmutableList<Tile> drawn = SeenMove.of(last()).drawn();
        return drawn.isEmpty() ? NOTHING : Joiner.on(',').join(drawn);
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
    public void check(String text) {
        requireNonNull(text, "move");
        UpTurnView view = position();
        Move move;
        try {
            move = Move.parse(text);
        } catch (NotationException e) {
            throw MoveRefusal.syntax(String.valueOf(e.getMessage()));
        }
        if (game.termination().isPresent()) {
            throw MoveRefusal.gameOver(); // a position does not contain the termination
        }
        ImmutableSet<MoveFault> faults = view.faults(move);
        if (!faults.isEmpty()) {
            throw MoveRefusal.illegal(
                    Joiner.on("; ").join(faults),
                    JsonText.known(Json.moveFaults(view, move).toString()));
        }
    }

    @Override
    public SeenGame follow(String move, String drawn, Optional<Viewer> turn) {
        requireNonNull(move, "move");
        requireNonNull(drawn, "seen");
        requireNonNull(turn, "turn");
        checkNotTerminated();
        ImmutableList<Tile> tiles = (drawn.equals(NOTHING)
                        ? Stream.<String>empty()
                        : Splitter.on(',').splitToStream(drawn))
                .map(Tile::parse)
                .collect(ImmutableList.toImmutableList());
        return SeenGame.checkTurn(
                new UpTurnSeen(rules, redacted().follow(new SeenMove(Move.parse(move), tiles)), eyes, plies + 1), turn);
    }

    @Override
    public BigInteger worldCount() {
        return position().worldCount();
    }

    @Override
    public String sample(long seed) {
        return position().sample(seed).toString();
    }

    /** Also rejects moves after an end that the tiles do not show, such as a resignation. */
    private void checkTurn() {
        TurnCheck.check(game.turn(), eyes.asSeat());
    }

    @Override
    public String choose(String bot, RandomGenerator random) {
        requireNonNull(bot, "bot");
        requireNonNull(random, "random");
        Bot player = rules.bot(bot);
        checkTurn();
        UpTurnView view = position();
        return BotFailure.choice(bot, () -> player.choose(view, random)).toString();
    }

    @Override
    public ImmutableList<MoveEstimate<String>> estimates(int playouts, RandomGenerator random) {
        requireNonNull(random, "random");
        checkTurn();
        return Analysis.of(position(), random).run(playouts).moves().stream()
                .map(estimate -> estimate.map(Move::toString))
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public Optional<GameReview<String>> review(int playouts, long seed) {
        return Optional.of(UpTurnPlayed.written(Review.of(redacted(), playouts, seed)));
    }

    @Override
    public String record() {
        return redacted().toString();
    }
}
