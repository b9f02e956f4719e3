package io.github.uptownrules.arena.protocol;

import com.google.common.base.Splitter;
import io.github.uptownrules.base.text.Quote;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** A command of the protocol: how many words stand behind its name, and what it does with them. */
record Command(String usage, int fewest, int most, Function<Arguments, String> action) {

    /** What stands behind the name of a command: to the letter, and as words. */
    record Arguments(String text, List<String> words) {
        static Arguments of(String text) {
            return new Arguments(text, Splitter.on(' ').omitEmptyStrings().splitToList(text));
        }

        String word(int number) {
            return words.get(number);
        }

        /** What comes behind the first word and one space. */
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

    /** Does it. */
    String run(String name, Arguments arguments) {
        int count = arguments.words().size();
        if (count < fewest || count > most) {
            throw new IllegalArgumentException("'" + name + "' takes " + usage + ", not " + Quote.of(arguments.text()));
        }
        return action.apply(arguments);
    }
}
