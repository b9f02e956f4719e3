package io.github.uptownrules.site;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ScriptableObject;

/** Marks the syntax of code for colors, with Prism, while the site is built. Readers load no script for it. */
final class SyntaxColors {
    /** Parts of Prism, each after those that it needs. */
    private static final ImmutableList<String> PARTS = ImmutableList.of(
            "core", "clike", "markup", "css", "javascript", "java", "json", "bash", "kotlin", "python");

    /** Prism's names of the languages of documents. */
    private static final ImmutableMap<String, String> LANGUAGES = ImmutableMap.<String, String>builder()
            .put("css", "css")
            .put("html", "markup")
            .put("java", "java")
            .put("js", "javascript")
            .put("json", "json")
            .put("kotlin", "kotlin")
            .put("python", "python")
            .put("sh", "bash")
            .put("xml", "markup")
            .buildOrThrow();

    /** Languages of documents without a syntax to mark. */
    private static final String PLAIN = "text";

    /** The kinds of tokens with a color. The style sheet names them. */
    private static final ImmutableList<String> KINDS = ImmutableList.of(
            "keyword",
            "string",
            "comment",
            "number",
            "boolean",
            "annotation",
            "attr-value",
            "attr-name",
            "tag",
            "property");

    private final ScriptableObject scope;

    SyntaxColors() throws IOException {
        WebJar prism = new WebJar("prismjs");
        try (Context context = Context.enter()) {
            scope = context.initSafeStandardObjects();
            for (String part : PARTS) {
                String file = "components/prism-" + part + ".min.js";
                context.evaluateString(scope, prism.text(file), file, 1, null);
            }
        }
    }

    /** Marks the syntax of all code with a language. */
    void mark(Element content) {
        for (Element code : content.select("pre > code[class^=language-]")) {
            String language = code.className().substring("language-".length());
            if (!language.equals(PLAIN)) {
                Element marked = Jsoup.parseBodyFragment(html(code.wholeText(), language))
                        .body();
                code.empty().appendChildren(marked.childNodesCopy());
                code.select("span").forEach(SyntaxColors::simplify);
            }
        }
    }

    private String html(String code, String language) {
        String name = LANGUAGES.get(language);
        if (name == null) {
            throw new IllegalStateException("unknown language '" + language + "' of code; known: "
                    + String.join(", ", LANGUAGES.keySet()) + ", " + PLAIN);
        }
        try (Context context = Context.enter()) {
            ScriptableObject.putProperty(scope, "code", code);
            String call = "Prism.highlight(code, Prism.languages." + name + ", '" + name + "')";
            return Context.toString(context.evaluateString(scope, call, name, 1, null));
        }
    }

    private static void simplify(Element token) {
        KINDS.stream()
                .filter(token::hasClass)
                .findFirst()
                .ifPresentOrElse(kind -> token.attr("class", kind), token::unwrap);
    }
}
