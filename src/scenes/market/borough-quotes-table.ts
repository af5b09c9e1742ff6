import { spawnTable } from '#src/ecs/spawn/spawn-table.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { BOROUGH_NAMES } from '#src/protocol/street.ts'
import { type GameState } from '#src/stores/game-state.ts'
import { type MarketState } from '#src/stores/market-store.ts'
import { boroughName } from '../kit/borough-name.ts'
import { priceText, shortPriceText } from './price-text.ts'

/** Draws bid and ask of the chosen good in every borough; the player's borough is marked. */
export function drawBoroughQuotes(
  world: GameWorld,
  place: { readonly column: number; readonly row: number },
  {
    game,
    state,
  }: {
    readonly game: Pick<GameState, 'currentBorough'>
    readonly state: Pick<MarketState, 'good' | 'prices'>
  },
): void {
  const { good, prices } = state
  const [bid, ask] = MARKET_TEXTS.elsewhereColumns
  const [text, columns] = world.screen.profile === 'narrow' ? [shortPriceText, 7] : [priceText, 9]
  spawnTable(world, {
    name: MARKET_TEXTS.elsewhere(good),
    ...place,
    gap: 1,
    columns: [
      { title: good, columns: 13 },
      { title: bid, columns, align: 'end' },
      { title: ask, columns, align: 'end' },
    ],
    marked: BOROUGH_NAMES.indexOf(game.currentBorough),
    rows: BOROUGH_NAMES.map((name) => {
      const quote = prices?.boroughs[name]?.[good]
      return [boroughName(name), quote ? text(quote.bid) : '-', quote ? text(quote.ask) : '-']
    }),
  })
}
