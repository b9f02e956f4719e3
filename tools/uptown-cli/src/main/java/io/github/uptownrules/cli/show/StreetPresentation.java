package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.games.StreetGame;
import io.github.uptownrules.street.Move;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.Site;
import io.github.uptownrules.street.Standing;
import io.github.uptownrules.street.Standings;
import io.github.uptownrules.street.draw.SvgPicture;
import io.github.uptownrules.street.draw.TextPicture;
import io.github.uptownrules.street.town.Project;
import io.github.uptownrules.street.town.ProjectId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** The presentation of the street game: the streets, the cards, and the outcome of the last move. */
final class StreetPresentation implements Presentation {
    private static final Pattern PROJECT = Pattern.compile("b([1-9]|[1-7]\\d|8[0-4])[ab]|p([1-9]|1\\d|2[0-8])[a-d]");

    private final TextColors colors;

    StreetPresentation(TextColors colors) {
        this.colors = colors;
    }

    /** Returns the termination, which a position does not contain. */
    private static Optional<Termination> ended(PlayedGame sight) {
        return sight.termination().map(how -> Termination.parse(how, 4));
    }

    @Override
    public String picture(PlayedGame sight) {
        TextPicture picture = TextPicture.of(StreetGame.position(sight)).withColors(colors);
        return ended(sight).map(picture::withTermination).orElse(picture).text();
    }

    /** Marks the sites of a project. */
    @Override
    public String svg(PlayedGame sight, Optional<String> target) {
        SvgPicture going = SvgPicture.of(StreetGame.position(sight));
        SvgPicture picture = ended(sight).map(going::withTermination).orElse(going);
        return target.map(project -> picture.withProject(ProjectId.parse(project)))
                .orElse(picture)
                .svg();
    }

    @Override
    public String board(PlayedGame sight) {
        return TextPicture.of(StreetGame.position(sight)).withColors(colors).streets();
    }

    @Override
    public String story(PlayedGame sight) {
        MoveReport report = MoveReport.of(sight);
        Position after = StreetGame.position(sight);
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%3d. Seat %s ", sight.plies(), seat(report)))
                .append(move(after, report));
        report.part("price")
                .ifPresent(price -> text.append(" for ").append(price).append(" $"));
        report.part("income")
                .map(StreetPresentation::pair)
                .ifPresent(income -> text.append("; seat ")
                        .append(income.get(0))
                        .append(" gets ")
                        .append(income.get(1))
                        .append(" $"));
        report.part("shown")
                .filter(card -> !card.equals("-"))
                .ifPresent(card -> text.append("; ").append(card).append(" is revealed"));
        report.list("collected").stream()
                .map(StreetPresentation::pair)
                .forEach(collected -> text.append("; seat ")
                        .append(collected.get(0))
                        .append(" collects ")
                        .append(collected.get(1))
                        .append(" $"));
        report.list("passed")
                .forEach(seat -> text.append("; seat ").append(seat).append(" has no move"));
        return text.toString();
    }

    /** Returns the seat without the number of its action. */
    private static String seat(MoveReport report) {
        return report.seat().substring(0, 1);
    }

    private static List<String> pair(String text) {
        return List.of(text.split(":"));
    }

    private static String move(Position after, MoveReport report) {
        Move move = Move.parse(report.move(), after);
        return move.project()
                .map(id -> {
                    Project project = after.deck().project(id);
                    return "builds " + project.name() + " (" + id + ") on "
                            + move.site().orElseThrow();
                })
                .orElseGet(() -> "discards " + move.card());
    }

    @Override
    public String result(PlayedGame sight) {
        Standings board = StreetGame.position(sight).standings();
        Standings standings =
                ended(sight).map(how -> board.withForfeit(how.losers())).orElse(board);
        StringBuilder text = new StringBuilder("The game is over")
                .append(ended(sight).map(how -> ": " + how.words()).orElse(""))
                .append(standings.winners().size() == 1 ? ". Seat " : ". Seats ")
                .append(Commentary.list(
                        standings.winners().stream().map(Seat::toString).toList()))
                .append(standings.winners().size() == 1 ? " wins.\n" : " share the victory.\n");
        for (Standing standing : standings.byRank()) {
            text.append(String.format(
                    Locale.ROOT,
                    "  %d. Seat %s: score %d (prestige %d, %d $), tallest building %d%n",
                    standing.rank(),
                    standing.seat(),
                    standing.score(),
                    standing.prestige(),
                    standing.account(),
                    standing.height()));
        }
        return text.toString();
    }

    @Override
    public ImmutableList<String> help() {
        return ImmutableList.of(
                "b12a@1.3     builds project a of card b12 on the third site of seat 1; b12a@3 on your own",
                "b12x         discards card b12, with your first action",
                "",
                "A card in a tower: its project, cost, types (o office, f flat, s shop, c cafe, v service), marks",
                "(b ground, u upper, t on a roof, r roof, g gift, n no gifts); below that $income and *prestige, with",
                "/d for each floor below, /b on the ground, /f for each flat on the site, /f* in the street.");
    }

    /** Completes a project with its sites, or lists all reasons why it cannot be built. */
    @Override
    public Optional<Note> begun(SeenGame place, String text) {
        Optional<Note> moves = Presentation.super.begun(place, text);
        if (moves.isPresent() || !PROJECT.matcher(text).matches()) {
            return moves;
        }
        return Optional.of(Note.quoting(Site.all().stream()
                        .filter(site -> site.seat().number() <= place.seats())
                        .flatMap(site -> place.faults(text + "@" + site).stream())
                        .distinct()
                        .toList()))
                .filter(note -> !note.lines().isEmpty());
    }

    /** All players see the same (Y4). */
    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public int columns() {
        return 100;
    }
}
