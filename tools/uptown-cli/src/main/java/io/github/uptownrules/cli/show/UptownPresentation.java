package io.github.uptownrules.cli.show;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.uptownrules.base.draw.TextColors;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.Termination;
import io.github.uptownrules.base.text.TextLayout;
import io.github.uptownrules.bots.MoveReason;
import io.github.uptownrules.cli.files.Failure;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.MoveText;
import io.github.uptownrules.core.value.Cell;
import io.github.uptownrules.core.value.Color;
import io.github.uptownrules.core.value.Tile;
import io.github.uptownrules.draw.SvgPicture;
import io.github.uptownrules.draw.TextPicture;
import io.github.uptownrules.games.UptownGame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** The presentation of Uptown: the board with marks, the seats beside it, and details of tiles, refused moves and hints. */
final class UptownPresentation implements Presentation {
    private static final int SEATS_FROM_COLUMN = 40;
    private static final int MOVES_ON_A_LINE = 6;
    private static final CharMatcher MARKER = CharMatcher.anyOf("@x");
    private static final char HINTED = '*';

    private final TextColors colors;

    UptownPresentation(TextColors colors) {
        this.colors = colors;
    }

    private static PlayerView view(SeenGame place) {
        return (PlayerView) UptownGame.position(place);
    }

    /** Returns the termination, which a position does not contain. */
    static Optional<Termination> ended(PlayedGame sight) {
        return sight.termination().map(how -> Termination.parse(how, Seat.all().size()));
    }

    @Override
    public String drawbacks(SeenGame place, String move, String better) {
        PlayerView view = view(place);
        return MoveReason.text(
                MoveReason.between(
                        view,
                        MoveText.parse(move).resolve(view).legal(),
                        MoveText.parse(better).resolve(view).legal()),
                Locale.ENGLISH);
    }

    @Override
    public String picture(PlayedGame sight) {
        TextPicture picture = TextPicture.of(UptownGame.position(sight)).withColors(colors);
        return ended(sight).map(picture::withTermination).orElse(picture).text();
    }

    @Override
    public String svg(PlayedGame sight, Optional<String> target) {
        Position position = UptownGame.position(sight);
        SvgPicture going = SvgPicture.of(position);
        SvgPicture picture = ended(sight).map(going::withTermination).orElse(going);
        return target.map(name -> picture.withTile(tile(position, name)))
                .orElse(picture)
                .svg();
    }

    /** Parses a tile. As in a move, the color may be omitted if the seat to move owns only one. */
    private static Tile tile(Position position, String name) {
        String own = position.turn().stream()
                .flatMap(mover -> position.colors(mover).stream())
                .map(Color::toString)
                .reduce("", String::concat);
        return Tile.parse(name.length() == 1 && own.length() == 1 ? own + name : name);
    }

    @Override
    public String board(PlayedGame sight) {
        return TextPicture.of(UptownGame.position(sight))
                .withColors(colors)
                .boardOnly()
                .text();
    }

    @Override
    public String story(PlayedGame sight) {
        return new Commentary(colors).turn(sight.plies(), MoveReport.of(sight), UptownGame.position(sight));
    }

    @Override
    public String result(PlayedGame sight) {
        return Commentary.result(UptownGame.position(sight), ended(sight));
    }

    @Override
    public ImmutableList<String> help() {
        return ImmutableList.of(
                "b5@E5        puts blue's 5 on cell E5, and captures what lies there",
                "5@E5         the same, if you own only one color",
                "b5           shows where the tile may go");
    }

    @Override
    public ImmutableList<String> legend() {
        return ImmutableList.of(
                "A tile is a color (b, g, o, r, y) and a face: A to I goes in that row, 1 to 9",
                "in that column, a to i in that area of 3x3 (c is top right), $ anywhere.",
                "A capture must not split a group in two. The fewest groups win.",
                "",
                "Signs on the board: < placed since your last turn, * where the tile may go.",
                "For a split: ! the tile that would be captured, + - = ~ the parts left over.",
                "Beside it: groups, in brackets the score, tiles (? hidden), pile, captures",
                "by color. Tab completes commands, tiles and moves.");
    }

