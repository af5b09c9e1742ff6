import { formatCents } from '../money.ts'
import type { Happened, Told } from './tellings-of.ts'

/** Tells of the reward for the guided deal, which is vinnie's. The player's shark has a word, too. */
export function tellGuideEvent({ confidant, event }: Happened): readonly Told[] {
  if (event.kind !== 'guide_paid') return []
  const slots = { sum: formatCents(event.cents) }
  const at = new Date(event.at)
  const told = {
    kind: 'guide_paid',
    shark: 'vinnie',
    cause: 'guide',
    at,
    slots,
    next: null,
  } as const
  return confidant === told.shark ? [told] : [told, { ...told, shark: confidant }]
}
