/** The {@code uptown} command line and its commands. */
package io.github.uptownrules.cli;
