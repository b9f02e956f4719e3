package io.github.uptownrules.server;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.random.RandomInts;
import io.github.uptownrules.base.random.SplitMix64;
import io.github.uptownrules.upturn.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Other deals in which a game looks the same to a viewer, found by trial: two tiles or two cards swap places. */
final class OtherWorlds {
    private static final Pattern PIECE = Pattern.compile("[^,; ]+");
    private static final int TRIES = 3000;

    private final Game game;
    private final SplitMix64 random;

    OtherWorlds(Game game, SplitMix64 random) {
        this.game = game;
        this.random = random;
    }

    /** Returns a different deal, made by applying all the swaps found. */
    Optional<PlayedGame.Whole> of(PlayedGame.Whole played, Viewer viewer) {
        String seen = played.seenBy(viewer).record();
        Optional<PlayedGame.Whole> found = Optional.empty();
        String start = start(played);
        for (int i = 0; i < TRIES; i++) {
            String exchanged = exchanged(start);
            Optional<PlayedGame.Whole> other = exchanged.equals(start) ? Optional.empty() : replayed(played, exchanged);
            if (other.isPresent() && other.get().seenBy(viewer).record().equals(seen)) {
                found = other;
                start = exchanged;
            }
        }
        return found.filter(other -> !start(other).equals(start(played)));
    }

    private static String start(PlayedGame.Whole played) {
        return played.upTo(0).text();
    }

    /** Swaps two pieces in the racks, bag or piles of a position. */
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

    private Optional<PlayedGame.Whole> replayed(PlayedGame.Whole played, String start) {
        try {
            PlayedGame.Whole other = game.position(start);
            for (int ply = 1; ply <= played.plies(); ply++) {
                other = other.play(played.move(ply));
            }
            return Optional.of(other);
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // not a position, or these moves are illegal in this deal
        }
    }
}
