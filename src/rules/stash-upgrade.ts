import type { Refusal } from './decider.ts'
import { cashAccount, type Entry } from './ledger.ts'
import { formatCents } from './money.ts'
import type { EventBase } from './player/event.ts'
import type { Sheet } from './player/sheet.ts'
import { stampOf, type World } from './player/world.ts'
import { nextUpgrade } from './stash.ts'
import { stashUpgradeEntry } from './street-entries.ts'

/** Makes the stash larger. */
export interface UpgradeStash {
  readonly kind: 'upgrade_stash'
  /** Units. Only the next size is for sale. */
  readonly capacity: number
}

export interface StashUpgraded extends EventBase {
  readonly kind: 'stash_upgraded'
  readonly capacity: number
  readonly cost_cents: number
}

type UpgradeRefusal = Refusal<'not_for_sale' | 'short_of_cash'>

export function decideUpgrade(
  sheet: Sheet,
  { capacity }: UpgradeStash,
  world: World,
): readonly StashUpgraded[] | UpgradeRefusal {
  const next = nextUpgrade(sheet.stashCapacity)
  if (!next || next.capacity !== capacity) {
    const sentence = next
      ? `The next size of your stash is ${next.capacity} units.`
      : 'A stash does not get any larger.'
    return { refused: 'not_for_sale', sentence }
  }
  const cashCents = sheet.balances[cashAccount(sheet.playerId)] ?? 0
  if (cashCents < next.costCents) {
    const sentence = `A stash of ${capacity} costs ${formatCents(next.costCents)}; you have ${formatCents(cashCents)}.`
    return { refused: 'short_of_cash', sentence }
  }
  return [{ kind: 'stash_upgraded', ...stampOf(world), capacity, cost_cents: next.costCents }]
}

export function evolveUpgrade(sheet: Sheet, { capacity }: StashUpgraded): Sheet {
  return { ...sheet, stashCapacity: capacity }
}

export function upgradeEntries(
  playerId: string,
  { capacity, cost_cents: costCents }: StashUpgraded,
): readonly Entry[] {
  return [stashUpgradeEntry(playerId, { capacity, costCents })]
}
