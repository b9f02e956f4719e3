package io.github.uptownrules.examples.arena;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A picture of the win shares: of each bot, over all seats and on each of them, beside the share that would be fair. */
public final class WinShareChart {
    private static final ImmutableList<String> FORMATS = ImmutableList.of("svg", "png");

    /** Paul Tol's bright colors, which stay apart for the color-blind. */
    private static final Color[] COLORS = {
        new Color(0x4477AA), new Color(0xEE6677), new Color(0x228833), new Color(0xCCBB44), new Color(0x66CCEE)
    };

    private static final Color INK = new Color(0x333333);
    private static final Color GRID = new Color(0xE0E0E0);

    private final Path file;
    private final String format;

    private WinShareChart(Path file, String format) {
        this.file = file;
        this.format = format;
    }

    /**
     * A picture to be written to a file.
     *
     * @throws IllegalArgumentException if its name ends with neither {@code .svg} nor {@code .png}
     * @throws IOException if it cannot be written
     */
    public static WinShareChart in(Path file) throws IOException {
        String format = MoreFiles.getFileExtension(file).toLowerCase(Locale.ROOT);
        if (!FORMATS.contains(format)) {
            throw new IllegalArgumentException(
                    "a chart is a file with a name that ends with ." + String.join(" or .", FORMATS) + ", not " + file);
        }
        // Nothing is worse than to find that out after hours of playing.
        Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                .close();
        return new WinShareChart(file, format);
    }

    public void write(Results results) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            ChartEncoder.saveChart(chart(results), out, format);
        }
    }

    private static CategoryChart chart(Results results) {
        Tournament tournament = results.tournament();
        CategoryChart chart = new CategoryChartBuilder()
                .width(900)
                .height(500)
                .title("Win share in " + tournament.ruleset() + ", "
                        + results.deals().size() * tournament.seatings().size() + " games")
                .yAxisTitle("win share in %, with 95 % intervals")
                .build();
        List<String> places = new ArrayList<>(List.of("all seats"));
        tournament.ruleset().seats().forEach(seat -> places.add("seat " + seat));
        int number = 0;
        for (String bot : tournament.names()) {
            List<Estimate> shares = new ArrayList<>(List.of(results.winShare(bot)));
            tournament.ruleset().seats().forEach(seat -> shares.add(results.winShare(bot, seat)));
            chart.addSeries(
                            bot,
                            places,
                            percent(shares, Estimate::mean),
                            percent(shares, share -> Double.isFinite(share.margin()) ? share.margin() : 0))
                    .setFillColor(COLORS[number++]);
        }
        chart.addSeries(
                        "fair share",
                        places,
                        Collections.nCopies(
                                places.size(),
                                100.0 / tournament.ruleset().seats().size()))
                .setChartCategorySeriesRenderStyle(CategorySeries.CategorySeriesRenderStyle.Line)
                .setMarker(SeriesMarkers.NONE)
                .setLineColor(INK);
        style(chart);
        return chart;
    }

    private static List<Double> percent(List<Estimate> shares, Function<Estimate, Double> part) {
        return shares.stream().map(share -> 100 * part.apply(share)).toList();
    }

    private static void style(CategoryChart chart) {
        chart.getStyler().setAvailableSpaceFill(0.7);
        chart.getStyler()
                .setYAxisMin(0.0)
                .setErrorBarsColor(INK)
                .setPlotGridLinesColor(GRID)
                .setPlotGridVerticalLinesVisible(false)
                .setAxisTickLabelsColor(INK)
                .setAxisTickLabelsFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13))
                .setAxisTitleFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
        chart.getStyler()
                .setChartBackgroundColor(Color.WHITE)
                .setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 17))
                .setChartTitleBoxVisible(false)
                .setPlotBorderVisible(false)
                .setLegendPosition(LegendPosition.OutsideS)
                .setLegendLayout(LegendLayout.Horizontal)
                .setLegendBorderColor(Color.WHITE)
                .setLegendFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
    }
}
