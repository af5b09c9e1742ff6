import { dayOf } from '../calendar.ts'
import { frontPrice, nextFront } from '../fronts/front.ts'
import type { Game } from './game.ts'

/** Answers today's question of each front. */
export function tendFronts(game: Game): void {
  const today = dayOf(game.world.now)
  for (const { front, tendedDay } of game.sheet.fronts) {
    if (tendedDay !== today) game.act({ kind: 'tend_front', front, answer: 'a' })
  }
}

/** Buys the next front when it costs at most this share of the cash. */
export function buyFront(game: Game, part: number): void {
  const front = nextFront(game.sheet.fronts)
  if (!front || frontPrice(front) > game.cashCents * part) return
  game.act({ kind: 'buy_front', id: game.newId(), front })
}
