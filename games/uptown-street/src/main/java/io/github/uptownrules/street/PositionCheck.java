package io.github.uptownrules.street;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.street.MoveFault.Kind;
import io.github.uptownrules.street.PositionText.Field;
import io.github.uptownrules.street.PositionText.Money;
import io.github.uptownrules.street.PositionText.PileText;
import io.github.uptownrules.street.PositionText.Placed;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.ProjectId;
import io.github.uptownrules.street.town.Street;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The check that a game can reach a position that was read. Checks that need an unreadable field are skipped. */
final class PositionCheck {
    private final PositionText text;
    private final ShownCards shown;
    private final Set<Field> broken;
    private final Faults faults;
    private final int seats;
    private final List<Street> streets = new ArrayList<>();

    /** The first place of each card in the text. */
    private final Map<Card, Piece> places = new TreeMap<>();

    PositionCheck(PositionText text, ShownCards shown, Set<Field> broken, Faults faults) {
        this.text = text;
        this.shown = shown;
        this.broken = broken;
        this.faults = faults;
        this.seats = text.ruleset().seats().size();
    }

    Optional<StreetView> check() {
        checkCards();
        checkCounts();
        text.deck().ifPresent(this::checkStreets);
        checkTurn();
        return faults.isEmpty() ? text.deck().flatMap(this::view) : Optional.empty();
    }

    private boolean isRead(Field... fields) {
        return Stream.of(fields).noneMatch(broken::contains);
    }

    /** Checks that each card is in one place only, and in a place for its kind. */
    private void checkCards() {
        text.streets()
                .forEach(street -> street.forEach(
                        site -> site.forEach(project -> place(project.value().card(), project.place()))));
        for (PileText pile : text.personalPiles()) {
            pile.cards().forEach(card -> placeProjectCard(card, "a personal pile"));
            if (pile.size() > StreetRuleset.PILE) {
                faults.add(
                        pile.place(),
                        "a personal pile has at most " + StreetRuleset.PILE + " cards, not " + pile.size());
            }
        }
        for (Placed<Card> card : text.publicPile().cards()) {
            place(card.value(), card.place());
            if (!card.value().isPublic()) {
                faults.add(card.place(), card.value() + " is a project card and cannot be in the public pile");
            }
        }
        text.discards().forEach(card -> placeProjectCard(card, "the discards"));
    }

    private void placeProjectCard(Placed<Card> card, String where) {
        place(card.value(), card.place());
        if (card.value().isPublic()) {
            faults.add(card.place(), card.value() + " is a public card and cannot be in " + where);
        }
    }

    private void place(Card card, Piece place) {
        Piece first = places.putIfAbsent(card, place);
        if (first != null) {
            faults.add(place, card + " is already in column " + first.column());
        }
    }

    /** Checks that all public cards exist and that the box has the right number of project cards. */
    private void checkCounts() {
        if (isRead(Field.STREETS, Field.PILES, Field.DISCARDS)) {
            long seen =
                    places.keySet().stream().filter(card -> !card.isPublic()).count();
            long inBox = Card.projectCards().size()
                    - seen
                    - text.personalPiles().stream().mapToInt(PileText::hidden).sum();
            int required = Card.projectCards().size() - seats * StreetRuleset.PILE;
            if (inBox != required) {
                faults.add(
                        text.place(Field.PILES),
                        "expected " + required + " project cards in the box, outside streets, piles and discards, not "
                                + inBox);
            }
        }
        if (isRead(Field.STREETS, Field.PILES, Field.PUBLIC)) {
            ImmutableList<Card> missing = Card.publicCards().stream()
                    .filter(card -> !places.containsKey(card))
                    .collect(ImmutableList.toImmutableList());
            if (shown == ShownCards.ALL && !missing.isEmpty()) {
                faults.add(text.place(Field.PUBLIC), "missing: " + names(missing));
            } else if (missing.size() != text.publicPile().hidden()) {
                faults.add(
                        text.place(Field.PUBLIC),
                        "expected " + Quantity.of(missing.size(), "public card") + " below the top, not "
                                + text.publicPile().hidden());
            }
        }
    }

