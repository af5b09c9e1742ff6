import {
  cashAccount,
  checkBalanced,
  debtAccount,
  type Entry,
  type Posting,
  transfer,
} from './ledger.ts'
import { checkCents } from './money.ts'
import type { Shark } from './sharks/decision.ts'

/** Entries of travel, encounters and work, and of repayments without cash. */

/** Money that a player pays or receives. `cause` names the reason, once for each kind of entry. */
interface CashMovement {
  readonly playerId: string
  readonly cause: string
  readonly amountCents: number
}

export function travelToll(toll: CashMovement): Entry {
  return toHouse('travel_toll', toll)
}

/** What an encounter cost. */
export function encounterLoss(loss: CashMovement): Entry {
  return toHouse('encounter_loss', loss)
}

/** The share of a sale's profit that a loan costs. */
export function profitShare(share: CashMovement): Entry {
  return toHouse('profit_share', share)
}

export function jobPay(pay: CashMovement): Entry {
  return fromHouse('job_pay', pay)
}

export function missionReward(reward: CashMovement): Entry {
  return fromHouse('mission_reward', reward)
}

/** A repayment by work: the game's account pays it on the debt. */
export function workedOff({
  playerId,
  shark,
  cause,
  amountCents,
}: CashMovement & { readonly shark: Shark }): Entry {
  return transfer('worked_off', cause, {
    from: 'house',
    to: debtAccount(playerId, shark),
    amountCents,
  })
}

/** What goods that a shark took or sold pay on a debt. `changeCents` of their value come back in cash. */
export function goodsSold(
  kind: 'goods_collected' | 'pledge_sold',
  payment: CashMovement & { readonly shark: Shark; readonly changeCents: number },
): Entry {
  const { playerId, shark, cause } = payment
  const amountCents = checkCents(payment.amountCents)
  const changeCents = checkCents(payment.changeCents)
  const postings: Posting[] = [
    { account: 'house', amountCents: -amountCents - changeCents },
    { account: debtAccount(playerId, shark), amountCents },
    { account: cashAccount(playerId), amountCents: changeCents },
  ]
  const moved = postings.filter((posting) => posting.amountCents !== 0)
  return checkBalanced({ kind, cause, postings: moved })
}

/** Cash that a collector took, paid on a debt. */
export function cashCollected(payment: CashMovement & { readonly shark: Shark }): Entry {
  const { playerId, shark, cause, amountCents } = payment
  const move = { from: cashAccount(playerId), to: debtAccount(playerId, shark), amountCents }
  return transfer('cash_collected', cause, move)
}

/** Closes the accounts of a merged or deleted player: their cash goes to the game's account, which pays their debts. */
export function playerClosed(
  playerId: string,
  left: {
    readonly cashCents: number
    readonly debtCents: Readonly<Partial<Record<Shark, number>>>
  },
): Entry {
  const debts = Object.entries(left.debtCents) as [Shark, number][]
  const owed = debts.reduce((sum, [, cents]) => sum + cents, 0)
  const postings: Posting[] = [
    { account: cashAccount(playerId), amountCents: -checkCents(left.cashCents) },
    ...debts.map(([shark, cents]) => ({
      account: debtAccount(playerId, shark),
      amountCents: checkCents(cents),
    })),
    { account: 'house', amountCents: left.cashCents - owed },
  ]
  const moved = postings.filter(({ amountCents }) => amountCents !== 0)
  return checkBalanced({ kind: 'player_closed', cause: playerId, postings: moved })
}

/** Cash that a player receives from the game, or pays to it when the amount is below 0. No entry for nothing. */
export function cashMoved(
  kind: Entry['kind'],
  { amountCents, ...movement }: CashMovement,
): readonly Entry[] {
  if (amountCents === 0) return []
  if (amountCents > 0) return [fromHouse(kind, { ...movement, amountCents })]
  return [toHouse(kind, { ...movement, amountCents: -amountCents })]
}

function toHouse(kind: Entry['kind'], { playerId, cause, amountCents }: CashMovement): Entry {
  return transfer(kind, cause, { from: cashAccount(playerId), to: 'house', amountCents })
}

function fromHouse(kind: Entry['kind'], { playerId, cause, amountCents }: CashMovement): Entry {
  return transfer(kind, cause, { from: 'house', to: cashAccount(playerId), amountCents })
}
