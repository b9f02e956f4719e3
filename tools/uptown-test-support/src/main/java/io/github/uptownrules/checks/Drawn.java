package io.github.uptownrules.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.MoreCollectors;
import java.io.IOException;
import java.io.StringReader;
import java.util.function.ToDoubleBiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** An SVG picture, parsed by an XML parser. */
public record Drawn(Element root) {
    private static final Pattern TRANSFORM =
            Pattern.compile("translate\\((-?[0-9.]+) (-?[0-9.]+)\\)(?: scale\\(([0-9.]+)\\))?");

    public static Drawn read(String picture) {
        try {
            return new Drawn(DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(picture)))
                    .getDocumentElement());
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError(picture, e);
        }
    }

    public ImmutableList<Element> all(String element, String style) {
        return all(root, element).stream()
                .filter(found -> (" " + found.getAttribute("class") + " ").contains(" " + style + " "))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns the cells that are marked with a class. */
    public String cells(String style) {
        return all("g", style).stream()
                .map(cell -> cell.getAttribute("data-cell"))
                .filter(cell -> !cell.isEmpty())
                .reduce((some, more) -> some + " " + more)
                .orElse("");
    }

    public Element cell(String name) {
        return all(root, "g").stream()
                .filter(cell -> cell.getAttribute("data-cell").equals(name))
                .collect(MoreCollectors.onlyElement());
    }

    /** Returns an attribute of all groups with a class, in order. */
    public ImmutableList<String> groups(String style, String attribute) {
        return all("g", style).stream()
                .map(group -> group.getAttribute(attribute))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns all elements of a kind and a class in the drawing of a cell. */
    public ImmutableList<Element> inCell(String name, String element, String style) {
        return new Drawn(cell(name)).all(element, style);
    }

    /**
     * A point of the picture.
     *
     * @param x from its left edge
     * @param y from its upper edge
     */
    public record Point(double x, double y) {}

    /** Returns the corner of an element, with all transforms applied. */
    public static Point corner(Element element) {
        Point corner = new Point(0, 0);
        for (Node node = element; node instanceof Element part; node = node.getParentNode()) {
            String transform = part.getAttribute("transform");
            if (!transform.isEmpty()) {
                Matcher moved = TRANSFORM.matcher(transform);
                assertThat(moved.matches()).as(transform).isTrue();
                double scale = moved.group(3) == null ? 1 : Double.parseDouble(moved.group(3));
                corner = new Point(
                        Double.parseDouble(moved.group(1)) + scale * corner.x(),
                        Double.parseDouble(moved.group(2)) + scale * corner.y());
            }
        }
        return corner;
    }

    /** Asserts that all elements with one of the classes are inside the picture, and that no two are at the same place. */
    public void assertApart(String... styles) {
        ImmutableList<Point> corners = Stream.of(styles)
                .flatMap(style -> all("g", style).stream())
                .distinct()
                .map(Drawn::corner)
                .collect(ImmutableList.toImmutableList());
        String[] box = root.getAttribute("viewBox").split(" ");
        double width = Double.parseDouble(box[2]);
        double height = Double.parseDouble(box[3]);
        double left = Double.parseDouble(box[0]);
        double top = Double.parseDouble(box[1]);
        assertThat(corners).isNotEmpty().doesNotHaveDuplicates().allSatisfy(corner -> {
            assertThat(corner.x()).isGreaterThanOrEqualTo(left).isLessThan(left + width);
            assertThat(corner.y()).isGreaterThanOrEqualTo(top).isLessThan(top + height);
        });
    }

    /**
     * Asserts that every line of text ends inside the picture, even in a wide font.
     *
     * @param widths the width of a line at a font size
     */
    public void assertTextFits(ToDoubleBiFunction<String, Double> widths) {
        double width = Double.parseDouble(root.getAttribute("viewBox").split(" ")[2]);
        assertThat(all(root, "text")).isNotEmpty().allSatisfy(line -> {
            double own =
                    widths.applyAsDouble(line.getTextContent(), Double.parseDouble(line.getAttribute("font-size")));
            boolean isCentered = line.getAttribute("text-anchor").equals("middle");
            double end = number(line, "x") + (isCentered ? own / 2 : own);
            assertThat(corner(line).x() + scale(line) * end)
                    .as(line.getTextContent())
                    .isLessThanOrEqualTo(width);
        });
    }

    private static double number(Element element, String attribute) {
        String value = element.getAttribute(attribute);
        return value.isEmpty() ? 0 : Double.parseDouble(value);
    }

    private static double scale(Element element) {
        double scale = 1;
        for (Node node = element; node instanceof Element part; node = node.getParentNode()) {
            Matcher moved = TRANSFORM.matcher(part.getAttribute("transform"));
            scale *= moved.matches() && moved.group(3) != null ? Double.parseDouble(moved.group(3)) : 1;
        }
        return scale;
    }

    public String texts(String element) {
        return all(root, element).stream().map(Element::getTextContent).collect(Collectors.joining());
    }

    public static ImmutableList<String> titles(Element element) {
        return all(element, "title").stream().map(Element::getTextContent).collect(ImmutableList.toImmutableList());
    }

    public ImmutableList<String> attributes(String element, String attribute) {
        return all(root, element).stream()
                .map(found -> found.getAttribute(attribute))
                .collect(ImmutableList.toImmutableList());
    }

    private static ImmutableList<Element> all(Element parent, String element) {
        var found = parent.getElementsByTagName(element);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .collect(ImmutableList.toImmutableList());
    }
}
