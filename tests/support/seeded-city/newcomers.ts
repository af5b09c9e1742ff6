import { addDays, dayOf, startOfDay } from '#src/rules/calendar.ts'
import { cashAccount, openingGrant } from '#src/rules/ledger.ts'
import type { Relation, Shark } from '#src/rules/sharks/decision.ts'
import { newRelation } from '#src/rules/sharks/relation.ts'
import { uuidOf } from '#src/server/platform/hashing.ts'
import type { Newcomer } from './city-store.ts'

/** Returns the entries of the cash that a newcomer starts with, each from the account `house`. */
export function openingEntries(id: string, extraCents: number) {
  const account = cashAccount(id)
  const grant = openingGrant(id).postings.find((posting) => posting.account === account)
  const granted = {
    kind: 'opening_grant',
    cause: id,
    account,
    amountCents: grant?.amountCents ?? 0,
  }
  const extra = { kind: 'job_pay', cause: `start|${id}`, account, amountCents: extraCents }
  return extraCents === 0 ? [granted] : [granted, extra]
}

/** Returns the id of a newcomer's conversation with a shark. */
export function conversationOf(id: string, shark: Shark): string {
  return uuidOf(`conversation|${id}|${shark}`)
}

/** Returns the relation of a shark that a newcomer begins with. */
export function openingRelation(shark: Shark, { at, trust }: Newcomer): Relation {
  return { ...newRelation(shark, at), trust: trust[shark] ?? 0 }
}

/** Returns when the offers of a newcomer expire: after the city has ended. */
export function offersExpireAt({ at }: Newcomer): Date {
  return startOfDay(addDays(dayOf(at), 30))
}
