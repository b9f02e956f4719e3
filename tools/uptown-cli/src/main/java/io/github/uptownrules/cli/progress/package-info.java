/** Progress bars for long commands. */
package io.github.uptownrules.cli.progress;
