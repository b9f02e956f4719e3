package io.github.uptownrules.server;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.server.game.DealtGame;
import io.github.uptownrules.server.game.SeenGame;
import io.github.uptownrules.server.game.TableGame;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Other deals in which a game looks the same to a viewer, found by trying: two tiles or two cards change their places. */
final class OtherWorlds {
    private static final Pattern PIECE = Pattern.compile("[^,; ]+");
    private static final int TRIES = 3000;

    private final TableGame game;
    private final SplitMix64 random;

    OtherWorlds(TableGame game, SplitMix64 random) {
        this.game = game;
        this.random = random;
    }

    /** A deal that is not that of a game, with as many exchanges as are found. */
    Optional<DealtGame> of(DealtGame played, Function<DealtGame, SeenGame> viewer) {
        String seen = viewer.apply(played).record();
        Optional<DealtGame> found = Optional.empty();
        String start = played.start();
        for (int i = 0; i < TRIES; i++) {
            String exchanged = exchanged(start);
            Optional<DealtGame> other = exchanged.equals(start) ? Optional.empty() : replayed(played, exchanged);
            if (other.isPresent() && viewer.apply(other.get()).record().equals(seen)) {
                found = other;
                start = exchanged;
            }
        }
        return found.filter(other -> !other.start().equals(played.start()));
    }

    /** The position with two pieces exchanged that lie in its fields of racks, bag or piles. */
    private String exchanged(String start) {
        List<String> fields = new ArrayList<>(Splitter.on(' ').splitToList(start));
        boolean hasRacks = game.id().equals("upturn");
        int first = hasRacks ? 4 : 5;
        String text = fields.get(first) + " " + fields.get(first + 1);
        List<int[]> places = new ArrayList<>();
        for (Matcher piece = PIECE.matcher(text); piece.find(); ) {
            places.add(new int[] {piece.start(), piece.end()});
        }
        int one = RandomInts.below(random, places.size());
        int two = RandomInts.below(random, places.size());
        if (one == two) {
            return start;
        }
        int[] a = places.get(Math.min(one, two));
        int[] b = places.get(Math.max(one, two));
        String changed = text.substring(0, a[0])
                + text.substring(b[0], b[1])
                + text.substring(a[1], b[0])
                + text.substring(a[0], a[1])
                + text.substring(b[1]);
        List<String> parts = Splitter.on(' ').splitToList(changed);
        fields.set(first, parts.get(0));
        fields.set(first + 1, hasRacks ? sorted(parts.get(1)) : parts.get(1));
        return Joiner.on(' ').join(fields);
    }

    private static String sorted(String racks) {
        List<String> sorted = new ArrayList<>();
        for (String rack : Splitter.on(';').split(racks)) {
            List<Tile> tiles = new ArrayList<>();
            Splitter.on(',').split(rack).forEach(tile -> tiles.add(Tile.parse(tile)));
            tiles.sort(null);
            sorted.add(Joiner.on(',').join(tiles));
        }
        return Joiner.on(';').join(sorted);
    }

    private Optional<DealtGame> replayed(DealtGame played, String start) {
        try {
            DealtGame other = game.position(start);
            for (int ply = 1; ply <= played.plies(); ply++) {
                other = other.play(played.move(ply));
            }
            return Optional.of(other);
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // no position, or the moves are not those of this deal
        }
    }
}
