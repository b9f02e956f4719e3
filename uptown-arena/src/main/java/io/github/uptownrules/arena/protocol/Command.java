package io.github.uptownrules.arena.protocol;

import com.google.common.base.Splitter;
import io.github.uptownrules.base.text.Quote;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** A command of the protocol: the number of arguments that it takes, and its action. */
record Command(String usage, int fewest, int most, Function<Arguments, String> action) {

    /** The arguments of a command, verbatim and as words. */
    record Arguments(String text, List<String> words) {
        static Arguments of(String text) {
            return new Arguments(text, Splitter.on(' ').omitEmptyStrings().splitToList(text));
        }

        String word(int number) {
            return words.get(number);
        }

        /** Returns the text after the first word and one space. */
        String afterFirst() {
            return text.stripLeading().substring(word(0).length() + 1);
        }
    }

    static Command alone(Supplier<String> action) {
        return new Command("no argument", 0, 0, arguments -> action.get());
    }

    static Command ofOne(String argument, Function<String, String> action) {
        return new Command(argument, 1, 1, arguments -> action.apply(arguments.word(0)));
    }

    static Command of(String usage, int fewest, int most, Function<Arguments, String> action) {
        return new Command(usage, fewest, most, action);
    }

    String run(String name, Arguments arguments) {
        int count = arguments.words().size();
        if (count < fewest || count > most) {
            throw new IllegalArgumentException("'" + name + "' takes " + usage + ", not " + Quote.of(arguments.text()));
        }
        return action.apply(arguments);
    }
}
