import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { spellDue, timeUntil } from './instant.ts'

/** Returns when a favour can be asked for again: the time until then, with its day and hour. */
export function againText(endsAt: string, now: string): string {
  return MARKET_TEXTS.againIn(timeUntil(endsAt, now), spellDue(endsAt))
}
