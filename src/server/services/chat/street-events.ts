import { addDays, dayOf } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import type { Pledged } from '#src/rules/sharks/decision.ts'
import type { StreetEvent } from '#src/rules/sharks/street-event.ts'
import type { Database } from '../../db/database.ts'
import { type EncounterRow, lastSettledEncounterOf } from '../../db/repositories/encounters.ts'
import { dayProfitsOf, missionsOf } from '../../db/repositories/missions.ts'
import { newsBefore } from '../../db/repositories/wire.ts'
import type { Means } from '../means.ts'
import type { Figures } from '../players/figures.ts'

/** How far back the street's memory of a player goes, and that of a headline. */
const DAYS_TOLD = 1
const HEADLINE_MS = 2 * 60 * 60_000

/** What the street tells of a player now, what matters most first. */
export async function readStreetEvents(
  { clock }: Pick<Means, 'clock'>,
  db: Database,
  { player, loans, heat, streak }: Pick<Figures, 'player' | 'loans' | 'heat' | 'streak'>,
  holdings: readonly Pledged[],
): Promise<StreetEvent[]> {
  const now = clock.now()
  const today = dayOf(now)
  const since = new Date(now.getTime() - DAYS_TOLD * RULES.clock.dayMs)
  const met = await lastSettledEncounterOf(db, player.id, since)
  const borrowed = loans
    .filter(({ kind, takenAt }) => kind === 'loan' && takenAt >= since)
    .map(({ id, shark, principalCents }) => ({
      id,
      kind: 'borrowed' as const,
      shark,
      cents: principalCents,
    }))
  return [
    ...(met ? [tellEncounter(met)] : []),
    ...(await tellTrades(db, player.id, today)),
    ...(await tellTrades(db, player.id, addDays(today, -1))),
    ...tellHeat(player.borough, heat, today),
    ...borrowed,
    ...(await tellMissions(db, player.id, today)),
    ...tellStreak(streak, today),
    ...(await tellHeadline(db, now)),
    ...tellStash(holdings, today),
  ]
}

function tellEncounter({ id, kind, borough, shark, outcome }: EncounterRow): StreetEvent {
  if (kind === 'collector' && shark) return { id, kind: 'collected', shark }
  const tookSomething =
    outcome !== null && (outcome.cashCents > 0 || Object.keys(outcome.lostGoods).length > 0)
  return { id, kind: tookSomething ? 'busted' : 'slipped', borough }
}

/** A day's best sale and its worst, where they are worth telling. */
async function tellTrades(db: Database, playerId: string, day: string): Promise<StreetEvent[]> {
  const { profitCents, lossCents } = RULES.talkedOf
  const made = [...(await dayProfitsOf(db, playerId, day))].sort(
    ([, one], [, other]) => other - one,
  )
  const [best, worst] = [made[0], made.at(-1)]
  const told: StreetEvent[] = []
  if (best && best[1] >= profitCents) {
    told.push({ id: `profit:${day}:${best[0]}`, kind: 'profit', symbol: best[0], cents: best[1] })
  }
  if (worst && -worst[1] >= lossCents) {
    told.push({ id: `loss:${day}:${worst[0]}`, kind: 'loss', symbol: worst[0], cents: -worst[1] })
  }
  return told
}

function tellHeat(borough: string, heat: Figures['heat'], day: string): StreetEvent[] {
  const degrees = Object.entries(heat).find(([name]) => name === borough)?.[1] ?? 0
  if (degrees < RULES.talkedOf.heat) return []
  return [{ id: `hot:${day}:${borough}`, kind: 'hot', borough }]
}

async function tellMissions(db: Database, playerId: string, day: string): Promise<StreetEvent[]> {
  const done = (await missionsOf(db, playerId, day)).filter(({ doneAt }) => doneAt !== null)
  return done.map(({ id }) => ({ id, kind: 'mission' }))
}

function tellStreak(days: number, day: string): StreetEvent[] {
  if (days < RULES.talkedOf.streakDays) return []
  return [{ id: `streak:${day}`, kind: 'streak', days }]
}

async function tellHeadline(db: Database, now: Date): Promise<StreetEvent[]> {
  const [news] = await newsBefore(db, { before: null, limit: 1 })
  if (!news || now.getTime() - news.at.getTime() > HEADLINE_MS) return []
  const { seasonId, seq, symbol, borough, direction } = news
  return [{ id: `wire:${seasonId}:${seq}`, kind: 'headline', symbol, borough, direction }]
}

function tellStash(holdings: readonly Pledged[], day: string): StreetEvent[] {
  const [largest] = [...holdings].sort((one, other) => other.quantity - one.quantity)
  if (!largest || largest.quantity < RULES.talkedOf.units) return []
  const { symbol, quantity } = largest
  return [{ id: `loaded:${day}:${symbol}`, kind: 'loaded', symbol, quantity }]
}
