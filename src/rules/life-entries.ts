import {
  cashAccount,
  checkBalanced,
  debtAccount,
  type Entry,
  type LoanOfPlayer,
  type Posting,
  transfer,
} from './ledger.ts'
import { checkCents } from './money.ts'
import type { Shark } from './sharks/decision.ts'

/** The books' entries of a player's days: ways, meetings, work, and what a loan is paid with beside cash. */

/** Money that a player hands over or gets; `cause` names what for, once for each kind. */
interface PlayersMoney {
  readonly playerId: string
  readonly cause: string
  readonly amountCents: number
}

export function travelToll(toll: PlayersMoney): Entry {
  return toHouse('travel_toll', toll)
}

/** What somebody in the way took. */
export function encounterLoss(loss: PlayersMoney): Entry {
  return toHouse('encounter_loss', loss)
}

/** Carmela's part of a sale's profit. */
export function profitShare(share: PlayersMoney): Entry {
  return toHouse('profit_share', share)
}

export function jobPay(pay: PlayersMoney): Entry {
  return fromHouse('job_pay', pay)
}

export function missionReward(reward: PlayersMoney): Entry {
  return fromHouse('mission_reward', reward)
}

/** A loan paid in work: the house puts it against the debt. */
export function workedOff({
  playerId,
  shark,
  cause,
  amountCents,
}: PlayersMoney & { readonly shark: Shark }): Entry {
  return transfer('worked_off', cause, {
    from: 'house',
    to: debtAccount(playerId, shark),
    amountCents,
  })
}

/** A pledge that was sold: what it brought goes on the loan. */
export function pledgeSold({ playerId, loan }: LoanOfPlayer, amountCents: number): Entry {
  return transfer('pledge_sold', loan.id, {
    from: 'house',
    to: debtAccount(playerId, loan.shark),
    amountCents,
  })
}

/** What a player who goes on as another leaves behind: their cash goes to the house, which strikes off what they owe. */
export function playerMerged(
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
  return checkBalanced({ kind: 'player_merged', cause: playerId, postings: moved })
}

function toHouse(kind: Entry['kind'], { playerId, cause, amountCents }: PlayersMoney): Entry {
  return transfer(kind, cause, { from: cashAccount(playerId), to: 'house', amountCents })
}

function fromHouse(kind: Entry['kind'], { playerId, cause, amountCents }: PlayersMoney): Entry {
  return transfer(kind, cause, { from: 'house', to: cashAccount(playerId), amountCents })
}
