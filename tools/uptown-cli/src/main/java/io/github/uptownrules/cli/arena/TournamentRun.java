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

/**
 * The games of a tournament as they are played: until the last, until a sequential test has found what it looks for, or until
 * they are stopped.
 */
public final class TournamentRun {
    /** Who fails always would fill the screen. */
    private static final int FORFEITS_TOLD = 3;

    private final Arena arena;
    private final Tournament tournament;
    private final Archive archive;
    private final Optional<Sprt> sprt;
    private final PrintWriter err;
    private final List<String> forfeits = new ArrayList<>();
    private long forfeitCount;

    /**
     * A match that goes on after the games that the archive has.
     *
     * @param sprt a test that knows these games already
     * @param err where failures are printed
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
     * Plays.
     *
     * @param signal completed when no more games are wanted
     * @return whether that was not needed
     */
    public boolean play(CompletableFuture<?> signal) throws IOException {
        if (isOver()) {
            return true;
        }
        CompletableFuture<Void> decided = new CompletableFuture<>();
        try (Progress progress = new Progress("games", tournament.gameCount(), archive.size())) {
            arena.play(archive.size(), CompletableFuture.anyOf(signal, decided), game -> {
                archive.add(game);
                note(game);
                sprt.ifPresent(test -> test.add(game.result()));
                progress.step();
                progress.tell(extra());
                if (isDecided()) {
                    decided.complete(null);
                }
            });
        }
        tellForfeits();
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
            if (forfeits.size() < FORFEITS_TOLD) {
                forfeits.add(game.failure());
            }
        }
    }

    private void tellForfeits() {
        forfeits.forEach(told -> err.println("Forfeit in " + PlainText.onOneLine(told)));
        if (forfeitCount > forfeits.size()) {
            err.printf("... and %s more.%n", Quantity.of(forfeitCount - forfeits.size(), "forfeit"));
        }
        err.flush();
    }
}
