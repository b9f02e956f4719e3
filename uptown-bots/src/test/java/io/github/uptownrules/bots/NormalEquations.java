package io.github.uptownrules.bots;

/** The normal equations of ridge regression, with the same result on every machine. */
final class NormalEquations {
    private static final int COUNT = Features.COUNT;

    private final double[][] products = new double[COUNT][COUNT];
    private final double[] targets = new double[COUNT];
    private double square;
    private double samples;

    void add(double[] features, double target) {
        for (int i = 0; i < COUNT; i++) {
            for (int j = 0; j <= i; j++) {
                products[i][j] += features[i] * features[j];
            }
            targets[i] += features[i] * target;
        }
        square += target * target;
        samples++;
    }

    NormalEquations add(NormalEquations other, double share) {
        for (int i = 0; i < COUNT; i++) {
            for (int j = 0; j <= i; j++) {
                products[i][j] += share * other.products[i][j];
            }
            targets[i] += share * other.targets[i];
        }
        square += share * other.square;
        samples += share * other.samples;
        return this;
    }

    boolean isEmpty() {
        return samples == 0;
    }

    /** Returns the weights with the least regularized error, by Cholesky decomposition. */
    double[] solve(double ridge) {
        double[][] root = new double[COUNT][COUNT];
        for (int i = 0; i < COUNT; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = products[i][j] + (i == j ? ridge * (products[i][i] + samples * 0.1) + 1e-6 : 0);
                for (int k = 0; k < j; k++) {
                    sum -= root[i][k] * root[j][k];
                }
                root[i][j] = i == j ? Math.sqrt(sum) : sum / root[j][j];
            }
        }
        double[] weights = new double[COUNT];
        for (int i = 0; i < COUNT; i++) {
            double sum = targets[i];
            for (int k = 0; k < i; k++) {
                sum -= root[i][k] * weights[k];
            }
            weights[i] = sum / root[i][i];
        }
        for (int i = COUNT - 1; i >= 0; i--) {
            double sum = weights[i];
            for (int k = i + 1; k < COUNT; k++) {
                sum -= root[k][i] * weights[k];
            }
            weights[i] = sum / root[i][i];
        }
        return weights;
    }

    /** Returns the standard deviation of the prediction errors. */
    double deviation(double[] weights) {
        double sum = square;
        for (int i = 0; i < COUNT; i++) {
            sum -= 2 * weights[i] * targets[i];
            for (int j = 0; j < COUNT; j++) {
                sum += weights[i] * weights[j] * products[Math.max(i, j)][Math.min(i, j)];
            }
        }
        return Math.sqrt(Math.max(0, sum / samples));
    }
}
