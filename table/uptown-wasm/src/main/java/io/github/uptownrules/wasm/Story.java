package io.github.uptownrules.wasm;

import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.bots.Review;
import io.github.uptownrules.core.game.PlayerView;
import io.github.uptownrules.core.game.SeenPlacement;
import io.github.uptownrules.core.game.Standings;
import io.github.uptownrules.core.notation.GameRecord;
import io.github.uptownrules.core.notation.RecordedGame;
import io.github.uptownrules.core.notation.RedactedRecord;
import io.github.uptownrules.core.notation.Termination;
import io.github.uptownrules.core.value.Seat;
import io.github.uptownrules.core.value.Viewer;
import java.util.Optional;

/** A game as in a record: all of it, or what one viewer saw. */
sealed interface Story {
    static Story of(RecordedGame game) {
        return game instanceof RedactedRecord seen ? new Seen(seen) : new Whole((GameRecord) game);
    }

    int plies();

    boolean isOver();

    Optional<Seat> turn();

    Optional<Termination> termination();

    ImmutableMap<String, String> headers();

    Standings standings();

    PlayerView view(int ply, Viewer viewer);

    SeenPlacement placement(int number, Viewer viewer);

    Review review(int playouts, long seed);

    /** The whole record, or a refusal. */
    GameRecord whole();

    /** What a viewer may know. */
    RedactedRecord redacted(Viewer viewer);

    /** Whose record this is, if it is not all of it. */
    Optional<Viewer> viewer();

    /** Nothing is hidden. */
    record Whole(GameRecord whole) implements Story {
        @Override
        public int plies() {
            return whole.moves().size();
        }

        @Override
        public boolean isOver() {
            return whole.isOver();
        }

        @Override
        public Optional<Seat> turn() {
            return whole.turn();
        }

        @Override
        public Optional<Termination> termination() {
            return whole.termination();
        }

        @Override
        public ImmutableMap<String, String> headers() {
            return whole.headers();
        }

        @Override
        public Standings standings() {
            return whole.standings();
        }

        @Override
        public PlayerView view(int ply, Viewer viewer) {
            return whole.at(ply).viewFor(viewer);
        }

        @Override
        public SeenPlacement placement(int number, Viewer viewer) {
            return whole.placement(number).seenBy(viewer);
        }

        @Override
        public Review review(int playouts, long seed) {
            return Review.of(whole, playouts, seed);
        }

        @Override
        public RedactedRecord redacted(Viewer viewer) {
            return whole.redactedFor(viewer);
        }

        @Override
        public Optional<Viewer> viewer() {
            return Optional.empty();
        }

        @Override
        public String toString() {
            return whole.toString();
        }
    }

    /** What one viewer saw; of what others did, nothing can be said. */
    record Seen(RedactedRecord record) implements Story {
        @Override
        public int plies() {
            return record.moves().size();
        }

        @Override
        public boolean isOver() {
            return record.isOver();
        }

        @Override
        public Optional<Seat> turn() {
            return record.turn();
        }

        @Override
        public Optional<Termination> termination() {
            return record.termination();
        }

        @Override
        public ImmutableMap<String, String> headers() {
            return record.headers();
        }

        @Override
        public Standings standings() {
            return record.standings();
        }

        @Override
        public PlayerView view(int ply, Viewer viewer) {
            checkOwn(viewer);
            return record.at(ply);
        }

        @Override
        public SeenPlacement placement(int number, Viewer viewer) {
            checkOwn(viewer);
            return record.placement(number);
        }

        @Override
        public Review review(int playouts, long seed) {
            return Review.of(record, playouts, seed);
        }

        @Override
        public GameRecord whole() {
            throw new IllegalArgumentException(
                    "this needs a whole record, and this one is what " + name(record.viewer()) + " saw of the game");
        }

        @Override
        public RedactedRecord redacted(Viewer viewer) {
            checkOwn(viewer);
            return record;
        }

        @Override
        public Optional<Viewer> viewer() {
            return Optional.of(record.viewer());
        }

        @Override
        public String toString() {
            return record.toString();
        }

        private void checkOwn(Viewer viewer) {
            if (viewer != record.viewer()) {
                throw new IllegalArgumentException("this record is what " + name(record.viewer())
                        + " saw of the game, and does not say what " + name(viewer) + " saw");
            }
        }

        private static String name(Viewer viewer) {
            return viewer.asSeat().map(seat -> "seat " + seat).orElse("a spectator");
        }
    }
}
