package io.github.uptownrules.street;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.Deck;
import io.github.uptownrules.street.town.ProjectId;
import io.github.uptownrules.street.town.ProjectType;
import io.github.uptownrules.street.town.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Decks for tests. */
public final class Decks {
    /** A project without types, income, prestige or marks. */
    public static final String PLAIN = "0 - 0 0 - Plain";

    private Decks() {}

    /** Returns a deck of plain projects except the given ones, such as {@code b1a 3 f 0 2 r Loft}. */
    public static Deck of(String... projects) {
        String[] texts = new String[ProjectId.all().size()];
        Arrays.fill(texts, PLAIN);
        for (String project : projects) {
            int space = project.indexOf(' ');
            texts[ProjectId.parse(project.substring(0, space)).index()] = project.substring(space + 1);
        }
        return Deck.parse(text("test", 6, ImmutableList.copyOf(texts)));
    }

    /** Returns the text of a deck. */
    public static String text(String name, int money, List<String> projects) {
        StringBuilder text = new StringBuilder("deck " + name + "\nmoney " + money + "\n");
        for (Card card : Card.all()) {
            List<String> ofCard = card.projects().stream()
                    .map(project -> projects.get(project.index()))
                    .toList();
            text.append(card).append(' ').append(Joiner.on(" | ").join(ofCard)).append('\n');
        }
        return text.toString();
    }

    /** Returns a random deck that can contain every term, unit and mark. */
    public static Deck random(long seed) {
        return Deck.parse(randomText(seed));
    }

    public static String randomText(long seed) {
        SplitMix64 random = new SplitMix64(seed);
        List<String> projects =
                ProjectId.all().stream().map(id -> project(id, random)).toList();
        return text("d-" + random.nextInt(1000), random.nextInt(100), projects);
    }

    private static String project(ProjectId id, SplitMix64 random) {
        return String.join(
                " ",
                id.card().isPublic() ? "0" : String.valueOf(random.nextInt(10)),
                types(random),
                formula(random),
                formula(random),
                marks(random),
                name(random));
    }

    private static String types(SplitMix64 random) {
        ImmutableList<ProjectType> all = ProjectType.all();
        ProjectType one = all.get(random.nextInt(all.size()));
        ProjectType other = all.get(random.nextInt(all.size()));
        return switch (random.nextInt(6)) {
            case 0 -> "-";
            case 1 -> one.compareTo(other) <= 0 ? "" + one + other : "" + other + one;
            case 2 -> "" + one + one;
            default -> one.toString();
        };
    }

    private static String formula(SplitMix64 random) {
        int likely = 1 + random.nextInt(13);
        List<String> terms = new ArrayList<>();
        for (Unit unit : Unit.all()) {
            if (random.nextInt(13) < 1 || random.nextInt(40) < likely) {
                int amount = 1 + random.nextInt(9);
                terms.add((random.nextInt(3) == 0 ? -amount : amount) + unit.toString());
            }
        }
        return terms.isEmpty() ? "0" : String.join("+", terms);
    }

    private static String marks(SplitMix64 random) {
        String place = List.of("", "", "", "b", "u", "t").get(random.nextInt(6));
        String marks = place
                + (random.nextInt(4) == 0 ? "r" : "")
                + (random.nextInt(6) == 0 ? "g" : "")
                + (random.nextInt(8) == 0 ? "n" : "");
        return marks.isEmpty() ? "-" : marks;
    }

    /** Returns printable ASCII without bars or backslashes, and without spaces at the ends. */
    private static String name(SplitMix64 random) {
        StringBuilder name = new StringBuilder();
        for (int length = 1 + random.nextInt(38); length > 0; length--) {
            name.append((char) (' ' + random.nextInt(95)));
        }
        String clean = name.toString().replace('|', '#').replace('\\', '/');
        return clean.startsWith(" ") || clean.endsWith(" ")
                ? "x" + clean.substring(1).strip() + "y"
                : clean;
    }
}
