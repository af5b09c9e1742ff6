import { INK } from '#src/ecs/components/text-run.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { wrapText } from '#src/lib/text-layout.ts'
import { ORDER_TEXTS } from '#src/protocol/order-texts.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type MarketState } from '#src/stores/market-store.ts'
import { type MarketLayout } from './market-layout.ts'

/** How many of the waiting orders are named. */
const NAMED_ORDERS = 2

/** Draws the result of the last action, and what waits for the line. */
export function drawNotice(
  world: GameWorld,
  { noticeEnd, page }: MarketLayout,
  { notice, prices, waiting }: Pick<MarketState, 'notice' | 'prices' | 'waiting'>,
): void {
  const shown = notice?.text ?? (prices ? '' : MARKET_TEXTS.reading)
  const text = [...(shown === '' ? [] : [shown]), ...waitingText(waiting)].join('\n')
  if (text === '') return
  const lines = wrapText(text, world.screen.columns - 2 * page.column)
  spawnText(world, {
    text: lines.join('\n'),
    column: page.column,
    row: noticeEnd - Math.max(1, lines.length - 1),
    foreground: notice?.kind === 'failed' ? INK.bright : INK.normal,
    spoken: { role: 'status', name: text },
  })
}

/** Returns the sentence about the orders that wait for the line, if there are any. */
function waitingText(waiting: readonly string[]): readonly string[] {
  if (waiting.length === 0) return []
  const named = waiting.slice(0, NAMED_ORDERS)
  return [ORDER_TEXTS.waiting(named, waiting.length - named.length)]
}
