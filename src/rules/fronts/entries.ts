import type { Entry } from '../ledger.ts'
import { cashMoved } from '../life-entries.ts'
import type { FrontEvent } from './event.ts'

export function frontEntries(playerId: string, event: FrontEvent): readonly Entry[] {
  switch (event.kind) {
    case 'front_bought':
      return cashMoved('front_bought', {
        playerId,
        cause: event.id,
        amountCents: -event.price_cents,
      })
    case 'front_paid': {
      const cause = `${playerId}|${event.front}|${event.day}`
      return cashMoved('front_income', { playerId, cause, amountCents: event.cents })
    }
    case 'front_sold':
      return cashMoved('front_sold', { playerId, cause: event.id, amountCents: event.cents })
    case 'front_tended':
      return []
  }
}
