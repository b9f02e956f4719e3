package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import io.github.uptownrules.base.draw.Theme;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.draw.SvgPicture;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * Replaces pictures of boards with interactive boards and records with replayable games, and shows each position of a document
 * on a board. Without scripts, the picture remains.
 */
final class Boards {
    private static final Notation NOTATION = Rulesets.notation();

    private Boards() {}

    static void show(Element content, Path folder) throws IOException {
        for (Element picture : content.select("img[src$=.svg]")) {
            Path file = folder.resolve(picture.attr("src")).normalize();
            Path text = file.resolveSibling(MoreFiles.getNameWithoutExtension(file) + ".txt");
            if (Files.isRegularFile(text)) {
                Element board = board(Files.readString(text));
                picture.replaceWith(board);
                board.appendChild(picture);
            }
        }
        for (Element code : content.select("pre > code")) {
            Optional<String> svg = picture(code.text().trim());
            if (svg.isPresent()) {
                Element board =
                        new Element("uptown-board").attr("position", code.text().trim());
                board.append(svg.get());
                code.parent().after(board);
            }
        }
    }

    /** Adds a playable game after the first paragraph of a document. */
    static void offerGame(Element content) {
        Element game = new Element("section").attr("aria-label", "A game to play");
        game.appendElement("uptown-board").attr("data-game", "two-player");
        game.appendElement("noscript").appendElement("p").text("With JavaScript there is a game to play here.");
        game.appendElement("p")
                .appendElement("a")
                .attr("href", "play/index.html")
                .text("All games, with other players and at other levels");
        content.expectFirst("p").after(game);
    }

    private static Element board(String text) {
        if (text.startsWith("[")) {
            return new Element("uptown-record").attr("record", text);
        }
        ImmutableList<String> lines = text.lines().collect(ImmutableList.toImmutableList());
        Element board =
                new Element("uptown-board").attr("position", lines.get(0)).attr("data-try", "");
        lines.stream().skip(1).findFirst().ifPresent(move -> board.attr("data-try", move));
        return board;
    }

    /** Returns the picture of a position, or empty if the text is not a position. */
    private static Optional<String> picture(String text) {
        try {
            String svg = SvgPicture.of(NOTATION.readPosition(text))
                    .withTheme(Theme.LIGHT)
                    .boardOnly()
                    .svg();
            return Optional.of(Jsoup.parseBodyFragment(svg).body().html());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
