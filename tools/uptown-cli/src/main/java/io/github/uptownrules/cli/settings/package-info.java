/** The settings of a server: flags, environment variables, and the lines of a file. */
package io.github.uptownrules.cli.settings;
