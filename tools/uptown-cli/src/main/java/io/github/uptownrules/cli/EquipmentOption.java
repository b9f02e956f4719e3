package io.github.uptownrules.cli;

import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** The options of all commands that accept custom tiles or cards. */
final class EquipmentOption {
    /** Ten times the size of a deck or set of tiles, so that all faults of a file are reported. */
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
     * Returns a game with the given equipment.
     *
     * @throws IllegalArgumentException if equipment was given for another game
     */
    Game game(Function<Games, Game> which) throws IOException {
        return checked(which.apply(games()));
    }

    Games games() throws IOException {
        return with(with(Games.load(), "tiles", tiles), "deck", deck);
    }

    /**
     * Returns a game of {@link #games}.
     *
     * @throws IllegalArgumentException if equipment was given for another game
     */
    Game checked(Game game) {
        String kind = game.equipment().map(Equipment::kind).orElse("");
        if (tiles.isPresent() && !kind.equals("tiles")) {
            throw new IllegalArgumentException("--tiles is for UP TURN, not for " + game.name());
        }
        if (deck.isPresent() && !kind.equals("deck")) {
            throw new IllegalArgumentException("--deck is for the street game, not for " + game.name());
        }
        return game;
    }

    private static Games with(Games games, String kind, Optional<Path> file) throws IOException {
        if (file.isEmpty()) {
            return games;
        }
        String text = WholeFile.read(file.get(), MOST_BYTES);
        try {
            return games.with(kind, text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(FileName.shown(file.get()) + ": " + e.getMessage(), e);
        }
    }
}
