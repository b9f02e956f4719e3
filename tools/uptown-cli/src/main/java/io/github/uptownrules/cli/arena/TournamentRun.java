package io.github.uptownrules.cli.arena;

import io.github.uptownrules.arena.Arena;
import io.github.uptownrules.arena.FinishedGame;
import io.github.uptownrules.arena.Sprt;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.cli.progress.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A run of a tournament, which ends after the last game, when a sequential test is decided, or when it is stopped. */
public final class TournamentRun {
    /** Limits the output about a bot that always fails. */
    private static final int FORFEITS_PRINTED = 3;

    private final Arena arena;
    private final Tournament tournament;
    private final Archive archive;
    private final Optional<Sprt> sprt;
    private final PrintWriter err;
    private final List<String> forfeits = new ArrayList<>();
    private long forfeitCount;

    /**
     * Creates a run that continues after the games of the archive.
     *
     * @param sprt a test that has already received these games
     * @param err receives the failures
     */
    public TournamentRun(Arena arena, Tournament tournament, Archive archive, Optional<Sprt> sprt, PrintWriter err) {
        this.arena = arena;
        this.tournament = tournament;
        this.archive = archive;
        this.sprt = sprt;
        this.err = err;
    }

    private boolean isOver() {
        return archive.size() >= tournament.gameCount() || isDecided();
    }

    private boolean isDecided() {
        return sprt.filter(Sprt::isDecided).isPresent();
    }

    /**
     * Plays the remaining games.
     *
     * @param signal stops the run when it completes
     * @return whether the tournament is over
     */
    public boolean play(CompletableFuture<?> signal) throws IOException {
        return play(signal, game -> {});
    }

    /**
     * Plays the remaining games.
     *
     * @param signal stops the run when it completes
     * @param listener receives each game
     * @return whether the tournament is over
     */
    public boolean play(CompletableFuture<?> signal, Arena.Listener listener) throws IOException {
        if (isOver()) {
            return true;
        }
        CompletableFuture<Void> decided = new CompletableFuture<>();
        try (Progress progress = new Progress("games", tournament.gameCount(), archive.size())) {
            arena.play(archive.size(), CompletableFuture.anyOf(signal, decided), game -> {
                archive.add(game);
                listener.finished(game);
                note(game);
                sprt.ifPresent(test -> test.add(game.result()));
                progress.step();
                progress.showExtra(extra());
                if (isDecided()) {
                    decided.complete(null);
                }
            });
        }
        printForfeits();
        if (!isOver()) {
            err.printf("Stopped after %d of %s.%n", archive.size(), Quantity.of(tournament.gameCount(), "game"));
        }
        return isOver();
    }

    private String extra() {
        return sprt.map(Sprt::brief).orElse("") + (forfeitCount > 0 ? " forfeits: " + forfeitCount : "");
    }

    private void note(FinishedGame game) {
        if (game.result().forfeited().isPresent()) {
            forfeitCount++;
            if (forfeits.size() < FORFEITS_PRINTED) {
                forfeits.add(game.failure());
            }
        }
    }

    private void printForfeits() {
        forfeits.forEach(forfeit -> err.println("Forfeit in " + PlainText.onOneLine(forfeit)));
        if (forfeitCount > forfeits.size()) {
            err.printf("... and %s more.%n", Quantity.of(forfeitCount - forfeits.size(), "forfeit"));
        }
        err.flush();
    }
}
