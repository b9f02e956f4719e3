package io.github.uptownrules.street.draw;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uptownrules.base.draw.Theme;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.base.svg.TextWidth;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Optional;

/**
 * An SVG picture of a position of the street game: the streets with their buildings, and the tops of the piles with the sites
 * where they may be built now. Immutable.
 *
 * <pre>{@code
 * import io.github.uptownrules.base.draw.Theme;
 *
 * StreetView view = StreetRuleset.of(3).deal(Deck.sample1(), 42).view();
 * Move move = view.legalMoves().get(0);
 * String svg = SvgPicture.of(view)
 *         .withProject(move.project().get())     // marks where it may be built
 *         .withTheme(Theme.DARK)
 *         .withWidth(400)
 *         .svg();
 * }</pre>
 *
 * <p>Each site and project has a title in words, and its notation in {@code data-site} or {@code data-project}. Equal pictures
 * give the same text on every machine; other releases may draw differently.
 *
 * @since 0.1.0
 */
public final class SvgPicture {
    private static final int MARGIN = 16;
    private static final int LINE = 24;

    private final Shown<Position> shown;
    private final Position position;
    private final Marks marks;
    private final Theme theme;
    private final Optional<Integer> width;

    private SvgPicture(Shown<Position> shown, Marks marks, Theme theme, Optional<Integer> width) {
        this.shown = shown;
        this.position = shown.position();
        this.marks = marks;
        this.theme = theme;
        this.width = width;
    }

    /**
     * Returns a picture without marks that follows the light or dark theme of the system.
     *
     * @param position a state or a view, which give the same picture: piles show only their tops
     */
    public static SvgPicture of(Position position) {
        requireNonNull(position, "position");
        return new SvgPicture(
                TextPicture.shown(position, Optional.empty()), Marks.NONE, Theme.SYSTEM, Optional.empty());
    }

    /**
     * Returns this picture with marks on the sites where a project may be built now, instead of other targets.
     *
     * @throws IllegalArgumentException if the project cannot be built on any site; the message has the reasons
     */
    public SvgPicture withProject(ProjectId project) {
        requireNonNull(project, "project");
        ImmutableSet<Site> sites = Captions.targets(shown, project).collect(ImmutableSet.toImmutableSet());
        if (sites.isEmpty()) {
            throw new IllegalArgumentException(project + " cannot be built: "
                    + shown.ending().orElseGet(() -> Joiner.on("; ").join(faults(project))));
        }
        return withTargets(sites);
    }

    private ImmutableSet<MoveFault.Kind> faults(ProjectId project) {
        return Site.all().stream()
                .filter(site -> position.seats().contains(site.seat()))
                .flatMap(site -> position.faults(Move.build(project, site)).stream())
                .map(MoveFault::kind)
                .sorted()
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Returns this picture with marks on some sites, instead of other targets. */
    public SvgPicture withTargets(Iterable<Site> sites) {
        requireNonNull(sites, "sites");
        return with(new Marks(ImmutableSet.copyOf(sites), marks.lastMove(), marks.fault()));
    }

    /** Returns this picture with the last move in a line of text, and a frame around the project it built. */
    public SvgPicture withLastMove(Move move) {
        requireNonNull(move, "move");
        return with(new Marks(marks.targets(), Optional.of(move), marks.fault()));
    }

    /** Returns this picture with a cross on the site of a refused move, and the reason in a line of text. */
    public SvgPicture withFault(MoveFault fault) {
        requireNonNull(fault, "fault");
        return with(new Marks(marks.targets(), marks.lastMove(), Optional.of(fault)));
    }

    private SvgPicture with(Marks other) {
        return new SvgPicture(shown, other, theme, width);
    }

    /**
     * Returns this picture for a terminated game: it has no seat to move and no targets, and shows the termination and the rank
     * of each seat. At the end of a record, use {@code record.termination().map(picture::withTermination).orElse(picture)}.
     *
     * @throws IllegalArgumentException if a loser is not at the table
     */
    public SvgPicture withTermination(Termination how) {
        how.losers().forEach(position::account); // throws if the seat is not at the table
        return new SvgPicture(
                TextPicture.shown(position, Optional.of(how)),
                new Marks(ImmutableSet.of(), marks.lastMove(), marks.fault()),
                theme,
                width);
    }

    /** Returns this picture in a theme. */
    public SvgPicture withTheme(Theme other) {
        requireNonNull(other, "other");
        return new SvgPicture(shown, marks, other, width);
    }

    /**
     * Returns this picture in another size. Viewers may scale it further.
     *
     * @param pixels the width, 1 to 100,000; the height is proportional
     * @throws IllegalArgumentException if the width is out of range
     */
    public SvgPicture withWidth(int pixels) {
        return new SvgPicture(shown, marks, theme, Optional.of(Svg.checkWidth(pixels)));
    }

    /** {@return one SVG element with a line end, usable as a document or inside a page} */
    public String svg() {
        ImmutableList<String> notes = notes();
        int streets = position.seats().stream()
                .mapToInt(seat -> StreetDrawing.height(position, seat))
                .sum();
        int piles = MARGIN + streets + notes.size() * LINE;
        int height = piles + PileDrawing.height(position) + MARGIN;
        int canvas = StreetDrawing.WIDTH + 2 * MARGIN;
        Svg svg = new Svg(canvas, height, width.orElse(canvas), Look.in(theme.palette()));
        svg.describe("UpTown, " + position.ruleset(), TextPicture.of(shown).text());
        svg.onDarkSystem("street", Look.in(theme.paletteOnDarkSystem()));
        svg.add("rect", ImmutableMap.of("class", "page", "width", canvas, "height", height));
        int y = MARGIN;
        for (Seat seat : position.seats()) {
            svg.at(MARGIN, y, () -> new StreetDrawing(svg, shown, marks).draw(seat));
            y += StreetDrawing.height(position, seat);
        }
        for (int i = 0; i < notes.size(); i++) {
            svg.text("note", MARGIN, y + (i + 1) * LINE - 8, notes.get(i));
        }
        svg.at(MARGIN, piles, () -> new PileDrawing(svg, shown).draw());
        return svg.end();
    }

    /** Returns the last move, the reason for a refused move, and the termination, wrapped to the width. */
    private ImmutableList<String> notes() {
        ImmutableList.Builder<String> notes = ImmutableList.builder();
        marks.lastMove().ifPresent(move -> notes.add("last move: " + move));
        marks.fault().ifPresent(fault -> notes.add("refused: " + fault));
        shown.ending().ifPresent(notes::add);
        return notes.build().stream()
                .flatMap(line -> TextWidth.wrap(line, Look.NOTE, StreetDrawing.WIDTH).stream())
                .collect(ImmutableList.toImmutableList());
    }
}
