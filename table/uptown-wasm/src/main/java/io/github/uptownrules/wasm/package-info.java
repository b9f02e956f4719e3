/** The library for JavaScript: functions that take and return strings and numbers, wrapped by {@code uptown.js}. */
@NullMarked
package io.github.uptownrules.wasm;

import org.jspecify.annotations.NullMarked;
