package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Ordering;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.RandomGames.Step;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Formula;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.Street;
import io.github.uptownrules.street.town.Term;
import io.github.uptownrules.street.town.Unit;
import io.github.uptownrules.street.town.Valuation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Laws that hold in every position of every game with every deck. */
class LawsProperties {
    @Property(tries = 30)
    void decksRoundTrip(@ForAll long seed) {
        String text = Decks.randomText(seed);
        Deck deck = Deck.parse(text);
        assertThat(deck).hasToString(text);
        assertThat(Deck.parse(deck.toString())).isEqualTo(deck);
        assertThat(deck.projects()).allSatisfy(project -> {
            assertThat(Project.parse(project.id(), project.toString())).isEqualTo(project);
            assertThat(Formula.of(project.income().terms().toArray(Term[]::new)))
                    .isEqualTo(project.income());
        });
    }

    @Property(tries = 60)
    void positionsViewsAndRecordsRoundTrip(@ForAll long seed) {
        StreetState game = RandomGames.position(seed);
        Notation notation = Notation.of(ImmutableList.of(game.deck()));
        assertThat(notation.readPosition(game.toString())).isEqualTo(game).hasToString(game.toString());
        assertThat(notation.readView(game.view().toString())).isEqualTo(game.view());
        GameRecord record = GameRecord.of(game);
        SplitMix64 random = new SplitMix64(seed);
        while (!record.end().isOver() && random.nextInt(20) > 0) {
            record = record.play(RandomGames.move(record.end(), random));
        }
        assertThat(notation.readRecord(record.toString())).isEqualTo(record);
        assertThat(notation.readRedactedRecord(record.redacted().toString())).isEqualTo(record.redacted());
    }

    /** Tests all 5,712 moves except those in streets of absent seats. */
    @Property(tries = 60)
    void aMoveIsLegalExactlyIfThereIsNoFault(@ForAll long seed) {
        StreetState game = RandomGames.position(seed);
        List<Move> legal = new ArrayList<>();
        for (Move move : Move.all()) {
            if (move.site().filter(site -> !game.seats().contains(site.seat())).isEmpty()) {
                ImmutableSet<MoveFault> faults = game.faults(move);
                assertThat(Ordering.natural()
                                .isStrictlyOrdered(
                                        faults.stream().map(MoveFault::kind).toList()))
                        .isTrue();
                assertThat(game.isLegal(move)).isEqualTo(faults.isEmpty());
                assertThat(game.view().isLegal(move)).isEqualTo(faults.isEmpty());
                if (faults.isEmpty()) {
                    legal.add(move);
                }
            }
        }
        assertThat(game.legalMoves()).isEqualTo(legal);
        assertThat(legal.isEmpty()).isEqualTo(game.isOver());
    }

    @Property(tries = 60)
    void everyCardIsInOnePlace(@ForAll long seed) {
        for (Step step : RandomGames.play(RandomGames.deal(seed), new SplitMix64(seed))) {
            StreetState game = step.after();
            List<Card> cards = new ArrayList<>(game.discards());
            cards.addAll(game.publicPile());
            cards.addAll(game.box());
            for (Seat seat : game.seats()) {
                cards.addAll(game.pile(seat));
                game.street(seat)
                        .buildings()
                        .forEach(building -> building.projects()
                                .forEach(project -> cards.add(project.id().card())));
            }
            assertThat(cards).hasSize(112).doesNotHaveDuplicates();
            assertThat(game.box()).hasSize(84 - 21 * game.seats().size());
        }
    }

