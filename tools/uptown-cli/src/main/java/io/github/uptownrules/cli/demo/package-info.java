/** A whole game between simple bots, printed to watch. */
package io.github.uptownrules.cli.demo;
