package io.github.uptownrules.upturn.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads positions, and reports every fault (section 4). */
final class NaiveReader {

    private static final int FIELDS = 7;

    private final List<String> faults = new ArrayList<>();
    private final String ruleset;
    private final int seats;
    private final List<String> set;

    private NaiveReader(String ruleset, int seats, List<String> set) {
        this.ruleset = ruleset;
        this.seats = seats;
        this.set = set;
    }

    /** Returns the faults, each as a code, a colon and a description; empty if and only if the text is a position. */
    static List<String> faults(String position, String ruleset, int seats, List<String> set) {
        NaiveReader reader = new NaiveReader(ruleset, seats, set);
        reader.check(position);
        return List.copyOf(reader.faults);
    }

    /** Returns the state of a valid position. */
    static NaiveState read(String position, String ruleset, int seats, List<String> set) {
        List<String> faults = faults(position, ruleset, seats, set);
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", faults));
        }
        String[] fields = position.split(" ", -1);
        String reference = fields[1].substring(0, fields[1].length() - 1);
        String direction = fields[1].substring(fields[1].length() - 1);
        boolean over = fields[2].equals("-");
        List<List<String>> racks = new ArrayList<>();
        for (String rack : fields[5].split(";", -1)) {
            racks.add(NaiveTiles.read(rack).orElseThrow());
        }
        return new NaiveState(
                ruleset,
                reference,
                direction,
                over ? 0 : Integer.parseInt(fields[2].substring(0, 1)),
                over ? "" : fields[2].substring(1, 2),
                fields[2].endsWith("d"),
                NaiveTiles.read(fields[3]).orElseThrow(),
                NaiveTiles.read(fields[4]).orElseThrow(),
                racks,
                Long.parseUnsignedLong(fields[6], 16));
    }

    private void check(String position) {
        String[] fields = position.split(" ", -1);
        if (fields.length != FIELDS) {
            fault("fields", fields.length + " fields, not " + FIELDS);
            return;
        }
        if (!fields[0].equals(ruleset)) {
            fault("ruleset", "'" + fields[0] + "', not " + ruleset);
        }
        checkLine(fields[1]);
        checkTurn(fields[2]);
        Optional<List<String>> played = list("played", fields[3]);
        played.ifPresent(tiles -> checkOrder("played", tiles));
        Optional<List<String>> bag = list("bag", fields[4]);
        List<Optional<List<String>>> racks = racks(fields[5]);
        if (!fields[6].matches("[0-9a-f]{16}")) {
            fault("generator", "'" + fields[6] + "' is not 16 lower-case hexadecimal digits");
        }
        checkTiles(fields[1], played, bag, racks);
        checkOpen(fields[1], fields[2], fields[3], racks);
        if (seats == 2 && fields[2].contains("R")) {
            fault("rotation", "with two seats the rotation is left");
        }
        checkEnd(fields[2], racks);
    }

    private void fault(String code, String words) {
        faults.add(code + ": " + words);
    }

    private void checkLine(String line) {
        if (!line.endsWith("+") && !line.endsWith("-") && !line.endsWith("=")) {
            fault("line", "'" + line + "' does not end in +, - or =");
            return;
        }
        String reference = line.substring(0, line.length() - 1);
        if (!NaiveTiles.isTile(reference)) {
            fault("line", "'" + reference + "' is not a tile");
        } else if (NaiveTiles.isAction(reference)) {
            fault("reference", reference + " is not numbered");
        }
    }

    private void checkTurn(String turn) {
        boolean seat = turn.matches("[1-9][LR]d?") && turn.charAt(0) - '0' <= seats;
        if (!seat && !turn.equals("-")) {
            fault("turn", "'" + turn + "' is no turn of one of " + seats + " seats");
        }
    }

    private Optional<List<String>> list(String place, String text) {
        Optional<List<String>> list = NaiveTiles.read(text);
        if (list.isEmpty()) {
            fault(place, "'" + text + "' is no list of tiles");
        }
        return list;
    }

    private void checkOrder(String place, List<String> tiles) {
        if (!tiles.equals(NaiveTiles.sorted(tiles))) {
            fault(place, "not in canonical order");
        }
    }

    private List<Optional<List<String>>> racks(String text) {
        List<Optional<List<String>>> racks = new ArrayList<>();
        for (String rack : text.split(";", -1)) {
            String place = "rack " + (racks.size() + 1);
            Optional<List<String>> tiles = list(place, rack);
            tiles.ifPresent(there -> checkOrder(place, there));
            racks.add(tiles);
        }
        if (racks.size() != seats) {
            fault("racks", racks.size() + " racks, not " + seats);
        }
        return racks;
    }

    /** Each tile of the set is in exactly one place. */
    private void checkTiles(
            String line,
            Optional<List<String>> played,
            Optional<List<String>> bag,
            List<Optional<List<String>>> racks) {
        List<String> there = new ArrayList<>();
        if (!line.isEmpty()) {
            there.add(line.substring(0, line.length() - 1));
        }
        there.addAll(played.orElse(List.of()));
        there.addAll(bag.orElse(List.of()));
        racks.forEach(rack -> there.addAll(rack.orElse(List.of())));
        List<String> missing = NaiveTiles.less(set, there);
        List<String> tooMany = NaiveTiles.less(there, set);
        if (!missing.isEmpty()) {
            fault("tiles", "nowhere: " + missing);
        }
        if (!tooMany.isEmpty()) {
            fault("tiles", "too many: " + tooMany);
        }
    }

    /** While the game is open, no tiles are played, the rotation is left, and the game is not over (W5). */
    private void checkOpen(String line, String turn, String played, List<Optional<List<String>>> racks) {
        if (!line.endsWith("=")) {
            return;
        }
        if (!played.equals("-")) {
            fault("open", "something is played");
        }
        if (turn.contains("R")) {
            fault("open", "the rotation is right");
        }
        if (turn.equals("-") || emptyRacks(racks) > 0) {
            fault("open", "the game is over");
        }
    }

    /**
     * The game is over if and only if a rack is empty. At most one rack is empty. A seat that has drawn holds at least two
     * tiles.
     */
    private void checkEnd(String turn, List<Optional<List<String>>> racks) {
        int empty = emptyRacks(racks);
        if (empty > 1) {
            fault("racks", empty + " of them are empty");
        }
        if (turn.equals("-") && empty == 0) {
            fault("turn", "no seat is to move, although no rack is empty");
        }
        if (!turn.equals("-") && empty > 0) {
            fault("turn", "a seat is to move, although a rack is empty");
        }
        if (turn.matches("[1-9][LR]d")) {
            int seat = turn.charAt(0) - '0';
            boolean known = seat <= racks.size() && racks.get(seat - 1).isPresent();
            if (known && racks.get(seat - 1).orElseThrow().size() < 2) {
                fault("drawn", "seat " + seat + " has drawn and holds fewer than two tiles");
            }
        }
    }

    private static int emptyRacks(List<Optional<List<String>>> racks) {
        return (int) racks.stream()
                .filter(rack -> rack.isPresent() && rack.orElseThrow().isEmpty())
                .count();
    }
}
