package io.github.uptownrules.base.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.notation.TextFault;
import io.github.uptownrules.base.text.Faults;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RecordProperties {
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings()
                .withChars("aZ9_\"[]{} \t\r\n\u0000\u000b\f\u001b\u0085\u00e9\u2027\u2028\u2029\ud83c\udfe2")
                .ofMaxLength(6);
    }

    @Provide
    Arbitrary<String> records() {
        return Arbitraries.of(
                        "[", "]", "\"", " ", "{", "}", "\r", "\n", "\r\n", "[A \"b\"]", "\n\n", "5", "1.", "\ud83c")
                .list()
                .ofMaxSize(12)
                .map(parts -> Toy.text(String.join("", parts), String.join("", parts)));
    }

    @Property
    void readsBackAcceptedHeaderValuesAndRejectsOthers(@ForAll("texts") String value) {
        if (catchThrowable(() -> Toy.record(5).withHeader("Event", value, Toy.FORMAT)) == null) {
            RecordBody<Integer, Integer> kept = Toy.record(5).withHeader("Event", value, Toy.FORMAT);
            assertThat(Toy.read(Toy.write(kept))).isEqualTo(kept);
        } else if (value.indexOf('\n') < 0) {
            assertThat(Toy.faults(Toy.text("[Event \"" + value + "\"]\n", "")))
                    .extracting(TextFault::line)
                    .contains(3);
        }
    }

    @Property
    void readsBackAcceptedHeaderNamesAndRejectsOthers(@ForAll("texts") String name) {
        if (catchThrowable(() -> Toy.record(5).withHeader(name, "x", Toy.FORMAT)) == null) {
            RecordBody<Integer, Integer> kept = Toy.record(5).withHeader(name, "x", Toy.FORMAT);
            assertThat(Toy.read(Toy.write(kept))).isEqualTo(kept);
        } else if (name.indexOf('\n') < 0) {
            assertThat(Toy.faults(Toy.text("[" + name + " \"x\"]\n", "")))
                    .extracting(TextFault::line)
                    .contains(3);
        }
    }

    @Property
    void readsBackAcceptedCommentsAndRejectsOthers(@ForAll("texts") String comment) {
        boolean isRefused = catchThrowable(() -> Toy.record(5).withComment(comment)) != null;
        boolean isText = comment.equals(new String(comment.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
        assertThat(isRefused).isEqualTo(comment.contains("}") || !isText);
        if (!isRefused) {
            RecordBody<Integer, Integer> kept = Toy.record(5).withComment(comment);
            assertThat(Toy.read(Toy.write(kept))).isEqualTo(kept);
        } else if (!comment.contains("}")) {
            assertThat(Toy.faults(Toy.text("", "{" + comment + "}")))
                    .extracting(TextFault::line)
                    .containsExactly(5);
        }
    }

    /** Moves, and comments that begin with a brace. */
    @Provide
    Arbitrary<List<String>> games() {
        Arbitrary<String> comments = texts().map(text -> "{" + text.replaceAll("[}\\p{Cs}]", "x"));
        return Arbitraries.oneOf(Arbitraries.of("1", "2", "8", "9"), comments)
                .list()
                .ofMaxSize(20);
    }

    @Property
    void readsBackWholeRecords(@ForAll("games") List<String> words) {
        RecordBody<Integer, Integer> record = Toy.record();
        for (String word : words) {
            record = word.startsWith("{")
                    ? record.withComment(word.substring(1))
                    : record.with(Integer.valueOf(word), record.end() + Integer.parseInt(word));
        }
        assertThat(Toy.read(Toy.write(record))).isEqualTo(record);
        assertThat(Toy.read(Toy.write(record).replace("\r", "").replace("\n", "\r\n"))
                        .moves())
                .isEqualTo(record.moves());
        for (int ply = 0; ply <= record.moves().size(); ply++) {
            assertThat(Toy.read(Toy.write(record.upTo(ply)))).isEqualTo(record.upTo(ply));
        }
    }

    /** Also checks that the reader does not fail in any other way. */
    @Property
    void throwsTheFirstFault(@ForAll("records") String text) {
        assertReadOrRejected(text);
    }

    @Provide
    Arbitrary<String> variations() {
        return Arbitraries.of("(", ")", "!", "??", "{c}", "{", "5", "6", "7", "1.", "x", "\n")
                .list()
                .ofMaxSize(14)
                .map(parts -> Toy.text("", String.join(" ", parts)).replace("toy 1", "toy 2"));
    }

    @Property
    void throwsTheFirstFaultOfVariations(@ForAll("variations") String text) {
        assertReadOrRejected(text);
    }

    static void assertReadOrRejected(String text) {
        ImmutableList<TextFault> all = Toy.faults(text);
        Throwable thrown = catchThrowable(() -> Toy.read(text));
        assertThat(Optional.ofNullable(thrown).map(Throwable::getMessage))
                .isEqualTo(all.stream().findFirst().map(TextFault::toString));
        assertThat(all).allSatisfy(fault -> {
            assertThat(fault.message()).matches("[ -~]+");
            List<String> lines = List.of(text.split("\n", -1));
            assertThat(fault.line()).isBetween(1, lines.size());
            assertThat(fault.column()).isBetween(1, lines.get(fault.line() - 1).length() + 1);
        });
        if (all.isEmpty()) {
            assertThat(Toy.read(text, new Faults())).isPresent();
        }
    }
}
