import { createHash } from 'node:crypto'
import { chanceOf } from '#src/lib/chance.ts'
import { isRefusal } from '#src/rules/decider.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import type { ChanceAt } from '#src/rules/market/bias.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold, player, type PlayerCommand } from '#src/rules/player/player.ts'
import { newMonth, type Sheet } from '#src/rules/player/sheet.ts'
import type { World } from '#src/rules/player/world.ts'
import { SeasonPrices } from '#src/rules/runs/replay-run.ts'
import { type RunLeaf, rootOf, type SeasonRoot } from '#src/rules/runs/roots.ts'
import { emptyRun, extendRun, type RunRecord } from '#src/rules/runs/run.ts'
import type { SeasonSource } from '#src/rules/runs/verify-season.ts'
import { tickStart } from '#src/rules/calendar.ts'

export const SEASON = '2026-09'
export const PLAYER = '00000000-0000-4000-8000-000000000001'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const chanceFor =
  (seed: string): ChanceAt =>
  (scope) =>
    chanceOf(`${seed}|${scope}`)

/** A player on the first day with $2,000, and what a test changes of that. */
export function aSheet(changes: Partial<Sheet> = {}): Sheet {
  return {
    playerId: PLAYER,
    borough: 'manhattan',
    reputation: 0.5,
    xp: 0,
    stashCapacity: 100,
    earnedCents: 0,
    playDay: null,
    isStopped: false,
    balances: { [cashAccount(PLAYER)]: 200_000 },
    holdings: [],
    heat: {},
    season: SEASON,
    impacts: {},
    loans: [],
    dayProfits: {},
    month: newMonth(SEASON),
    ...changes,
  }
}

/** The city of a seed at a tick. */
export function aWorld(tick: number, prices = new SeasonPrices(chanceFor('1985'), SEASON)): World {
  const levels = prices.levelsAt(tick) ?? []
  return { now: tickStart(SEASON, tick), season: SEASON, tick, bias: prices.bias, levels }
}

/** What a command does to a sheet. Throws the sentence of a refusal. */
export function carryOut(
  sheet: Sheet,
  command: PlayerCommand,
  world: World,
): { after: Sheet; events: readonly PlayerEvent[] } {
  const events = player.decide(sheet, command, world)
  if (isRefusal(events)) throw new RangeError(events.sentence)
  return { after: fold(sheet, events), events }
}

/** A trade on a run: in which tick, of how many SMOKES; below zero is a sale. */
export interface RunTrade {
  readonly tick: number
  readonly units: number
}

/** Plays runs of a season by the deciders: what the server would have published of them. */
export function playRuns(
  runs: Readonly<Record<string, readonly RunTrade[]>>,
  { seed = '1985', chanceAt = chanceFor(seed) }: { seed?: string; chanceAt?: ChanceAt } = {},
): { season: { id: string; seed: string; seed_hash: string }; source: SeasonSource } {
  const season = { id: SEASON, seed, seed_hash: sha256(seed) }
  const prices = new SeasonPrices(chanceAt, SEASON)
  const published = new Map(
    Object.entries(runs).map(([trader, trades]) => [
      trader,
      playRun({ trader, trades, prices, seedHash: season.seed_hash }),
    ]),
  )
  return { season, source: sourceOf(published, season.seed_hash) }
}

/** Runs and the roots over them, as they are read from a server. */
export function sourceOf(
  runs: ReadonlyMap<string, readonly RunRecord[]>,
  seedHash: string,
): SeasonSource {
  const roots = rootsOver(runs, seedHash)
  return {
    async *runs() {
      for (const trader of runs.keys()) yield { trader }
    },
    async *events(trader) {
      yield* runs.get(trader) ?? []
    },
    async *roots() {
      yield* roots
    },
  }
}

function playRun({
  trader,
  trades,
  prices,
  seedHash,
}: {
  trader: string
  trades: readonly RunTrade[]
  prices: SeasonPrices
  seedHash: string
}): readonly RunRecord[] {
  let sheet = aSheet({ balances: { [cashAccount(PLAYER)]: 1e12 }, stashCapacity: 800 })
  const events: PlayerEvent[] = []
  for (const [index, { tick, units }] of trades.entries()) {
    const side = units > 0 ? 'buy' : 'sell'
    const quantity = Math.abs(units)
    const command = { kind: 'trade', id: `${index}`, side, symbol: 'SMOKES', quantity } as const
    const done = carryOut(sheet, command, aWorld(tick, prices))
    sheet = done.after
    events.push(...done.events)
  }
  const records = extendRun(emptyRun({ seedHash, trader }, sha256), events, sha256)
  return records.map(({ seq, body, hash }) => ({ seq, body, hash }))
}

function rootsOver(
  runs: ReadonlyMap<string, readonly RunRecord[]>,
  seedHash: string,
): readonly SeasonRoot[] {
  const tickOf = ({ body }: RunRecord): number => Number(/"tick":(\d+)/.exec(body)?.[1])
  const ticks = [...new Set([...runs.values()].flat().map(tickOf))].toSorted((a, b) => a - b)
  const roots: SeasonRoot[] = []
  for (const tick of ticks) {
    const leaves = [...runs].flatMap(([trader, records]): RunLeaf[] => {
      const last = records.findLast((record) => tickOf(record) <= tick)
      return last ? [{ trader, length: last.seq, hash: last.hash }] : []
    })
    roots.push(rootOf({ tick, leaves, before: roots.at(-1)?.chain ?? seedHash }, sha256))
  }
  return roots
}
