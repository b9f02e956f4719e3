package io.github.uptownrules.bots;

import static java.util.Objects.requireNonNull;

import io.github.uptownrules.bots.MoveReason.Kind;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The texts of a {@link MoveReason} in a language: for each kind, a singular and a plural text, in which {@code #}
 * stands for the number or the tiles.
 */
enum ReasonText {
    ENGLISH(
            "and",
            Map.of(
                    Kind.MORE_GROUPS, "# group more|# groups more",
                    Kind.FEWER_POINTS, "# point fewer|# points fewer",
                    Kind.RIVALS_FEWER_GROUPS, "the others have # group fewer|the others have # groups fewer",
                    Kind.MORE_EXPOSED, "# tile more can be captured|# tiles more can be captured",
                    Kind.FITS_NOWHERE, "# no longer fits anywhere|# no longer fit anywhere",
                    Kind.CANNOT_JOIN, "# can no longer be joined|# can no longer be joined",
                    Kind.LESS_ROOM, "# tile fewer to draw can be joined|# tiles fewer to draw can be joined")),

    FRENCH(
            "et",
            Map.of(
                    Kind.MORE_GROUPS, "# groupe de plus|# groupes de plus",
                    Kind.FEWER_POINTS, "# point de moins|# points de moins",
                    Kind.RIVALS_FEWER_GROUPS, "les autres ont # groupe de moins|les autres ont # groupes de moins",
                    Kind.MORE_EXPOSED, "# tuile de plus peut être prise|# tuiles de plus peuvent être prises",
                    Kind.FITS_NOWHERE, "# n’a plus de place|# n’ont plus de place",
                    Kind.CANNOT_JOIN, "# ne peut plus être reliée|# ne peuvent plus être reliées",
                    Kind.LESS_ROOM,
                            "# tuile à piocher de moins peut être reliée|# tuiles à piocher de moins peuvent être reliées")),

    GERMAN(
            "und",
            Map.of(
                    Kind.MORE_GROUPS, "# Gruppe mehr|# Gruppen mehr",
                    Kind.FEWER_POINTS, "# Punkt weniger|# Punkte weniger",
                    Kind.RIVALS_FEWER_GROUPS, "die anderen haben # Gruppe weniger|die anderen haben # Gruppen weniger",
                    Kind.MORE_EXPOSED,
                            "# Plättchen mehr kann geschlagen werden|# Plättchen mehr können geschlagen werden",
                    Kind.FITS_NOWHERE, "# passt nirgends mehr|# passen nirgends mehr",
                    Kind.CANNOT_JOIN, "# lässt sich nicht mehr anschließen|# lassen sich nicht mehr anschließen",
                    Kind.LESS_ROOM,
                            "# Plättchen weniger im Vorrat lässt sich anschließen"
                                    + "|# Plättchen weniger im Vorrat lassen sich anschließen"));

    private final String and;
    private final Map<Kind, String> texts;

    ReasonText(String and, Map<Kind, String> texts) {
        this.and = and;
        this.texts = texts;
    }

    static ReasonText of(Locale locale) {
        return switch (locale.getLanguage()) {
            case "fr" -> FRENCH;
            case "de" -> GERMAN;
            default -> ENGLISH;
        };
    }

    String of(MoveReason reason) {
        String forms = requireNonNull(texts.get(reason.kind()));
        int bar = forms.indexOf('|');
        String form = reason.count() == 1 ? forms.substring(0, bar) : forms.substring(bar + 1);
        return form.replace("#", reason.tiles().isEmpty() ? String.valueOf(reason.count()) : list(reason.tiles()));
    }

    /** Joins reasons. The last two are joined by a word, which follows a comma in English. */
    String join(Collection<MoveReason> reasons) {
        String all = reasons.stream().map(this::of).collect(Collectors.joining(", "));
        int last = reasons.size() < 2 ? -1 : all.length() - of(lastOf(reasons)).length() - 2;
        String comma = this == ENGLISH ? ", " : " ";
        return last < 0 ? all : all.substring(0, last) + comma + and + all.substring(last + 1);
    }

    private static MoveReason lastOf(Collection<MoveReason> reasons) {
        return reasons.stream().reduce((first, second) -> second).orElseThrow();
    }

    private String list(Collection<?> things) {
        String all = things.stream().map(Object::toString).collect(Collectors.joining(", "));
        int last = all.lastIndexOf(", ");
        return last < 0 ? all : all.substring(0, last) + ' ' + and + all.substring(last + 1);
    }
}
