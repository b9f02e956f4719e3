package io.github.uptownrules.street.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Random valid positions, played or set up; random moves that resemble legal ones; random texts that resemble positions. */
public final class NaivePositions {

    private NaivePositions() {}

    /** Returns a position, played or set up, as text. */
    public static String random(NaiveDeck deck, RandomGenerator random) {
        return NaiveChance.percent(30, random) ? played(deck, random) : arranged(deck, random);
    }

    /** Returns a position from a whole game; all its positions are equally likely, including the first and the last. */
    public static String played(NaiveDeck deck, RandomGenerator random) {
        NaiveStreet game = start(deck, random);
        List<String> moves = game(game, Integer.MAX_VALUE, random);
        int length = random.nextInt(moves.size() + 1);
        for (String move : moves.subList(0, length)) {
            game = game.play(move);
        }
        return game.text();
    }

    /** Plays a game from a position and returns its moves, up to a limit. */
    public static List<String> game(NaiveStreet start, int atMost, RandomGenerator random) {
        List<String> moves = new ArrayList<>();
        NaiveTable table = start.table();
        List<NaiveTaste> tastes = new ArrayList<>();
        for (int seat = 1; seat <= table.seats(); seat++) {
            tastes.add(NaiveChance.oneOf(List.of(NaiveTaste.values()), random));
        }
        while (moves.size() < atMost && !table.isOver()) {
            NaiveMove move = tastes.get(table.seat - 1).choose(table, NaivePlay.legal(table), random);
            moves.add(move.text());
            NaivePlay.play(table, move);
        }
        return moves;
    }

    /** Deals a game of any ruleset. */
    public static NaiveStreet start(NaiveDeck deck, RandomGenerator random) {
        return NaiveStreet.deal("street-" + (2 + random.nextInt(3)), deck, random.nextLong());
    }

    /**
     * Returns a position set up at random, perhaps unreachable by play: nearly finished, poor, rich, late, with empty piles.
     */
    public static String arranged(NaiveDeck deck, RandomGenerator random) {
        while (true) {
            NaiveTable table = new NaiveArrangement(deck, random).table();
            List<String> turns = new ArrayList<>(List.of("-"));
            for (int seat = 1; seat <= table.seats(); seat++) {
                turns.add(seat + ".1");
                turns.add(seat + ".2");
            }
            NaiveChance.shuffle(turns, random);
            for (String turn : turns) {
                table.seat = turn.equals("-") ? NaiveTable.NO_SEAT : turn.charAt(0) - '0';
                table.action = turn.equals("-") ? 0 : turn.charAt(2) - '0';
                NaiveTable turned = table.copy();
                if (!turned.isOver()) {
                    turned.moneyOnPiles.set(turned.seat - 1, 0L);
                }
                if (new NaivePositionCheck(turned).faults().isEmpty()) {
                    return NaiveWriter.text(turned);
                }
            }
        }
    }

    /** Returns a move that resembles a legal one, legal or not: mostly with a card on top of a pile, sometimes malformed. */
    public static String move(NaiveStreet game, RandomGenerator random) {
        NaiveTable table = game.table();
        List<String> tops = new ArrayList<>();
        for (String card : NaiveCards.ALL) {
            if (table.pileUnder(card) >= 0) {
                tops.add(card);
            }
        }
        boolean top = !tops.isEmpty() && NaiveChance.percent(85, random);
        String card = NaiveChance.oneOf(top ? tops : NaiveCards.ALL, random);
        String project = NaiveChance.oneOf(NaiveCards.projectsOn(card), random);
        int seat = 1 + random.nextInt(NaiveChance.percent(90, random) ? table.seats() : 4);
        int site = 1 + random.nextInt(NaiveTable.SITES);
        return switch (random.nextInt(20)) {
            case 0 -> card + "x";
            case 1, 2 -> project + "@" + site;
            case 3 -> NaiveChance.typo(project + "@" + seat + "." + site, "bpxabcd@.0123456789 ?", random);
            case 4, 5, 6 -> {
                List<String> legal = game.legal();
                yield legal.isEmpty() ? card + "x" : NaiveChance.oneOf(legal, random);
            }
            default -> project + "@" + seat + "." + site;
        };
    }

    /**
     * Returns a text that resembles a view: with one hidden card too many or too few, a typo, or two parts swapped; or the
     * view itself.
     */
    public static String nearView(String view, RandomGenerator random) {
        List<String> tokens = new ArrayList<>(List.of(view.split("(?<=[ ,;/?])|(?=[ ,;/?])", -1)));
        int at = random.nextInt(tokens.size());
        switch (random.nextInt(5)) {
            case 0 -> {
                return NaiveChance.typo(view, " -;/,.?bpxabcd0123456789", random);
            }
            case 1 -> tokens.set(at, NaiveChance.oneOf(tokens, random));
            case 2 -> {
                String other = tokens.set(random.nextInt(tokens.size()), tokens.get(at));
                tokens.set(at, other);
            }
            case 3 -> tokens.set(at, NaiveChance.oneOf(List.of("0", "1", "19", "20", "21", "27", "28", "-"), random));
            default -> {
                return view;
            }
        }
        return String.join("", tokens);
    }

    /** Returns a text that resembles a position, valid or not. */
    public static String mutated(String position, NaiveDeck deck, RandomGenerator random) {
        if (NaiveChance.percent(25, random)) {
            return NaiveChance.typo(position, " -;/,.?bpxabcd0123456789", random);
        }
        if (NaiveChance.percent(10, random)) {
            List<String> fields = new ArrayList<>(List.of(position.split(" ", -1)));
            String one = NaiveChance.oneOf(fields, random);
            switch (random.nextInt(4)) {
                case 0 -> fields.set(random.nextInt(fields.size()), one);
                case 1 -> fields.add(random.nextInt(fields.size() + 1), one);
                case 2 -> fields.remove(one);
                default -> fields.set(0, "street-" + (1 + random.nextInt(5)));
            }
            return String.join(" ", fields);
        }
        NaiveTable table = NaiveStreet.parse(position, deck).table();
        NaiveMutation mutation = new NaiveMutation(table, random);
        do {
            mutation.apply();
        } while (NaiveChance.percent(30, random));
        return NaiveWriter.text(table);
    }
}
