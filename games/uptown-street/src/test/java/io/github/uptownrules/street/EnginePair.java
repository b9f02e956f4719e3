package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.notation.NotationException;
import io.github.uptownrules.street.naive.NaiveDeck;
import io.github.uptownrules.street.naive.NaivePositions;
import io.github.uptownrules.street.naive.NaiveStreet;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.Street;
import io.github.uptownrules.street.town.Valuation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** The same position in both engines, and the comparisons between them. */
record EnginePair(StreetState game, NaiveStreet judge, Tally tally) {

    /** Reads the text with both engines. */
    static EnginePair read(String text, Deck deck, NaiveDeck judgesDeck, Tally tally) {
        return new EnginePair(
                Notation.of(ImmutableList.of(deck)).readPosition(text), NaiveStreet.parse(text, judgesDeck), tally);
    }

    /** Compares texts, legal moves, scores and worlds. */
    void compare() {
        assertThat(game).hasToString(judge.text());
        assertThat(game.view()).hasToString(judge.view());
        assertThat(game.isOver()).isEqualTo(judge.isOver());
        assertThat(game.standings()).hasToString(judge.score());
        assertThat(game.legalMoves().stream().map(Move::toString).toList())
                .as("%s", judge)
                .isEqualTo(judge.legal());
        assertThat(game.view().worldCount()).isEqualTo(judge.worlds());
        tally.count(game);
    }

    /** Compares the income and prestige of each project of a street, and the sums (X16 to X19). */
    void compareStreet(Seat seat) {
        Street street = game.street(seat);
        Map<String, Long> incomes = judge.incomes(seat.number());
        Map<String, Long> prestiges = judge.prestiges(seat.number());
        assertThat(street.income()).as("%s", judge).isEqualTo(sum(incomes));
        assertThat(street.prestige()).as("%s", judge).isEqualTo(sum(prestiges));
        assertThat(totals(street.incomeByProject())).isEqualTo(texts(incomes));
        assertThat(totals(street.prestigeByProject())).isEqualTo(texts(prestiges));
        assertThat(street.tallest()).isEqualTo(judge.height(seat.number()));
    }

    private static int sum(Map<String, Long> worths) {
        return (int) worths.values().stream().mapToLong(worth -> worth).sum();
    }

    private static List<String> totals(List<Valuation> valuations) {
        return valuations.stream()
                .map(item -> item.project().id() + "=" + item.total())
                .toList();
    }

    private static List<String> texts(Map<String, Long> worths) {
        return worths.entrySet().stream().map(Map.Entry::toString).toList();
    }

    /** Compares the reasons against moves that resemble legal ones, and syntax errors. */
    void compareReasons(int moves, RandomGenerator random) {
        for (int i = 0; i < moves; i++) {
            compareReasons(NaivePositions.move(judge, random));
        }
    }

    private void compareReasons(String text) {
        List<String> expected = judge.why(text);
        if (expected.equals(List.of("syntax")) || isReadOnlyByTheNaiveEngine(text)) {
            assertThat(isRead(text)).as(text).isFalse();
            tally.add("syntax");
            return;
        }
        ImmutableSet<MoveFault> faults = game.faults(Move.parse(text, game));
        assertThat(faults.stream()
                        .map(fault -> NaiveStreet.REASONS.get(Kinds.ALL.indexOf(fault.kind())))
                        .toList())
                .as("%s in %s", text, judge)
                .isEqualTo(expected);
        faults.forEach(fault -> tally.add(fault.code()));
        tally.add(faults.size() > 2 ? "three reasons or more" : "few reasons");
    }

    /**
     * A site written without a seat is in the street of the seat to move. After the end there is no such seat, and section 5
     * does not cover this case.
     */
    private boolean isReadOnlyByTheNaiveEngine(String text) {
        return judge.isOver() && text.contains("@") && !text.contains(".");
    }

    private boolean isRead(String text) {
        try {
            Move.parse(text, game);
            return true;
        } catch (NotationException e) {
            return false;
        }
    }

    /** Plays a legal move in both engines and compares all effects. */
    EnginePair play(String text) {
        Move move = Move.parse(text, game);
        Outcome outcome = game.outcome(move);
        EnginePair after = new EnginePair(game.play(move), judge.play(text), tally);
        assertThat(move).hasToString(judge.canonical(text));
        assertThat(outcome.after()).isEqualTo(after.game.view());
        assertThat(LawsProperties.followed(game.view(), move, outcome.shown()).after())
                .hasToString(after.judge.view());
        comparePrice(outcome);
        compareIncome(outcome, after);
        compareMoney(outcome, after);
        comparePasses(outcome, after);
        return after;
    }

