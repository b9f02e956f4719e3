package io.github.uptownrules.cli.chart;

import java.awt.Color;
import java.awt.Font;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;

public final class ChartLook {
    public static final Color INK = new Color(0x333333);

    /** Paul Tol's bright colors, which color-blind people can distinguish. */
    private static final Color[] COLORS = {
        new Color(0x4477AA), new Color(0xEE6677), new Color(0x228833), new Color(0xCCBB44), new Color(0x66CCEE)
    };

    private static final Color GRID = new Color(0xE0E0E0);

    private ChartLook() {}

    public static Color color(int number) {
        return COLORS[number];
    }

    public static void apply(AxesChartStyler styler) {
        applyToFrame(styler);
        applyToAxes(styler);
    }

    private static void applyToFrame(Styler styler) {
        styler.setChartBackgroundColor(Color.WHITE)
                .setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 17))
                .setChartTitleBoxVisible(false)
                .setPlotBorderVisible(false)
                .setPlotContentSize(1)
                .setLegendPosition(LegendPosition.OutsideS)
                .setLegendLayout(LegendLayout.Horizontal)
                .setLegendBorderColor(Color.WHITE)
                .setLegendFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
    }

    private static void applyToAxes(AxesChartStyler styler) {
        styler.setYAxisMin(0.0)
                .setErrorBarsColor(INK)
                .setPlotGridLinesColor(GRID)
                .setAxisTickLabelsColor(INK)
                .setAxisTickLabelsFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13))
                .setAxisTitleFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
    }
}
