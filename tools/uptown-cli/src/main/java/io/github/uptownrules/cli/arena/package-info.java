/** Bots against each other: every seating on the same deals, and what the results say of the bots. */
package io.github.uptownrules.cli.arena;
