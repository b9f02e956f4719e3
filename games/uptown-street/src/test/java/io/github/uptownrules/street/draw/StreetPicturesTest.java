package io.github.uptownrules.street.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableTable;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.draw.Theme;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.base.svg.TextWidth;
import io.github.uptownrules.checks.Drawn;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.MoveFault;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.Standing;
import io.github.uptownrules.street.StreetRuleset;
import io.github.uptownrules.street.StreetState;
import io.github.uptownrules.street.town.Building;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

class StreetPicturesTest {
    /** Positions of all rulesets from the first to the last. */
    static Stream<StreetState> positions() {
        return StreetRuleset.all().stream()
                .flatMap(ruleset -> Stream.of(0, 5, 40, 1_000).map(plies -> played(ruleset, plies)));
    }

    private static StreetState played(StreetRuleset ruleset, int plies) {
        SplitMix64 random = new SplitMix64(plies);
        StreetState game = ruleset.deal(Deck.sample1(), plies);
        for (int ply = 0; ply < plies && !game.isOver(); ply++) {
            List<Move> moves = game.legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyCardOfEveryStreetIsDrawn(StreetState game) {
        int cards = game.seats().stream()
                .flatMap(seat -> game.street(seat).buildings().stream())
                .mapToInt(Building::height)
                .sum();
        Drawn drawn = Drawn.read(SvgPicture.of(game).svg());
        assertThat(drawn.all("g", "card")).hasSize(cards);
        assertThat(drawn.all("path", "ground")).hasSize(5 * game.seats().size());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void drawsSitesSideBySideAndFloorsAboveEachOther(StreetState game) {
        Drawn drawn = Drawn.read(SvgPicture.of(game).svg());
        drawn.assertApart("card", "top");
        drawn.assertApart("site");
        for (Seat seat : game.seats()) {
            List<Element> sites = drawn.all("g", "site").stream()
                    .filter(site -> site.getAttribute("data-site").startsWith(seat + "."))
                    .toList();
            assertThat(sites.stream().map(site -> Drawn.corner(site).x())).isSorted();
            assertThat(sites.stream().map(site -> Drawn.corner(site).y()).distinct())
                    .as("one ground")
                    .hasSize(1);
            for (Element site : sites) {
                List<Drawn.Point> floors = new Drawn(site)
                        .all("g", "card").stream().map(Drawn::corner).toList();
                assertThat(floors)
                        .isSortedAccordingTo(
                                Comparator.comparingDouble(Drawn.Point::y).reversed())
                        .allSatisfy(floor -> assertThat(floor.x())
                                .isEqualTo(Drawn.corner(site).x()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void noTextIsCutOff(StreetState game) {
        Drawn.read(SvgPicture.of(game).svg()).assertTextFits(TextWidth::of);
        Map<MoveFault.Kind, MoveFault> longest = new EnumMap<>(MoveFault.Kind.class);
        for (Site site : Site.all().subList(0, 5 * game.seats().size())) {
            game.deck().projects().stream()
                    .flatMap(project -> game.faults(Move.build(project.id(), site)).stream())
                    .forEach(fault -> longest.merge(
                            fault.kind(),
                            fault,
                            (one, other) ->
                                    one.toString().length() < other.toString().length() ? other : one));
        }
        for (MoveFault fault : longest.values()) {
            Drawn.read(SvgPicture.of(game)
                            .withFault(fault)
                            .withLastMove(Move.build(
                                    ProjectId.parse("b84a"), Site.all().get(4)))
                            .svg())
                    .assertTextFits(TextWidth::of);
        }
    }

    @Test
    void showsATerminatedGameAsOver() {
        StreetState game = played(StreetRuleset.of(3), 12);
        Termination how = Termination.agreement();
        Drawn drawn = Drawn.read(SvgPicture.of(game)
                .withTargets(List.of(Site.all().get(0)))
                .withTermination(how)
                .svg());
        drawn.assertTextFits(TextWidth::of);
        assertThat(drawn.texts("text") + drawn.texts("desc"))
                .doesNotContain("to move", "action", "may be built on", "on 1.");
        assertThat(drawn.texts("text")).contains("the game is over: the players agreed to end it");
        assertThat(drawn.groups("target", "data-site")).isEmpty();
        assertThat(drawn.groups("open", "data-project")).isEmpty();
        String text = TextPicture.of(game).withTermination(how).text();
        assertThat(text).doesNotContain(">", "action", "may be built on");
        for (Standing standing : game.standings().bySeat()) {
            assertThat(drawn.texts("text"))
                    .contains("Seat " + standing.seat() + ", score " + standing.score() + ", rank " + standing.rank());
            assertThat(text)
                    .contains("  Seat " + standing.seat() + ", ended by agreement, rank " + standing.rank() + ": ");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SvgPicture.of(game)
                        .withTermination(how)
                        .withProject(game.legalMoves().stream()
                                .flatMap(move -> move.project().stream())
                                .findFirst()
                                .orElseThrow()))
                .withMessageEndingWith(" cannot be built: the game is over: the players agreed to end it");
    }

    @ParameterizedTest
    @MethodSource("positions")
    void y4_hiddenCardsNeverAffectThePictures(StreetState game) {
        StreetState other = game.view().sample(new SplitMix64(3));
        assertThat(SvgPicture.of(other).svg())
                .isEqualTo(SvgPicture.of(game.view()).svg());
        assertThat(TextPicture.of(other).text())
                .isEqualTo(TextPicture.of(game.view()).text());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void colorsDoNotChangeTheText(StreetState game) {
        assertThat(TextPicture.of(game).withColors(TextColors.ANSI).text().replaceAll("\033\\[[0-9;]*m", ""))
                .isEqualTo(TextPicture.of(game).text());
    }

    @Test
    void usesTheSizeAndTheTheme() {
        SvgPicture picture = SvgPicture.of(StreetRuleset.of(2).deal(Deck.sample1(), 1));
        assertThat(Drawn.read(picture.withWidth(300).svg()).root().getAttribute("width"))
                .isEqualTo("300");
        assertThat(picture.withTheme(Theme.DARK).svg())
                .isNotEqualTo(picture.withTheme(Theme.LIGHT).svg());
        assertThatIllegalArgumentException().isThrownBy(() -> picture.withWidth(0));
        assertThatIllegalArgumentException().isThrownBy(() -> picture.withWidth(100_001));
        assertThat(Drawn.read(picture.withWidth(100_000).svg()).root().getAttribute("width"))
                .isEqualTo("100000");
        assertThat(Drawn.read(picture.withTheme(Theme.SYSTEM).svg()).texts("style"))
                .contains("prefers-color-scheme: dark", ".street .");
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
            assertThat(Drawn.read(picture.withTheme(theme).svg()).texts("style"))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everySiteAndEveryProjectHasItsNotation(StreetState game) {
        Drawn drawn = Drawn.read(SvgPicture.of(game).svg());
        assertThat(drawn.groups("site", "data-site"))
                .containsExactlyElementsOf(Site.all().stream()
                        .filter(site -> game.seats().contains(site.seat()))
                        .map(Site::toString)
                        .toList());
        for (String project : drawn.groups("card", "data-project")) {
            assertThat(drawn.texts("title"))
                    .contains(project + " "
                            + game.deck().project(ProjectId.parse(project)).name());
        }
        assertThat(drawn.groups("top", "data-project"))
                .containsExactlyElementsOf(Stream.concat(
                                game.seats().stream().flatMap(seat -> game.top(seat).stream()),
                                game.publicTop().stream())
                        .flatMap(card -> card.projects().stream())
                        .map(ProjectId::toString)
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everySeatHasItsFiguresInWords(StreetState game) {
        List<String> lines = TextPicture.of(game).streets().lines().toList();
        for (Seat seat : game.seats()) {
            Standing standing = game.standings().forSeat(seat);
            assertThat(lines)
                    .filteredOn(line -> line.startsWith("Seat " + seat, 2))
                    .singleElement()
                    .asString()
                    .contains(": " + standing.account() + " $, pile of " + game.pileSize(seat))
                    .endsWith(", prestige " + standing.prestige() + ", score " + standing.score());
        }
    }

    /** A project card on top of a pile takes one row, and a public card takes two. */
    @ParameterizedTest
    @MethodSource("positions")
    void pilesHaveTheRowsTheirCardsNeed(StreetState game) {
        int heads = 28 * (game.seats().size() + 1);
        long rows =
                game.seats().stream().filter(seat -> game.top(seat).isPresent()).count()
                        + 2 * game.publicTop().stream().count();
        assertThat(PileDrawing.height(game)).isEqualTo(heads + rows * (CardDrawing.TOP_HEIGHT + 8));
    }

    /** The picture or its title shows everything printed on a project, even without colors. */
    @Test
    void projectsOfADeckDifferInMoreThanColor() {
        Deck deck = Deck.sample1();
        assertThat(deck.projects().stream()
                        .map(project -> {
                            Svg svg = new Svg(106, 58, 106, ImmutableTable.of());
                            new CardDrawing(svg).drawFloor(project);
                            return svg.end().replaceAll("class=\"[^\"]*\"|<title>[^<]*</title>", "")
                                    + project.cost()
                                    + project.name();
                        })
                        .distinct())
                .hasSize((int) deck.projects().stream()
                        .map(project -> project.toString())
                        .distinct()
                        .count());
    }

    @Test
    void marksTheSitesOfAProject() {
        StreetState game = played(StreetRuleset.of(3), 12);
        for (Move move : game.legalMoves()) {
            move.project()
                    .ifPresent(project -> assertThat(Drawn.read(SvgPicture.of(game)
                                            .withProject(project)
                                            .svg())
                                    .groups("target", "data-site"))
                            .containsExactlyElementsOf(game.legalMoves().stream()
                                    .filter(other -> other.project().equals(Optional.of(project)))
                                    .map(other -> other.site().orElseThrow().toString())
                                    .toList()));
        }
    }

    @Test
    void rejectsAProjectThatCannotBeBuiltWithTheReasons() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SvgPicture.of(played(StreetRuleset.of(2), 0)).withProject(ProjectId.parse("b84a")))
                .withMessage("b84a cannot be built: not-on-top");
    }

    @Test
    void showsTheLastMoveAndFramesItsProject() {
        StreetState game = played(StreetRuleset.of(2), 0);
        Move move = game.legalMoves().stream()
                .filter(found -> !found.isDiscard())
                .findFirst()
                .orElseThrow();
        Drawn drawn =
                Drawn.read(SvgPicture.of(game.play(move)).withLastMove(move).svg());
        assertThat(drawn.all("rect", "last")).hasSize(1);
        assertThat(drawn.texts("text")).contains("last move: " + move);
    }

    @Test
    void showsAFaultAndCrossesItsSite() {
        StreetState game = played(StreetRuleset.of(2), 0);
        Move gift = game.legalMoves().stream()
                .filter(found -> !found.isDiscard())
                .map(found -> Move.build(
                        found.project().orElseThrow(),
                        Site.of(Seat.TWO, found.site().orElseThrow().number())))
                .filter(found -> !game.faults(found).isEmpty())
                .findFirst()
                .orElseThrow();
        MoveFault fault = game.faults(gift).asList().get(0);
        Drawn drawn = Drawn.read(SvgPicture.of(game).withFault(fault).svg());
        assertThat(drawn.all("path", "refused")).hasSize(1);
        assertThat(drawn.texts("text"))
                .contains("refused: ")
                .contains(fault.toString().substring(0, 20));
    }
}
