@NullMarked
package io.github.uptownrules.site;

import org.jspecify.annotations.NullMarked;
