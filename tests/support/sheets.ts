import { createHash } from 'node:crypto'
import { chanceOf } from '#src/lib/chance.ts'
import { SHARKS } from '#src/lib/names.ts'
import { isRefusal } from '#src/rules/decider.ts'
import type { Talk } from '#src/rules/talk/talk.ts'
import type { EncounterChoice } from '#src/rules/encounters/encounter.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import type { ChanceAt } from '#src/rules/market/bias.ts'
import { type BoroughName, GOODS } from '#src/rules/market/goods.ts'
import type { PlayerEvent } from '#src/rules/player/event.ts'
import { fold } from '#src/rules/player/evolve.ts'
import { player, type PlayerCommand } from '#src/rules/player/player.ts'
import { newSheet } from '#src/rules/player/new-player.ts'
import type { Sheet, SheetEncounter } from '#src/rules/player/sheet.ts'
import type { World } from '#src/rules/player/world.ts'
import { type RunLeaf, rootOf, type SeasonRoot } from '#src/rules/runs/roots.ts'
import { emptyRun, extendRun, type RunRecord } from '#src/rules/runs/run.ts'
import { SeasonPrices } from '#src/rules/runs/season-prices.ts'
import type { SeasonSource } from '#src/rules/runs/verify-season.ts'
import { marketChance } from '#src/rules/season-chance.ts'
import type { Shark } from '#src/rules/sharks/decision.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { tickStart } from '#src/rules/calendar.ts'

export const SEASON = '2026-09'
export const PLAYER = '00000000-0000-4000-8000-000000000001'
export const TRADER = 'ada'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const chanceFor =
  (seed: string): ChanceAt =>
  (scope) =>
    chanceOf(`${seed}|${scope}`)

/** The sheet of a new player with $2,000, with `changes`. */
export function aSheet(changes: Partial<Sheet> = {}): Sheet {
  return { ...newSheet({ playerId: PLAYER, trader: TRADER }, tickStart(SEASON, 0)), ...changes }
}

/** Returns an encounter with the police in Manhattan, with some fields changed. */
export function aPoliceEncounter(changes: Partial<SheetEncounter> = {}): SheetEncounter {
  return {
    id: 'encounter',
    kind: 'police',
    borough: 'manhattan',
    priceCents: 10_000,
    ...changes,
  }
}

/** A season's chance and its prices. */
interface DrawnSeason {
  readonly chance: ChanceAt
  readonly prices: SeasonPrices
}

function drawSeason(chance: ChanceAt): DrawnSeason {
  return { chance, prices: new SeasonPrices(marketChance(chance), SEASON) }
}

/** The city of a seed at a tick. */
export function aWorld(
  tick: number,
  { chance, prices }: DrawnSeason = drawSeason(chanceFor('1985')),
): World {
  const levels = prices.levelsAt(tick) ?? []
  return {
    ...{ now: tickStart(SEASON, tick), season: SEASON, tick, bias: prices.bias, levels, chance },
    bids: GOODS.map(({ baseCents }) => baseCents),
    idOf: (name) => name,
  }
}

/** What the turns of a new talk with vinnie depend on. */
export const TALK: Talk = {
  ...{ shark: 'vinnie', streetName: 'Ada', running: null, turn: null, choice: null },
  ...{ wording: { recentLines: [], saidOnce: [] }, openOffer: null, lastLoanAt: null },
  ...{ recollections: [], lastEncounter: null, doneMissions: [], news: null, profitsYesterday: {} },
}

/** Relations of sharks with this trust. */
export function trusting(trust: Readonly<Partial<Record<Shark, number>>>): Sheet['relations'] {
  const relations = SHARKS.flatMap((shark) => {
    const value = trust[shark]
    const relation = newRelation(shark, tickStart(SEASON, 0))
    return value === undefined ? [] : [[shark, { ...relation, trust: value }] as const]
  })
  return Object.fromEntries(relations)
}

/** Returns the sheet after a command. Throws the sentence of a refusal. */
export function execute(
  sheet: Sheet,
  command: PlayerCommand,
  world: World,
): { after: Sheet; events: readonly PlayerEvent[] } {
  const events = player.decide(sheet, command, world)
  if (isRefusal(events)) throw new RangeError(events.sentence)
  return { after: fold(sheet, events), events }
}

/** A trade of a run: its tick and the number of SMOKES, negative for a sale. */
interface RunTrade {
  readonly tick: number
  readonly units: number
}

/** A trip of a run, and the player's choice when the police stop them. */
interface RunTrip {
  readonly tick: number
  readonly to: BoroughName
  readonly choice: EncounterChoice
}

/** A job of a run. */
interface RunJob {
  readonly tick: number
  readonly job: true
}

export type RunStep = RunJob | RunTrade | RunTrip

/** Plays runs of a season by the deciders. Returns what the server would publish. */
export function playRuns(
  runs: Readonly<Record<string, readonly RunStep[]>>,
  { seed = '1985', chanceAt = chanceFor(seed) }: { seed?: string; chanceAt?: ChanceAt } = {},
): { season: { id: string; seed: string; seed_hash: string }; source: SeasonSource } {
  const season = { id: SEASON, seed, seed_hash: sha256(seed) }
  const drawn = drawSeason(chanceAt)
  const published = new Map(
    Object.entries(runs).map(([trader, steps]) => [
      trader,
      playRun({ trader, steps, drawn, seedHash: season.seed_hash }),
    ]),
  )
  return { season, source: sourceOf(published, season.seed_hash) }
}

/** Runs and their roots, as a client reads them from the server. */
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
  steps,
  drawn,
  seedHash,
}: {
  trader: string
  steps: readonly RunStep[]
  drawn: DrawnSeason
  seedHash: string
}): readonly RunRecord[] {
  const hot = 7
  let sheet = aSheet({
    trader,
    balances: { [cashAccount(PLAYER)]: 1e12 },
    stashCapacity: 800,
    heat: { manhattan: hot, brooklyn: hot },
  })
  const events: PlayerEvent[] = []
  const play = (command: PlayerCommand, tick: number): void => {
    const done = execute(sheet, command, aWorld(tick, drawn))
    sheet = done.after
    events.push(...done.events)
  }
  for (const [index, step] of steps.entries()) {
    const { tick } = step
    play(toCommand(step, `${index}`), tick)
    if (sheet.encounter) {
      const choice = 'choice' in step ? step.choice : 'pay'
      play({ kind: 'settle_encounter', choice }, tick)
    }
  }
  const records = extendRun(emptyRun({ seedHash, trader }, sha256), events, sha256)
  return records.map(({ seq, body, hash }) => ({ seq, body, hash }))
}

function toCommand(step: RunStep, id: string): PlayerCommand {
  if ('job' in step) return { kind: 'batch', commands: [{ kind: 'work' }] }
  if ('to' in step) return { kind: 'travel', id, to: step.to }
  const side = step.units > 0 ? 'buy' : 'sell'
  return { kind: 'trade', id, side, symbol: 'SMOKES', quantity: Math.abs(step.units) }
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
