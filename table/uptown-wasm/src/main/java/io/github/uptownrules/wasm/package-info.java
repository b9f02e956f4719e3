/** The library for JavaScript: functions of texts and numbers, which {@code uptown.js} wraps. */
@NullMarked
package io.github.uptownrules.wasm;

import org.jspecify.annotations.NullMarked;