    /** The sum of all money changes only by purchases from a seat's own pile and by income. */
    @Property(tries = 60)
    void moneyIsConserved(@ForAll long seed) {
        for (Step step : RandomGames.play(RandomGames.deal(seed), new SplitMix64(seed))) {
            Outcome outcome = step.before().outcome(step.move());
            Seat mover = outcome.turn().seat();
            int toTheBank = outcome.pile().equals(Optional.of(mover)) ? outcome.price() : 0;
            int fromTheBank = outcome.income().map(Outcome.Income::paid).orElse(0);
            assertThat(money(step.after())).isEqualTo(money(step.before()) - toTheBank + fromTheBank);
            assertThat(outcome.after()).isEqualTo(step.after().view());
            outcome.income()
                    .ifPresent(income -> assertThat(income.paid())
                            .isEqualTo(Math.max(
                                    0,
                                    income.projects().stream()
                                            .mapToInt(Valuation::total)
                                            .sum())));
        }
    }

    private static int money(StreetState game) {
        return game.seats().stream()
                .mapToInt(seat -> game.account(seat) + game.moneyOnPile(seat))
                .sum();
    }

    @Property(tries = 60)
    void aGameEndsByRound21(@ForAll long seed) {
        int rounds = 1;
        Turn last = new Turn(Seat.ONE, 1);
        for (Step step : RandomGames.play(RandomGames.deal(seed), new SplitMix64(seed))) {
            Turn turn = step.before().turn().orElseThrow();
            boolean isNew = turn.seat().compareTo(last.seat()) < 0
                    || turn.seat() == last.seat() && turn.action() < last.action();
            rounds += isNew ? 1 : 0;
            last = turn;
        }
        assertThat(rounds).isBetween(2, 21);
    }

    /** The pile of a seat loses at least one card between two of its turns. */
    @Property(tries = 30)
    void aPileShrinksFromTurnToTurn(@ForAll long seed) {
        Map<Seat, Integer> sizes = new EnumMap<>(Seat.class);
        Optional<Turn> last = Optional.empty();
        for (Step step : RandomGames.play(RandomGames.deal(seed), new SplitMix64(seed))) {
            Turn turn = step.before().turn().orElseThrow();
            boolean begins = last.filter(before -> before.seat() == turn.seat() && before.action() < turn.action())
                    .isEmpty();
            if (begins) {
                // Excludes the card that the seat is about to take. A seat that starts with its second action has
                // sold a card since its previous turn.
                int size = step.before().pileSize(turn.seat()) - (turn.action() == 1 ? 1 : 0);
                assertThat(size).isLessThan(sizes.getOrDefault(turn.seat(), 22));
                sizes.put(turn.seat(), size);
            }
            last = Optional.of(turn);
        }
    }

    @Property(tries = 60)
    void valuationsAddUpAndMatchTheCounts(@ForAll long seed) {
        StreetState game = RandomGames.position(seed);
        for (Seat seat : game.seats()) {
            Street street = game.street(seat);
            assertThat(sum(street.incomeByProject())).isEqualTo(street.income());
            assertThat(sum(street.prestigeByProject())).isEqualTo(street.prestige());
            for (Valuation item : street.prestigeByProject()) {
                Building building = street.building(item.site());
                assertThat(building.projects().get(item.floor())).isEqualTo(item.project());
                assertThat(item.parts().stream().map(Valuation.Part::term))
                        .isEqualTo(item.project().prestige().terms());
                item.parts()
                        .forEach(part -> assertThat(part.count())
                                .isEqualTo(count(part.term().unit(), item.floor(), building, street)));
            }
        }
    }

    private static int sum(List<Valuation> valuations) {
        return valuations.stream().mapToInt(Valuation::total).sum();
    }

    private static long count(Unit unit, int floor, Building building, Street street) {
        if (unit == Unit.ONCE) {
            return 1;
        }
        if (unit == Unit.FLOOR_BELOW) {
            return floor;
        }
        if (unit == Unit.GROUND_FLOOR) {
            return floor == 0 ? 1 : 0;
        }
        ImmutableList<Building> counted = unit.isInStreet() ? street.buildings() : ImmutableList.of(building);
        return counted.stream()
                .flatMap(some -> some.projects().stream())
                .flatMap(project -> project.types().stream())
                .filter(type -> unit.type().equals(Optional.of(type)))
                .count();
    }

