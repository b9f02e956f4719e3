package io.github.uptownrules.base.text;

import java.util.Arrays;

/** The form of ruleset ids, common to all games. */
public final class RulesetId {
    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    private static final int[] ROUNDS = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private RulesetId() {}

    /** Returns whether a text consists of lower-case letters and digits, in nonempty parts joined by dashes. */
    public static boolean isOne(String text) {
        boolean isInPart = false;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            boolean wasInPart = isInPart;
            isInPart = character >= 'a' && character <= 'z' || character >= '0' && character <= '9';
            if (!isInPart && !(wasInPart && character == '-')) {
                return false;
            }
        }
        return isInPart;
    }

    /**
     * Returns whether a text is an id with options: it matches {@code ID(\+[a-z]+=[a-z0-9/-]+)+}. Does not use a {@code Pattern},
     * which browsers would have to load.
     */
    public static boolean isLine(String text) {
        int plus = text.indexOf('+');
        if (plus < 0 || !isOne(text.substring(0, plus))) {
            return false;
        }
        char before = 'x';
        boolean isValue = true;
        for (int i = plus; i < text.length(); i++) {
            char character = text.charAt(i);
            boolean isInPart = character >= 'a' && character <= 'z'
                    || isValue && (character >= '0' && character <= '9' || character == '/' || character == '-');
            boolean isSeparator = character == (isValue ? '+' : '=') && before != '+' && before != '=';
            if (!isInPart && !isSeparator) {
                return false;
            }
            isValue ^= isSeparator;
            before = character;
        }
        return isValue && before != '=';
    }

    /**
     * Returns a hash of eight digits: the first ones of the SHA-256 (FIPS 180-4). It is implemented here because
     * browsers lack {@code MessageDigest}.
     *
     * @param ascii the tiles or cards of a ruleset, in ASCII
     */
    public static String mark(String ascii) {
        int[] words = new int[(ascii.length() + 8) / 64 * 16 + 16];
        for (int i = 0; i <= ascii.length(); i++) {
            words[i / 4] |= (i < ascii.length() ? ascii.charAt(i) : 0x80) << 24 - 8 * (i % 4);
        }
        words[words.length - 1] = 8 * ascii.length();
        int[] hash = START.clone();
        for (int block = 0; block < words.length; block += 16) {
            add(Arrays.copyOfRange(words, block, block + ROUNDS.length), hash);
        }
        StringBuilder mark = new StringBuilder();
        for (int shift = 28; shift >= 0; shift -= 4) {
            mark.append(Character.forDigit(hash[0] >>> shift & 15, 16));
        }
        return mark.toString();
    }

    /** Hashes a block, given its first 16 words; overwrites the others. */
    private static void add(int[] words, int[] hash) {
        int[] state = hash.clone();
        for (int round = 0; round < ROUNDS.length; round++) {
            if (round >= 16) {
                int old = words[round - 15];
                int young = words[round - 2];
                words[round] = words[round - 16]
                        + (Integer.rotateRight(old, 7) ^ Integer.rotateRight(old, 18) ^ old >>> 3)
                        + words[round - 7]
                        + (Integer.rotateRight(young, 17) ^ Integer.rotateRight(young, 19) ^ young >>> 10);
            }
            int a = state[0];
            int e = state[4];
            int first = state[7]
                    + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
                    + (e & state[5] ^ ~e & state[6])
                    + ROUNDS[round]
                    + words[round];
            int second = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                    + (a & state[1] ^ a & state[2] ^ state[1] & state[2]);
            System.arraycopy(state, 0, state, 1, 7);
            state[4] += first;
            state[0] = first + second;
        }
        for (int i = 0; i < hash.length; i++) {
            hash[i] += state[i];
        }
    }
}
