import { RULES } from '#src/rules/config.ts'
import type { Mission } from '#src/rules/missions/mission.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import type { SheetQuery, Writes } from '#src/server/write/sheet-repository.ts'
import { uuidOf } from '#src/server/platform/hashing.ts'
import type { StoredPayment } from '#src/server/write/payments/claim-payment.ts'
import { type LoadedSheet, toLoadedSheet } from '#src/server/write/sheet-rows.ts'
import { toWrites } from '#src/server/write/to-writes.ts'
import { countedIds } from '../counted-ids.ts'
import { citySeason } from './city-market.ts'
import type { CityOffer, CityStore } from './city-store.ts'

export const SEASON = citySeason('2026-09')
export const NOW = new Date('2026-09-01T12:00:00.000Z')
export const TICK = 72
export const STAMP = { v: 1, at: NOW.toISOString(), season: SEASON.id, tick: TICK } as const
const WORD = '00000000-0000-4000-8000-0000000000d1'
export const [ADA, BEN, MISSION] = ['1', '2', '3'].map(
  (digit) => `00000000-0000-4000-8000-00000000000${digit}`,
) as [string, string, string]

/** A city with the players Ada and Ben. */
export interface Setup {
  readonly city: CityStore
  load(playerId: string, changes?: Partial<SheetQuery>): Promise<LoadedSheet>
  /** Returns the writes of events that a player decides on a sheet. */
  writesOf(loaded: LoadedSheet, events: readonly PlayerEvent[], changes?: Partial<Decided>): Writes
}

export type Decided = Parameters<typeof toWrites>[0]

export async function setUp(city: CityStore): Promise<Setup> {
  const { uuid: newId } = countedIds({ head: 'a1b2c3d4', salt: 'sheets' })
  await city.addSeason(SEASON)
  const missions = [{ id: MISSION, day: '2026-09-01', place: 0, mission: MISSION_OF_DAY }]
  const newcomer = {
    at: NOW,
    extraCents: 0,
    trust: { vinnie: 7 },
    reputation: RULES.start.reputation,
    heat: 0,
    offers: [OFFER],
  }
  await city.addPlayers([
    { ...newcomer, id: ADA, missions },
    { ...newcomer, id: BEN, missions: [], offers: [] },
  ])
  return {
    city,
    async load(playerId, changes = {}) {
      const [rows] = await city.sheets.load([queryOf(playerId, changes)])
      const moment = { season: SEASON, month: '2026-09', isDemoPot: true }
      const loaded = rows && toLoadedSheet(rows, playerId, moment)
      if (!loaded) throw new RangeError(`There is no player ${playerId}.`)
      return loaded
    },
    writesOf: (loaded, events, changes = {}) =>
      toWrites({
        ...{ loaded, events, after: fold(loaded.sheet, events), now: NOW, tick: TICK },
        ...{ goodsCents: 0, answer: null, payment: null, newId },
        ...{ name: null, rows: {}, ...changes },
      }),
  }
}

export function queryOf(playerId: string, changes: Partial<SheetQuery> = {}): SheetQuery {
  return {
    ...{ playerId, answerKey: null, season: SEASON.id, month: '2026-09', day: '2026-09-01' },
    ...{ payments: [], nameKey: null, missions: false, named: null, talk: null, ...changes },
  }
}

/** Returns a trade with an id. */
export const bought = (id: string): PlayerEvent => ({
  ...{ kind: 'traded', ...STAMP, id, borough: 'manhattan', symbol: 'SMOKES', side: 'buy' },
  ...{ quantity: 3, gross_cents: 3_000, fee_cents: 30 },
})
/** Events of most kinds, in a legal order. */
export const EVENTS: readonly PlayerEvent[] = [
  { kind: 'day_begun', ...STAMP, day: '2026-09-01' },
  bought('fill'),
  {
    ...{
      kind: 'traded',
      ...STAMP,
      id: 'sale',
      borough: 'manhattan',
      symbol: 'SMOKES',
      side: 'sell',
    },
    ...{ quantity: 1, gross_cents: 2_000, fee_cents: 20 },
  },
  { kind: 'streak_counted', ...STAMP, day: '2026-09-01', streak: 1, moves: 5 },
  { kind: 'move_spent', ...STAMP, move: 1, borough: 'manhattan', cooled: {} },
  {
    ...{
      kind: 'favour_granted',
      ...STAMP,
      favour: 'cash_advance',
      shark: 'vinnie',
      is_paid: false,
    },
    cooldown_ends_at: '2026-09-02T12:00:00.000Z',
  },
  {
    ...{ kind: 'advance_lent', ...STAMP, loan: '00000000-0000-4000-8000-0000000000a1' },
    ...{ shark: 'vinnie', cents: 25_000, due_at: '2026-09-08T12:00:00.000Z' },
  },
  {
    ...{ kind: 'encounter_opened', ...STAMP, id: '00000000-0000-4000-8000-0000000000e1' },
    ...{ by: 'police', borough: 'manhattan', price_cents: 5_000 },
  },
  {
    ...{ kind: 'mission_done', ...STAMP, mission: MISSION, title: 'Pay', delivered: {} },
    ...{ reward_cents: 100, goods_cents: 0, reputation_by: 0, xp: 5 },
  },
  {
    ...{ kind: 'word_sent', ...STAMP, id: WORD, hearer: 'vinnie', payee: 'tommy', cents: 500 },
    ...{ move: 1, arrives_at: '2026-09-01T18:00:00.000Z' },
  },
]
/** The word reaches Vinnie, and Tommy is met for the first time. */
export const HEARD: readonly PlayerEvent[] = (['vinnie', 'tommy'] as const).map((shark) => ({
  ...{ kind: 'relation_moved', ...STAMP, shark, trust: 3, mood: 'angry', patience: 2 },
  patience_day: '2026-09-01',
  memory: shark === 'vinnie' ? { kind: 'hearsay', word: WORD, payee: 'tommy', cents: 500 } : null,
}))
export const OFFER: CityOffer = {
  ...{ id: '00000000-0000-4000-8000-0000000000f1', shark: 'vinnie' },
  terms: { kind: 'loan', principalCents: 20_000, dailyRate: 0.1, days: 2 },
}
export const ANSWER = {
  key_hash: 'hash of the key',
  body_hash: 'hash of the body',
  sealed: 'sealed',
}
export const PAYMENT: StoredPayment = {
  ...{ id: uuidOf('payment'), reference: '0xpaid', bought: 'messages', usdc: 0.5, block: 1 },
}
export const MISSION_OF_DAY: Mission = {
  ...{ task: { kind: 'repay' }, title: 'Pay', moves: 1 },
  ...{ rewardCents: 100, reputation: 0, xp: 5 },
}
