package io.github.uptownrules.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.page.Visitor;

/** Checks the layout of a table in windows of all sizes, from a zoom of 400 % to a wall screen. */
final class WindowSizes {
    private static final int[][] ALL = {{1280, 800}, {390, 844}, {844, 390}, {640, 400}, {320, 256}, {2560, 1440}};

    /** The windows in which the user's own place is in view without scrolling. */
    private static final ImmutableList<Integer> WITHOUT_SCROLLING = ImmutableList.of(1280, 390, 2560);

    private static final String DEEP = "const deep = (root, selector) => [...root.querySelectorAll(selector),"
            + " ...[...root.querySelectorAll('*')].filter(e => e.shadowRoot).flatMap(e => deep(e.shadowRoot, selector))];";

    /** Counts the visible elements with a text, except decoration. */
    private static final String SHOWN = DEEP
            + "return deep(document.querySelector('main'), '*').filter(e => e.checkVisibility() && !e.closest('[aria-hidden]')"
            + " && !e.closest('.visually-hidden') && [...e.childNodes].some(n => n.nodeType === 3 && n.data === arguments[0])).length";

    /** Lists the visible signs that are partly outside their card or floor. */
    private static final String CUT = DEEP
            + "return deep(document.querySelector('main'), ':is(.floor, .project) :is(.sign, .term)').filter(e => e.checkVisibility({opacityProperty: true, visibilityProperty: true})).filter(e => {"
            + "  const [part, all] = [e, e.closest('.floor, .project')].map(one => one.getBoundingClientRect());"
            + "  return part.left < all.left - 1 || part.right > all.right + 1 || part.top < all.top - 1 || part.bottom > all.bottom + 1;"
            + "}).map(e => e.closest('.floor, .project').innerText).join('; ')";

    /** Lists the enabled buttons of the table whose middle another element covers, after scrolling to them, with that element. */
    private static final String COVERED = DEEP
            + "const hit = (root, x, y) => { const e = root.elementFromPoint(x, y);"
            + "  return e?.shadowRoot ? hit(e.shadowRoot, x, y) : e; };"
            + "return deep(document.querySelector('main .table'), 'button').filter(b => !b.disabled && b.checkVisibility({opacityProperty: true})"
            + "  && !b.closest('.menu, .move-input')).flatMap(b => {"
            + "  b.scrollIntoView({block: 'center', behavior: 'instant'});"
            + "  const {left, top, width, height} = b.getBoundingClientRect();"
            + "  const found = hit(document, left + width / 2, top + height / 2);"
            + "  const isCovered = width > 0 && !b.contains(found);"
            + "  return isCovered ? [(b.ariaLabel ?? b.innerText) + ' by ' + found?.outerHTML.slice(0, 200)] : [];"
            + "}).join('; ')";

    private WindowSizes() {}

    /**
     * Checks that nothing is wider than the window, cut or covered, that the user's own place is in view, and that each rival is
     * shown once.
     */
    static void check(Visitor visitor, ImmutableList<String> rivals) {
        visitor.pointAway(); // A rival's cards open under the pointer, over the rival's street.
        try {
            for (int[] size : ALL) {
                String window = size[0] + " x " + size[1];
                visitor.holdPhone(size[0], size[1]);
                visitor.run("scrollTo(0, 0)");
                assertThat(visitor.run("return document.documentElement.scrollWidth"))
                        .as(window)
                        .isEqualTo(String.valueOf(size[0]));
                if (WITHOUT_SCROLLING.contains(size[0])) {
                    assertThat(
                                    Double.parseDouble(
                                            visitor.run(
                                                    "return document.querySelector('.place').getBoundingClientRect().bottom - innerHeight")))
                            .as("the own place in " + window)
                            .isLessThanOrEqualTo(1);
                }
                for (String rival : rivals) {
                    assertThat(visitor.run(SHOWN, rival))
                            .as("%s in %s", rival, window)
                            .isEqualTo("1");
                }
                assertThat(visitor.count(".seats .enamel")).isEqualTo(rivals.size() + 1);
                assertThat(visitor.run(CUT)).as("cut in " + window).isEmpty();
                assertThat(visitor.run(COVERED)).as("covered in " + window).isEmpty();
            }
        } finally {
            visitor.putPhoneAway();
        }
    }

    /** Checks that a look at the past covers no button of the history. */
    static void checkPast(Visitor visitor) {
        visitor.pointAway();
        try {
            for (int[] size : ALL) {
                visitor.holdPhone(size[0], size[1]);
                visitor.press("Back");
                visitor.awaitStatus("Position after");
                assertThat(visitor.run(COVERED))
                        .as("covered in the past in %d x %d", size[0], size[1])
                        .isEmpty();
                visitor.press("Back to the game");
                visitor.await("the game", visitor::isToMove);
            }
        } finally {
            visitor.putPhoneAway();
        }
    }
}
