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
 * A position of the street game as an SVG picture: each street with a building on each site, and the tops of the piles, with the
 * sites on which they may be built now. Immutable.
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
 * <p>Each site and each project has a title in words; its notation is in {@code data-site} or {@code data-project}. Equal pictures
 * make equal texts, to the letter, on every machine; another release may draw otherwise.
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
     * A picture with nothing marked, light or dark as the system has it.
     *
     * @param position a state or a view, which show the same: piles lie face down but for their tops
     * @return the picture
     */
    public static SvgPicture of(Position position) {
        requireNonNull(position, "position");
        return new SvgPicture(
                TextPicture.shown(position, Optional.empty()), Marks.NONE, Theme.SYSTEM, Optional.empty());
    }

    /**
     * The same with marks on the sites where a project may be built now, in place of other targets.
     *
     * @param project one that may be built with the next move
     * @return the picture
     * @throws IllegalArgumentException if it may not be built on any site, with the reasons
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

    /** What is wrong with a project on every site. */
    private ImmutableSet<MoveFault.Kind> faults(ProjectId project) {
        return Site.all().stream()
                .filter(site -> position.seats().contains(site.seat()))
                .flatMap(site -> position.faults(Move.build(project, site)).stream())
                .map(MoveFault::kind)
                .sorted()
                .collect(ImmutableSet.toImmutableSet());
    }

    /**
     * The same with marks on any sites, in place of other targets.
     *
     * @param sites the sites
     * @return the picture
     */
    public SvgPicture withTargets(Iterable<Site> sites) {
        requireNonNull(sites, "sites");
        return with(new Marks(ImmutableSet.copyOf(sites), marks.lastMove(), marks.fault()));
    }

    /**
     * The same with the move that led here: a line says it, and a project that it built has a frame.
     *
     * @param move the move
     * @return the picture
     */
    public SvgPicture withLastMove(Move move) {
        requireNonNull(move, "move");
        return with(new Marks(marks.targets(), Optional.of(move), marks.fault()));
    }

    /**
     * The same with a cross on the site of a refused move, and a line that says why.
     *
     * @param fault why the move is refused
     * @return the picture
     */
    public SvgPicture withFault(MoveFault fault) {
        requireNonNull(fault, "fault");
        return with(new Marks(marks.targets(), marks.lastMove(), Optional.of(fault)));
    }

    private SvgPicture with(Marks other) {
        return new SvgPicture(shown, other, theme, width);
    }

    /**
     * Returns this picture for a game that was terminated: no seat is to move, and it shows how the game ended and the rank
     * of each seat. At the end of a record, use {@code record.termination().map(picture::withTermination).orElse(picture)}.
     *
     * @param how how it ended
     * @return the picture, without targets
     * @throws IllegalArgumentException if a loser is not at the table
     */
    public SvgPicture withTermination(Termination how) {
        how.losers().forEach(position::account); // which says if there is no such seat
        return new SvgPicture(
                TextPicture.shown(position, Optional.of(how)),
                new Marks(ImmutableSet.of(), marks.lastMove(), marks.fault()),
                theme,
                width);
    }

    /**
     * The same, light or dark.
     *
     * @param other the theme
     * @return the picture
     */
    public SvgPicture withTheme(Theme other) {
        requireNonNull(other, "other");
        return new SvgPicture(shown, marks, other, width);
    }

    /**
     * The same, shown larger or smaller. What shows it may scale it further.
     *
     * @param pixels how wide it is to be, 1 to 100,000; the height follows
     * @return the picture
     * @throws IllegalArgumentException if the width is out of range
     */
    public SvgPicture withWidth(int pixels) {
        return new SvgPicture(shown, marks, theme, Optional.of(Svg.checkWidth(pixels)));
    }

    /**
     * Draws it.
     *
     * @return one SVG element, which is a document by itself and may stand in a page, and a line end
     */
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

    /** The last move, why another one is refused, and how the game ended, in lines that fit. */
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
