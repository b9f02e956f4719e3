package io.github.uptownrules.cli.chart;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import io.github.uptownrules.cli.files.OutputFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.internal.chartpart.Chart;

/** A file that a chart will be drawn in, by its name's ending. */
public final class ChartFile {
    private static final ImmutableList<String> FORMATS = ImmutableList.of("svg", "png");

    private final OutputFile target;
    private final String format;

    private ChartFile(OutputFile target, String format) {
        this.target = target;
        this.format = format;
    }

    /**
     * A file for a chart.
     *
     * @throws IllegalArgumentException if its name ends with neither {@code .svg} nor {@code .png}
     * @throws IOException if it cannot be written: better to hear that now than after hours of playing
     */
    public static ChartFile of(Path file) throws IOException {
        String format = MoreFiles.getFileExtension(file).toLowerCase(Locale.ROOT);
        if (!FORMATS.contains(format)) {
            throw new IllegalArgumentException(
                    "a chart is a file with a name that ends with ." + String.join(" or .", FORMATS) + ", not " + file);
        }
        return new ChartFile(OutputFile.of(file).checkedToBeFile().checkedToBeWritable(), format);
    }

    /** Draws the chart. */
    public void write(Chart<?, ?> chart) throws IOException {
        target.write(draft -> {
            try (OutputStream out = Files.newOutputStream(draft)) {
                ChartEncoder.saveChart(chart, out, format);
            }
        });
    }
}
