/** Files that are written whole or not at all, and in words what went wrong with one. */
package io.github.uptownrules.cli.files;
