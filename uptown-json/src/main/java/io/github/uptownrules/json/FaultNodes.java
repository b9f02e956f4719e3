package io.github.uptownrules.json;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.json.Members;
import io.github.uptownrules.base.json.Node;
import io.github.uptownrules.base.json.Viewers;
import io.github.uptownrules.core.game.Location;
import io.github.uptownrules.core.game.MoveFault;
import io.github.uptownrules.core.game.PositionFault;
import java.util.Arrays;

/** What faults look like: a code that stays the same, a message for people, and the data that this kind of fault has. */
final class FaultNodes {
    private FaultNodes() {}

    static Node move(MoveFault fault) {
        Members members = new Members()
                .text("code", fault.code())
                .text("message", fault.message())
                .text("tile", fault.tile())
                .text("cell", fault.cell());
        if (fault instanceof MoveFault.NotYourColor color) {
            members.node("owner", Viewers.node(color.owner()));
        } else if (fault instanceof MoveFault.NotYourTurn turn) {
            members.node("owner", Viewers.node(turn.owner())).node("turn", Viewers.node(turn.turn()));
        } else if (fault instanceof MoveFault.OwnTile own) {
            members.text("lying", own.occupant());
        } else if (fault instanceof MoveFault.SplitsGroup split) {
            members.text("lying", split.occupant())
                    .texts("group", split.group())
                    .list("parts", split.parts(), Members::textsOf);
        }
        return members.build();
    }

    static Node position(PositionFault fault) {
        Members members = new Members().text("code", fault.code()).text("message", fault.message());
        if (fault instanceof PositionFault.Syntax syntax) {
            members.number("column", syntax.column()).text("words", syntax.words());
        } else if (fault instanceof PositionFault.OfSeat ofSeat) {
            members.node("seats", seats(ofSeat.seat()));
        } else if (fault instanceof PositionFault.SeatCount count) {
            addCount(members.node("seats", seats(count.seat())), count.actual(), count.min(), count.max());
        } else if (fault instanceof PositionFault.ColorCount count) {
            addCount(members.text("color", count.color()), count.actual(), count.min(), count.max());
        } else if (fault instanceof PositionFault.ColorOwnedTwice twice) {
            members.node("seats", seats(twice.first(), twice.second())).text("color", twice.color());
        } else if (fault instanceof PositionFault.OfTile ofTile) {
            addTile(members, ofTile);
        } else if (fault instanceof PositionFault.Sight sight) {
            members.node("locations", locations(ImmutableList.of(sight.location())));
        } else if (fault instanceof PositionFault.NotOver notOver) {
            members.node("seats", Viewers.list(notOver.seats()));
        }
        return members.build();
    }

    private static void addTile(Members members, PositionFault.OfTile fault) {
        if (!fault.locations().isEmpty()) {
            members.node("locations", locations(fault.locations()));
        }
        if (fault.kind() == PositionFault.Kind.OWN_CAPTURE
                && fault.locations().get(0) instanceof Location.Captured captured) {
            members.node("seats", seats(captured.captor()));
        }
        members.text("tile", fault.tile());
    }

    private static void addCount(Members members, int actual, int min, int max) {
        members.number("found", actual).number("fewest", min).number("most", max);
    }

    private static Node seats(Seat... seats) {
        return Viewers.list(Arrays.asList(seats));
    }

    private static Node locations(ImmutableList<Location> locations) {
        return Members.listOf(locations, FaultNodes::location);
    }

    private static Node location(Location location) {
        if (location instanceof Location.OnCell place) {
            return new Members().text("cell", place.cell()).build();
        }
        if (location instanceof Location.Captured place) {
            return new Members().node("captor", Viewers.node(place.captor())).build();
        }
        if (location instanceof Location.OnRack place) {
            return new Members().text("rack", place.color()).build();
        }
        return new Members().text("pile", ((Location.InPile) location).color()).build();
    }
}
