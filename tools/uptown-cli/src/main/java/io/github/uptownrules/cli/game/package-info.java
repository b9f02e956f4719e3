/**
 * What the commands know of a game: texts. Each game has a module and an adapter of its own, and no type of one is known to
 * another.
 */
package io.github.uptownrules.cli.game;
