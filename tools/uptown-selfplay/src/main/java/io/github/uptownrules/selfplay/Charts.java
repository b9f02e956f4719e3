package io.github.uptownrules.selfplay;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

final class Charts {
    /** Paul Tol's bright colors, which color-blind people can distinguish. */
    private static final ImmutableList<Color> COLORS =
            ImmutableList.of(new Color(0x4477AA), new Color(0xEE6677), new Color(0x228833));

    /** Differences below a hundredth of a pixel are invisible; more decimals only enlarge the file. */
    private static final int DECIMALS = 2;

    private static final Color INK = new Color(0x333333);

    private final Study study;

    Charts(Study study) {
        this.study = study;
    }

    void write(Path folder) throws IOException {
        for (Map.Entry<String, CategoryChart> chart : charts().entrySet()) {
            Files.writeString(folder.resolve(chart.getKey() + ".svg"), svg(chart.getValue()));
        }
    }

    private static String svg(CategoryChart chart) throws IOException {
        try {
            Document document = DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(SVGGraphics2D.SVG_NAMESPACE_URI, "svg", null);
            SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
            context.setComment(null);
            context.setPrecision(DECIMALS);
            SVGGraphics2D graphics = new SVGGraphics2D(context, false);
            graphics.setSVGCanvasSize(new Dimension(chart.getWidth(), chart.getHeight()));
            chart.paint(graphics, chart.getWidth(), chart.getHeight());
            Element root = graphics.getRoot();
            // Without this attribute, a page narrower than the chart would cut it off instead of scaling it.
            root.setAttribute("viewBox", "0 0 " + chart.getWidth() + " " + chart.getHeight());
            StringWriter text = new StringWriter();
            TransformerFactory.newDefaultInstance()
                    .newTransformer()
                    .transform(new DOMSource(root), new StreamResult(text));
            return text.toString();
        } catch (ParserConfigurationException | TransformerException e) {
            throw new IOException("the chart cannot be drawn as SVG", e);
        }
    }

    ImmutableMap<String, CategoryChart> charts() {
        return ImmutableMap.of(
                "first-seat", chart("Win share of seat 1, in %", figures -> figures.percent(Figures.FIRST)),
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

    /** Returns the margin of an estimate, or 0 for a single game, which has no interval. */
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
