import { formatCents } from '../money.ts'
import type { Happened, Told } from './tellings-of.ts'

/** Tells of the reward for the guided deal, which is vinnie's. */
export function tellGuideEvent({ event }: Happened): readonly Told[] {
  if (event.kind !== 'guide_paid') return []
  const slots = { sum: formatCents(event.cents) }
  const at = new Date(event.at)
  return [{ kind: 'guide_paid', shark: 'vinnie', cause: 'guide', at, slots, next: null }]
}
