package io.github.uptownrules.street;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Formula;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.ProjectId;
import io.github.uptownrules.street.town.ProjectType;
import io.github.uptownrules.street.town.Term;
import io.github.uptownrules.street.town.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Renaming sites, cards or types changes only names. */
class RenamingProperties {
    private static final Pattern CARD = Pattern.compile("\\b([bp]\\d+)");

    private final List<Card> cards = new ArrayList<>();
    private final List<Integer> sites = new ArrayList<>(List.of(1, 2, 3, 4, 5));
    private final List<ProjectType> types = new ArrayList<>(ProjectType.all());

    /** Renames all three at random. */
    private void shuffle(SplitMix64 random) {
        List<Card> projectCards = new ArrayList<>(Card.projectCards());
        List<Card> publicCards = new ArrayList<>(Card.publicCards());
        RandomInts.shuffle(random, projectCards);
        RandomInts.shuffle(random, publicCards);
        RandomInts.shuffle(random, sites);
        RandomInts.shuffle(random, types);
        cards.clear();
        cards.addAll(projectCards);
        cards.addAll(publicCards);
    }

    private ProjectId renamed(ProjectId project) {
        return cards.get(project.card().index())
                .projects()
                .get(project.card().projects().indexOf(project));
    }

    private Deck renamed(Deck deck) {
        String[] projects = new String[ProjectId.all().size()];
        deck.projects().forEach(project -> projects[renamed(project.id()).index()] = text(project));
        return Deck.parse(Decks.text(deck.name(), deck.money(), Arrays.asList(projects)));
    }

    private String text(Project project) {
        String ofTypes = project.types().stream()
                .map(type -> types.get(type.ordinal()))
                .sorted()
                .map(ProjectType::toString)
                .collect(Collectors.joining());
        String[] fields = project.toString().split(" ", 6);
        fields[1] = ofTypes.isEmpty() ? "-" : ofTypes;
        fields[2] = text(project.income());
        fields[3] = text(project.prestige());
        return String.join(" ", fields);
    }

    private String text(Formula formula) {
        return Formula.of(formula.terms().stream()
                        .map(term -> new Term(term.amount(), renamed(term.unit())))
                        .toArray(Term[]::new))
                .toString();
    }

    private Unit renamed(Unit unit) {
        if (unit.type().isEmpty()) {
            return unit;
        }
        String suffix = "/" + types.get(unit.type().get().ordinal()) + (unit.isInStreet() ? "*" : "");
        return Unit.all().stream()
                .filter(other -> other.toString().equals(suffix))
                .findFirst()
                .orElseThrow();
    }

    private Move renamed(Move move) {
        return move.isDiscard()
                ? Move.discard(cards.get(move.card().index()))
                : Move.build(
                        renamed(move.project().orElseThrow()),
                        Site.of(
                                move.site().orElseThrow().seat(),
                                sites.get(move.site().orElseThrow().number() - 1)));
    }

    /** Returns the text of a position with the sites of each street moved and the discards sorted again. */
    private String renamed(StreetState game) {
        String[] fields = CARD.matcher(game.toString())
                .replaceAll(card -> cards.get(Card.parse(card.group(1)).index()).toString())
                .split(" ");
        fields[1] = game.deck().name();
        fields[3] = Stream.of(fields[3].split(";")).map(this::movedSites).collect(Collectors.joining(";"));
        UnaryOperator<String> sorted = list -> Stream.of(list.split(","))
                .map(Card::parse)
                .sorted()
                .map(Card::toString)
                .collect(Collectors.joining(","));
        fields[7] = fields[7].equals("-") ? "-" : sorted.apply(fields[7]);
        return String.join(" ", fields);
    }

    private String movedSites(String street) {
        String[] moved = new String[5];
        String[] before = street.split("/");
        for (int i = 0; i < moved.length; i++) {
            moved[sites.get(i) - 1] = before[i];
        }
        return String.join("/", moved);
    }

    @Property(tries = 60)
    void renamingCommutesWithPlaying(@ForAll long seed) {
        SplitMix64 random = new SplitMix64(seed);
        shuffle(random);
        StreetState game = RandomGames.position(seed);
        StreetState other = Notation.of(ImmutableList.of(renamed(game.deck()))).readPosition(renamed(game));
        while (!game.isOver()) {
            assertThat(other).hasToString(renamed(game));
            assertThat(other.standings()).isEqualTo(game.standings());
            assertThat(other.legalMoves())
                    .isEqualTo(ImmutableList.sortedCopyOf(
                            game.legalMoves().stream().map(this::renamed).toList()));
            Move move = RandomGames.move(game, random);
            assertThat(other.outcome(renamed(move)).income().map(Outcome.Income::paid))
                    .isEqualTo(game.outcome(move).income().map(Outcome.Income::paid));
            Move any = Move.all().get(random.nextInt(20));
            assertThat(kinds(other, renamed(any))).isEqualTo(kinds(game, any));
            game = game.play(move);
            other = other.play(renamed(move));
        }
        assertThat(other).hasToString(renamed(game));
        assertThat(other.standings()).isEqualTo(game.standings());
    }

    private static List<MoveFault.Kind> kinds(StreetState game, Move move) {
        return game.seats().contains(move.site().orElseThrow().seat())
                ? game.faults(move).stream().map(MoveFault::kind).toList()
                : List.of();
    }
}
