import type { PlayerEvent } from '#src/rules/player/event.ts'
import { internalError } from '../platform/http/request-error.ts'

type Kind = PlayerEvent['kind']
type EventOf<kind extends Kind> = Extract<PlayerEvent, { kind: kind }>

/** Returns the events of a kind, in order. */
export function eventsOfKind<kind extends Kind>(
  events: readonly PlayerEvent[],
  kind: kind,
): readonly EventOf<kind>[] {
  return events.filter((event): event is EventOf<kind> => event.kind === kind)
}

/** Returns the first event of a kind. Throws an internal error when a command that must decide one has not. */
export function eventOfKind<kind extends Kind>(
  events: readonly PlayerEvent[],
  kind: kind,
): EventOf<kind> {
  const [event] = eventsOfKind(events, kind)
  if (!event) throw internalError(events)
  return event
}