    @Property(tries = 60)
    void y4_hiddenOrderNeverAffectsAnswers(@ForAll long seed) {
        StreetState game = RandomGames.position(seed);
        SplitMix64 random = new SplitMix64(seed);
        StreetState world = game.view().sample(random);
        assertThat(world.view()).isEqualTo(game.view()).hasToString(game.view().toString());
        for (Position position : List.of(game.view(), world)) {
            assertThat(position.ruleset()).isEqualTo(game.ruleset());
            assertThat(position.deck()).isEqualTo(game.deck());
            assertThat(position.turn()).isEqualTo(game.turn());
            assertThat(position.isOver()).isEqualTo(game.isOver());
            assertThat(position.seats()).isEqualTo(game.seats());
            assertThat(position.publicTop()).isEqualTo(game.publicTop());
            assertThat(position.publicPileSize())
                    .isEqualTo(game.publicPileSize())
                    .isEqualTo(game.publicPile().size());
            assertThat(position.discards()).isEqualTo(game.discards());
            assertThat(position.legalMoves()).isEqualTo(game.legalMoves());
            assertThat(position.standings()).isEqualTo(game.standings());
            Move any = Move.all().get(random.nextInt(20));
            assertThat(Move.parse("b1a@1.1", position)).isEqualTo(Move.parse("b1a@1.1", game));
            if (game.seats().contains(any.site().orElseThrow().seat())) {
                assertThat(position.faults(any)).isEqualTo(game.faults(any));
            }
            for (Seat seat : game.seats()) {
                assertThat(position.street(seat)).isEqualTo(game.street(seat));
                assertThat(position.account(seat)).isEqualTo(game.account(seat));
                assertThat(position.moneyOnPile(seat)).isEqualTo(game.moneyOnPile(seat));
                assertThat(position.top(seat)).isEqualTo(game.top(seat));
                assertThat(position.pileSize(seat))
                        .isEqualTo(game.pileSize(seat))
                        .isEqualTo(game.pile(seat).size());
            }
        }
        assertThat(game.view().hashCode()).isEqualTo(world.view().hashCode());
        if (!game.isOver()) {
            Move move = RandomGames.move(game, random);
            Outcome outcome = game.outcome(move);
            assertThat(followed(game.view(), move, outcome.shown())).isEqualTo(outcome);
            assertThat(followed(game.view(), move, outcome.shown()).after())
                    .isEqualTo(game.play(move).view());
            // The order of the hidden cards affects only the card that is revealed, and the consequences of this
            // card.
            StreetState other = world.play(move);
            assertThat(other.seats().stream().map(other::street).toList())
                    .isEqualTo(
                            game.seats().stream().map(game.play(move)::street).toList());
            assertThat(other.discards()).isEqualTo(game.play(move).discards());
        }
    }

    /** Uses fixed seeds, because few seeds lead to positions with few worlds. */
    @Test
    void worldsOfLatePositionsAreValidAndMatchTheCount() {
        int met = 0;
        for (long seed = 1; met < 20; seed++) {
            Optional<StreetState> late = RandomGames.late(seed)
                    .filter(game -> game.view().worldCount().bitLength() < 11);
            if (late.isPresent()) {
                compareWorlds(late.get(), seed);
                met++;
            }
        }
    }

    private static void compareWorlds(StreetState game, long seed) {
        Notation notation = Notation.of(ImmutableList.of(game.deck()));
        Set<String> texts = new HashSet<>();
        game.view().worlds().forEach(world -> {
            texts.add(world.toString());
            assertThat(notation.readPosition(world.toString())).isEqualTo(world);
            assertThat(world.view()).isEqualTo(game.view());
        });
        assertThat(BigInteger.valueOf(texts.size())).isEqualTo(game.view().worldCount());
        assertThat(texts)
                .contains(
                        game.toString(),
                        game.view().sample(new SplitMix64(seed)).toString());
    }

    /** Returns the outcome that a client computes from a received move. */
    static Outcome followed(StreetView view, Move move, Optional<Card> shown) {
        return view.follow(new SeenMove(move, shown));
    }
}
