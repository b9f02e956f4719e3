package io.github.uptownrules.upturn.naive;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A game of UP TURN at one moment; its inputs and outputs are text. Immutable: playing a move returns another game. Seats
 * count from 1.
 *
 * <p>Reasons have these codes, in this order (section 3):
 *
 * <table>
 * <caption>Codes of reasons</caption>
 * <tr><td>{@code syntax}</td><td>alone: the text is not a move</td></tr>
 * <tr><td>{@code game-over}</td><td>alone: the game is over</td></tr>
 * <tr><td>{@code not-on-rack}</td><td>a tile is not on the rack, or not as often</td></tr>
 * <tr><td>{@code action-while-open}</td><td>an action while open (W5)</td></tr>
 * <tr><td>{@code does-not-follow}</td><td>the last number does not follow (V9, W6)</td></tr>
 * <tr><td>{@code action-last}</td><td>an action as last tile (V21)</td></tr>
 * <tr><td>{@code not-together}</td><td>tiles that do not go together (W13)</td></tr>
 * <tr><td>{@code right-with-two}</td><td>rotation right with two players (W9)</td></tr>
 * <tr><td>{@code hand-outs}</td><td>wrong hand-outs (V17, V19, W12, W14, W16)</td></tr>
 * <tr><td>{@code call-not-due}</td><td>a call not due (W17)</td></tr>
 * <tr><td>{@code drawn-already}</td><td>drawn already (V11)</td></tr>
 * <tr><td>{@code nothing-to-draw}</td><td>nothing to draw (W19)</td></tr>
 * <tr><td>{@code must-open}</td><td>while open a number must be laid (W5)</td></tr>
 * <tr><td>{@code no-passing}</td><td>no passing now (V11, W19)</td></tr>
 * </table>
 */
public final class NaiveUpTurn {

    private static final int HAND = 7;

    private final NaiveState state;

    /** The legal moves, computed on first use. */
    private List<String> legal = List.of();

    private NaiveUpTurn(NaiveState state) {
        this.state = state;
    }

    /** Deals a seed with the default set, under {@code upturn-2}, {@code upturn-3} or {@code upturn-4}. */
    public static NaiveUpTurn deal(String rulesetId, long seed) {
        if (!rulesetId.matches("upturn-[234]")) {
            throw new IllegalArgumentException("unknown ruleset " + rulesetId);
        }
        return deal(rulesetId, rulesetId.charAt(rulesetId.length() - 1) - '0', defaultTiles(), seed);
    }

