package io.github.uptownrules.cli;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.OldEquipment;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.OldGames;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.WholeFile;
import io.github.uptownrules.server.game.TableEquipment;
import io.github.uptownrules.server.game.TableGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** The options of every command that plays or shows games whose tiles or cards users may bring. */
final class EquipmentOption {
    /** Ten times what a deck or a set of tiles takes: all that is wrong in it shall be reported, however wrong it is. */
    static final int MOST_BYTES = 200_000;

    @Option(
            names = "--tiles",
            paramLabel = "FILE",
            description = "The tiles for UP TURN; by default an invented set, as the rules do not list the numbers.")
    private Optional<Path> tiles;

    @Option(
            names = "--deck",
            paramLabel = "FILE",
            description = "The deck for the street game; the invented deck sample-1 by default.")
    private Optional<Path> deck;

    /**
     * One of the games, played with these.
     *
     * @throws IllegalArgumentException if something was given that another game is played with
     */
    OldGame game(Function<OldGames, OldGame> which) throws IOException {
        return checked(which.apply(with(with(OldGames.load(), "tiles", tiles), "deck", deck)));
    }

    private OldGame checked(OldGame game) {
        String kind = game.equipment().map(OldEquipment::kind).orElse("");
        if (tiles.isPresent() && !kind.equals("tiles")) {
            throw new IllegalArgumentException("--tiles is for UP TURN, not for " + game.name());
        }
        if (deck.isPresent() && !kind.equals("deck")) {
            throw new IllegalArgumentException("--deck is for the street game, not for " + game.name());
        }
        return game;
    }

    /** All games that tables can play, with these. */
    ImmutableList<TableGame> tables() throws IOException {
        ImmutableList.Builder<TableGame> games = ImmutableList.builder();
        for (TableGame game : ServiceLoader.load(TableGame.class)) {
            String kind = game.equipment().map(TableEquipment::kind).orElse("");
            Optional<Path> file = kind.equals("tiles") ? tiles : kind.equals("deck") ? deck : Optional.empty();
            games.add(file.isPresent() ? read(file.get(), game::with) : game);
        }
        return games.build();
    }

    private static OldGames with(OldGames games, String kind, Optional<Path> file) throws IOException {
        return file.isPresent() ? read(file.get(), text -> games.with(kind, text)) : games;
    }

    private static <T> T read(Path file, Function<String, T> meaning) throws IOException {
        String text = WholeFile.read(file, MOST_BYTES);
        try {
            return meaning.apply(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(FileName.shown(file) + ": " + e.getMessage(), e);
        }
    }
}
