/** A ruleset of one's own, made outside the library: four players in two teams. */
package io.github.uptownrules.examples.teams;
