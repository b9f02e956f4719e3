package io.github.uptownrules.cli.show;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.arena.game.Place;
import io.github.uptownrules.arena.game.Sight;
import io.github.uptownrules.core.game.Position;
import io.github.uptownrules.core.notation.Notation;
import io.github.uptownrules.core.value.Viewer;
import io.github.uptownrules.draw.TextColors;
import io.github.uptownrules.draw.TextPicture;
import io.github.uptownrules.variants.Rulesets;

/** Uptown. */
final class UptownPresentation implements Presentation {
    private final Notation notation = Notation.of(Rulesets.all());

    private Position read(Sight sight) {
        return sight instanceof Place place
                ? notation.readView(place.text(), Viewer.parse(place.viewer()))
                : notation.readPosition(sight.text());
    }

    @Override
    public String picture(Sight sight, TextColors colors) {
        return TextPicture.of(read(sight)).withColors(colors).text();
    }

    @Override
    public String board(Sight sight, TextColors colors) {
        return TextPicture.of(read(sight)).withColors(colors).boardOnly().text();
    }

    @Override
    public String story(int number, Sight sight, TextColors colors) {
        return new Commentary(colors).turn(number, Told.of(sight), read(sight));
    }

    @Override
    public String result(Sight sight) {
        return new Commentary(TextColors.NONE).result(read(sight));
    }

    @Override
    public ImmutableList<String> help() {
        return ImmutableList.of(
                "b5@E5        puts blue's 5 on cell E5, and captures what lies there",
                "5@E5         the same, if you own only one color");
    }
}
