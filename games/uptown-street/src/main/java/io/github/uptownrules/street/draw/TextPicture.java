package io.github.uptownrules.street.draw;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Turn;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Optional;

/**
 * A text picture of a position of the street game, at most 100 columns wide: the streets with their buildings, and the tops of
 * the piles. Immutable.
 *
 * <pre>{@code
 * StreetView view = StreetRuleset.of(3).deal(Deck.sample1(), 42).view();
 * TextPicture.of(view).streets().lines().count();     // -> 6
 * }</pre>
 *
 * @since 0.1.0
 */
public final class TextPicture {
    private static final int COLUMN = 19;
    private static final int COLUMNS = 98;

    private final Shown<Position> shown;
    private final Position position;
    private final TextColors colors;

    private TextPicture(Shown<Position> shown, TextColors colors) {
        this.shown = shown;
        this.position = shown.position();
        this.colors = colors;
    }

    /**
     * Returns a picture without colors.
     *
     * @param position a state or a view, which give the same picture: piles show only their tops
     */
    public static TextPicture of(Position position) {
        requireNonNull(position, "position");
        return of(shown(position, Optional.empty()));
    }

    static Shown<Position> shown(Position position, Optional<Termination> ended) {
        return new Shown<>(
                position,
                position.turn().map(Turn::seat),
                ended,
                seat -> position.standings()
                        .withForfeit(ended.map(Termination::losers).orElse(ImmutableSet.of()))
                        .forSeat(seat)
                        .rank());
    }

    static TextPicture of(Shown<Position> shown) {
        return new TextPicture(shown, TextColors.NONE);
    }

    /**
     * Returns this picture for a terminated game: it has no seat to move, and shows the termination and the rank of each seat.
     * At the end of a record, use {@code record.termination().map(picture::withTermination).orElse(picture)}.
     *
     * @throws IllegalArgumentException if a loser is not at the table
     */
    public TextPicture withTermination(Termination how) {
        how.losers().forEach(position::account); // throws if the seat is not at the table
        return new TextPicture(shown(position, Optional.of(how)), colors);
    }

    /** Returns this picture with colors. */
    public TextPicture withColors(TextColors other) {
        requireNonNull(other, "other");
        return new TextPicture(shown, other);
    }

    /** {@return the streets and the tops of the piles, each line ended by a line feed} */
    public String text() {
        return streets() + "\n" + tops();
    }

    /** {@return the streets, tallest floors first, each line ended by a line feed} */
    public String streets() {
        StringBuilder picture = new StringBuilder();
        for (Seat seat : position.seats()) {
            boolean moves = shown.isToMove(seat);
            picture.append(moves ? "> " : "  ")
                    .append(Captions.of(shown, seat))
                    .append('\n')
                    .append(street(seat));
        }
        return picture.toString();
    }

    private String street(Seat seat) {
        ImmutableList<Building> buildings = position.street(seat).buildings();
        StringBuilder picture = new StringBuilder();
        for (int floor = position.street(seat).tallest(); floor >= 1; floor--) {
            StringBuilder first = new StringBuilder("  ");
            StringBuilder second = new StringBuilder("  ");
            for (Building building : buildings) {
                boolean isThere = floor <= building.height();
                first.append(cell(isThere ? Captions.head(building.projects().get(floor - 1)) : ""));
                second.append(
                        cell(isThere ? " " + Captions.worth(building.projects().get(floor - 1)) : ""));
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

    /** Returns the tops of the piles, each project with the sites where it may be built now. */
    private String tops() {
        StringBuilder picture =
                new StringBuilder("  On top of the piles (cost, types, income, prestige, marks, name):\n");
        position.seats()
                .forEach(seat -> picture.append(top(
                        "seat " + seat + (position.moneyOnPile(seat) > 0 ? " (not for sale)" : ""),
                        position.top(seat))));
        return picture.append(top("public, " + position.publicPileSize(), position.publicTop()))
                .toString();
    }

    private String top(String where, Optional<Card> card) {
        StringBuilder lines = new StringBuilder("  " + where + (card.isPresent() ? ":\n" : ": no card\n"));
        card.ifPresent(top -> {
            for (ProjectId id : top.projects()) {
                String sites = Captions.sites(shown, id);
                String line = Ascii.truncate("    " + id + " " + position.deck().project(id), COLUMNS, "~");
                lines.append(sites.isEmpty() ? line : colors.bold(line)).append('\n');
                if (!sites.isEmpty()) {
                    lines.append("         may be built on ").append(sites).append('\n');
                }
            }
        });
        return lines.toString();
    }
}
