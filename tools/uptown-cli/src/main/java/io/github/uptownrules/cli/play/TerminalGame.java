package io.github.uptownrules.cli.play;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Longs;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.OutputFile;
import io.github.uptownrules.cli.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A game between people and bots. Immutable.
 *
 * @param play the complete game so far, which must not be shown to people
 * @param names the player of each seat: {@link #HUMAN} or the name of a bot
 * @param botSeed the seed of all bots' randomness, together with the number of moves
 */
public record TerminalGame(Game game, PlayedGame.Whole play, ImmutableList<String> names, long botSeed) {
    public static final String HUMAN = "human";

    private static final String BOT_SEED = "BotSeed";
    private static final String SEAT = "Seat";

    /** Starts a game. By default, one person plays against the default bots. */
    public static TerminalGame start(Game game, String ruleset, Optional<String> names, String first, long seed) {
        ImmutableList<String> seated =
                checked(game, ruleset, names.map(TerminalGame::split).orElseGet(() -> standard(game, ruleset)));
        return new TerminalGame(game, game.deal(ruleset, seed, first), seated, BotSeed.beside(seed));
    }

    private static ImmutableList<String> standard(Game game, String ruleset) {
        List<String> names = new ArrayList<>(Collections.nCopies(game.seats(ruleset), game.defaultBot()));
        names.set(0, HUMAN);
        return ImmutableList.copyOf(names);
    }

    private static ImmutableList<String> split(String names) {
        return ImmutableList.copyOf(Splitter.on(',').trimResults().split(names));
    }

    private static ImmutableList<String> checked(Game game, String ruleset, ImmutableList<String> names) {
        if (names.size() != game.seats(ruleset)) {
            throw new IllegalArgumentException("ruleset " + ruleset + " has " + game.seats(ruleset) + " seats, not "
                    + names.size() + ": '" + String.join(",", names) + "'");
        }
        names.stream().filter(name -> !name.equals(HUMAN)).forEach(game::checkedBot);
        if (!names.contains(HUMAN)) {
            throw new IllegalArgumentException("no seat is played by a person: none is '" + HUMAN + "'");
        }
        return names;
    }

    /** Resumes a saved game with its players, or with others. */
    public static TerminalGame resume(Game game, String text, Optional<String> names) {
        PlayedGame record = game.record(text);
        if (record.viewer().isPresent()) {
            throw new IllegalArgumentException(
                    "the record is redacted: the game cannot be resumed without the hidden tiles");
        }
        String seed = Optional.ofNullable(record.headers().get(BOT_SEED)).orElse("0");
        return new TerminalGame(
                game,
                record.whole(),
                checked(game, record.ruleset(), names.map(TerminalGame::split).orElseGet(() -> saved(game, record))),
                Optional.ofNullable(Longs.tryParse(seed))
                        .orElseThrow(() -> new IllegalArgumentException(
                                "the header " + BOT_SEED + " is a whole number, not '" + seed + "'")));
    }

    /** Returns the players that the headers name. Seats without a header get the default. */
    private static ImmutableList<String> saved(Game game, PlayedGame record) {
        List<String> names = new ArrayList<>(standard(game, record.ruleset()));
        ImmutableMap<String, String> headers = record.headers();
        for (int seat = 1; seat <= names.size(); seat++) {
            String header = SEAT + seat;
            if (headers.containsKey(header)) {
                names.set(seat - 1, player(game, header, headers.get(header)));
            }
        }
        return ImmutableList.copyOf(names);
    }

    /** Returns the bot with a name. Any other name is a person's, but a bot with an invalid budget is rejected. */
    private static String player(Game game, String header, String name) {
        if (!game.bots().contains(Splitter.on(':').splitToList(name).get(0))) {
            return HUMAN;
        }
        try {
            return game.checkedBot(name);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("the header " + header + ": " + e.getMessage(), e);
        }
    }

    /** Saves the game to a file. Only a readable record of the same game is overwritten. */
    void save(Path file) throws IOException {
        OutputFile target = OutputFile.of(file).checkedToBeFile();
        if (Files.exists(file) && !isRecord(file)) {
            throw new IOException(FileName.shown(file) + " exists and is not a saved game, so it is left alone");
        }
        PlayedGame.Whole saved = play.withHeader(BOT_SEED, String.valueOf(botSeed));
        for (Seat seat : Seat.first(play.seats())) {
            saved = saved.withHeader(SEAT + seat, name(seat));
        }
        target.write(saved.record() + "\n");
    }

    private boolean isRecord(Path file) {
        try {
            game.record(WholeFile.read(file));
            return true;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }

    int moves() {
        return play.plies();
    }

    String name(Seat seat) {
        return names.get(seat.ordinal());
    }

    private boolean isHuman(Seat seat) {
        return name(seat).equals(HUMAN);
    }

    /** Returns the seat of the person to move, or empty on a bot's turn. */
    Optional<Seat> humanToMove() {
        return play.turn().filter(this::isHuman);
    }

    /** Returns the seat of the bot to move, or empty on a person's turn. */
    Optional<Seat> botToMove() {
        return play.turn().filter(seat -> !isHuman(seat));
    }

    /** Returns the seat of the only person, or empty if there are several. */
    Optional<Seat> onlyHuman() {
        List<Seat> people =
                Seat.first(play.seats()).stream().filter(this::isHuman).toList();
        return people.size() == 1 ? Optional.of(people.get(0)) : Optional.empty();
    }

    TerminalGame play(String move) {
        return with(play.play(move));
    }

    private TerminalGame with(PlayedGame.Whole other) {
        return new TerminalGame(game, other, names, botSeed);
    }

    TerminalGame playBot() {
        String bot = name(play.turn().orElseThrow());
        String move = choice(bot);
        try {
            return play(move);
        } catch (IllegalArgumentException e) {
            throw BotFailure.refused(bot, move, String.valueOf(e.getMessage()));
        }
    }

    String hint() {
        return choice(game.defaultBot());
    }

    private String choice(String bot) {
        return play.seenBy(play.turn().orElseThrow()).choose(bot, chance());
    }

    /**
     * Returns the random generator of the bots. It depends on the game and the number of moves, so a resumed game continues as
     * if it had not been interrupted.
     */
    RandomGenerator chance() {
        return new SplitMix64(SplitMix64.mix(botSeed + SplitMix64.mix(moves())));
    }

    /** Returns the number of moves before a seat's last turn or, for a spectator, before the last round. */
    int movesBefore(Viewer viewer) {
        return viewer.asSeat()
                .map(seat -> lastTurn(seat).orElse(0))
                .orElseGet(() -> Math.max(0, moves() - play.seats()));
    }

    /** Returns the number of moves at a seat's previous turn. */
    private Optional<Integer> lastTurn(Seat seat) {
        return IntStream.iterate(moves() - 1, ply -> ply >= 0, ply -> ply - 1)
                .boxed()
                .filter(ply -> play.upTo(ply).turn().equals(Optional.of(seat)))
                .findFirst();
    }

    /**
     * Returns the game as it was at the previous turn of the only person.
     *
     * @throws IllegalStateException if there are several people, or no previous turn
     */
    TerminalGame undo() {
        Seat human = onlyHuman()
                .orElseThrow(() -> new IllegalStateException(
                        "undo works against bots only, and there is more than one person at the table"));
        return lastTurn(human)
                .map(ply -> with(play.upTo(ply)))
                .orElseThrow(() -> new IllegalStateException("you have no move to undo"));
    }
}
