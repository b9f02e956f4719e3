/** Uptown, for the commands: all that the interface of {@code app.game} asks, and the bots of others. */
package io.github.uptownrules.cli.uptown;
