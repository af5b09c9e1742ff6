import { dayOf, tickNumber } from '../calendar.ts'
import { RULES } from '../config.ts'
import { openPoliceEncounter } from '../encounters/open.ts'
import type { EncounterOpened } from '../encounters/event.ts'
import { encounterRisk, moveHeat } from '../heat.ts'
import type { Sheet } from '../player/sheet.ts'
import { stampOf, type World } from '../player/world.ts'
import { playerChance } from '../season-chance.ts'
import type { SaleWatched, Traded } from './event.ts'

/** Whether a sale is one more in the same stay: one was made there in an earlier tick, since the last arrival. */
export function isFurtherSale({ stay }: Sheet, { season, tick }: World): boolean {
  return stay.soldIn !== null && stay.soldIn !== tickNumber(season, tick)
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
  const { movesMade: move, trader } = sheet
  const heat = moveHeat(sheet.heat[borough] ?? 0, RULES.heat.stay)
  const who = { trader, day: dayOf(world.now), move, purpose: watchPurpose(world.tick) }
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

/** Returns the purpose of the draw. In a tick at most one sale of a stay is watched. */
export function watchPurpose(tick: number): string {
  return `sale|${tick}`
}
