package io.github.uptownrules.testkit.games;

import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.random.SplitMix64;
import java.util.Optional;

/** Checks all laws in random games, and collects the broken ones. */
public final class GameTrials {
    private final Game game;
    private final Findings findings = new Findings();

    private GameTrials(Game game) {
        this.game = game;
    }

    /** {@return a new check of a game} */
    public static GameTrials of(Game game) {
        return new GameTrials(game);
    }

    /** Checks the catalog. */
    public void catalog() {
        new CatalogLaws(game, findings).all();
    }

    /** Checks a random game. */
    public void game(String ruleset, long seed) {
        trial(ruleset, seed).ifPresent(trial -> {
            new CatalogLaws(game, findings).deals(trial);
            new WholeLaws(trial, findings).all();
            new RecordLaws(trial, findings).all();
            new TreeLaws(trial, findings).all();
            new SeenLaws(trial, findings).all();
            new WorldLaws(trial, findings, new SplitMix64(seed)).all();
        });
    }

    /** Checks a bot in some positions of a random game. */
    public void bot(String ruleset, String bot, int positions) {
        trial(ruleset, 1).ifPresent(trial -> new WorldLaws(trial, findings, new SplitMix64(1)).bot(bot, positions));
    }

    /** Plays a game. If that fails, it breaks one law, and the others are not checked. */
    private Optional<Trial> trial(String ruleset, long seed) {
        Trial[] played = new Trial[1];
        findings.ask(GameLaw.PLAY, "ruleset " + ruleset + ", seed " + seed + ", 1 game", law -> {
            Trial trial = Trial.of(game, ruleset, seed);
            law.holds("no move can be played", !trial.moves().isEmpty());
            if (!trial.moves().isEmpty()) {
                played[0] = trial;
            }
        });
        return Optional.ofNullable(played[0]);
    }

    /**
     * Reports the broken laws, one line for each.
     *
     * @throws AssertionError if a law is broken
     */
    public void report() {
        findings.report();
    }
}
