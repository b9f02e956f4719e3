package io.github.uptownrules.street;

/** The cards of the piles that a text contains. */
enum ShownCards {
    /** All cards: a complete position. */
    ALL,
    /** The top card of each pile and the number of cards below: a view. */
    TOPS
}
