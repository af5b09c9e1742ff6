import { addDays, dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import type { Pledged } from '#src/rules/sharks/decision.ts'
import type { StreetEvent } from '#src/rules/sharks/street-event.ts'
import type { Database } from '../../db/database.ts'
import { type EncounterRow, lastSettledEncounterOf } from '../../db/repositories/encounters.ts'
import { dayProfitsOf, missionsOf } from '../../db/repositories/missions.ts'
import { lastMarketNews } from '../../db/repositories/wire.ts'
import type { ServerContext } from '../server-context.ts'
import type { Figures } from '../players/figures.ts'

/** Encounters and loans are mentioned for this many days. */
const MENTIONED_DAYS = 1
/** Headlines are mentioned for this long. */
const HEADLINE_MS = 2 * 60 * 60_000

/** Returns the events that sharks may mention to a player now, the most important first. */
export async function readStreetEvents(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Database,
  { player, loans, heat, streak }: Pick<Figures, 'player' | 'loans' | 'heat' | 'streak'>,
  holdings: readonly Pledged[],
): Promise<StreetEvent[]> {
  const now = clock.now()
  const today = dayOf(now)
  const since = new Date(now.getTime() - MENTIONED_DAYS * RULES.clock.dayMs)
  const met = await lastSettledEncounterOf(db, player.id, since)
  const borrowed = loans
    .filter(({ isOpening, kind, takenAt }) => kind === 'loan' && !isOpening && takenAt >= since)
    .map(({ id, shark, principalCents }) => ({
      id,
      kind: 'borrowed' as const,
      shark,
      cents: principalCents,
    }))
  return [
    ...(met ? [encounterEvent(met)] : []),
    ...(await tradeEvents(db, player.id, today)),
    ...(await tradeEvents(db, player.id, addDays(today, -1))),
    ...heatEvents(player.borough, heat, today),
    ...borrowed,
    ...(await missionEvents(db, player.id, today)),
    ...streakEvents(streak, today),
    ...(await headlineEvents(db, now)),
    ...stashEvents(holdings, today),
  ]
}

function encounterEvent({ id, borough, outcome }: EncounterRow): StreetEvent {
  const tookSomething =
    outcome !== null && (outcome.cashCents > 0 || Object.keys(outcome.lostGoods).length > 0)
  return { id, kind: tookSomething ? 'busted' : 'slipped', borough }
}

/** Returns the best and the worst good of a day's sales, if their profit or loss is large enough. */
async function tradeEvents(db: Database, playerId: string, day: string): Promise<StreetEvent[]> {
  const { profitCents, lossCents } = RULES.talkedOf
  const made = [...(await dayProfitsOf(db, playerId, day))].sort(
    ([, one], [, other]) => other - one,
  )
  const [best, worst] = [made[0], made.at(-1)]
  const events: StreetEvent[] = []
  if (best && best[1] >= profitCents) {
    events.push({ id: `profit:${day}:${best[0]}`, kind: 'profit', symbol: best[0], cents: best[1] })
  }
  if (worst && -worst[1] >= lossCents) {
    events.push({ id: `loss:${day}:${worst[0]}`, kind: 'loss', symbol: worst[0], cents: -worst[1] })
  }
  return events
}

function heatEvents(borough: string, heat: Figures['heat'], day: string): StreetEvent[] {
  const degrees = Object.entries(heat).find(([name]) => name === borough)?.[1] ?? 0
  if (degrees < RULES.talkedOf.heat) return []
  return [{ id: `hot:${day}:${borough}`, kind: 'hot', borough }]
}

async function missionEvents(db: Database, playerId: string, day: string): Promise<StreetEvent[]> {
  const done = (await missionsOf(db, playerId, day)).filter(({ doneAt }) => doneAt !== null)
  return done.map(({ id }) => ({ id, kind: 'mission' }))
}

function streakEvents(days: number, day: string): StreetEvent[] {
  if (days < RULES.talkedOf.streakDays) return []
  return [{ id: `streak:${day}`, kind: 'streak', days }]
}

async function headlineEvents(db: Database, now: Date): Promise<StreetEvent[]> {
  const news = await lastMarketNews(db)
  if (!news || now.getTime() - news.at.getTime() > HEADLINE_MS) return []
  const { seasonId, seq, symbol, borough, direction } = news
  return [{ id: `wire:${seasonId}:${seq}`, kind: 'headline', symbol, borough, direction }]
}

function stashEvents(holdings: readonly Pledged[], day: string): StreetEvent[] {
  const [largest] = [...holdings].sort((one, other) => other.quantity - one.quantity)
  if (!largest || largest.quantity < RULES.talkedOf.units) return []
  const { symbol, quantity } = largest
  return [{ id: `loaded:${day}:${symbol}`, kind: 'loaded', symbol, quantity }]
}
