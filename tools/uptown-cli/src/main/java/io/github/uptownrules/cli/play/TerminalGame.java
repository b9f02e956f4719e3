package io.github.uptownrules.cli.play;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import com.google.common.primitives.Longs;
import io.github.uptownrules.base.game.BotFailure;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
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

/**
 * A game of any kind between people and bots. Immutable.
 *
 * @param play the game so far: the whole truth, not for people's eyes
 * @param names who sits where: people, or bots by their names
 * @param botSeed all the bots' chance follows from it and from how many moves were made
 * @param moves how many were made
 */
public record TerminalGame(OldGame game, TextState play, ImmutableList<String> names, long botSeed, int moves) {
    /** Who is no bot. */
    public static final String HUMAN = "human";

    private static final String BOT_SEED = "BotSeed";
    private static final String SEAT = "Seat";

    /** A new game; if no names are given, one person plays against the standard bots. */
    public static TerminalGame start(OldGame game, String ruleset, Optional<String> names, String first, long seed) {
        ImmutableList<String> seated =
                checked(game, ruleset, names.map(TerminalGame::split).orElseGet(() -> standard(game, ruleset)));
        return new TerminalGame(game, game.deal(ruleset, seed, first), seated, BotSeed.beside(seed), 0);
    }

    private static ImmutableList<String> standard(OldGame game, String ruleset) {
        List<String> names = new ArrayList<>(Collections.nCopies(game.seats(ruleset), game.defaultBot()));
        names.set(0, HUMAN);
        return ImmutableList.copyOf(names);
    }

    private static ImmutableList<String> split(String names) {
        return ImmutableList.copyOf(Splitter.on(',').trimResults().split(names));
    }

    private static ImmutableList<String> checked(OldGame game, String ruleset, ImmutableList<String> names) {
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
    public static TerminalGame resume(OldGame game, String text, Optional<String> names) {
        Replay record = game.record(text);
        if (!(record.at(record.plies()) instanceof TextState play)) {
            throw new IllegalArgumentException(
                    "the record is redacted: the game cannot be resumed without the hidden tiles");
        }
        String seed = Optional.ofNullable(record.headers().get(BOT_SEED)).orElse("0");
        return new TerminalGame(
                game,
                play,
                checked(
                        game,
                        play.ruleset(),
                        names.map(TerminalGame::split).orElseGet(() -> saved(game, play, record.headers()))),
                Optional.ofNullable(Longs.tryParse(seed))
                        .orElseThrow(() -> new IllegalArgumentException(
                                "the header " + BOT_SEED + " is a whole number, not '" + seed + "'")),
                record.plies());
    }

    /** The bots and people that the headers name; a seat without a name goes as usual. */
    private static ImmutableList<String> saved(OldGame game, TextState play, ImmutableMap<String, String> headers) {
        List<String> names = new ArrayList<>(standard(game, play.ruleset()));
        for (int i = 0; i < names.size(); i++) {
            String header = SEAT + play.seats().get(i);
            if (headers.containsKey(header)) {
                names.set(i, player(game, header, headers.get(header)));
            }
        }
        return ImmutableList.copyOf(names);
    }

    /** Who is no bot is a person, whatever the name; but what looks like a bot with a wrong budget is refused. */
    private static String player(OldGame game, String header, String name) {
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
        TextState saved = play.withHeader(BOT_SEED, String.valueOf(botSeed));
        for (String seat : play.seats()) {
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

    TerminalGame play(String move) {
        return new TerminalGame(game, play.play(move), names, botSeed, moves + 1);
    }

    TerminalGame playBot() {
        String bot = name(play.turn());
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
        return play.viewFor(play.turn()).choose(bot, chance());
    }

    /** The same for the same game and number of moves, so that a game that is saved and resumed goes on as it would have. */
    RandomGenerator chance() {
        return new SplitMix64(SplitMix64.mix(botSeed + SplitMix64.mix(moves)));
    }

    /** What a viewer saw after each move since a seat's last turn, that one first; for a spectator, one round. */
    ImmutableList<TextView> since(String seat, String viewer) {
        List<TextView> seen = new ArrayList<>();
        TextState at = play;
        while (seen.size() < moves) {
            seen.add(at.viewFor(viewer));
            at = at.undo();
            if (at.turn().equals(seat)
                    || (seat.equals(TextPosition.SPECTATOR)
                            && seen.size() == at.seats().size())) {
                break;
            }
        }
        return ImmutableList.copyOf(Lists.reverse(seen));
    }

    /** What everybody saw after each move. */
    ImmutableList<TextView> history() {
        List<TextView> seen = new ArrayList<>();
        for (TextState at = play; seen.size() < moves; at = at.undo()) {
            seen.add(at.viewFor(TextPosition.SPECTATOR));
        }
        return ImmutableList.copyOf(Lists.reverse(seen));
    }

    /**
     * The game as it was when the only person was to move the last time before now.
     *
     * @throws IllegalStateException if there are others to object, or no such time
     */
    TerminalGame undo() {
        String human = onlyHuman()
                .orElseThrow(() -> new IllegalStateException(
                        "undo works against bots only, and there is more than one person at the table"));
        TextState before = play;
        for (int left = moves - 1; left >= 0; left--) {
            before = before.undo();
            if (before.turn().equals(human)) {
                return new TerminalGame(game, before, names, botSeed, left);
            }
        }
        throw new IllegalStateException("you have no move to undo");
    }
}
