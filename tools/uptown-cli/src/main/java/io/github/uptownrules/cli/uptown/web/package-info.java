/** The table in the browser, as far as it is HTTP and WebSockets: who may come in, how much, how fast. */
package io.github.uptownrules.cli.uptown.web;
