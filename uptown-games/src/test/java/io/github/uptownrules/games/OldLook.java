package io.github.uptownrules.games;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.uptownrules.base.game.EstimatedMove;
import io.github.uptownrules.base.game.Game;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.PlayedGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.game.SeatResult;
import io.github.uptownrules.base.game.SeenGame;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.base.game.TextState;
import io.github.uptownrules.base.game.TextView;
import io.github.uptownrules.base.game.Viewer;
import io.github.uptownrules.base.search.MoveEstimate;
import java.math.BigInteger;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A game as the laws know it, as long as these are written for the old interface. */
record OldLook(Game game) implements OldGame {
    @Override
    public String name() {
        return game.name();
    }

    @Override
    public String notation() {
        return game.notation();
    }

    @Override
    public ImmutableList<String> rulesets() {
        return game.rulesets().keySet().asList();
    }

    @Override
    public String fullId(String ruleset) {
        return game.fullId(ruleset);
    }

    @Override
    public int seats(String ruleset) {
        return game.seats(ruleset);
    }

    @Override
    public ImmutableList<String> bots() {
        return game.bots();
    }

    @Override
    public String checkedBot(String name) {
        return game.checkedBot(name);
    }

    @Override
    public String defaultBot() {
        return game.defaultBot();
    }

    @Override
    public TextState deal(String ruleset, long seed, String first) {
        return new Whole(game.deal(ruleset, seed, first));
    }

    @Override
    public TextState position(String text) {
        return new Whole(game.position(text));
    }

    @Override
    public TextView view(String viewer, String view) {
        return new Seen(game.view(viewer, view));
    }

    @Override
    public Replay record(String text) {
        return new Recorded(game.record(text));
    }

    @Override
    public ImmutableList<String> resultColumns() {
        return game.resultColumns();
    }

    @Override
    public void checkResults(ImmutableList<SeatResult> results) {
        game.checkResults(results);
    }

    private interface Look extends TextPosition {
        PlayedGame played();

        @Override
        default String ruleset() {
            return played().ruleset();
        }

        @Override
        default ImmutableList<String> seats() {
            return Seat.first(played().seats()).stream().map(Seat::toString).collect(ImmutableList.toImmutableList());
        }

        @Override
        default String text() {
            return played().text();
        }

        @Override
        default String turn() {
            return played().turn().map(Seat::toString).orElse(SPECTATOR);
        }

        @Override
        default Optional<String> termination() {
            return played().termination();
        }

        @Override
        default ImmutableList<String> legalMoves() {
            return played().legalMoves();
        }

        @Override
        default ImmutableList<String> faults(String move) {
            return played().faults(move);
        }

        @Override
        default String lastMove() {
            return played().lastMove();
        }

        @Override
        default String standings() {
            return played().standings();
        }

        @Override
        default ImmutableList<SeatResult> results() {
            return played().results();
        }

        @Override
        default String ask(String question) {
            return played().ask(question);
        }
    }

    private record Whole(PlayedGame.Whole played) implements TextState, Look {
        @Override
        public TextView viewFor(String viewer) {
            return new Seen(played.seenBy(Viewer.parse(viewer, played.seats())));
        }

        @Override
        public TextState play(String move) {
            return new Whole(played.play(move));
        }

        @Override
        public TextState undo() {
            return new Whole(played.upTo(played.plies() - 1));
        }

        @Override
        public long perft(int depth) {
            return played.perft(depth);
        }

        @Override
        public TextState withHeader(String name, String value) {
            return new Whole(played.withHeader(name, value));
        }

        @Override
        public TextState terminated(String how) {
            return new Whole(played.terminated(how));
        }

        @Override
        public String record() {
            return played.record();
        }
    }

    private record Seen(SeenGame played) implements TextView, Look {
        @Override
        public String viewer() {
            return played.viewer().orElseThrow().toString();
        }

        @Override
        public String lastSeen() {
            return played.lastSeen();
        }

        @Override
        public BigInteger worldCount() {
            return played.worldCount();
        }

        @Override
        public String sample(long seed) {
            return played.sample(seed);
        }

        @Override
        public String choose(String bot, RandomGenerator random) {
            return played.choose(bot, random);
        }

        @Override
        public TextView follow(String move, String seen) {
            return new Seen(played.follow(move, seen, Optional.empty()));
        }

        @Override
        public TextView follow(String move, String seen, String turn) {
            return new Seen(played.follow(move, seen, Optional.of(Viewer.parse(turn, played.seats()))));
        }
    }

    private record Recorded(PlayedGame played) implements Replay {
        @Override
        public ImmutableMap<String, String> headers() {
            return played.headers();
        }

        @Override
        public int plies() {
            return played.plies();
        }

        @Override
        public TextPosition at(int ply) {
            PlayedGame then = played.upTo(ply);
            return then instanceof SeenGame seen ? new Seen(seen) : new Whole(then.whole());
        }

        @Override
        public Replay redactedFor(String seat) {
            return new Recorded(played.seenBy(Seat.parse(seat, played.seats())));
        }

        @Override
        public Optional<TextReview> review(int playouts, long seed) {
            return played.review(playouts, seed).map(review -> new TextReview() {
                @Override
                public ImmutableList<Integer> plies() {
                    return review.plies();
                }

                @Override
                public JudgedMove move(int ply) {
                    return new JudgedMove(
                            ply,
                            String.valueOf(review.move(ply).seat()),
                            old(review.move(ply).played()),
                            old(review.move(ply).best()));
                }
            });
        }

        private static EstimatedMove old(MoveEstimate<String> move) {
            return new EstimatedMove(move.move(), move.winShare(), move.standardError());
        }
    }
}
