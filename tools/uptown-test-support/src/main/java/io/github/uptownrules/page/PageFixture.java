package io.github.uptownrules.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.AfterEach;

/** The visitor of the page and the addresses of its tables. */
public interface PageFixture {
    ImmutableList<String> LANGUAGES = ImmutableList.of("en", "de", "fr", "nl");
    ImmutableMap<String, String> DOES_NOT_FIT = ImmutableMap.of(
            "en", "does not fit",
            "de", "passt nicht auf",
            "fr", "ne va pas en",
            "nl", "past niet op");

    Visitor ada();

    String addressOf(String table);

    /** Sits down with bots, and waits for the first turn. */
    static void sitAlone(Visitor ada) {
        ada.visit("/");
        ada.makeTable("Ada", "standard-3", ImmutableList.of("me", "bot beginner", "bot beginner"));
        ada.await("her turn", () -> ada.isToMove());
    }

    /** Asks for hints until there are some, because the page refuses requests that come too soon. */
    static void takeAdvice(Visitor ada) {
        ada.await("hints", () -> {
            if (ada.count(".advices *") == 0 && ada.canPress("Hint")) {
                ada.press("Hint");
            }
            return ada.count(".advice li button") > 0;
        });
    }

    @AfterEach
    default void theBrowserHasNoComplaints() {
        assertThat(ada().complaints()).isEmpty();
        ada().forget();
    }
}
