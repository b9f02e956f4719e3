package io.github.uptownrules.cli.uptown.svg;

import com.google.common.collect.ImmutableMap;
import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes elements one after the other, a line each. */
final class Svg {
    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;

    /** Starts a picture of a size, which a page may show larger or smaller. */
    Svg(int width, int height) {
        try {
            // The default factory is the one of the JDK, so that nothing on the class path changes the text.
            xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        open(
                "svg",
                ImmutableMap.of(
                        "xmlns",
                        "http://www.w3.org/2000/svg",
                        "viewBox",
                        "0 0 " + width + " " + height,
                        "width",
                        width,
                        "height",
                        height,
                        "role",
                        "img"));
    }

    void open(String element, ImmutableMap<String, Object> attributes) {
        run(() -> {
            xml.writeStartElement(element);
            write(attributes);
            xml.writeCharacters("\n");
        });
    }

    void close() {
        run(() -> {
            xml.writeEndElement();
            xml.writeCharacters("\n");
        });
    }

    /** An element with nothing in it. */
    void add(String element, ImmutableMap<String, Object> attributes) {
        run(() -> {
            xml.writeEmptyElement(element);
            write(attributes);
            xml.writeCharacters("\n");
        });
    }

    /** An element with text in it. */
    void add(String element, ImmutableMap<String, Object> attributes, String content) {
        run(() -> {
            xml.writeStartElement(element);
            write(attributes);
            xml.writeCharacters(content);
            xml.writeEndElement();
            xml.writeCharacters("\n");
        });
    }

    private void write(ImmutableMap<String, Object> attributes) throws XMLStreamException {
        for (var attribute : attributes.entrySet()) {
            xml.writeAttribute(attribute.getKey(), attribute.getValue().toString());
        }
    }

    /** Ends the picture. */
    String end() {
        close();
        return text.toString();
    }

    private interface Step {
        void run() throws XMLStreamException;
    }

    /** Writing to memory cannot fail. */
    private static void run(Step step) {
        try {
            step.run();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }
}
