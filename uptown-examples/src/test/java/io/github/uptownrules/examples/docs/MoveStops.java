package io.github.uptownrules.examples.docs;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The stops of a move and its shapes, as listed in a document, with their picture. */
final class MoveStops {
    /** A number, a linked source, methods, a sentence, and perhaps a new shape. */
    private static final Pattern STOP =
            Pattern.compile("(\\d+)\\. \\[`([^`]+)`]\\(([^)]+)\\) ([^:]+): [^*]+?(?: \\*\\*([^*]+)\\*\\*)?");

    private static final Pattern SHAPE = Pattern.compile("\\d+\\. \\*\\*([^*]+)\\*\\*: .*");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** The first lane of the picture that has a line for each viewer. */
    private static final String FOR_EACH_VIEWER = "The frames";

    private static final int WIDTH = 375;
    private static final int ROW = 27;
    private static final int LANE = 34;
    private static final int PILL = 26;

    private static final String STYLE = """
            <style>
            text { font: 13px sans-serif; fill: #14110e }
            .page { fill: #fffdf8 } .lane { fill: #f1ece0 } .line { stroke: #8b8375; stroke-width: 2 }
            .stop { fill: #fffdf8; stroke: #5f584d } .number { font-size: 11px; text-anchor: middle }
            .title { font-size: 14px; font-weight: bold } .methods { font-size: 12px; fill: #5f584d; text-anchor: end }
            .shape { fill: #f5e04b; stroke: #5f584d } .shape-name { font-weight: bold; fill: #14110e }
            @media (prefers-color-scheme: dark) {
            text { fill: #ece7df } .page { fill: #1b1a19 } .lane { fill: #282624 } .line { stroke: #a39a8c }
            .stop { fill: #1b1a19; stroke: #a39a8c } .methods { fill: #b8afa1 } .shape { stroke: none } .shape-name { fill: #14110e }
            }
            </style>
            """;

    /**
     * A stop.
     *
     * @param number the number, from 1
     * @param name the class or the module
     * @param file its source
     * @param methods the methods that take the move
     * @param shape the move's new shape, or empty if it is unchanged
     */
    record Stop(int number, String name, Path file, ImmutableList<String> methods, String shape) {}

    private final ImmutableListMultimap<String, Stop> lanes;
    private final ImmutableList<String> shapes;

    private MoveStops(ImmutableListMultimap<String, Stop> lanes, ImmutableList<String> shapes) {
        this.lanes = lanes;
        this.shapes = shapes;
    }

    static MoveStops of(Path document) throws IOException {
        ImmutableListMultimap.Builder<String, Stop> lanes = ImmutableListMultimap.builder();
        ImmutableList.Builder<String> shapes = ImmutableList.builder();
        String heading = "";
        for (String line : Files.readAllLines(document)) {
            Matcher stop = STOP.matcher(line);
            Matcher shape = SHAPE.matcher(line);
            if (line.startsWith("## ")) {
                heading = line.substring(3);
            } else if (stop.matches()) {
                lanes.put(
                        heading,
                        new Stop(
                                Integer.parseInt(stop.group(1)),
                                stop.group(2),
                                document.resolveSibling(stop.group(3)),
                                code(stop.group(4)),
                                Strings.nullToEmpty(stop.group(5))));
            } else if (shape.matches()) {
                shapes.add(shape.group(1));
            }
        }
        return new MoveStops(lanes.build(), shapes.build());
    }

    private static ImmutableList<String> code(String cell) {
        return CODE.matcher(cell)
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(ImmutableList.toImmutableList());
    }

    ImmutableList<Stop> stops() {
        return lanes.values().asList();
    }

    ImmutableList<String> shapes() {
        return shapes;
    }

    String svg() {
        StringBuilder drawn = new StringBuilder();
        int y = 8;
        boolean isForEach = false;
        for (String lane : lanes.keySet()) {
            isForEach |= lane.equals(FOR_EACH_VIEWER);
            int height = LANE
                    + lanes.get(lane).stream()
                            .mapToInt(stop -> ROW + (stop.shape().isEmpty() ? 0 : PILL))
                            .sum();
            drawn.append("<rect class=\"lane\" x=\"6\" y=\"" + y + "\" width=\"" + (WIDTH - 12) + "\" height=\""
                    + (height - 6) + "\" rx=\"8\"/>\n");
            for (int x : isForEach ? new int[] {22, 30, 38} : new int[] {30}) {
                boolean isFirst = drawn.indexOf("class=\"line\"") < 0;
                drawn.append("<path class=\"line\" d=\"M" + x + " " + (isFirst ? y + LANE : y - 6) + "V"
                        + (y + height - 6) + "\"/>\n");
            }
            drawn.append(
                    text("title", 54, y + 20, lane + (lane.equals(FOR_EACH_VIEWER) ? ", one for each viewer" : "")));
            y += LANE;
            for (Stop stop : lanes.get(lane)) {
                y = draw(stop, y, drawn);
            }
        }
        int height = y + 8;
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + WIDTH + " " + height + "\" width=\"" + WIDTH
                + "\" height=\"" + height + "\" role=\"img\">\n<title>The stops of a move, and its shapes</title>\n"
                + STYLE + "<rect class=\"page\" width=\"" + WIDTH + "\" height=\"" + height + "\"/>\n" + drawn
                + "</svg>\n";
    }

    /** Draws a stop and its new shape, and returns the position of the next one. */
    private int draw(Stop stop, int y, StringBuilder drawn) {
        drawn.append("<circle class=\"stop\" cx=\"30\" cy=\"" + (y + 8) + "\" r=\"11\"/>\n")
                .append(text("number", 30, y + 12, "" + stop.number()))
                .append(text("name", 54, y + 13, stop.name()))
                .append(text("methods", WIDTH - 16, y + 13, String.join(", ", stop.methods())));
        if (stop.shape().isEmpty()) {
            return y + ROW;
        }
        String words = "shape " + (shapes.indexOf(stop.shape()) + 1) + ": " + stop.shape();
        drawn.append("<rect class=\"shape\" x=\"54\" y=\"" + (y + 22) + "\" width=\"" + (24 + 9 * words.length())
                        + "\" height=\"22\" rx=\"11\"/>\n")
                .append(text("shape-name", 66, y + 38, words));
        return y + ROW + PILL;
    }

    private static String text(String kind, int x, int y, String words) {
        return "<text class=\"" + kind + "\" x=\"" + x + "\" y=\"" + y + "\">" + words + "</text>\n";
    }
}
