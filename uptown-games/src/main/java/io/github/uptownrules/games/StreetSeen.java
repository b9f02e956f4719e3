package io.github.uptownrules.games;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.JsonText;
import io.github.uptownrules.base.game.MoveRefusal;
import io.github.uptownrules.base.game.RecordedGame;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.base.text.TurnCheck;
import io.github.uptownrules.street.GameRecord;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.RedactedRecord;
import io.github.uptownrules.street.SeenMove;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.bots.Analysis;
import io.github.uptownrules.street.bots.Bot;
import io.github.uptownrules.street.json.Json;
import io.github.uptownrules.street.town.Card;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A street game as a viewer saw it. All viewers see the same (Y4), and only the seat to move can move.
 *
 * @param game a complete record, whose hidden parts are not used, or a redacted one
 * @param eyes the viewer
 */
record StreetSeen(
        StreetGame rules, RecordedGame<? extends Position, Move, Turn, Standings> game, Viewer eyes, int plies)
        implements StreetPlayed, SeenGame {
    @Override
    public StreetView position() {
        return game instanceof GameRecord whole ? whole.end().view() : ((RedactedRecord) game).end();
    }

    @Override
    public StreetView position(int ply) {
        return game instanceof GameRecord whole ? whole.at(ply).view() : ((RedactedRecord) game).at(ply);
    }

    private RedactedRecord redacted() {
        return game instanceof GameRecord whole ? whole.redacted() : (RedactedRecord) game;
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
        return new StreetSeen(rules, game.upTo(ply), eyes, ply);
    }

    @Override
    public SeenGame seenBy(Viewer viewer) {
        return new StreetSeen(rules, game, Viewer.parse(viewer.toString(), seats()), plies);
    }

    @Override
    public ImmutableList<String> legalMoves() {
        return isToMove() ? StreetPlayed.super.legalMoves() : ImmutableList.of();
    }

    @Override
    public ImmutableList<String> faults(String move) {
        requireNonNull(move, "move");
        Move.parse(move, position()); // throws if it is not a move
        return isToMove() || isOver() ? StreetPlayed.super.faults(move) : ImmutableList.of(notYourTurn());
    }

    private String notYourTurn() {
        return "it is the turn of seat " + turn().orElseThrow();
    }

    @Override
    public String lastSeen() {
        return last().shown().map(Card::toString).orElse(NOTHING);
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
        StreetView view = position();
        Move move;
        try {
            move = Move.parse(text, view);
        } catch (NotationException e) {
            throw MoveRefusal.syntax(String.valueOf(e.getMessage()));
        }
        if (game.termination().isPresent()) {
            throw MoveRefusal.gameOver(); // a position does not contain the termination
        }
        if (!isToMove() && !isOver()) {
            // The rules do not know this reason, since all viewers see the same. The other games use the same
            // code for this fault.
            throw MoveRefusal.illegal(
                    notYourTurn(),
                    JsonText.of(List.of(ImmutableMap.of("code", "not-your-turn", "message", notYourTurn()))));
        }
        ImmutableSet<MoveFault> faults = view.faults(move);
        if (!faults.isEmpty()) {
            throw MoveRefusal.illegal(
                    Joiner.on("; ").join(faults),
                    JsonText.known(Json.moveFaults(view, move).toString()));
        }
    }

    @Override
    public SeenGame follow(String move, String shown, Optional<Viewer> turn) {
        requireNonNull(move, "move");
        requireNonNull(shown, "seen");
        requireNonNull(turn, "turn");
        checkNotTerminated();
        Optional<Card> card = shown.equals(NOTHING) ? Optional.empty() : Optional.of(Card.parse(shown));
        return SeenGame.checkTurn(
                new StreetSeen(
                        rules, redacted().follow(new SeenMove(Move.parse(move, position()), card)), eyes, plies + 1),
                turn);
    }

    @Override
    public BigInteger worldCount() {
        return position().worldCount();
    }

    @Override
    public String sample(long seed) {
        return position().sample(new SplitMix64(seed)).toString();
    }

    @Override
    public String choose(String bot, RandomGenerator random) {
        requireNonNull(bot, "bot");
        requireNonNull(random, "random");
        Bot player = rules.bot(bot);
        TurnCheck.check(turn(), eyes.asSeat());
        StreetView view = position();
        return BotFailure.choice(bot, () -> player.choose(view, random)).toString();
    }

    @Override
    public ImmutableList<MoveEstimate<String>> estimates(int playouts, RandomGenerator random) {
        requireNonNull(random, "random");
        TurnCheck.check(turn(), eyes.asSeat());
        return Analysis.of(position(), random).run(playouts).moves().stream()
                .map(estimate -> estimate.map(Move::toString))
                .collect(ImmutableList.toImmutableList());
    }

    @Override
    public String record() {
        return redacted().toString();
    }
}
