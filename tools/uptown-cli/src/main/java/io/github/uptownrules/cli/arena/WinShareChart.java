package io.github.uptownrules.cli.arena;

import io.github.uptownrules.arena.Estimate;
import io.github.uptownrules.arena.Results;
import io.github.uptownrules.arena.Tournament;
import io.github.uptownrules.base.text.Quantity;
import io.github.uptownrules.cli.chart.ChartLook;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.AnnotationLine;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;

/** A chart of the win shares of each bot, over all seats and in each seat, compared with the fair share. */
public final class WinShareChart {
    private WinShareChart() {}

    public static CategoryChart of(Results results) {
        Tournament tournament = results.tournament();
        int games = results.deals().size() * tournament.seatings().size();
        CategoryChart chart = new CategoryChartBuilder()
                .width(900)
                .height(500)
                .title("Win share in " + tournament.ruleset() + ", " + Quantity.of(games, "game"))
                .yAxisTitle("win share in %; the line is the fair share")
                .build();
        // If all seats have the same bot, its overall share is always the fair share.
        boolean hasAll = tournament.names().size() > 1;
        List<String> places = new ArrayList<>(hasAll ? List.of("all seats") : List.of());
        tournament.seats().forEach(seat -> places.add("seat " + seat));
        int number = 0;
        double highest = 0;
        for (String bot : tournament.names()) {
            List<Estimate> shares = new ArrayList<>(hasAll ? List.of(results.winShare(bot)) : List.of());
            tournament.seats().forEach(seat -> shares.add(results.winShare(bot, seat)));
            chart.addSeries(
                            bot,
                            places,
                            shares.stream().map(share -> 100 * share.mean()).toList(),
                            shares.stream().map(share -> 100 * margin(share)).toList())
                    .setFillColor(ChartLook.color(number++));
            for (Estimate share : shares) {
                highest = Math.max(highest, 100 * (share.mean() + margin(share)));
            }
        }
        // Intervals that exceed 100 % are cut off.
        chart.getStyler().setYAxisMax(Math.min(100, 10 * Math.ceil(highest / 10)));
        double fair = 100.0 / tournament.seats().size();
        chart.addAnnotation(new AnnotationLine(fair, false, false));
        style(chart);
        return chart;
    }

    /**
     * Returns the length of the interval's longer side, or 0 if there are too few deals. The chart draws both sides equally
     * long.
     */
    private static double margin(Estimate share) {
        return share.hasInterval() ? Math.max(share.high() - share.mean(), share.mean() - share.low()) : 0;
    }

    private static void style(CategoryChart chart) {
        ChartLook.apply(chart.getStyler());
        chart.getStyler().setAvailableSpaceFill(0.7);
        chart.getStyler().setPlotGridVerticalLinesVisible(false).setAnnotationLineColor(ChartLook.INK);
    }
}