    /** Compares the price with the pile of the card in the naive engine's text (X5 to X7). */
    private void comparePrice(Outcome outcome) {
        List<String> piles = Splitter.on(';').splitToList(field(5));
        String card = outcome.move().card().toString();
        Optional<Seat> owner = game.seats().stream()
                .filter(seat -> (piles.get(seat.ordinal()) + ",").startsWith(card + ","))
                .findFirst();
        assertThat(outcome.pile()).isEqualTo(owner);
        int cost = outcome.move()
                .project()
                .map(id -> game.deck().project(id).cost())
                .orElse(0);
        assertThat(outcome.price()).isEqualTo(outcome.turn().action() == 1 ? 0 : cost);
        assertThat(outcome.turn()).hasToString(field(2));
        String pile = owner.map(seat -> piles.get(seat.ordinal())).orElse(field(6));
        List<String> cards = Splitter.on(',').splitToList(pile);
        assertThat(outcome.shown().map(Card::toString))
                .isEqualTo(cards.size() > 1 ? Optional.of(cards.get(1)) : Optional.empty());
        tally.add(
                owner.isEmpty() ? "public card" : owner.get() == outcome.turn().seat() ? "own card" : "rival's card");
    }

    private String field(int number) {
        return Splitter.on(' ').splitToList(judge.text()).get(number);
    }

    /** Compares the payment for a roof with the income of each project in the naive engine (X16). */
    private void compareIncome(Outcome outcome, EnginePair after) {
        Optional<Project> built = outcome.move().project().map(game.deck()::project);
        assertThat(outcome.income().isPresent())
                .isEqualTo(built.filter(project -> project.has(Mark.ROOF)).isPresent());
        outcome.move().site().ifPresent(site -> after.compareStreet(site.seat()));
        outcome.income().ifPresent(income -> {
            assertThat(income.owner())
                    .isEqualTo(outcome.move().site().orElseThrow().seat());
            assertThat(totals(income.projects()))
                    .isEqualTo(texts(after.judge.incomes(income.owner().number())));
            int account = game.account(income.owner())
                    - (income.owner() == outcome.turn().seat() ? outcome.price() : 0);
            long sum = Math.max(0, after.judge.income(income.owner().number()));
            assertThat(income.paid()).isEqualTo((int) Math.min(sum, 999_999_999 - account));
            tally.add(sum == 0 ? "roof that pays nothing" : income.paid() < sum ? "account full" : "roof that pays");
            tally.add(income.owner() == outcome.turn().seat() ? "own roof" : "roof as a gift");
        });
    }

    /** Checks that the accounts and the money on piles match the outcome exactly. */
    private void compareMoney(Outcome outcome, EnginePair after) {
        Seat mover = outcome.turn().seat();
        for (Seat seat : game.seats()) {
            int account = game.account(seat) - (seat == mover ? outcome.price() : 0);
            account += outcome.income()
                    .filter(income -> income.owner() == seat)
                    .map(Outcome.Income::paid)
                    .orElse(0);
            int onPile = game.moneyOnPile(seat)
                    + (seat != mover && outcome.pile().equals(Optional.of(seat)) ? outcome.price() : 0);
            boolean comes = begunTurns(outcome, after).contains(seat);
            assertThat(outcome.collected().getOrDefault(seat, 0))
                    .isEqualTo(comes ? Math.min(onPile, 999_999_999 - account) : 0);
            assertThat(after.judge.account(seat.number()))
                    .isEqualTo(account + outcome.collected().getOrDefault(seat, 0));
            assertThat(after.judge.moneyOnPile(seat.number())).isEqualTo(comes ? 0 : onPile);
            tally.add(comes && onPile > 0 ? "collected" : "not collected");
        }
    }

    /** Returns the seats whose turns began after the move. */
    private static List<Seat> begunTurns(Outcome outcome, EnginePair after) {
        Optional<Turn> next = after.game.turn();
        List<Seat> came = new ArrayList<>(outcome.passed());
        next.map(Turn::seat)
                .filter(seat -> seat != outcome.turn().seat()
                        || next.get().action() <= outcome.turn().action())
                .ifPresent(came::add);
        return came;
    }

    /** Checks that the skipped seats are those between the mover and the next seat, or the last seat at the end (Y6, Y7). */
    private void comparePasses(Outcome outcome, EnginePair after) {
        List<Seat> all = game.seats();
        int mover = outcome.turn().seat().ordinal();
        Optional<Turn> next = after.game.turn();
        boolean sameTurn =
                next.equals(Turn.optional(mover, 2)) && outcome.turn().action() == 1;
        int steps = next.map(turn -> (turn.seat().ordinal() - mover + all.size() - 1) % all.size())
                .orElse(all.size() - 1 - mover);
        List<Seat> expected = IntStream.rangeClosed(1, sameTurn ? 0 : steps)
                .mapToObj(step -> all.get((mover + step) % all.size()))
                .toList();
        assertThat(outcome.passed()).as("%s in %s", outcome.move(), judge).isEqualTo(expected);
        tally.add(expected.isEmpty() ? "no pass" : "passed");
        tally.add(!sameTurn && outcome.turn().action() == 1 ? "action 2 fell away" : "action 2 follows");
    }

    /** The kinds in order, which is also the order of the naive engine's reasons. */
    private static final class Kinds {
        static final ImmutableList<MoveFault.Kind> ALL = MoveFault.Kind.all();
    }
}
