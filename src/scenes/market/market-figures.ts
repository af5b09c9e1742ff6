import { INK } from '#src/ecs/components/text-run.ts'
import { isUpright } from '#src/ecs/screen-mode.ts'
import { spawnText } from '#src/ecs/spawn/spawn-text.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { type Stores } from '#src/stores/stores.ts'
import { boroughName } from '../kit/borough-name.ts'
import { compactDollars } from '../kit/money.ts'
import { helpBesideClose } from '../kit/overlay-head.ts'
import { type MarketLayout } from './market-layout.ts'

/** Draws the player's cash, moves, worth, stash and borough. */
export function drawFigures(
  world: GameWorld,
  { figures }: MarketLayout,
  { game, market }: Pick<Stores, 'game' | 'market'>,
): void {
  const { currentBorough, movesLeft, netWorth, playerCash } = game.getState()
  const { stash } = market.getState()
  const labels = MARKET_TEXTS.figures
  const shown = [
    [labels.cash, playerCash === null ? '-' : compactDollars(playerCash), 'cash'],
    [labels.moves, String(movesLeft), 'moves'],
    [labels.networth, netWorth === null ? '-' : compactDollars(netWorth), 'networth'],
    [labels.stash, stash ? `${stash.used}/${stash.capacity}` : '-', 'stash'],
    ['', boroughName(currentBorough), 'borough'],
  ] as const
  let { column, row } = figures
  for (const [label, text, field] of shown) {
    // On a phone they are in three lines.
    if (isUpright(world.screen) && (field === 'networth' || field === 'borough')) {
      column = figures.column
      row += 1
    }
    const width = label === '' ? 0 : label.length + 1
    if (column + width + text.length > endOf(world)) {
      column = figures.column
      row += 1
    }
    if (width > 0) spawnText(world, { text: label, column, row, foreground: INK.faint })
    spawnText(world, {
      text,
      column: column + width,
      row,
      foreground: INK.bright,
      spoken: { role: 'field', field },
    })
    column += width + text.length + 2
  }
}

/** The column that the figures must end before: that of the help button, which a phone has above them. */
function endOf(world: GameWorld): number {
  if (world.screen.profile === 'narrow') return world.screen.columns - 1
  return isUpright(world.screen) ? world.screen.columns : helpBesideClose(world).column
}
