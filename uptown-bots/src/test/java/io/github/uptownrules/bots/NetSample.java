package io.github.uptownrules.bots;

import io.github.uptownrules.base.game.Seat;
import java.util.List;

/**
 * A training position.
 *
 * @param inputs the inputs of the net for each seat
 * @param results the result of each seat, predicted by the sums of features
 * @param spread the typical difference in the results of two seats that were expected to be equal
 * @param shares the share of each seat in the win at the end
 */
record NetSample(float[][] inputs, float[] results, float spread, float[] shares) {
    static NetSample of(MutableBoard board, SeatSurvey survey, Weights weights) {
        int seats = board.seats().size();
        float[][] inputs = new float[seats][SeatNet.INPUTS];
        float[] results = new float[seats];
        double[] written = new double[SeatNet.INPUTS];
        int last = 0;
        for (int seat = 0; seat < seats; seat++) {
            survey.inputs(board, seat, written);
            for (int i = 0; i < written.length; i++) {
                inputs[seat][i] = (float) written[i];
            }
            results[seat] = (float) survey.results[seat];
            last = Math.max(last, Evaluation.phase(board, seat));
        }
        return new NetSample(inputs, results, (float) (weights.spread(last) + Evaluation.SURE), new float[seats]);
    }

    NetSample wonBy(List<Seat> winners) {
        float[] won = new float[shares.length];
        winners.forEach(seat -> won[seat.ordinal()] = 1f / winners.size());
        return new NetSample(inputs, results, spread, won);
    }
}
