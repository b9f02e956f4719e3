package io.github.uptownrules.cli.review;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.search.MoveReview;
import io.github.uptownrules.base.text.PlainText;
import io.github.uptownrules.cli.chart.ChartLook;
import java.util.List;
import java.util.Optional;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A chart of each seat's chances over the game, with the worst moves marked. */
public final class ChanceChart {
    private ChanceChart() {}

    public static XYChart of(ReviewedGame reviewed, ImmutableList<MoveReview<String>> moves) {
        PlayedGame game = reviewed.game();
        XYChart chart = new XYChartBuilder()
                .width(900)
                .height(500)
                .title("Chances in " + game.ruleset() + ", as each seat could know them before its moves")
                .xAxisTitle("move")
                .yAxisTitle("chance to win in %")
                .build();
        ChartLook.apply(chart.getStyler());
        // Padding, so that marks at 0 and 100 are not clipped.
        chart.getStyler().setYAxisMin(-4.0).setYAxisMax(104.0).setXAxisMin(0.0).setXAxisMax((double) game.plies() + 1);
        for (Seat seat : Seat.first(game.seats())) {
            List<MoveReview<String>> own =
                    moves.stream().filter(move -> move.seat() == seat.number()).toList();
            if (!own.isEmpty()) {
                String name = Optional.ofNullable(game.headers().get("Seat" + seat))
                        .map(PlainText::of)
                        .map(text -> ", " + text)
                        .orElse("");
                XYSeries line = add(chart, "seat " + seat + name, own);
                line.setLineColor(ChartLook.color(seat.ordinal()));
                line.setMarkerColor(ChartLook.color(seat.ordinal()));
                line.setMarker(SeriesMarkers.CIRCLE);
            }
        }
        List<MoveReview<String>> worst = ReviewText.worst(moves);
        if (!worst.isEmpty()) {
            XYSeries marks = add(chart, "the worst moves", worst);
            marks.setLineStyle(SeriesLines.NONE);
            marks.setMarkerColor(ChartLook.INK);
            marks.setMarker(SeriesMarkers.CROSS);
        }
        return chart;
    }

    private static XYSeries add(XYChart chart, String name, List<MoveReview<String>> moves) {
        return chart.addSeries(
                name,
                moves.stream().map(MoveReview::ply).toList(),
                moves.stream().map(move -> 100 * move.chanceOfBest()).toList());
    }
}
