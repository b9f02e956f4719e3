package io.github.uptownrules.server;

import io.javalin.http.Context;
import java.util.Optional;

/** The practice page, which runs the library in the browser and works offline. It is optional on the class path. */
final class PracticePage {
    static final String ADDRESS = "/practice/";

    /** The address without its slash, as people may type it. */
    static final String SHORT_ADDRESS = "/practice";

    private static final String INDEX = "index.html";

    private final Page others;
    private final Assets assets = new Assets(PracticePage.class, "/uptown-practice/", html -> html);

    PracticePage(Page others) {
        this.others = others;
    }

    boolean isThere() {
        return assets.find(INDEX).isPresent();
    }

    /** Serves the page itself, whose files are in the same folder. */
    void serveIndex(Context context) {
        serve(context, INDEX);
    }

    /** Returns the public address of the page, without the host. */
    String publicAddress() {
        return others.publicAddress(ADDRESS);
    }

    void redirect(Context context) {
        if (isThere()) {
            context.redirect(publicAddress());
        } else {
            others.serveMissing(context);
        }
    }

    void serve(Context context, String name) {
        Optional<Assets.Asset> found = assets.find(name);
        if (found.isPresent()) {
            Replies.guardPractice(context);
            found.get().send(context, "no-cache");
        } else {
            others.serveMissing(context);
        }
    }
}
