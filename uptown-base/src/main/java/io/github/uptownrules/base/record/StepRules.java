package io.github.uptownrules.base.record;

import io.github.uptownrules.base.text.Faults;
import io.github.uptownrules.base.text.Piece;
import java.util.Optional;

/** The rules for variations, which are played like the moves of the main line. */
record StepRules<P, M>(RecordBody<P, M> body, RecordText.Step<P, M> step, Faults faults) implements TreeRules<P> {
    @Override
    public String main(int ply) {
        return body.moves().get(ply).toString();
    }

    @Override
    public P at(int ply) {
        return body.positions().get(ply);
    }

    @Override
    public P start(P position) {
        return position;
    }

    @Override
    public Optional<Played<P>> play(P before, Piece move) {
        int known = faults.count();
        RecordBody.Builder<P, M> line = new RecordBody.Builder<>(before);
        step.play(move, line);
        if (faults.count() > known) {
            return Optional.empty();
        }
        RecordBody<P, M> played = line.build();
        return Optional.of(new Played<>(played.move(1).toString(), played.end()));
    }
}
