import { SHARKS } from '#src/lib/names.ts'
import { owedOf } from './loans.ts'
import { cashAccount, debtAccount, type Entry } from './ledger.ts'
import { playerClosed } from './life-entries.ts'
import type { EventBase } from './player/event.ts'
import type { Sheet } from './player/sheet.ts'
import { stampOf, type Stamped } from './player/world.ts'
import type { Shark } from './sharks/decision.ts'

/** The end of a player who was merged into another. The event does not name the other player. */
export interface PlayerMerged extends EventBase {
  readonly kind: 'player_merged'
  /** The cash that returns to the account `house`. */
  readonly cash_cents: number
  /** The debts that the account `house` pays. */
  readonly debt_cents: Readonly<Partial<Record<Shark, number>>>
  /** The bought messages that move to the other player. */
  readonly messages: number
}

/** Bought messages of a player who was merged into this one. */
export interface MessagesReceived extends EventBase {
  readonly kind: 'messages_received'
  readonly messages: number
}

export type MergeEvent = PlayerMerged | MessagesReceived

/** Returns the events of the two players of a merge. All that the dropped player has apart from bought messages ends. */
export function decideMerge(
  dropped: Sheet,
  moment: Stamped,
): { readonly kept: readonly MessagesReceived[]; readonly dropped: readonly PlayerMerged[] } {
  const { balances, interactions, playerId } = dropped
  const { bought: messages } = interactions
  const debts = SHARKS.map((shark) => [shark, -(balances[debtAccount(playerId, shark)] ?? 0)])
  const merged: PlayerMerged = {
    kind: 'player_merged',
    ...stampOf(moment),
    cash_cents: balances[cashAccount(playerId)] ?? 0,
    debt_cents: Object.fromEntries(debts.filter(([, cents]) => cents !== 0)),
    messages,
  }
  const received: MessagesReceived = { kind: 'messages_received', ...stampOf(moment), messages }
  return { kept: messages > 0 ? [received] : [], dropped: [merged] }
}

export function evolveMerge(sheet: Sheet, event: MergeEvent): Sheet {
  const { interactions } = sheet
  if (event.kind === 'messages_received') {
    const bought = interactions.bought + event.messages
    return { ...sheet, interactions: { ...interactions, bought } }
  }
  return {
    ...sheet,
    interactions: { ...interactions, bought: 0 },
    holdings: [],
    fronts: [],
    loans: sheet.loans.map((loan) => ({
      ...loan,
      repaidCents: loan.repaidCents + owedOf(loan),
      status: 'paid' as const,
    })),
  }
}

export function mergeEntries(playerId: string, event: MergeEvent): readonly Entry[] {
  if (event.kind === 'messages_received') return []
  const left = { cashCents: event.cash_cents, debtCents: event.debt_cents }
  const entry = playerClosed(playerId, left)
  return entry.postings.length > 0 ? [entry] : []
}
