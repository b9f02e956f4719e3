package io.github.uptownrules.cli.uptown.table;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.game.BotFailure;
import io.github.uptownrules.arena.uptown.UptownGame;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.bots.Analysis;
import io.github.uptownrules.bots.Bot;
import io.github.uptownrules.bots.MoveEstimate;
import io.github.uptownrules.cli.play.BotSeed;
import io.github.uptownrules.core.game.GameState;
import io.github.uptownrules.core.game.IllegalMoveException;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Ruleset;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Move;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.variants.Rulesets;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game between people and bots. Immutable.
 *
 * @param record the game so far: the whole truth, not for people's eyes
 * @param seating who plays
 * @param botSeed all the bots' chance follows from it and from how many moves were made, so a game that is saved and
 *     resumed goes on as it would have
 */
public record Match(GameRecord record, Seating seating, long botSeed) {
    /** Nobody waits for longer than that takes: a tenth of a second, or two in a game for two. */
    private static final int PLAYOUTS_OF_A_HINT = 2_000;

    /**
     * A new game. The bots have a seed of their own: it is saved among the headers of the record, and who reads it there shall
     * learn nothing of the deal.
     */
    public static Match start(Ruleset ruleset, Seating seating, String first, long seed) {
        return new Match(
                GameRecord.of(Notation.of(Rulesets.all())
                        .readPosition(
                                new UptownGame().deal(ruleset.id(), seed, first).text())),
                seating,
                BotSeed.beside(seed));
    }

    private GameState game() {
        return record.end();
    }

    boolean isOver() {
        return game().isOver();
    }

    Optional<Seat> turn() {
        return game().turn();
    }

    /** The person to move, if it is not a bot's turn. */
    Optional<Seat> humanToMove() {
        return turn().filter(seat -> seating.bot(seat).isEmpty());
    }

    /** The bot to move, if it is not a person's turn. */
    Optional<Bot> botToMove() {
        return turn().flatMap(seating::bot);
    }

    /** What somebody may see. */
    PlayerView view(Viewer viewer) {
        return game().viewFor(viewer);
    }

    Match play(Move move) {
        return new Match(record.play(move), seating, botSeed);
    }

    /** The game after the move of the bot whose turn it is. */
    Match playBot() {
        Seat seat = turn().orElseThrow();
        Bot bot = seating.bot(seat).orElseThrow();
        String name = seating.name(seat);
        Move move = BotFailure.choice(name, () -> bot.choose(view(seat), chance()));
        try {
            return play(move);
        } catch (IllegalMoveException e) {
            throw BotFailure.refused(name, move.toString(), String.valueOf(e.getMessage()));
        }
    }

    /** What can be said of the moves of the seat to move by what it sees, the best first. */
    ImmutableList<MoveEstimate> hints() {
        return Analysis.of(view(turn().orElseThrow()), chance())
                .run(PLAYOUTS_OF_A_HINT)
                .moves();
    }

    private RandomGenerator chance() {
        return new SplitMix64(
                SplitMix64.mix(botSeed + SplitMix64.mix(record.moves().size())));
    }

    /**
     * The game as it was when the only person was to move the last time before now.
     *
     * @throws IllegalStateException if there are others to object, or no such time
     */
    Match undo() {
        Seat human = seating.onlyHuman()
                .orElseThrow(() -> new IllegalStateException(
                        "moves are only taken back against bots, and there is more than one person at the table"));
        return new Match(
                record.upTo(lastTurn(human)
                        .orElseThrow(() -> new IllegalStateException("you have made no move to take back"))),
                seating,
                botSeed);
    }

    /** How many moves were made when a seat had its last turn before now. */
    Optional<Integer> lastTurn(Seat seat) {
        for (int ply = record.moves().size() - 1; ply >= 0; ply--) {
            if (record.at(ply).turn().equals(Optional.of(seat))) {
                return Optional.of(ply);
            }
        }
        return Optional.empty();
    }
}
