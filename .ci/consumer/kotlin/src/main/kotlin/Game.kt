import io.github.uptownrules.core.game.GameState
import io.github.uptownrules.core.game.Outcome
import io.github.uptownrules.core.notation.GameRecord
import io.github.uptownrules.core.notation.MoveText
import io.github.uptownrules.base.game.Seat
import io.github.uptownrules.base.random.SplitMix64
import io.github.uptownrules.variants.Rulesets
import kotlin.jvm.optionals.getOrNull

/** Plays a game with moves drawn at random, and counts what happens on the way. */
fun main() {
    val rules = Rulesets.standard(4)
    val random = SplitMix64(7)
    var record = GameRecord.of(rules.deal(42)).withHeader("Seat1", "Ada")
    var captures = 0
    var skips = 0
    while (!record.isOver) {
        val moves = record.end().legalMoves()
        record = record.play(moves[random.nextInt(moves.size())])
        val outcome: Outcome = record.outcome(record.moves().size)
        outcome.captured().getOrNull()?.let { captures++ }
        skips += outcome.skipped().size
    }
    val end: GameState = record.end()
    println("${record.moves().size} moves, $captures captures, $skips skipped")
    end.standings().byRank().forEach { println("$it, ${it.groupCount()} groups") }
    check(rules.rackSize(Seat.ONE) == 5)

    val refused = runCatching { MoveText.parse("b5@E5", rules.deal(42).viewFor(Seat.ONE)) }
    println(refused.exceptionOrNull()?.message)
}
