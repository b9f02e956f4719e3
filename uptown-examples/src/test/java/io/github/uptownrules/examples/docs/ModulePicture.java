package io.github.uptownrules.examples.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * The dependencies between the modules according to the poms, drawn as SVG. Modules without dependencies are at the bottom.
 * Transitive dependencies have no arrow.
 *
 * @param folders the folder of each module, empty for the top
 * @param needs the compile dependencies of each module among the modules
 * @param dependencies the artifacts of each module's own dependencies, without transitive ones
 */
record ModulePicture(
        Map<String, String> folders,
        ImmutableSetMultimap<String, String> needs,
        ImmutableSetMultimap<String, String> dependencies) {
    private static final String GROUP = "io.github.uptownrules";
    private static final String PREFIX = "uptown-";
    private static final ImmutableSet<String> WITHOUT_CODE = ImmutableSet.of("uptown-bom", "uptown-build");
    private static final int WIDTH = 134;
    private static final int HEIGHT = 34;
    private static final int STEP = WIDTH + 14;
    private static final int LEVEL = 86;
    private static final int MARGIN = 16;

    /** Reads the poms of all modules with code, including those that only a profile builds. */
    static ModulePicture of(Path root) throws IOException {
        Map<String, String> folders = new TreeMap<>();
        ImmutableSetMultimap.Builder<String, String> needs = ImmutableSetMultimap.builder();
        ImmutableSetMultimap.Builder<String, String> dependencies = ImmutableSetMultimap.builder();
        for (String module : texts(read(root.resolve("pom.xml")), "module")) {
            Path path = Path.of(module);
            String name = path.getFileName().toString();
            if (name.startsWith(PREFIX) && !WITHOUT_CODE.contains(name)) {
                folders.put(name, path.getNameCount() > 1 ? path.getName(0).toString() : "");
                for (Element dependency : elements(read(root.resolve(module).resolve("pom.xml")), "dependency")) {
                    boolean isForTests =
                            texts(dependency, "scope").stream().anyMatch(scope -> !scope.equals("runtime"));
                    String artifact = texts(dependency, "artifactId").get(0);
                    if (texts(dependency, "groupId").contains(GROUP) && !isForTests) {
                        needs.put(name, artifact);
                    }
                    if (!isForTests && !texts(dependency, "optional").contains("true")) {
                        dependencies.put(name, artifact);
                    }
                }
            }
        }
        return new ModulePicture(folders, needs.build(), dependencies.build());
    }

    private static Element read(Path pom) throws IOException {
        try {
            Document document = DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(pom.toFile());
            return document.getDocumentElement();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(pom + ": " + e.getMessage(), e);
        }
    }

    private static ImmutableList<Element> elements(Element parent, String name) {
        NodeList found = parent.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .collect(ImmutableList.toImmutableList());
    }

    private static List<String> texts(Element parent, String name) {
        return elements(parent, name).stream().map(Element::getTextContent).toList();
    }

    /** Returns the artifacts that a dependency on a module brings in, including transitive ones. */
    ImmutableSet<String> brings(String module) {
        return dependencies.get(module).stream()
                .flatMap(artifact -> Stream.concat(Stream.of(artifact), brings(artifact).stream()))
                .collect(ImmutableSet.toImmutableSet());
    }

    /** Returns 0 for a module without dependencies, otherwise one more than the highest level of its dependencies. */
    int level(String module) {
        return needs.get(module).stream()
                .mapToInt(need -> 1 + level(need))
                .max()
                .orElse(0);
    }

    private boolean reaches(String module, String other) {
        return needs.get(module).stream().anyMatch(need -> need.equals(other) || reaches(need, other));
    }

    /** Returns the dependencies of a module that are not transitive. */
    private List<String> arrows(String module) {
        return needs.get(module).stream()
                .filter(need -> needs.get(module).stream().noneMatch(other -> reaches(other, need)))
                .sorted()
                .toList();
    }

    String svg() {
        Map<Integer, List<String>> levels = new TreeMap<>();
        folders.keySet().stream()
                .sorted((one, other) -> (folders.get(one) + one).compareTo(folders.get(other) + other))
                .forEach(module -> levels.computeIfAbsent(level(module), level -> new ArrayList<>())
                        .add(module));
        int most = levels.values().stream().mapToInt(List::size).max().orElse(0);
        int width = 2 * MARGIN + most * STEP;
        int height = 2 * MARGIN + levels.size() * LEVEL;
        Map<String, int[]> places = new TreeMap<>();
        levels.forEach((level, modules) -> {
            int indent = (width - modules.size() * STEP) / 2;
            for (int i = 0; i < modules.size(); i++) {
                places.put(modules.get(i), new int[] {indent + i * STEP, height - MARGIN - HEIGHT - level * LEVEL});
            }
        });
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + width + " "
                + height + "\" width=\"" + width + "\" height=\"" + height + "\" role=\"img\">\n"
                + "<title>The modules, each above those that it needs</title>\n"
                + "<rect width=\"" + width + "\" height=\"" + height + "\" fill=\"#fffdf8\"/>\n");
        places.forEach((module, place) -> arrows(module).forEach(need -> svg.append(line(place, places.get(need)))));
        places.forEach((module, place) -> svg.append(box(module, place)));
        return svg.append("</svg>\n").toString();
    }

    private static String line(int[] from, int[] to) {
        return "<path d=\"M" + (from[0] + WIDTH / 2) + " " + (from[1] + HEIGHT) + "L" + (to[0] + WIDTH / 2) + " "
                + to[1] + "\" stroke=\"#8b8375\" fill=\"none\"/>\n";
    }

    private String box(String module, int[] place) {
        String folder = folders.get(module);
        String ground = switch (folder) {
            case "" -> "#f5e04b";
            case "games" -> "#b8e0cf";
            case "table" -> "#bcd7f5";
            default -> "#ece7db";
        };
        return "<g><title>" + (folder.isEmpty() ? "" : folder + "/") + module + " needs "
                + needs.get(module).stream().sorted().collect(Collectors.joining(", "))
                + "</title><rect x=\"" + place[0] + "\" y=\"" + place[1] + "\" width=\"" + WIDTH + "\" height=\""
                + HEIGHT
                + "\" rx=\"6\" fill=\"" + ground + "\" stroke=\"#5f584d\"/><text x=\"" + (place[0] + WIDTH / 2)
                + "\" y=\"" + (place[1] + 22) + "\" text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"14\""
                + " fill=\"#14110e\">" + (folder.isEmpty() ? "" : folder + "/") + module.substring(PREFIX.length())
                + "</text></g>\n";
    }
}
