import type { PlayerEvent } from '#src/rules/player/event.ts'
import { recollectionName } from '#src/rules/talk/begin.ts'
import { sha256, uuidOf } from '#src/server/platform/hashing.ts'
import { type Act, loanOf, reworded } from './act.ts'
import { type CityTurn, secretOfTurn, seedOfTurn } from './commands.ts'

/** What answers have told the callers of a city, by player: later commands name it. */
export class Told {
  /** The loans, all but the opening debt. */
  readonly #loans = new Map<string, readonly string[]>()
  /** The reference of the last payment for messages. */
  readonly #paid = new Map<string, string>()
  /** The last turn that was opened. */
  readonly #turns = new Map<string, CityTurn>()
  /** The id of the last recollection. */
  readonly #recalled = new Map<string, string>()
  /** The hash of the reply token of the last choice. */
  readonly #tokens = new Map<string, string>()

  /** The reference of the player's last payment for messages. */
  paymentOf(playerId: string): string | undefined {
    return this.#paid.get(playerId)
  }

  /** What commands of the player can name. */
  of(playerId: string) {
    return {
      loans: this.#loans.get(playerId) ?? [],
      turn: this.#turns.get(playerId),
      replyToken: this.#tokens.get(playerId) ?? null,
      recollection: this.#recalled.get(playerId),
    }
  }

  remember({ command, key, playerId, reference }: Act, events: readonly PlayerEvent[]): void {
    const loans = events.flatMap(loanOf)
    if (loans.length > 0) {
      this.#loans.set(playerId, [...(this.#loans.get(playerId) ?? []), ...loans])
    }
    if (command.kind === 'buy_messages') this.#paid.set(playerId, reference)
    if (command.kind === 'take_option') this.#tokens.set(playerId, sha256(key))
    if (command.kind === 'reopen_turn') {
      const { turn, shark, seed } = this.#turns.get(playerId) ?? { ...command, seed: '' }
      if (turn === command.turn) this.#turns.set(playerId, { turn, shark, seed: reworded(seed) })
    }
    for (const event of events) {
      if (event.kind !== 'turn_opened') continue
      const { recalled, turn, shark } = event
      this.#turns.set(playerId, { turn, shark, seed: seedOfTurn(turn) })
      if (!recalled) continue
      this.#recalled.set(playerId, uuidOf(recollectionName(secretOfTurn(turn), 1)))
    }
  }
}
