/** Tournaments of bots, their results and charts. */
package io.github.uptownrules.cli.arena;
