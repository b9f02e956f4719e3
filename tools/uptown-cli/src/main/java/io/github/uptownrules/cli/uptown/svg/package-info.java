/** Positions drawn as SVG, for documents and web pages. */
package io.github.uptownrules.cli.uptown.svg;