    @Override
    public String seat(PlayedGame sight, Seat seat) {
        return TextPicture.seatName(UptownGame.position(sight), Seat.of(seat.number()));
    }

    @Override
    public ImmutableList<String> table(TableSnapshot scene) {
        PlayerView view = view(scene.place());
        ImmutableList<String> seats = ImmutableList.<String>builder()
                .add("  " + scene.title())
                .addAll(new SeatPanel(colors, scene).draw(view))
                .build();
        ImmutableMap.Builder<Cell, Character> marks = ImmutableMap.builder();
        scene.marks().forEach((cell, sign) -> marks.put(Cell.parse(cell), sign));
        return TextLayout.beside(
                TextLayout.lines(TextPicture.of(view)
                        .withColors(colors)
                        .withMarks(marks.buildOrThrow())
                        .boardOnly()
                        .text()),
                TextLayout.wrap(seats, columns() - SEATS_FROM_COLUMN),
                SEATS_FROM_COLUMN);
    }

    @Override
    public Optional<String> arrival(PlayedGame sight) {
        return Optional.of(Commentary.cell(MoveReport.of(sight)));
    }

    /** Shows no list of moves, because the tiles are beside the board, and the list would hide recent events. */
    @Override
    public ImmutableList<String> invitation(TableSnapshot scene) {
        return scene.place().plies() > 0
                ? ImmutableList.of()
                : ImmutableList.of("Type a move, such as b5@E5, or a tile to see where it may go, or help.");
    }

    /** Shows only the winners, because the standings are beside the board. */
    @Override
    public ImmutableList<String> ending(PlayedGame sight) {
        return ImmutableList.of(Commentary.victory(UptownGame.position(sight), ended(sight)));
    }

    @Override
    public Optional<Note> begun(SeenGame place, String text) {
        if (!PickedTile.isTile(text)) {
            return Presentation.super.begun(place, text);
        }
        try {
            return Optional.of(PickedTile.parse(text, view(place)).note(colors));
        } catch (IllegalArgumentException e) {
            return Optional.of(Note.quoting(List.of(Failure.reason(e))));
        }
    }

    @Override
    public Note refusal(SeenGame place, String move, List<String> reasons) {
        return new RefusalNote(move, MoveText.parse(move).resolve(view(place)).faults()).note();
    }

    @Override
    public ImmutableMap<String, Character> hintMarks(String move) {
        return ImmutableMap.of(MoveText.parse(move).cell().toString(), HINTED);
    }

    /** Completes the tile first, and then the cell. */
    @Override
    public ImmutableList<String> completions(SeenGame place, String begin) {
        PlayerView view = view(place);
        int marker = MARKER.indexIn(begin);
        if (marker > 0) {
            return beginning(begin, moves(begin.substring(0, marker), begin.charAt(marker), view));
        }
        ImmutableList<String> tiles = beginning(
                begin,
                view.colors(view.turn().orElseThrow()).stream()
                        .flatMap(color -> view.playable(color).stream().map(tile -> color.toString() + tile))
                        .toList());
        // A tile alone is not a move, so a single matching tile is replaced with its moves.
        return tiles.size() == 1 ? moves(tiles.get(0), '@', view) : tiles;
    }

    private static ImmutableList<String> beginning(String begin, List<String> all) {
        return all.stream().filter(text -> text.startsWith(begin)).collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<String> moves(String tile, char marker, PlayerView view) {
        try {
            PickedTile picked = PickedTile.parse(tile, view);
            return (marker == 'x' ? picked.captures() : picked.targets())
                    .stream().map(cell -> tile + marker + cell).collect(ImmutableList.toImmutableList());
        } catch (IllegalArgumentException e) {
            // A text that is not one of the player's tiles has no completions.
            return ImmutableList.of();
        }
    }

    @Override
    public ImmutableList<String> history(PlayedGame sight) {
        List<String> numbered = IntStream.rangeClosed(1, sight.plies())
                .mapToObj(ply -> String.format(Locale.ROOT, "%4d. %s", ply, sight.move(ply)))
                .toList();
        return Lists.partition(numbered, MOVES_ON_A_LINE).stream()
                .map(line -> String.join("  ", line))
                .collect(ImmutableList.toImmutableList());
    }
}