    private static String names(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining(", "));
    }

    /**
     * Checks that each project was allowed on its site. A position does not show which seat gave a gift, so the giver is not
     * checked.
     */
    private void checkStreets(Deck deck) {
        for (List<ImmutableList<Placed<ProjectId>>> sites : text.streets()) {
            Street street = Street.empty();
            // Stops after the number of cards in the game: any further ones are duplicates, and already reported.
            int room = Card.all().size();
            for (int number = 1; number <= sites.size(); number++) {
                for (Placed<ProjectId> placed : Iterables.limit(sites.get(number - 1), room)) {
                    Project project = deck.project(placed.value());
                    reportObstacles(placed, project, Legality.obstaclesOfSite(street.building(number), project));
                    street = street.with(number, project);
                    room--;
                }
            }
            streets.add(street);
        }
    }

    private void reportObstacles(Placed<ProjectId> placed, Project project, int obstacles) {
        for (Kind kind : Kind.all()) {
            if (kind.isIn(obstacles)) {
                faults.add(placed.place(), project.title() + " " + words(kind));
            }
        }
    }

    private static String words(Kind kind) {
        return switch (kind) {
            case NO_GIFTS_HERE -> "is a gift, but the site takes no gifts";
            case GROUND_ONLY -> Mark.GROUND.words();
            case UPPER_ONLY -> Mark.UPPER.words();
            case ROOF_ONLY -> Mark.ON_ROOF.words();
            default -> "is on a finished site, but not on a roof";
        };
    }

    private void checkTurn() {
        if (!isRead(Field.TURN)) {
            return;
        }
        text.turn().ifPresent(this::checkTurnOf);
        boolean isEnd = text.turn().isEmpty();
        boolean isBegin = text.turn().equals(Turn.optional(0, 1));
        if ((isEnd || isBegin) && text.deck().isPresent() && isRead(Field.STREETS, Field.PILES)) {
            boolean mayEnd = text.personalPiles().stream().anyMatch(pile -> pile.size() == 0)
                    || streets.stream().anyMatch(Street::isFinished);
            if (isEnd && !mayEnd) {
                faults.add(
                        text.place(Field.TURN),
                        "the game is not over: no personal pile is empty and no street is finished");
            } else if (isBegin && mayEnd) {
                faults.add(
                        text.place(Field.TURN),
                        "no round begins once a personal pile is empty or a street is finished");
            }
        }
    }

    private void checkTurnOf(Turn turn) {
        int seat = turn.seat().ordinal();
        if (isRead(Field.MONEY) && text.money().get(seat).onPile() > 0) {
            faults.add(
                    text.place(Field.MONEY),
                    "seat " + turn.seat() + " is to move, so its pile must have no money on it");
        }
        if (isRead(Field.PILES) && turn.action() == 1 && text.piles().get(seat).size() == 0) {
            faults.add(
                    text.place(Field.PILES),
                    "seat " + turn.seat() + " has its first action, so its pile must not be empty");
        }
    }

    /** Returns the view. Reports a fault if the seat to move has no legal move. */
    private Optional<StreetView> view(Deck deck) {
        Estate[] estates = new Estate[seats];
        for (int seat = 0; seat < seats; seat++) {
            Money money = text.money().get(seat);
            estates[seat] = new Estate(
                    streets.get(seat), money.account(), pile(text.piles().get(seat)), money.onPile());
        }
        CardSet discards = CardSet.none();
        for (Placed<Card> card : text.discards()) {
            discards = discards.with(card.value());
        }
        StreetView view = new StreetView(text.ruleset(), deck, text.turn(), estates, pile(text.publicPile()), discards);
        if (!view.isOver() && !Legality.hasMove(view)) {
            faults.add(
                    text.place(Field.TURN), "seat " + text.turn().orElseThrow().seat() + " has no legal move");
        }
        return Optional.of(view);
    }

    private static Pile pile(PileText text) {
        return text.cards().isEmpty()
                ? new Pile(Pile.NONE, 0)
                : new Pile(text.cards().get(0).value().index(), text.size() - 1);
    }
}