    /** Deals a seed (V5, V6, W3, W4, section 7). */
    public static NaiveUpTurn deal(String rulesetId, int seats, String tileList, long seed) {
        checkSeats(seats);
        NaiveBits bits = new NaiveBits(seed);
        List<String> rest = bits.shuffled(NaiveTiles.set(tileList));
        List<List<String>> racks = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            List<String> rack = new ArrayList<>();
            for (int i = 0; i < HAND; i++) {
                rack.add(rest.remove(0));
            }
            racks.add(rack);
        }
        while (NaiveTiles.isAction(rest.get(0))) {
            rest = bits.shuffled(rest);
        }
        String start = rest.remove(0);
        return new NaiveUpTurn(
                new NaiveState(rulesetId, start, "=", 1, "L", false, List.of(), rest, racks, bits.state()));
    }

    /** Reads a valid position. */
    public static NaiveUpTurn parse(String position, String rulesetId, int seats, String tileList) {
        checkSeats(seats);
        return new NaiveUpTurn(NaiveReader.read(position, rulesetId, seats, NaiveTiles.set(tileList)));
    }

    /** Returns the faults of a position. The list is empty if and only if the position is valid (section 4). */
    public static List<String> positionFaults(String position, String rulesetId, int seats, String tileList) {
        checkSeats(seats);
        return NaiveReader.faults(position, rulesetId, seats, NaiveTiles.set(tileList));
    }

    private static void checkSeats(int seats) {
        if (seats < 2 || seats > 4) {
            // V1.
            throw new IllegalArgumentException(seats + " seats, not 2 to 4");
        }
    }

    /** Returns whether a text is a tile set (section 1, W19). */
    public static boolean isTileSet(String text) {
        return NaiveTiles.setFaults(text).isEmpty();
    }

    /** Returns a tile set in canonical form. */
    public static String tileSet(String text) {
        return NaiveTiles.write(NaiveTiles.set(text));
    }

    /** Returns the default tile set in canonical form. */
    public static String defaultTiles() {
        return NaiveTiles.defaultSet();
    }

    /** Returns the position. */
    public String text() {
        return state.text();
    }

    /** Returns the seat to move; 0 when the game is over. */
    public int turn() {
        return state.turn();
    }

    /** Returns the number of seats. */
    public int seats() {
        return state.seats();
    }

    /** Returns the view of a seat, or of a spectator (0). */
    public String view(int seat) {
        return new NaiveWorlds(state, seat).view();
    }

    /** Returns the legal moves in canonical order. */
    public List<String> legal() {
        if (legal.isEmpty()) {
            legal = new NaiveLegal(state).moves();
        }
        return legal;
    }

    /** Returns the codes of all reasons why a move is illegal. The list is empty if and only if the move is legal. */
    public List<String> why(String move) {
        Optional<NaiveMove> read = NaiveMove.read(move);
        return read.isEmpty() ? List.of("syntax") : new NaiveReasons(state, read.orElseThrow()).codes();
    }

    /** Returns the game after a legal move. */
    public NaiveUpTurn play(String move) {
        return new NaiveUpTurn(NaivePlay.play(state, legal(move)));
    }

    /**
     * Returns the effects of a legal move in order: {@code 2 gets 40 handed out}, {@code refill} before the tile that needs
     * it, {@code called} or {@code not called} if a call is due, {@code 1 gets 40 for the call}, {@code 1 gets 40 drawn},
     * {@code 3 is skipped}.
     */
    public List<String> effects(String move) {
        return NaivePlay.effects(state, legal(move));
    }

    private NaiveMove legal(String move) {
        List<String> why = why(move);
        if (!why.isEmpty()) {
            throw new IllegalArgumentException(move + ": " + String.join("; ", why));
        }
        return NaiveMove.read(move).orElseThrow();
    }

    public boolean isOver() {
        return state.isOver();
    }

    /** Returns {@code <tiles left>:<rank>} for each seat; tied seats share a rank, and the next rank is skipped (W20). */
    public String score() {
        List<String> scores = new ArrayList<>();
        for (List<String> rack : state.racks()) {
            long fewer = state.racks().stream()
                    .filter(other -> other.size() < rack.size())
                    .count();
            scores.add(rack.size() + ":" + (fewer + 1));
        }
        return String.join(" ", scores);
    }

    /** Returns the number of possible worlds for a seat, or for a spectator (0). */
    public BigInteger worlds(int seat) {
        return new NaiveWorlds(state, seat).worlds();
    }

    /** Returns the possible world for this seed, exactly as specified. */
    public String sample(int seat, long seed) {
        return new NaiveWorlds(state, seat).sample(seed).text();
    }

    /** Returns the number of sequences of exactly this many moves. */
    public long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        long sequences = 0;
        for (String move : legal()) {
            sequences += play(move).perft(depth - 1);
        }
        return sequences;
    }

    /**
     * Returns the record of a game (section 5), which ends with its last move. The seats and the tile set are derived from
     * the start, which must be a valid position.
     */
    public static String record(String start, List<String> moves) {
        NaiveUpTurn game = parseAlone(start);
        StringBuilder text = new StringBuilder();
        int last = 0;
        for (String move : moves) {
            int seat = game.turn();
            if (seat != last) {
                text.append(last == 0 ? "" : "  ").append(seat).append(": ").append(move);
            } else {
                text.append(" ").append(move);
            }
            last = seat;
            game = game.play(move);
        }
        String result = game.isOver()
                ? String.join(
                        " ",
                        game.state.racks().stream()
                                .map(rack -> "" + rack.size())
                                .toList())
                : "*";
        return "[Notation \"upturn 1\"]\n[Ruleset \"" + game.state.ruleset() + "\"]\n[Start \"" + start
                + "\"]\n[Result \"" + result + "\"]\n\n" + text;
    }

    /** Reads a valid position, and derives the seats and the tile set from it. */
    private static NaiveUpTurn parseAlone(String position) {
        String[] fields = position.split(" ", -1);
        List<String> tiles = new ArrayList<>(List.of(fields[1].substring(0, fields[1].length() - 1)));
        IntStream.of(3, 4).forEach(i -> tiles.addAll(NaiveTiles.read(fields[i]).orElseThrow()));
        String[] racks = fields[5].split(";", -1);
        for (String rack : racks) {
            tiles.addAll(NaiveTiles.read(rack).orElseThrow());
        }
        return parse(position, fields[0], racks.length, String.join(",", tiles));
    }
}
