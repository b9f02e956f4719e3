package io.github.uptownrules.app.arena;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import io.github.uptownrules.app.files.Target;
import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.knowm.xchart.AnnotationLine;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;

/** A picture of the win shares: of each bot, over all seats and on each of them, beside the share that would be fair. */
public final class WinShareChart {
    private static final ImmutableList<String> FORMATS = ImmutableList.of("svg", "png");

    /** Paul Tol's bright colors, which stay apart for the color-blind. */
    private static final Color[] COLORS = {
        new Color(0x4477AA), new Color(0xEE6677), new Color(0x228833), new Color(0xCCBB44), new Color(0x66CCEE)
    };

    private static final Color INK = new Color(0x333333);
    private static final Color GRID = new Color(0xE0E0E0);

    private final Target target;
    private final String format;

    private WinShareChart(Target target, String format) {
        this.target = target;
        this.format = format;
    }

    /**
     * A picture to be written to a file.
     *
     * @throws IllegalArgumentException if its name ends with neither {@code .svg} nor {@code .png}
     * @throws IOException if it cannot be written: better to hear that now than after hours of playing
     */
    public static WinShareChart in(Path file) throws IOException {
        String format = MoreFiles.getFileExtension(file).toLowerCase(Locale.ROOT);
        if (!FORMATS.contains(format)) {
            throw new IllegalArgumentException(
                    "a chart is a file with a name that ends with ." + String.join(" or .", FORMATS) + ", not " + file);
        }
        return new WinShareChart(Target.of(file).checkedToBeFile().checkedToBeWritable(), format);
    }

    public void write(Results results) throws IOException {
        target.write(draft -> {
            try (OutputStream out = Files.newOutputStream(draft)) {
                ChartEncoder.saveChart(chart(results), out, format);
            }
        });
    }

    private static CategoryChart chart(Results results) {
        Tournament tournament = results.tournament();
        CategoryChart chart = new CategoryChartBuilder()
                .width(900)
                .height(500)
                .title("Win share in " + tournament.ruleset() + ", "
                        + results.deals().size() * tournament.seatings().size() + " games")
                .yAxisTitle("win share in %; the line is the fair share")
                .build();
        List<String> places = new ArrayList<>(List.of("all seats"));
        tournament.seats().forEach(seat -> places.add("seat " + seat));
        int number = 0;
        double highest = 0;
        for (String bot : tournament.names()) {
            List<Estimate> shares = new ArrayList<>(List.of(results.winShare(bot)));
            tournament.seats().forEach(seat -> shares.add(results.winShare(bot, seat)));
            chart.addSeries(
                            bot,
                            places,
                            shares.stream().map(share -> 100 * share.mean()).toList(),
                            shares.stream().map(share -> 100 * margin(share)).toList())
                    .setFillColor(COLORS[number++]);
            for (Estimate share : shares) {
                highest = Math.max(highest, 100 * (share.mean() + margin(share)));
            }
        }
        // An interval that goes beyond 100 % is cut off there.
        chart.getStyler().setYAxisMax(Math.min(100, 10 * Math.ceil(highest / 10)));
        double fair = 100.0 / tournament.seats().size();
        chart.addAnnotation(new AnnotationLine(fair, false, false));
        style(chart);
        return chart;
    }

    /** A single deal tells no interval, and none is drawn. */
    private static double margin(Estimate share) {
        return Double.isFinite(share.margin()) ? share.margin() : 0;
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
                .setPlotContentSize(1)
                .setAnnotationLineColor(INK)
                .setLegendPosition(LegendPosition.OutsideS)
                .setLegendLayout(LegendLayout.Horizontal)
                .setLegendBorderColor(Color.WHITE)
                .setLegendFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
    }
}
