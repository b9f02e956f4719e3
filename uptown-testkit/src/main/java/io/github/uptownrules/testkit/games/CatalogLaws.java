package io.github.uptownrules.testkit.games;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.game.Equipment;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.Games;
import io.github.uptownrules.base.game.PlayedGame.Whole;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.testkit.games.Findings.Check;
import java.util.List;
import java.util.Optional;

/** The laws of a game's catalog: names, rulesets, bots, equipment, deals. */
record CatalogLaws(Game game, Findings findings) {
    private static final String NO_RULESET = "no-such-ruleset";

    void all() {
        findings.ask(GameLaw.DISTINGUISHABLE, game.id(), law -> Games.of(game));
        findings.ask(GameLaw.NAME, game.id(), law -> law.oneLine("the name", game.name()));
        findings.ask(
                GameLaw.PLAYOUTS,
                game.id(),
                law -> law.holds(
                        "the number is out of range:",
                        game.reviewPlayouts(),
                        game.reviewPlayouts() >= 2 && game.reviewPlayouts() <= 10_000_000));
        findings.ask(GameLaw.RULESETS, game.id(), this::rulesets);
        findings.ask(GameLaw.FULL_ID, game.id(), this::fullIds);
        findings.ask(
                GameLaw.RANDOM_BOT,
                game.id(),
                law -> law.same("the first bot", Iterables.getFirst(game.bots(), "-"), "random"));
        findings.ask(GameLaw.BOT_NAMES, game.id(), this::bots);
        findings.ask(GameLaw.EQUIPMENT, game.id(), this::equipment);
    }

    private void rulesets(Check law) {
        game.rulesets().forEach((ruleset, seats) -> {
            law.same("the number of seats", game.seats(ruleset), seats);
            law.same("the number of seats that is found", game.findSeats(ruleset), Optional.of(seats));
        });
        law.same("the seats of no ruleset", game.findSeats(NO_RULESET), Optional.empty());
        law.refuses("the number of seats of no ruleset", () -> game.seats(NO_RULESET));
    }

    private void fullIds(Check law) {
        for (String ruleset : game.rulesets().keySet()) {
            law.oneLine("the full id", game.fullId(ruleset));
        }
        law.refuses("the full id of no ruleset", () -> game.fullId(NO_RULESET));
    }

    private void bots(Check law) {
        for (String bot :
                Iterables.concat(game.bots(), game.levels(), ImmutableList.of(game.defaultBot(), game.substitute()))) {
            law.same("the name", game.checkedBot(bot), bot);
        }
        for (String wrong : List.of("", "no such bot", "random ")) {
            law.refuses("the bot '" + wrong + "'", () -> game.checkedBot(wrong));
        }
    }

    private void equipment(Check law) {
        Optional<Equipment> own = game.equipment();
        own.ifPresent(equipment -> {
            Game same = game.with(equipment.text());
            law.same("the equipment", same.equipment(), own);
            for (String ruleset : game.rulesets().keySet()) {
                law.same("the full id", same.fullId(ruleset), game.fullId(ruleset));
            }
        });
        law.refuses("a text that is no equipment", () -> game.with("\u0000"));
    }

    void deals(Trial trial) {
        String ruleset = trial.ruleset();
        findings.ask(GameLaw.DEAL, trial.about(trial.states().get(0)), law -> {
            Said dealt = Said.all(game.deal(ruleset, trial.seed(), game.first(ruleset)));
            Said.all(trial.states().get(0)).isSame(law, dealt);
            begins(law, game.deal(ruleset, trial.seed(), "1"), Seat.ONE);
            String first = game.first(ruleset);
            if (!first.equals("random")) {
                begins(
                        law,
                        game.deal(ruleset, trial.seed(), first),
                        Seat.parse(first, trial.seats().size()));
                begins(
                        law,
                        game.deal(ruleset, new SplitMix64(trial.seed())),
                        Seat.parse(first, trial.seats().size()));
            }
            for (Seat seat : trial.seats()) {
                Findings.error(() -> game.deal(ruleset, trial.seed(), seat.toString()))
                        .ifPresentOrElse(
                                thrown -> law.refuses("a deal with seat " + seat + " first", () -> {
                                    throw thrown;
                                }),
                                () -> begins(law, game.deal(ruleset, trial.seed(), seat.toString()), seat));
            }
            law.refuses("a deal with an unknown first seat", () -> game.deal(ruleset, trial.seed(), "ghost"));
            law.refuses("a deal of no ruleset", () -> game.deal(NO_RULESET, trial.seed(), "1"));
            law.refuses("a secret deal of no ruleset", () -> game.deal(NO_RULESET, new SplitMix64(1)));
        });
        findings.ask(GameLaw.RULESET, trial.about(trial.states().get(0)), law -> {
            Whole dealt = trial.states().get(0);
            law.holds("it is another ruleset:", dealt.ruleset(), dealt.ruleset().startsWith(ruleset));
            law.same("the seats that the game knows", game.findSeats(dealt.ruleset()), Optional.of(dealt.seats()));
            law.same("the number of seats", dealt.seats(), game.seats(ruleset));
        });
    }

    private static void begins(Check law, Whole dealt, Seat seat) {
        law.same("the seat that begins", dealt.turn(), Optional.of(seat));
        law.same("the number of moves before the first", dealt.plies(), 0);
    }
}
