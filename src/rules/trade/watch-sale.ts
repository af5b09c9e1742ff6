import { dayOf, tickNumber } from '../calendar.ts'
import { RULES } from '../config.ts'
import { openPoliceEncounter } from '../encounters/open.ts'
import type { EncounterOpened } from '../encounters/event.ts'
import { encounterRisk, moveHeat } from '../heat.ts'
import type { GoodSymbol } from '../market/goods.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { playerChance } from '../season-chance.ts'
import type { SaleWatched, Traded } from './event.ts'

/** Whether a sale is one more in the same stay: one was made there in an earlier tick, or one of the same good. */
export function isFurtherSale(
  { stay }: Sheet,
  symbol: GoodSymbol,
  { season, tick }: World,
): boolean {
  if (stay.soldIn === null) return false
  return stay.soldIn !== tickNumber(season, tick) || stay.soldGoods[symbol] !== undefined
}

/**
 * Returns what a further sale in the same stay brings: more heat, and perhaps an encounter. `sheet` is the one after the
 * sale.
 */
export function watchSale(
  sheet: Sheet,
  { id: sale, borough }: Traded,
  world: World,
): readonly (SaleWatched | EncounterOpened)[] {
  const { movesMade: move, stay, trader } = sheet
  const before = salesIn(stay.soldGoods) - 1
  const heat = moveHeat(sheet.heat[borough] ?? 0, RULES.heat.stay)
  const who = { trader, day: dayOf(world.now), move, purpose: watchPurpose(world.tick, before) }
  const draw = playerChance(world.chance, who)()
  const watched: SaleWatched = {
    kind: 'sale_watched',
    ...stampOf(world),
    ...{ sale, borough, move, heat, draw },
  }
  if (!isSeen(watched)) return [watched]
  return [watched, openPoliceEncounter(sheet, { id: world.idOf(`police|${sale}`), heat }, world)]
}

/** Whether the police stop the seller. */
export function isSeen({ borough, draw, heat }: Pick<SaleWatched, 'borough' | 'draw' | 'heat'>) {
  return draw < encounterRisk(heat, borough)
}

/** Returns the purpose of the draw of a sale. `before` counts the sales of the stay before it in the same tick. */
export function watchPurpose(tick: number, before: number): string {
  return `sale|${tick}|${before}`
}

function salesIn(goods: Sheet['stay']['soldGoods']): number {
  return Object.values(goods).reduce((sum, sales) => sum + sales, 0)
}
