package io.github.uptownrules.street.draw;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.svg.Shown;
import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.street.Position;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Optional;

/** The drawing of the top card of each pile, with the sites where its projects may be built now. */
final class PileDrawing {
    private static final int PER_ROW = 2;
    private static final int HEAD = 28;
    private static final int ROW = CardDrawing.TOP_HEIGHT + 8;

    private final Svg svg;
    private final Shown<Position> shown;
    private final Position position;
    private int y;

    PileDrawing(Svg svg, Shown<Position> shown) {
        this.svg = svg;
        this.shown = shown;
        this.position = shown.position();
    }

    static int height(Position position) {
        return position.seats().stream()
                        .mapToInt(seat -> height(position.top(seat)))
                        .sum()
                + height(position.publicTop());
    }

    private static int height(Optional<Card> top) {
        return HEAD + top.map(card -> card.projects().size() / PER_ROW * ROW).orElse(0);
    }

    void draw() {
        for (Seat seat : position.seats()) {
            drawPile(Captions.ofPile(position, seat), position.top(seat));
        }
        drawPile("Public pile of " + position.publicPileSize(), position.publicTop());
    }

    private void drawPile(String caption, Optional<Card> top) {
        svg.text("seat", 0, y + 20, caption + (top.isPresent() ? "" : ", empty"));
        ImmutableList<ProjectId> projects = top.map(Card::projects).orElse(ImmutableList.of());
        for (int i = 0; i < projects.size(); i++) {
            drawProject(projects.get(i), i % PER_ROW * (CardDrawing.TOP_WIDTH + 10), y + HEAD + i / PER_ROW * ROW);
        }
        y += height(top);
    }

    private void drawProject(ProjectId id, int x, int top) {
        String sites = Captions.sites(shown, id);
        svg.open(
                "g",
                ImmutableMap.of(
                        "class",
                        "top" + (sites.isEmpty() ? "" : " open"),
                        "data-project",
                        id,
                        "transform",
                        "translate(" + x + " " + top + ")"));
        new CardDrawing(svg).drawTop(position.deck().project(id), sites);
        svg.close();
    }
}
