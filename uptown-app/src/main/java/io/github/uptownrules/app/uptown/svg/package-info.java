/** Positions drawn as SVG, for documents and web pages. */
package io.github.uptownrules.app.uptown.svg;
