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
 * A game of any kind between people and bots. Immutable.
 *
 * @param play the game so far: the whole truth, not for people's eyes
 * @param names who sits where: people, or bots by their names
 * @param botSeed all the bots' chance follows from it and from how many moves were made
 */
public record TerminalGame(Game game, PlayedGame.Whole play, ImmutableList<String> names, long botSeed) {
    /** Who is no bot. */
    public static final String HUMAN = "human";

    private static final String BOT_SEED = "BotSeed";
    private static final String SEAT = "Seat";

    /** A new game; if no names are given, one person plays against the standard bots. */
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

    /** A saved game, for those with whom it was saved, or for others. */
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

    /** The bots and people that the headers name; a seat without a name goes as usual. */
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

    /** Who is no bot is a person, whatever the name; but what looks like a bot with a wrong budget is refused. */
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

    /** Writes the game to a file; only what can be read as a record of the same game is overwritten. */
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

    /** The number of moves that were made. */
    int moves() {
        return play.plies();
    }

    String name(Seat seat) {
        return names.get(seat.ordinal());
    }

    private boolean isHuman(Seat seat) {
        return name(seat).equals(HUMAN);
    }

    /** The person to move, if it is not a bot's turn. */
    Optional<Seat> humanToMove() {
        return play.turn().filter(this::isHuman);
    }

    /** The seat of the bot to move, if it is not a person's turn. */
    Optional<Seat> botToMove() {
        return play.turn().filter(seat -> !isHuman(seat));
    }

    /** The seat of the only person, or empty if there are several. */
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

    /** What the standard bot would play. */
    String hint() {
        return choice(game.defaultBot());
    }

    private String choice(String bot) {
        return play.seenBy(play.turn().orElseThrow()).choose(bot, chance());
    }

    /** The same for the same game and number of moves, so that a game that is saved and resumed goes on as it would have. */
    RandomGenerator chance() {
        return new SplitMix64(SplitMix64.mix(botSeed + SplitMix64.mix(moves())));
    }

    /** The number of moves before a seat's last turn; for a spectator, before the last round. */
    int movesBefore(Viewer viewer) {
        return viewer.asSeat()
                .map(seat -> lastTurn(seat).orElse(0))
                .orElseGet(() -> Math.max(0, moves() - play.seats()));
    }

    /** The number of moves when a seat was to move the last time before now. */
    private Optional<Integer> lastTurn(Seat seat) {
        return IntStream.iterate(moves() - 1, ply -> ply >= 0, ply -> ply - 1)
                .boxed()
                .filter(ply -> play.upTo(ply).turn().equals(Optional.of(seat)))
                .findFirst();
    }

    /**
     * The game as it was when the only person was to move the last time before now.
     *
     * @throws IllegalStateException if there are others to object, or no such time
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
