package io.github.uptownrules.cli.street;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.street.Building;
import io.github.uptownrules.street.Card;
import io.github.uptownrules.street.Mark;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Project;
import io.github.uptownrules.street.ProjectId;
import io.github.uptownrules.street.ProjectType;
import io.github.uptownrules.street.Seat;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.Turn;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Help.Ansi;

/** Draws the street game in text, 100 columns wide at most: each street with a tower of cards on each site, and the piles. */
final class StreetPicture {
    private static final int COLUMN = 19;

    private final Ansi ansi;

    StreetPicture(Ansi ansi) {
        this.ansi = ansi;
    }

    String draw(Position position) {
        return streets(position) + "\n" + tops(position);
    }

    /** All streets, the tallest floors above. */
    String streets(Position position) {
        StringBuilder picture = new StringBuilder();
        for (Seat seat : position.seats()) {
            picture.append(title(position, seat)).append('\n').append(street(position, seat));
        }
        return picture.toString();
    }

    private static String title(Position position, Seat seat) {
        boolean moves = position.turn().map(Turn::seat).equals(Optional.of(seat));
        int money = position.moneyOnPile(seat);
        return (moves ? "> " : "  ") + "Seat " + seat
                + (moves ? ", action " + position.turn().orElseThrow().action() : "") + ": "
                + position.account(seat) + " $, pile of " + position.pileSize(seat)
                + (money > 0 ? " with " + money + " $ on it" : "") + "; income "
                + position.street(seat).income() + ", prestige "
                + position.street(seat).prestige() + ", score "
                + position.standings().of(seat).score();
    }

    private String street(Position position, Seat seat) {
        ImmutableList<Building> buildings = position.street(seat).buildings();
        StringBuilder picture = new StringBuilder();
        for (int floor = position.street(seat).tallest(); floor >= 1; floor--) {
            StringBuilder first = new StringBuilder("  ");
            StringBuilder second = new StringBuilder("  ");
            for (Building building : buildings) {
                boolean isThere = floor <= building.height();
                first.append(cell(isThere ? head(building.projects().get(floor - 1)) : ""));
                second.append(cell(isThere ? worth(building.projects().get(floor - 1)) : ""));
            }
            picture.append(first.toString().stripTrailing())
                    .append('\n')
                    .append(second.toString().stripTrailing())
                    .append('\n');
        }
        StringBuilder ground = new StringBuilder("  ");
        for (int site = 0; site < buildings.size(); site++) {
            Building building = buildings.get(site);
            ground.append(cell("--" + seat + "." + (site + 1) + (building.isFinished() ? " finished" : "")
                    + (building.takesNoGifts() ? " n" : "") + "--"));
        }
        return picture.append(ground.toString().stripTrailing()).append('\n').toString();
    }

    private static String cell(String text) {
        return Strings.padEnd(Ascii.truncate(text, COLUMN - 1, "~"), COLUMN, ' ');
    }

    /** Which card it is, its cost, types and marks. */
    private static String head(Project project) {
        return project.id() + " " + project.cost() + "$ " + letters(project.types()) + " "
                + project.marks().stream().map(Mark::toString).collect(Collectors.joining());
    }

    private static String letters(ImmutableList<ProjectType> types) {
        return types.isEmpty() ? "-" : types.stream().map(ProjectType::toString).collect(Collectors.joining());
    }

    /** Income and prestige. */
    private static String worth(Project project) {
        return " $" + project.income() + " *" + project.prestige();
    }

    /** The cards on top of the piles, each project with the sites on which it may be built now. */
    private String tops(Position position) {
        StringBuilder picture =
                new StringBuilder("  On top of the piles (cost, types, income, prestige, marks, name):\n");
        position.seats()
                .forEach(seat -> picture.append(top(
                        position,
                        "seat " + seat + (position.moneyOnPile(seat) > 0 ? " (nobody buys)" : ""),
                        position.top(seat))));
        return picture.append(top(position, "public, " + position.publicPileSize(), position.publicTop()))
                .toString();
    }

    private String top(Position position, String where, Optional<Card> card) {
        StringBuilder lines = new StringBuilder("  " + where + (card.isPresent() ? ":\n" : ": no card\n"));
        card.ifPresent(top -> {
            for (ProjectId id : top.projects()) {
                ImmutableList<Site> sites = sites(position, id);
                String line = Ascii.truncate("    " + id + " " + position.deck().project(id), 98, "~");
                lines.append(sites.isEmpty() ? line : ansi.string("@|bold " + line + "|@"))
                        .append('\n');
                if (!sites.isEmpty()) {
                    lines.append("         may be built on ")
                            .append(join(sites))
                            .append('\n');
                }
            }
        });
        return lines.toString();
    }

    /** Where a project may be built now. */
    static ImmutableList<Site> sites(Position position, ProjectId id) {
        return position.legalMoves().stream()
                .filter(move -> move.project().equals(Optional.of(id)))
                .map(Move::site)
                .flatMap(Optional::stream)
                .collect(ImmutableList.toImmutableList());
    }

    static String join(ImmutableList<Site> sites) {
        return sites.stream().map(Site::toString).collect(Collectors.joining(" "));
    }
}
