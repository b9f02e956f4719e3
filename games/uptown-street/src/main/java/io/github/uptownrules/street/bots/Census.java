package io.github.uptownrules.street.bots;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.search.MoveEstimate;
import io.github.uptownrules.street.Standing;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.bots.DeckBalance.TableBalance;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/** The results of games with a deck, for a {@link DeckBalance}. */
final class Census {
    private static final Bot PLAYER = Bots.parse("greedy");

    private final Deck deck;
    private final RandomGenerator random;
    private final int[] shown = new int[Card.all().size()];
    private final int[] built = new int[ProjectId.all().size()];

    Census(Deck deck, RandomGenerator random) {
        this.deck = deck;
        this.random = random;
    }

    TableBalance play(StreetRuleset ruleset, int games) {
        int seats = ruleset.seats().size();
        double rounds = 0;
        double lead = 0;
        double[] scores = new double[seats * games];
        double[] shares = new double[seats];
        double[] squares = new double[seats];
        for (int game = 0; game < games; game++) {
            StreetState state = ruleset.deal(deck, random);
            Set<Card> tops = new TreeSet<>();
            while (!state.isOver()) {
                addTops(tops, state.view());
                Turn before = state.turn().orElseThrow();
                state = state.play(PLAYER.choose(state.view(), random));
                rounds += state.turn()
                                .filter(after -> !isNextRound(before, after))
                                .isPresent()
                        ? 0
                        : 1;
            }
            addTops(tops, state.view());
            count(tops, state.view());
            Standings standings = state.standings();
            for (Seat seat : standings.winners()) {
                double share = 1.0 / standings.winners().size();
                shares[seat.ordinal()] += share / games;
                squares[seat.ordinal()] += share * share / games;
            }
            int[] ofGame = standings.bySeat().stream()
                    .mapToInt(Standing::score)
                    .sorted()
                    .toArray();
            for (int seat = 0; seat < seats; seat++) {
                scores[game * seats + seat] = ofGame[seat];
                lead += (seat == seats - 1 ? 1.0 : -1.0 / (seats - 1)) * ofGame[seat];
            }
        }
        double mean = Arrays.stream(scores).average().orElse(0);
        double variance = Arrays.stream(scores)
                        .map(score -> (score - mean) * (score - mean))
                        .sum()
                / scores.length;
        return new TableBalance(
                ruleset,
                rounds / games,
                mean,
                Math.sqrt(variance),
                (int) Arrays.stream(scores).min().orElse(0),
                (int) Arrays.stream(scores).max().orElse(0),
                lead / games,
                Arrays.stream(shares).boxed().collect(ImmutableList.toImmutableList()),
                margin(shares, squares, games));
    }

    /** Returns whether the turn has reached or passed seat 1. It comes to a seat at most once between two moves. */
    private static boolean isNextRound(Turn before, Turn after) {
        int seats = after.seat().compareTo(before.seat());
        return seats < 0 || seats == 0 && after.action() <= before.action();
    }

    private static double margin(double[] shares, double[] squares, int games) {
        double widest = 0;
        for (int seat = 0; seat < shares.length; seat++) {
            widest = Math.max(widest, squares[seat] - shares[seat] * shares[seat]);
        }
        return games == 1 ? 1 : MoveEstimate.margin(Math.sqrt(widest / (games - 1)));
    }

    private static void addTops(Set<Card> cards, StreetView view) {
        view.seats().forEach(seat -> view.top(seat).ifPresent(cards::add));
        view.publicTop().ifPresent(cards::add);
    }

    private void count(Set<Card> tops, StreetView end) {
        tops.forEach(card -> shown[card.index()]++);
        for (Seat seat : end.seats()) {
            for (Building building : end.street(seat).buildings()) {
                building.projects().forEach(project -> built[project.id().index()]++);
            }
        }
    }

    /** The share of games in which each project was built, among the games that showed it. */
    ImmutableMap<Project, Double> rates() {
        return deck.projects().stream().collect(ImmutableMap.toImmutableMap(project -> project, this::rate));
    }

    private double rate(Project project) {
        int games = shown[project.id().card().index()];
        return games == 0 ? 0 : (double) built[project.id().index()] / games;
    }
}
