package io.github.uptownrules.cli.play;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Longs;
import io.github.uptownrules.arena.game.Game;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Play;
import io.github.uptownrules.arena.game.Replay;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.cli.files.Target;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.cli.show.Presentation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A game of any kind between people and bots. Immutable.
 *
 * @param play the game so far: the whole truth, not for people's eyes
 * @param names who sits where: people, or bots by their names
 * @param botSeed all the bots' chance follows from it and from how many moves were made
 * @param moves how many were made
 */
public record Sitting(Game game, Play play, ImmutableList<String> names, long botSeed, int moves) {
    /** Who is no bot. */
    public static final String HUMAN = "human";

    private static final String BOT_SEED = "BotSeed";

    /** A new game; if no names are given, one person plays against the standard bots. */
    public static Sitting start(Game game, String ruleset, Optional<String> names, String first, long seed) {
        int seats = game.seats(ruleset);
        return new Sitting(
                game,
                game.deal(ruleset, seed, first),
                names.map(given -> checked(
                                game,
                                ruleset,
                                seats,
                                Splitter.on(',').trimResults().splitToList(given)))
                        .orElseGet(() -> standard(game, seats)),
                BotSeed.beside(seed),
                0);
    }

    private static ImmutableList<String> standard(Game game, int seats) {
        List<String> names = new ArrayList<>(Collections.nCopies(seats, game.standardBot()));
        names.set(0, HUMAN);
        return ImmutableList.copyOf(names);
    }

    private static ImmutableList<String> checked(Game game, String ruleset, int seats, List<String> names) {
        if (names.size() != seats) {
            throw new IllegalArgumentException("ruleset " + ruleset + " has " + seats + " seats, not " + names.size()
                    + ": '" + String.join(",", names) + "'");
        }
        names.stream().filter(name -> !name.equals(HUMAN)).forEach(game::checkedBot);
        if (!names.contains(HUMAN)) {
            throw new IllegalArgumentException("nobody would play: none of the seats is '" + HUMAN + "'");
        }
        return ImmutableList.copyOf(names);
    }

    /** A saved game, for those with whom it was saved, or for others. */
    public static Sitting resume(Game game, String text, Optional<String> names) {
        Replay record = game.record(text);
        if (!(record.at(record.plies()) instanceof Play play)) {
            throw new IllegalArgumentException(
                    "the record is redacted: what was hidden is not in it, so nobody can go on");
        }
        List<String> saved = play.seats().stream()
                .map(seat -> Optional.ofNullable(record.headers().get("Seat" + seat))
                        .filter(name -> isBot(game, name))
                        .orElse(HUMAN))
                .toList();
        String seed = Optional.ofNullable(record.headers().get(BOT_SEED)).orElse("0");
        return new Sitting(
                game,
                play,
                checked(
                        game,
                        play.ruleset(),
                        saved.size(),
                        names.map(given -> Splitter.on(',').trimResults().splitToList(given))
                                .orElse(saved)),
                Optional.ofNullable(Longs.tryParse(seed))
                        .orElseThrow(() -> new IllegalArgumentException(
                                "the header " + BOT_SEED + " is a whole number, not '" + seed + "'")),
                record.plies());
    }

    private static boolean isBot(Game game, String name) {
        try {
            game.checkedBot(name);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Writes the game to a file; only what can be read as a record of the same game is overwritten. */
    void save(Path file) throws IOException {
        Target target = Target.of(file).checkedToBeFile();
        if (Files.exists(file) && !isRecord(file)) {
            throw new IOException(file + " exists and is no saved game, so it is left alone");
        }
        Play saved = play.withHeader(BOT_SEED, String.valueOf(botSeed));
        for (String seat : play.seats()) {
            saved = saved.withHeader("Seat" + seat, name(seat));
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

    /** How its game is shown. */
    Presentation presentation() {
        return Presentation.of(game);
    }

    String name(String seat) {
        return names.get(Integer.parseInt(seat) - 1);
    }

    private boolean isHuman(String seat) {
        return name(seat).equals(HUMAN);
    }

    /** The person to move, if it is not a bot's turn. */
    Optional<String> humanToMove() {
        return Optional.of(play.turn()).filter(seat -> !play.isOver() && isHuman(seat));
    }

    /** The seat of the bot to move, if it is not a person's turn. */
    Optional<String> botToMove() {
        return Optional.of(play.turn()).filter(seat -> !play.isOver() && !isHuman(seat));
    }

    /** The seat of the only person, or empty if there are several. */
    Optional<String> onlyHuman() {
        List<String> people = play.seats().stream().filter(this::isHuman).toList();
        return people.size() == 1 ? Optional.of(people.get(0)) : Optional.empty();
    }

    Sitting play(String move) {
        return new Sitting(game, play.play(move), names, botSeed, moves + 1);
    }

    Sitting playBot() {
        return play(choice(name(play.turn())));
    }

    /** What the standard bot would play. */
    String hint() {
        return choice(game.standardBot());
    }

    private String choice(String bot) {
        Place place = play.at(play.turn());
        return place.choose(bot, new SplitMix64(SplitMix64.mix(botSeed + SplitMix64.mix(moves))));
    }

    /**
     * The game as it was when the only person was to move the last time before now.
     *
     * @throws IllegalStateException if there are others to object, or no such time
     */
    Sitting undo() {
        String human = onlyHuman()
                .orElseThrow(() -> new IllegalStateException(
                        "moves are only taken back against bots, and there is more than one person at the table"));
        Play before = play;
        for (int left = moves - 1; left >= 0; left--) {
            before = before.undo();
            if (before.turn().equals(human)) {
                return new Sitting(game, before, names, botSeed, left);
            }
        }
        throw new IllegalStateException("you have made no move to take back");
    }
}
