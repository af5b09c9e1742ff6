import { tickNumber, tickStart } from '#src/rules/calendar.ts'
import { RULES } from '#src/rules/config.ts'
import { cityBids } from '#src/rules/market/city-bids.ts'
import { GOODS } from '#src/rules/market/goods.ts'
import { wordHeadline } from '#src/rules/market/headlines.ts'
import { impactAt } from '#src/rules/market/impact.ts'
import { openingPrices } from '#src/rules/market/opening.ts'
import { chained, type TapeRecord, tickBody } from '#src/rules/market/tape.ts'
import type { Transaction } from '../../db/database.ts'
import { impactsOf } from '../../db/repositories/market-cells.ts'
import { addTicks, lockHead, type TapeHead } from '../../db/repositories/tape.ts'
import { addNews, type WireRow } from '../../db/repositories/wire.ts'
import { sha256 } from '../../hashing.ts'
import type { Means } from '../means.ts'
import { readOpenings } from './openings.ts'
import type { SeasonWalk } from './season-walk.ts'

/** Ticks put on the tape in one transaction. */
const STRIDE_TICKS = 200

/**
 * Puts the ticks up to `tick` on the season's tape, and their headlines on the wire: each once, whoever comes first.
 * The season must be walked one tick further.
 */
export async function advanceTape(
  means: Pick<Means, 'store'>,
  walk: SeasonWalk,
  tick: number,
): Promise<void> {
  for (;;) {
    const reached = await means.store.transact((tx) => addSome(tx, walk, tick))
    if (reached >= tick) return
  }
}

/** Adds a stride of ticks; the last tick that stands on the tape then. */
async function addSome(tx: Transaction, walk: SeasonWalk, tick: number): Promise<number> {
  const seasonId = walk.season.id
  const head = await lockHead(tx, seasonId)
  // A tape that is closed has all of its ticks.
  if (!head || head.closed || head.tick >= tick) return tick
  const last = Math.min(tick, head.tick + STRIDE_TICKS)
  const { records, bids } = await makeTicks(tx, walk, head, last)
  await addTicks(tx, seasonId, records, {
    number: tickNumber(seasonId, last),
    bids: bySymbol(bids),
  })
  const ticks = Array.from({ length: last - head.tick }, (_, index) => head.tick + 1 + index)
  await addNews(
    tx,
    ticks.flatMap((at) => newsOf(walk, at)),
  )
  return last
}

async function makeTicks(
  tx: Transaction,
  walk: SeasonWalk,
  head: TapeHead,
  last: number,
): Promise<{ records: (TapeRecord & { tick: number })[]; bids: readonly number[] }> {
  // Read under the lock: whoever trades in a tick has it on the tape before the next tick opens.
  let impacts = await impactsOf(tx, walk.season.id)
  const openings = [...(await readOpenings(tx, walk.season.id, head.tick)).openings]
  const records: (TapeRecord & { tick: number })[] = []
  let bids: readonly number[] = []
  let [seq, hash] = [head.seq, head.hash]
  for (let tick = head.tick + 1; tick <= last; tick += 1) {
    // Carried on from tick to tick: each would else be walked from where it was last traded.
    impacts = impacts.map((impact, cell) => impactAt(impact, cell, tick))
    const prices = openingPrices(walk.at(tick), walk.bias, impacts)
    openings.push(prices)
    bids = cityBids(openings.slice(-RULES.market.windowTicks))
    const body = tickBody({ tick, prices, bids })
    seq += 1
    hash = sha256(chained(hash, body))
    records.push({ seq, body, hash, tick })
  }
  return { records, bids }
}

/** Bids in the order of GOODS by their symbols. */
function bySymbol(bids: readonly number[]): Record<string, number> {
  return Object.fromEntries(GOODS.map(({ symbol }, index) => [symbol, bids[index] ?? 0]))
}

function newsOf(walk: SeasonWalk, tick: number): WireRow[] {
  const at = tickStart(walk.season.id, tick)
  return walk.headlinesAt(tick).map((headline, index) => {
    const { borough, symbol, jump } = headline
    const chance = walk.chanceAt(`headline|${borough}|${symbol}|${headline.tick}`)
    return {
      seasonId: walk.season.id,
      seq: tick * 100 + index,
      borough,
      symbol,
      direction: jump > 0 ? 'up' : 'down',
      headline: wordHeadline(headline, chance),
      at,
    }
  })
}
