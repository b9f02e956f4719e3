package io.github.uptownrules.street.naive;

import java.util.Optional;

/**
 * A parsed move (section 5).
 *
 * @param card the card
 * @param project the project to build, or empty text to discard the card
 * @param seat the seat of the street, from 1; 0 for a discard, or for a site without a seat when no seat is to move
 * @param site the site, from 1; 0 for a discard
 */
record NaiveMove(String card, String project, int seat, int site) {

    /**
     * Reads a move; empty if it has a syntax fault, such as a card, project, seat or site that does not exist in the
     * ruleset.
     */
    static Optional<NaiveMove> parse(String text, int seats, int seatToMove) {
        if (text.endsWith("x")) {
            String card = text.substring(0, text.length() - 1);
            return NaiveCards.ALL.contains(card) ? Optional.of(new NaiveMove(card, "", 0, 0)) : Optional.empty();
        }
        String[] parts = text.split("@", -1);
        if (parts.length != 2 || !NaiveCards.isProject(parts[0])) {
            return Optional.empty();
        }
        String card = NaiveCards.cardOf(parts[0]);
        if (parts[1].matches("[1-5]")) {
            // A site written without a seat is in the street of the seat to move.
            return Optional.of(new NaiveMove(card, parts[0], seatToMove, Integer.parseInt(parts[1])));
        }
        if (parts[1].matches("[1-4]\\.[1-5]")) {
            int seat = parts[1].charAt(0) - '0';
            int site = parts[1].charAt(2) - '0';
            return seat <= seats ? Optional.of(new NaiveMove(card, parts[0], seat, site)) : Optional.empty();
        }
        return Optional.empty();
    }

    boolean isDiscard() {
        return project.isEmpty();
    }

    /** Returns the canonical text. */
    String text() {
        return isDiscard() ? card + "x" : project + "@" + seat + "." + site;
    }
}
