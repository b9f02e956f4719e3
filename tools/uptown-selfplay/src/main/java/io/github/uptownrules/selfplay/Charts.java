package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;

/** The pictures of {@code docs/questions.md}. */
final class Charts {
    /** Paul Tol's bright colors, which stay apart for the color-blind. */
    private static final ImmutableList<Color> COLORS =
            ImmutableList.of(new Color(0x4477AA), new Color(0xEE6677), new Color(0x228833));

    /** Letters are drawn with 16 decimals, which makes a picture four times as large. */
    private static final Pattern FINER_THAN_SEEN = Pattern.compile("(\\.\\d\\d)\\d+");

    private static final Color INK = new Color(0x333333);

    private final Study study;

    Charts(Study study) {
        this.study = study;
    }

    /** Draws all, into a folder that is there. */
    void write(Path folder) throws IOException {
        for (Map.Entry<String, CategoryChart> chart : charts().entrySet()) {
            ByteArrayOutputStream drawn = new ByteArrayOutputStream();
            ChartEncoder.saveChart(chart.getValue(), drawn, "svg");
            Files.writeString(
                    folder.resolve(chart.getKey() + ".svg"),
                    FINER_THAN_SEEN
                            .matcher(drawn.toString(StandardCharsets.UTF_8))
                            .replaceAll("$1"));
        }
    }

    /** The charts, by the names of their files. */
    ImmutableMap<String, CategoryChart> charts() {
        return ImmutableMap.of(
                "first-seat", chart("Win share of seat 1, in %", figures -> figures.percent(Figures.FIRST)),
                "skips", chart("Games with a skipped turn, in %", figures -> figures.percent(Figures.SKIPPED)),
                "length", chart("Moves a game", figures -> figures.get(Figures.PLIES)),
                "captures", chart("Win share of who captured most, in %", figures -> figures.percent(Figures.MOST)));
    }

    private CategoryChart chart(String title, Function<Figures, MeanWithInterval> figure) {
        CategoryChart chart =
                new CategoryChartBuilder().width(1000).height(460).title(title).build();
        for (int i = 0; i < study.players().size(); i++) {
            String player = study.players().get(i);
            ImmutableList<MeanWithInterval> estimates = Study.rulesets().stream()
                    .map(ruleset -> figure.apply(study.get(ruleset, player)))
                    .collect(ImmutableList.toImmutableList());
            chart.addSeries(
                            player,
                            Study.rulesets(),
                            estimates.stream().map(MeanWithInterval::mean).toList(),
                            estimates.stream().map(Charts::margin).toList())
                    .setFillColor(COLORS.get(i));
        }
        style(chart);
        return chart;
    }

    /** A single game has no interval, so none is drawn. */
    private static double margin(MeanWithInterval estimate) {
        return Double.isFinite(estimate.margin()) ? estimate.margin() : 0;
    }

    private static void style(CategoryChart chart) {
        chart.getStyler()
                .setXAxisLabelRotation(30)
                .setPlotGridVerticalLinesVisible(false)
                .setYAxisMin(0.0)
                .setErrorBarsColor(INK)
                .setAxisTickLabelsColor(INK)
                .setAxisTickLabelsFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
        chart.getStyler()
                .setChartBackgroundColor(Color.WHITE)
                .setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 16))
                .setChartTitleBoxVisible(false)
                .setPlotBorderVisible(false)
                .setLegendPosition(LegendPosition.OutsideS)
                .setLegendLayout(LegendLayout.Horizontal)
                .setLegendBorderColor(Color.WHITE);
    }
}
