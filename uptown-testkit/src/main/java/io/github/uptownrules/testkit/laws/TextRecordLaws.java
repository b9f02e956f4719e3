package io.github.uptownrules.testkit.laws;

import com.google.common.collect.ImmutableList;
import io.github.uptownrules.base.game.JudgedMove;
import io.github.uptownrules.base.game.OldGame;
import io.github.uptownrules.base.game.Replay;
import io.github.uptownrules.base.game.TextPosition;
import io.github.uptownrules.base.game.TextReview;
import io.github.uptownrules.base.game.TextState;
import java.util.List;
import java.util.Optional;

/** What holds for the records of a game that is played in text. */
public final class TextRecordLaws {
    /** So many say nothing, but show what is judged. */
    private static final int PLAYOUTS = 8;

    private TextRecordLaws() {}

    public static void all(TextGame played) {
        TextState last = played.states().get(played.states().size() - 1).withHeader("Seat1", "Ada");
        aRecordIsReadAsItIsWritten(played, last);
        toRedactAndReplayIsToReplayAndLook(played, last);
        aGameMayBeEnded(played.game(), played.states().get(played.moves().size() / 2));
        headersAreOneLine(last);
        aReviewJudgesWhatWasPlayed(played, last);
    }

    static void aRecordIsReadAsItIsWritten(TextGame played, TextState last) {
        Law law = new Law("a record is read as it is written", about(last));
        Replay replay = played.game().record(last.record());
        law.same("the number of moves", replay.plies(), played.moves().size());
        law.same("the header Seat1", replay.headers().get("Seat1"), "Ada");
        for (int ply = 0; ply <= replay.plies(); ply++) {
            TextLaws.same(law, replay.at(ply), played.states().get(ply));
            if (ply > 0) {
                law.same(
                        "the last move",
                        replay.at(ply).lastMove(),
                        played.states().get(ply).lastMove());
            }
        }
        law.refuses("a ply too many", IndexOutOfBoundsException.class, () -> replay.at(replay.plies() + 1));
        String text = last.record();
        for (String wrong : List.of("", text.substring(1), text + " x", text.replace("[", "("))) {
            law.refuses(
                    "a record of " + wrong.length() + " characters that is not one",
                    () -> played.game().record(wrong));
        }
    }

    static void toRedactAndReplayIsToReplayAndLook(TextGame played, TextState last) {
        Law law = new Law("to redact and replay is to replay and look", about(last));
        Replay replay = played.game().record(last.record());
        for (String seat : last.seats()) {
            Replay redacted = replay.redactedFor(seat);
            law.refuses(
                    "a last move before the first",
                    IllegalStateException.class,
                    () -> redacted.at(0).lastMove());
            for (int ply = 0; ply <= replay.plies(); ply++) {
                law.same(
                        "what is seen after ply and by seat",
                        ply + ", " + seat,
                        redacted.at(ply).text(),
                        played.states().get(ply).viewFor(seat).text());
                if (ply > 0) {
                    law.same(
                            "what was seen of a move and by seat",
                            ply + ", " + seat,
                            redacted.at(ply).lastMove(),
                            played.states().get(ply).viewFor(seat).lastMove());
                }
            }
        }
    }

    /** A seat gives up: the game is over, also as it is read from the record and as each seat saw it; other ends are refused. */
    static void aGameMayBeEnded(OldGame game, TextState last) {
        if (last.isOver()) {
            return;
        }
        Law law = new Law("a game may be ended", about(last));
        for (String how : List.of("resignation 1", "time 2")) {
            TextState ended = last.terminated(how);
            String record = ended.record();
            law.holds("the record does not say", how, record.contains("\"" + how + "\""));
            Replay replay = game.record(record);
            law.same(
                    "the end that was read",
                    replay.plies(),
                    game.record(last.record()).plies());
            isOver(law, ended, how, last);
            isOver(law, replay.at(replay.plies()), how, last);
            for (String seat : last.seats()) {
                isOver(law, ended.viewFor(seat), how, last);
                isOver(law, replay.redactedFor(seat).at(replay.plies()), how, last);
            }
            for (int ply = 0; ply < replay.plies(); ply++) {
                law.same("the end at the earlier ply", ply, replay.at(ply).termination(), Optional.empty());
                law.holds(
                        "the game is over at the earlier ply",
                        ply,
                        !replay.at(ply).isOver());
            }
            law.refuses(
                    "a move after the end", () -> ended.play(last.legalMoves().get(0)));
        }
        for (String wrong : List.of("", "boredom 1", "time 9", "resignation\n1")) {
            law.refuses("the end '" + wrong + "'", () -> last.terminated(wrong));
        }
    }

    /** No seat is to move, no move is legal, and the seat that gave up is the only one on the last rank. */
    private static void isOver(Law law, TextPosition ended, String how, TextState last) {
        law.same("the end", ended.termination(), Optional.of(how));
        law.same("the turn after the end", ended.turn(), TextPosition.SPECTATOR);
        law.holds("the game goes on after the end", ended.isOver());
        law.same("the moves after the end", ended.legalMoves(), ImmutableList.of());
        for (String move : last.legalMoves()) {
            law.holds(
                    "after the end there is nothing against",
                    move,
                    !ended.faults(move).isEmpty());
        }
        String loser = how.substring(how.length() - 1);
        for (String seat : ended.seats()) {
            boolean isLast = rank(ended, seat) == ended.seats().size();
            law.same("whether the seat is last", seat + " after " + how, isLast, seat.equals(loser));
        }
    }

    private static int rank(TextPosition position, String seat) {
        return position.results().get(position.seats().indexOf(seat)).rank();
    }

    /** A game need have no reviews. */
    static void aReviewJudgesWhatWasPlayed(TextGame played, TextState last) {
        Law law = new Law("a review judges what was played", about(last));
        Optional<TextReview> review = played.game().record(last.record()).review(PLAYOUTS, 1);
        int plies = played.moves().size();
        for (int ply : review.isEmpty() || plies == 0 ? List.<Integer>of() : List.of(1, (plies + 1) / 2, plies)) {
            JudgedMove judged = review.get().move(ply);
            TextState before = played.states().get(ply - 1);
            law.same("the number of move", ply, judged.ply(), ply);
            law.same("the seat of move", ply, judged.seat(), before.turn());
            law.same(
                    "what was played as move",
                    ply,
                    judged.played().move(),
                    played.moves().get(ply - 1));
            law.holds(
                    "what is better is illegal: ",
                    judged.best().move(),
                    before.legalMoves().contains(judged.best().move()));
        }
    }

    static void headersAreOneLine(TextState last) {
        Law law = new Law("headers are one line", about(last));
        for (String value : List.of("a\nb", "a\rb", "\u2028")) {
            law.refuses("a header of two lines", () -> last.withHeader("Event", value));
        }
        for (String name : List.of("", "Two words", "Result", "a]b")) {
            law.refuses("a header '" + name + "'", () -> last.withHeader(name, "x"));
        }
    }

    private static String about(TextState last) {
        return "the record of a game that led to " + last.text();
    }
}
