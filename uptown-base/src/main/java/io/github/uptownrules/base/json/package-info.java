/** JSON of any content: made of nodes and written, or read strictly and looked into. It knows nothing of a game. */
@NullMarked
package io.github.uptownrules.base.json;

import org.jspecify.annotations.NullMarked;
