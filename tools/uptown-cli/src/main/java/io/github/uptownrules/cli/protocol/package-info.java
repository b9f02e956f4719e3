/** The line protocol: one command a line, one line of answer each, in the manner of the Go Text Protocol. */
package io.github.uptownrules.cli.protocol;
