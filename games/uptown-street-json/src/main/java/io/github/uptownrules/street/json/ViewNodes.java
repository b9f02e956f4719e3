package io.github.uptownrules.street.json;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.json.kit.node.Members;
import io.github.uptownrules.json.kit.node.Node;
import io.github.uptownrules.json.kit.node.ObjectNode;
import io.github.uptownrules.json.kit.node.Viewers;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.Standing;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.StreetView;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.ProjectId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The JSON of views, decks, standings and targets. */
final class ViewNodes {
    private ViewNodes() {}

    static ObjectNode view(StreetView view) {
        return new Members()
                .text("text", view)
                .text("ruleset", view.ruleset().id())
                .text("deck", view.deck().name())
                .node("turn", turn(view.turn()))
                .flag("over", view.isOver())
                .list("seats", view.seats(), seat -> seat(view, seat))
                .number("publicPileSize", view.publicPileSize())
                .text("publicTop", view.publicTop())
                .texts("discards", view.discards())
                .node("standings", standings(view.standings()))
                .node("targets", targets(view))
                .build();
    }

    private static Node seat(StreetView view, Seat seat) {
        return new Members()
                .node("seat", Viewers.node(seat))
                .number("account", view.account(seat))
                .number("pileSize", view.pileSize(seat))
                .text("top", view.top(seat))
                .number("moneyOnPile", view.moneyOnPile(seat))
                .number("income", view.street(seat).income())
                .number("prestige", view.street(seat).prestige())
                .list("street", view.street(seat).buildings(), ViewNodes::building)
                .build();
    }

    private static Node building(Building building) {
        return new Members()
                .list("projects", building.projects(), project -> Members.textNode(project.id()))
                .flag("finished", building.isFinished())
                .flag("takesNoGifts", building.takesNoGifts())
                .build();
    }

    static Node standings(Standings standings) {
        return Members.listOf(standings.bySeat(), ViewNodes::standing);
    }

    private static Node standing(Standing standing) {
        return new Members()
                .node("seat", Viewers.node(standing.seat()))
                .number("rank", standing.rank())
                .number("score", standing.score())
                .number("prestige", standing.prestige())
                .number("account", standing.account())
                .number("height", standing.height())
                .build();
    }

    /** Returns the options of the seat to move: the card it may discard, and the sites where each project may be built. */
    static Node targets(StreetView view) {
        Map<ProjectId, List<Site>> sites = new LinkedHashMap<>();
        Optional<Card> discard = Optional.empty();
        for (Move move : view.legalMoves()) {
            if (move.isDiscard()) {
                discard = Optional.of(move.card());
            } else {
                sites.computeIfAbsent(move.project().orElseThrow(), project -> new ArrayList<>())
                        .add(move.site().orElseThrow());
            }
        }
        return new Members()
                .text("discard", discard)
                .list(
                        "projects",
                        sites.entrySet(),
                        entry -> new Members()
                                .text("project", entry.getKey())
                                .texts("sites", entry.getValue())
                                .build())
                .build();
    }

    static ObjectNode deck(Deck deck) {
        return new Members()
                .text("text", deck)
                .text("name", deck.name())
                .text("label", deck.label())
                .number("money", deck.money())
                .list("projects", deck.projects(), ViewNodes::project)
                .build();
    }

    private static Node project(Project project) {
        return new Members()
                .text("project", project.id())
                .text("name", project.name())
                .number("cost", project.cost())
                .list("types", project.types(), type -> Members.textNode(type.word()))
                .text("income", project.income())
                .text("prestige", project.prestige())
                .texts("marks", project.marks())
                .build();
    }

    static Optional<Node> turn(Optional<Turn> turn) {
        return turn.map(ViewNodes::turn);
    }

    static Node turn(Turn turn) {
        return new Members()
                .node("seat", Viewers.node(turn.seat()))
                .number("action", turn.action())
                .build();
    }
}
