import { cashAccount, debtAccount, type Entry, type LoanOfPlayer, transfer } from './ledger.ts'

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
export function workedOff(
  { playerId, loan }: LoanOfPlayer,
  payment: { cause: string; amountCents: number },
): Entry {
  return transfer('worked_off', payment.cause, {
    from: 'house',
    to: debtAccount(playerId, loan.shark),
    amountCents: payment.amountCents,
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

function toHouse(kind: Entry['kind'], { playerId, cause, amountCents }: PlayersMoney): Entry {
  return transfer(kind, cause, { from: cashAccount(playerId), to: 'house', amountCents })
}

function fromHouse(kind: Entry['kind'], { playerId, cause, amountCents }: PlayersMoney): Entry {
  return transfer(kind, cause, { from: 'house', to: cashAccount(playerId), amountCents })
}
