package io.github.uptownrules.cli.chart;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import io.github.uptownrules.cli.files.FileName;
import io.github.uptownrules.cli.files.OutputFile;
import java.awt.Dimension;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** A file for a chart, in the format of its extension. */
public final class ChartFile {
    private static final String SVG = "svg";
    private static final ImmutableList<String> FORMATS = ImmutableList.of(SVG, "png");

    /** Differences below a hundredth of a pixel are invisible; more decimals only enlarge the file. */
    private static final int DECIMALS = 2;

    private final OutputFile target;
    private final String format;

    private ChartFile(OutputFile target, String format) {
        this.target = target;
        this.format = format;
    }

    /**
     * Returns a file for a chart. Checks that it is writable, so that a failure does not follow hours of playing.
     *
     * @throws IllegalArgumentException if its name ends with neither {@code .svg} nor {@code .png}
     * @throws IOException if it cannot be written
     */
    public static ChartFile of(Path file) throws IOException {
        String format = MoreFiles.getFileExtension(file).toLowerCase(Locale.ROOT);
        if (!FORMATS.contains(format)) {
            throw new IllegalArgumentException("a chart is a file with a name that ends with ."
                    + String.join(" or .", FORMATS) + ", not " + FileName.shown(file));
        }
        return new ChartFile(OutputFile.of(file).checkedToBeFile().checkedToBeWritable(), format);
    }

    public void write(Chart<?, ?> chart) throws IOException {
        if (format.equals(SVG)) {
            target.write(svg(chart));
        } else {
            target.write(draft -> {
                try (OutputStream out = Files.newOutputStream(draft)) {
                    ChartEncoder.saveChart(chart, out, format);
                }
            });
        }
    }

    private static String svg(Chart<?, ?> chart) throws IOException {
        try {
            Document document = DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(SVGGraphics2D.SVG_NAMESPACE_URI, SVG, null);
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
}
