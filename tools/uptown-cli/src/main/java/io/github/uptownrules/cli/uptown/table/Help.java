package io.github.uptownrules.cli.uptown.table;

/** What a player may type, and what the signs on the screen mean. */
final class Help {
    static final String TEXT = """
            b5@E5        puts blue's 5 on cell E5, and captures what lies there
            5@E5         the same, if you own only one color
            b5           shows where the tile may go
            hint         tells good moves, and your chance to win with each
            undo         goes back to your last turn, if all others are bots
            save FILE    writes the game to a file, with all that is hidden in it
            resume FILE  goes on with a game from a file
            history      lists all moves
            help         shows this, and Enter the table again
            quit         ends the program; a game that is not saved is lost

            A tile is a color (b, g, o, r, y) and a face: A to I goes in that row, 1 to 9
            in that column, a to i in that area of 3x3 (c is top right), $ anywhere.
            A capture must not split a group in two. The fewest groups win.

            Signs on the board: < placed since your last turn, * where the tile may go.
            For a split: ! the tile that would be captured, + - = ~ the parts left over.
            Beside it: groups, in brackets the score, tiles (? hidden), pile, captures
            by color. Tab completes commands, tiles and moves.
            """;

    private Help() {}
}
