import type { tradeCall } from '#src/protocol/calls/trade.ts'
import type { BodyOf } from '#src/protocol/endpoint.ts'
import { seasonOf } from '#src/rules/calendar.ts'
import { type BoroughName, cellIndex } from '#src/rules/market/goods.ts'
import { heatOfSale } from '#src/rules/market/heat-of-sale.ts'
import { NO_IMPACT } from '#src/rules/market/impact.ts'
import { tradeBody } from '#src/rules/market/tape.ts'
import { cashAccount } from '#src/rules/ledger.ts'
import type { Holding } from '#src/rules/stash.ts'
import { tradeEntry } from '#src/rules/street-entries.ts'
import { type Fill, settleTrade, tradeXp } from '#src/rules/trade.ts'
import type { Transaction } from '../../db/database.ts'
import { heatOf, setHeat } from '../../db/repositories/heat.ts'
import { balancesOf } from '../../db/repositories/ledger.ts'
import { lockCell, saveCell } from '../../db/repositories/market-cells.ts'
import { lockPlayer, type Player, updatePlayer } from '../../db/repositories/players.ts'
import { countTrade } from '../../db/repositories/pot.ts'
import { standingOf } from '../../db/repositories/standings.ts'
import { setStash, stashOf } from '../../db/repositories/stash.ts'
import { addTrade } from '../../db/repositories/tape.ts'
import { sha256 } from '../../hashing.ts'
import { RequestError } from '../../http/request-error.ts'
import { book } from '../ledger/book.ts'
import { shareSale } from '../loans/share-sale.ts'
import { cellMarket } from '../market/cell-market.ts'
import type { MarketTick } from '../market/market-watch.ts'
import type { Means } from '../means.ts'
import { noteProfit } from '../missions/note-profit.ts'
import { beginAct } from '../players/begin-act.ts'
import { MarketMoved } from './market-moved.ts'

export interface TradeRequest {
  readonly playerId: string
  readonly body: BodyOf<typeof tradeCall>
}

/** A trade that was carried out, and where its player stands after it. Money in cents. */
export interface DoneTrade {
  readonly id: string
  readonly fill: Fill
  readonly borough: BoroughName
  readonly tick: number
  readonly cashCents: number
  readonly netWorthCents: number
  readonly xp: number
  readonly stashCapacity: number
  readonly holdings: readonly Holding[]
}

/**
 * Carries a trade out in the transaction of its caller. Rows are locked in one order — player, cell, accounts,
 * standing, tape — so that no two trades wait for each other. Throws {@link MarketMoved} when the tick is over.
 */
export async function carryOutTrade(
  means: Means,
  tx: Transaction,
  market: MarketTick,
  { playerId, body }: TradeRequest,
): Promise<DoneTrade> {
  const borough = (await lockPlayer(tx, playerId))?.borough
  if (!borough) throw notKnown()
  const cell = cellIndex(borough, body.symbol)
  const impact = (await lockCell(tx, market.season.id, cell)) ?? NO_IMPACT
  if (impact.tick > market.tick) throw new MarketMoved()
  const player = await beginAct(means, tx, playerId)
  const holdings = await stashOf(tx, playerId)
  const fill = settleTrade(
    cellMarket(market, cell, impact),
    {
      cashCents: await cashOf(tx, playerId),
      reputation: player.reputation,
      stashCapacity: player.stashCapacity,
      holdings,
    },
    { ...body, quotedCents: toCents(body.quoted_price) },
  )
  if ('refused' in fill) throw new RequestError(fill.refused, fill.sentence)

  const id = means.ids.uuid()
  const held = [...holdings.filter(({ symbol }) => symbol !== fill.symbol), fill.holding]
  await saveCell(tx, market.season.id, cell, fill.impact)
  await setStash(tx, { playerId, ...fill.holding })
  const xp = await countTowardsPlayer(tx, player, fill)
  await book(means, tx, tradeEntry({ playerId, tradeId: id }, fill))
  if (fill.side === 'sell') {
    const { symbol, cashCents: proceedsCents, profitCents } = fill
    await shareSale(means, tx, { playerId, saleId: id, proceedsCents, profitCents })
    await noteProfit(means, tx, { playerId, symbol, profitCents })
  }
  await countTrade(tx, { ...fill, month: seasonOf(means.clock.now()), playerId })
  await putOnTape(tx, market, { borough, fill, playerId })
  return {
    id,
    fill,
    borough,
    tick: market.tick,
    cashCents: await cashOf(tx, playerId),
    netWorthCents: (await standingOf(tx, playerId))?.netWorthCents ?? 0,
    xp,
    stashCapacity: player.stashCapacity,
    holdings: held,
  }
}

/** xp, income and heat of a trade; the xp that the player has then. */
async function countTowardsPlayer(tx: Transaction, player: Player, fill: Fill): Promise<number> {
  const xp = player.xp + tradeXp(fill)
  const earnedCents = player.earnedCents + Math.max(0, fill.profitCents)
  await updatePlayer(tx, player.id, { xp, earnedCents })
  if (fill.side === 'sell') {
    const { borough } = player
    const rows = await heatOf(tx, player.id)
    const before = rows.find((row) => row.borough === borough) ?? { heat: 0, soldCents: 0 }
    await setHeat(tx, { playerId: player.id, borough, ...heatOfSale(before, fill.grossCents) })
  }
  return xp
}

async function putOnTape(
  tx: Transaction,
  { season, tick }: MarketTick,
  { borough, fill, playerId }: { borough: BoroughName; fill: Fill; playerId: string },
): Promise<void> {
  const { symbol, side, quantity, grossCents, feeCents } = fill
  const trader = traderName(season.id, playerId)
  const body = tradeBody({ tick, borough, symbol, side, quantity, grossCents, feeCents, trader })
  if (!(await addTrade(tx, { seasonId: season.id, tick, body }))) throw new MarketMoved()
}

/** A player's name on a season's tape: their own to know, and no way back to them for others. */
export function traderName(seasonId: string, playerId: string): string {
  return sha256('trader', seasonId, playerId).slice(0, 16)
}

async function cashOf(tx: Transaction, playerId: string): Promise<number> {
  const account = cashAccount(playerId)
  return (await balancesOf(tx, [account])).get(account) ?? 0
}

function toCents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : Math.round(dollars * 100)
}

function notKnown(): RequestError {
  return new RequestError('not_found', 'This player is not known here.')
}
