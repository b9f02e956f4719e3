/** A whole game between simple players, printed to watch. */
package io.github.uptownrules.cli.demo;
