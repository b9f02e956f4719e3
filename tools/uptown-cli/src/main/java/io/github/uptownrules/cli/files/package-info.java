/** Files that are written completely or not at all, and messages about their failures. */
package io.github.uptownrules.cli.files;
