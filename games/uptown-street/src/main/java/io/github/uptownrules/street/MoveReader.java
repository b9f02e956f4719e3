package io.github.uptownrules.street;

import io.github.uptownrules.base.game.Seat;
import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import io.github.uptownrules.street.town.Card;
import io.github.uptownrules.street.town.ProjectId;
import java.util.Optional;

/** A reader of moves that does not check their legality. */
final class MoveReader {
    private final int seats;

    /** The owner of a site that is written without its seat. */
    private final Optional<Seat> turn;

    MoveReader(int seats, Optional<Seat> turn) {
        this.seats = seats;
        this.turn = turn;
    }

    Move read(String text) {
        Faults faults = new Faults();
        return faults.orThrow(read(Piece.of(text), faults));
    }

    Optional<Move> read(Piece text, Faults faults) {
        int at = text.indexOf('@');
        if (at >= 0) {
            Optional<ProjectId> project = faults.read(text.part(0, at), ProjectId::parse);
            Optional<Site> site = readSite(text.from(at + 1), faults);
            return project.flatMap(id -> site.map(place -> Move.build(id, place)));
        }
        int last = text.length() - 1;
        if (last >= 0 && text.charAt(last) == 'x') {
            return faults.read(text.part(0, last), Card::parse).map(Move::discard);
        }
        faults.add(text, "expected a move such as b12a@1.3 (build) or b12x (discard), not " + text.quoted());
        return Optional.empty();
    }

    private Optional<Site> readSite(Piece text, Faults faults) {
        boolean isNumber = text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) <= '0' + Site.PER_STREET;
        return isNumber && turn.isPresent()
                ? Optional.of(Site.of(turn.get(), text.charAt(0) - '0'))
                : Site.read(text, seats, faults);
    }
}
