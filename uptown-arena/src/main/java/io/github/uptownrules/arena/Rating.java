package io.github.uptownrules.arena;

/**
 * An Elo rating: of two bots, the one rated 400 higher has ten of eleven points.
 *
 * <pre>{@code
 * Rating rating = new Rating(120, 95, 150);
 * rating.low() <= rating.rating();    // -> true
 * }</pre>
 *
 * @param rating the rating; those of all bots of a tournament have a mean of 0
 * @param low where its interval of 95 % begins; from fewer than 6 deals, or of a bot that nearly always wins, it is too narrow
 * @param high where it ends
 * @since 0.1.0
 */
public record Rating(double rating, double low, double high) {}
