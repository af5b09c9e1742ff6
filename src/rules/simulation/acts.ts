import { SHARKS } from '#src/lib/names.ts'
import { dayOf } from '../calendar.ts'
import { RULES } from '../config.ts'
import { missedCents } from '../loans/errands.ts'
import { type BoroughName, cellIndex, type GoodSymbol } from '../market/goods.ts'
import { workOf } from '../missions/hand-in.ts'
import { progressOf } from '../missions/mission.ts'
import { costOf, proceedsOf } from '../market/quote.ts'
import { holdingOf, nextUpgrade, unitsIn } from '../stash.ts'
import { marketOf } from '../trade/decide.ts'
import { tradeFee } from '../trade/fill.ts'
import { tollCents } from '../travel/tolls.ts'
import type { Game } from './game.ts'

/** Buys up to `wanted` units where the player is: as many as cash and stash allow. Returns the units bought. */
export function buy(game: Game, symbol: GoodSymbol, wanted: number): number {
  const { sheet, world, cashCents } = game
  const market = marketOf(sheet, cellIndex(sheet.borough, symbol), world)
  const room = sheet.stashCapacity - unitsIn(sheet.holdings)
  let quantity = Math.floor(Math.min(wanted, room))
  while (quantity > 0 && withFee(costOf(market, quantity)) > cashCents) {
    quantity = Math.floor(Math.min(quantity - 1, quantity * 0.97))
  }
  if (quantity < 1) return 0
  const order = { kind: 'trade', id: game.newId(), side: 'buy', symbol, quantity } as const
  return game.act(order) ? quantity : 0
}

/** Sells up to `wanted` units where the player is. Returns whether any were sold. */
export function sell(game: Game, symbol: GoodSymbol, wanted: number): boolean {
  const held = holdingOf(game.sheet.holdings, symbol).quantity
  const quantity = Math.floor(Math.min(wanted, held))
  if (quantity < 1) return false
  return game.act({ kind: 'trade', id: game.newId(), side: 'sell', symbol, quantity })
}

export function sellAll(game: Game): void {
  for (const { symbol, quantity } of game.sheet.holdings) sell(game, symbol, quantity)
}

/** Returns what a sale of units would bring where the player is, after the fee, in cents. */
export function saleOf({ sheet, world }: Game, symbol: GoodSymbol, quantity: number): number {
  const market = marketOf(sheet, cellIndex(sheet.borough, symbol), world)
  const gross = proceedsOf(market, quantity)
  return gross - tradeFee(gross)
}

/** Travels, if the player has a move and the toll. */
export function travel(game: Game, to: BoroughName): boolean {
  const { borough } = game.sheet
  if (to === borough || game.moves < 1 || game.cashCents < tollCents(borough, to)) return false
  return game.act({ kind: 'travel', id: game.newId(), to })
}

/** Works a job for a move. */
export function work(game: Game): boolean {
  return game.moves > 0 && game.act({ kind: 'batch', commands: [{ kind: 'work' }] })
}

/** Buys the next stash size when it costs at most this share of the cash. */
export function growStash(game: Game, part: number): void {
  const upgrade = nextUpgrade(game.sheet.stashCapacity)
  if (!upgrade || upgrade.costCents > game.cashCents * part) return
  game.act({ kind: 'upgrade_stash', capacity: upgrade.capacity })
}

/** Draws the day's missions and hands one in that is done. Returns whether one was handed in. */
export function doMission(game: Game): boolean {
  if (game.moves < 1) return false
  if (game.sheet.missionDay === null) {
    const ids = Array.from({ length: RULES.missions.aDay }, () => game.newId())
    game.act({ kind: 'draw_missions', ids })
  }
  for (const { id, mission, isDone } of game.sheet.missionDay?.missions ?? []) {
    if (isDone) continue
    if (mission.task.kind === 'talk') game.talkTo(mission.task.shark)
    if (!isMissionReady(game, id)) continue
    if (game.act({ kind: 'batch', commands: [{ kind: 'hand_in', mission: id }] })) return true
  }
  return false
}

/** Asks a shark who trusts the player for a cash advance, once a day. */
export function askAdvance(game: Game): void {
  const { favours, loans, relations } = game.sheet
  const readyAt = favours.cash_advance?.getTime() ?? 0
  if (game.moves < 1 || readyAt > game.world.now.getTime()) return
  const shark = SHARKS.find(
    (name) =>
      (relations[name]?.trust ?? 0) >= RULES.favours.fromTrust.cash_advance &&
      loans.every((loan) => loan.shark !== name),
  )
  if (!shark) return
  const favour = { kind: 'ask_favour', favour: 'cash_advance', shark, isPaid: false } as const
  game.act({ ...favour, loan: game.newId() })
}

/** Returns where today's errand must be done, and what missing it costs in cents; null when there is none to do. */
export function errandToday(
  game: Game,
): { readonly to: BoroughName; readonly cents: number } | null {
  const today = dayOf(game.world.now)
  const loan = game.loans.find(({ errand }) => errand?.day === today && !errand.isDone)
  return loan?.errand ? { to: loan.errand.borough, cents: missedCents(loan) } : null
}

/** Runs today's errand where the player is. Returns whether there was one. */
export function runErrand(game: Game): boolean {
  const { to } = errandToday(game) ?? {}
  if (to !== game.sheet.borough || game.moves < 1) return false
  return game.act({ kind: 'batch', commands: [{ kind: 'run_errand' }] })
}

function isMissionReady({ sheet }: Game, id: string): boolean {
  const known = sheet.missionDay?.missions.find((one) => one.id === id)
  return known !== undefined && progressOf(known.mission.task, workOf(sheet)).isReady
}

function withFee(grossCents: number): number {
  return grossCents + tradeFee(grossCents)
}
