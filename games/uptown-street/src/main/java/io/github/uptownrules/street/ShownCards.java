package io.github.uptownrules.street;

/** What a text shows of the piles. */
enum ShownCards {
    /** All cards: the whole truth. */
    ALL,
    /** The top card of each pile, and how many are below: a view. */
    TOPS
}
