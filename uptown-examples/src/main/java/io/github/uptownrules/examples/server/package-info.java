/** A game table as a server keeps it: players see what they may, and nothing else leaves it. */
package io.github.uptownrules.examples.server;
