package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import io.github.uptownrules.base.draw.Theme;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.draw.SvgPicture;
import io.github.uptownrules.variants.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/**
 * Replaces pictures of boards with interactive boards and records with replayable games, and shows each position of a document
 * on a board, a list of views as small boards, and an example of one element with its attributes. Without scripts, the picture
 * or the text remains.
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
        content.select("pre > code.language-html").forEach(Boards::offerPlayground);
        content.select("pre > code").forEach(Boards::showGallery);
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

    /** Puts a playground before an example that consists of one element. */
    private static void offerPlayground(Element code) {
        Elements shown = Jsoup.parseBodyFragment(code.text()).body().children();
        if (shown.size() == 1 && shown.get(0).tagName().startsWith("uptown-")) {
            code.parent()
                    .before(new Element("section")
                            .attr("data-playground", "")
                            .attr("aria-label", "Playground of " + shown.get(0).tagName())
                            .appendChild(shown.get(0)));
        }
    }

    /** Replaces a list of views with small boards. Without scripts, their text remains. */
    private static void showGallery(Element code) {
        ImmutableList<String> views = code.text().strip().lines().collect(ImmutableList.toImmutableList());
        if (views.size() > 1 && views.stream().allMatch(Boards::isView)) {
            Element list = new Element("ul").addClass("gallery");
            views.forEach(view ->
                    list.appendElement("li").appendElement("uptown-board").text(view));
            code.parent().replaceWith(list);
        }
    }

    private static boolean isView(String text) {
        try {
            NOTATION.readView(text, Viewer.SPECTATOR);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
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
