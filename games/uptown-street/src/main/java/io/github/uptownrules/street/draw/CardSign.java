package io.github.uptownrules.street.draw;

import io.github.uptownrules.base.svg.Svg;
import io.github.uptownrules.street.town.Mark;
import io.github.uptownrules.street.town.ProjectType;

/** The signs on cards. Each is one path on a square of 24 by 24, filled by the even-odd rule. */
enum CardSign {
    /** A desk lamp over a desk. */
    OFFICE(
            "M3 3h18v20h-6v-5H9v5H3z M6 6v3h3V6z M10.5 6v3h3V6z M15 6v3h3V6z M6 11.5v3h3v-3z M10.5 11.5v3h3v-3z M15 11.5v3h3v-3z"),
    /** A house. */
    FLAT("M12 1l11 10h-3v12h-6v-7h-4v7H4V11H1z"),
    /** A bag with handles. */
    SHOP("M3 8h4V6a5 5 0 0 1 10 0v2h4l1 15H2z M9.2 8h5.6V6a2.8 2.8 0 0 0-5.6 0z"),
    /** A steaming cup. */
    CAFE(
            "M2 9h16v1.5h2a4 4 0 0 1 0 8h-2.6a7 7 0 0 1-6 4.5H8.5A6.5 6.5 0 0 1 2 17z M18 12.7v3.6h1.7a1.8 1.8 0 0 0 0-3.6z"
                    + " M6 1.5h2.2v5.5H6z M11 1.5h2.2v5.5H11z"),
    /** A cog. */
    SERVICE("M10 1h4l.6 3 2.2.9 2.6-1.7 2.8 2.8-1.7 2.6.9 2.2 3 .6v4l-3 .6-.9 2.2 1.7 2.6-2.8 2.8-2.6-1.7-2.2.9-.6 3h-4"
            + "l-.6-3-2.2-.9-2.6 1.7L1.8 21l1.7-2.6-.9-2.2-3-.6v-4l3-.6.9-2.2L1.8 6.2l2.8-2.8 2.6 1.7 2.2-.9z"
            + " M12 8.5a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4z"),
    /** Must be the first on its site: a bar at the bottom. */
    GROUND("M2 19h20v4H2z M10 2h4v8h4l-6 7-6-7h4z"),
    /** Must not be the first on its site: an arrow above a bar. */
    UPPER("M2 15h20v8H2z M10 13V8H6l6-7 6 7h-4v5z"),
    /** Must be built on a roof. */
    ON_ROOF("M12 10l11 9v4H1v-4z M10 1h4v3h3.5L12 9.5 6.5 4H10z"),
    /** Finishes the site: a roof. */
    ROOF("M12 4l11.5 11-2.3 2.4L12 8.6 2.8 17.4.5 15z M6 17.5l6-5.7 6 5.7V21H6z"),
    /** Is built in the street of a rival: a parcel. */
    GIFT("M2 8h9v4H2z M13 8h9v4h-9z M3.5 13.5H11V23H3.5z M13 13.5h7.5V23H13z M11.5 7C6 7 5 2 8 1.5c2.5-.3 3.5 3 4 5.5z"
            + " M12.5 7C18 7 19 2 16 1.5c-2.5-.3-3.5 3-4 5.5z"),
    /** Forbids gifts: a parcel, struck out. */
    NO_GIFTS("M2.5 8h19v15h-19z M11.5 7C6 7 5 2 8 1.5c2.5-.3 3.5 3 4 5.5z M12.5 7C18 7 19 2 16 1.5c-2.5-.3-3.5 3-4 5.5z"
            + " M2 0l22 22-2 2L0 2z"),
    /** Income: a coin. */
    INCOME("M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z M10.8 6h2.4v12h-2.4z"),
    /** Prestige: a star. */
    PRESTIGE("M12 0l3.2 8.2 8.8.5-6.8 5.6 2.2 8.5L12 18l-7.4 4.8 2.2-8.5L0 8.7l8.8-.5z"),
    /** Marks the seat to move. */
    TO_MOVE("M5 2l15 10L5 22z");

    private final String path;

    CardSign(String path) {
        this.path = path;
    }

    static CardSign of(ProjectType type) {
        return valueOf(type.name());
    }

    static CardSign of(Mark mark) {
        return valueOf(mark.name());
    }

    String path() {
        return path;
    }

    void draw(Svg svg, String style, int x, int y, int size) {
        svg.sign(style, path, x, y, size);
    }
}
